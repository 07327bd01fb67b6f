/** Finished games: found again, given out, gone through; and nothing of that while a game goes on. */
import { loadRecord, saveRecord } from '@vigrid/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Serving } from '../src/serve.ts';
import { arrive, twoAtTable } from './people.ts';
import { freshFolder, removeFolder, serveStones } from './server.ts';
import { stones } from './stones.ts';

let folder: string;
let server: Serving;

beforeAll(async () => {
  folder = await freshFolder();
  server = await serveStones(folder);
});

afterAll(async () => {
  await server.close();
  await removeFolder(folder);
});

test('a finished game is in the list of both who played it, with who has won, the latest first', async () => {
  const { table, first, second } = await twoAtTable(server.url);
  expect((await first.ask('history', {})).lines).toEqual([]);
  const [end] = await Promise.all([first.playOn(table), second.playOn(table)]);
  for (const [who, seat] of [
    [first, 0],
    [second, 1],
  ] as const) {
    const { lines, more } = await who.ask('history', {});
    expect(more).toBe(false);
    expect(lines).toMatchObject([
      { table, game: 'stones', seat, winners: end.over?.winners, moves: end.seq, options: { trap: false } },
    ]);
    expect(lines[0].seats.map(({ name }) => name)).toEqual([first.name, second.name]);
  }
  const { table: next } = await first.ask('rematch', { table });
  await Promise.all([first.open(next), second.open(next)]);
  const begun = await first.until(next, ({ seq }) => seq === 0);
  await first.control(begun, 'concede');
  const { lines } = await first.ask('history', {});
  expect(lines.map((line) => [line.table, line.winners])).toEqual([
    [next, [1]],
    [table, end.over?.winners],
  ]);
  const earlier = await first.ask('history', { before: lines[0].ended });
  expect(earlier.lines.map((line) => line.table)).toEqual([table]);
});

test('a moment that is no date is refused with a sentence', async () => {
  const guest = await arrive(server.url);
  expect((await guest.refusal('history', { before: 'yesterday' })).text.en).toContain('"before"');
});

test('of a game under way nobody is given the record or a replay', async () => {
  const { table, first } = await twoAtTable(server.url);
  const stranger = await arrive(server.url);
  for (const who of [first, stranger]) {
    expect((await who.refusal('record', { table })).text.en).toMatch(/after the end/);
    expect((await who.refusal('replay', { table, seat: 0, all: true })).text.en).toMatch(/after the end/);
  }
});

test('a finished game is gone through by anybody who has its address, as each seat saw it', async () => {
  const { table, first, second } = await twoAtTable(server.url);
  const [end] = await Promise.all([first.playOn(table), second.playOn(table)]);
  const stranger = await arrive(server.url);
  const finished = await stranger.ask('record', { table });
  expect(finished).toMatchObject({ table, seat: null, current: true });
  const read = loadRecord(finished.record);
  expect('record' in read && read.record.entries.length).toBe(end.seq);

  const asFirst = await stranger.ask('replay', { table, seat: 0, all: false });
  expect(asFirst.steps.map(({ seq }) => seq)).toEqual([...Array(end.seq + 1).keys()]);
  expect(asFirst.steps.every(({ question }) => question === null)).toBe(true);
  const lived = new Map(first.updates.filter((one) => one.table === table).map((one) => [one.seq, one]));
  for (const step of asFirst.steps) {
    const then = lived.get(step.seq);
    if (then) expect([step.view, step.awaited]).toEqual([then.view, then.awaited]);
  }
  expect((await stranger.refusal('replay', { table, seat: 5, all: false })).text.en).toContain('2 seats');
});

/** A game of stones as somebody plays it by themselves, given up by the first seat after so many decisions. */
function playedAlone(seed: string, over: boolean): string {
  const setup = { seats: 2, seed, options: { trap: false } };
  const entries = over ? [{ seat: 0, control: 'concede' as const }] : [];
  return saveRecord({ game: stones.id, version: stones.version, setup, clock: null, entries });
}

test('a game that was played without the server is kept with the others, once, and only if it is one', async () => {
  const guest = await arrive(server.url);
  const game = {
    id: 'local-0123456789',
    record: playedAlone('at home', true),
    seats: [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }],
    since: '2030-01-01T10:00:00.000Z',
    ended: '2020-01-01T11:00:00.000Z',
  };
  const { table } = await guest.ask('keepGame', game);
  expect(await guest.ask('keepGame', game)).toEqual({ table });
  const { lines } = await guest.ask('history', {});
  expect(lines).toMatchObject([{ table, seat: 0, winners: [1], moves: 1, ended: game.ended }]);
  // What a browser says of the future is not believed.
  expect(Date.parse(lines[0].since)).toBeLessThanOrEqual(Date.now());
  expect((await guest.ask('record', { table })).record).toBe(game.record);

  const refused = async (change: Partial<typeof game>) =>
    (await guest.refusal('keepGame', { ...game, id: 'another-game', ...change })).text.en;
  expect(await refused({ record: playedAlone('at home', false) })).toContain('not over');
  expect(await refused({ record: 'vigrid' })).not.toBe('');
  expect(await refused({ record: game.record.replace('stones', 'pebbles') })).toContain('Nothing here');
  expect(await refused({ seats: [game.seats[0], game.seats[0]] })).toContain('one of the seats');
  expect((await guest.ask('history', {})).lines).toHaveLength(1);
});
