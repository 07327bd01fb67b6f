import { heroes } from '@vigrid/heroes';
import { count, encode, openMatch, play, questionFor } from '@vigrid/kernel';
import { expect, test } from 'vitest';
import { halfway, playRandomly, refusedActs } from './random-play.ts';

const table = { game: heroes, seats: 2 };

test('a random game is over, and only its real choices count as decisions', () => {
  const { record, decisions } = playRandomly(table, 1);
  const match = openMatch(heroes, { ...record, entries: [] });
  let choices = 0;
  for (const entry of record.entries) {
    const q = questionFor(match.run, entry.seat);
    if (q && count(q) > 1) choices++;
    expect(play(match, entry)).toBeNull();
  }
  expect(match.run.state.result).not.toBeNull();
  expect(decisions).toBe(choices);
  expect(decisions).toBeLessThan(record.entries.length);
});

test('the events are all kept', () => {
  const { record, events } = playRandomly(table, 1);
  const told: unknown[] = [];
  openMatch(heroes, record, (event) => told.push(event));
  expect(events).toEqual(told);
});

test('a game of the same number is the same game, another number another', () => {
  expect(playRandomly(table, 2)).toEqual(playRandomly(table, 2));
  expect(playRandomly(table, 2).record).not.toEqual(playRandomly(table, 3).record);
});

test('a game can be cut at a number of decisions', () => {
  expect(playRandomly(table, 1, 20).decisions).toBe(20);
});

test('halfway a game is still going on', () => {
  const { run, record } = halfway(table, 1);
  expect(run.state.result).toBeNull();
  expect(record.entries).toHaveLength(playRandomly(table, 1).record.entries.length >> 1);
});

test('refused acts are not on offer, and every kind of refusal comes once', () => {
  const refused = refusedActs(table, [0, 1, 2, 3]);
  expect(refused.length).toBeGreaterThan(3);
  for (const { run, seat, intent, reasons } of refused) {
    const q = questionFor(run, seat);
    expect(q && encode(q, intent)).toBeNull();
    expect(reasons).not.toHaveLength(0);
  }
  const kinds = refused.map(({ intent, reasons }) => [intent.do, ...reasons.map(({ why }) => why)].join(' '));
  expect(new Set(kinds).size).toBe(kinds.length);
});
