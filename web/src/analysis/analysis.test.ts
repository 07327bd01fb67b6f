/** A game gone through by the bots. */
import heroes from '@vigrid/heroes';
import { type Entry, type GameRecord, openMatch, play } from '@vigrid/kernel';
import { answerMeant } from '@vigrid/kernel/scenario/lines';
import { expect, test } from 'vitest';
import { costliestOf, costOf, courseOf } from './course.ts';
import { analyse, type Care, type Decision, type Finding } from './worker/analyse.ts';

const care: Care = { first: { playouts: 24 }, again: { playouts: 48 }, most: 2, rounds: 2 };

/** Furgot has one life left: whoever strikes him with Groll wins at once. */
const position = { turn: 'a', a: { squad: ['Groll'] }, b: { hero: 'Furgot', wounds: 19, deck: ['Gnome'] } };

/** Such a game, in which these lines were played and then somebody gave up. */
function gameOf(lines: readonly (readonly [seat: number, line: string])[], left: number): GameRecord {
  const setup = { seats: 2, seed: 'analysis', options: {}, from: { position, random: [] } };
  const { id: game, version } = heroes;
  const match = openMatch(heroes, { game, version, setup, clock: null, entries: [] });
  const enter = (entry: Entry) => expect(play(match, entry)).toBe(null);
  for (const [seat, line] of lines) {
    const [asked] = match.run.asked;
    enter({ seat, answer: answerMeant({ game: heroes, state: match.run.state }, asked, line) ?? -1 });
  }
  enter({ seat: left, control: 'concede' });
  return match.record;
}

function gone(record: GameRecord) {
  const findings: Finding[] = [...analyse(heroes, record, care)];
  const decisions = new Map<number, Decision>();
  for (const one of findings) if (one.kind === 'weighed') decisions.set(one.decision.seq, one.decision);
  const [begun] = findings;
  if (begun.kind !== 'begun') throw new Error('It does not begin with how much there is to do.');
  return { decisions: [...decisions.values()], end: begun.end };
}

const missed = gameOf(
  [
    [0, 'end'],
    [1, 'end'],
  ],
  0,
);

test('who ends the turn instead of striking the winning blow is told so, with the reason', () => {
  const { decisions, end } = gone(missed);
  const [first] = decisions;
  expect(first.given.en).toMatch(/end/i);
  expect(first.better?.said.en).toMatch(/Groll/);
  expect(first.better?.gains.map(({ en }) => en)).toContain('wins the game');
  expect(first.best[0]).toBe(1);
  const { told } = costliestOf(courseOf(decisions, end, 0), 0, 4);
  expect(told[0].decision.seq).toBe(1);
});

test('luck and choice add up from the first chances to the end, for either seat', () => {
  const { decisions, end } = gone(missed);
  for (const seat of [0, 1]) {
    const course = courseOf(decisions, end, seat);
    const { start, luck, own, others, end: reached } = course.sum;
    expect(start + luck + own + others).toBe(reached);
    expect(reached).toBe(seat === 0 ? 0 : 100);
    const { told, rest } = costliestOf(course, seat, 1);
    expect(told.length).toBe(seat === 0 ? 1 : 0);
    expect(rest).toBeLessThanOrEqual(costOf(course, seat));
  }
});

test('the same game is weighed the same', () => {
  expect(gone(missed)).toEqual(gone(missed));
});
