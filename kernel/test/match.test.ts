import { describe, expect, test } from 'vitest';
import {
  asks,
  awaited,
  type ClockSetting,
  type Entry,
  type Frame,
  flow,
  type GameEvent,
  type Match,
  openMatch,
  play,
  questionFor,
  type Refusal,
  seek,
  takingBack,
  timeLeft,
  type YesNoQuestion,
} from '../src/index.ts';
import { matchPrint } from '../src/testing/laws/match.ts';
import { type MicroRun, micro } from './micro.ts';
import { tiny, tinySetup } from './tiny/index.ts';
import type { Tiny } from './tiny/state.ts';

interface Seated {
  readonly match: Match<Tiny>;
  readonly events: GameEvent[];
}

function sit(seats = 2, clock: ClockSetting | null = null): Seated {
  const events: GameEvent[] = [];
  const record = { game: 'tiny', version: 1, setup: tinySetup(seats, 2), clock, entries: [] };
  const match = openMatch(tiny, record, (event) => events.push(event));
  events.length = 0;
  return { match, events };
}

/** Everybody bids the first card; somebody leads. */
function bid({ match }: Seated): void {
  for (const seat of awaited(match.run)) must(match, { seat, answer: 0 });
}

function must(match: Match, entry: Entry): void {
  const refusal = play(match, entry);
  if (refusal) throw new Error(refusal.text.en);
}

/** The refusal, after making sure that it has changed nothing. */
function refused({ match, events }: Seated, entry: Entry): Refusal {
  const before = matchPrint(match);
  const heard = events.length;
  const refusal = play(match, entry);
  expect(matchPrint(match)).toBe(before);
  expect(events).toHaveLength(heard);
  if (!refusal) throw new Error('It was not refused.');
  expect(refusal.text.ru).toMatch(/^[А-ЯЁ].*\.$/);
  expect(refusal.text.en).toMatch(/^[A-Z].*\.$/);
  return refusal;
}

const leader = ({ match }: Seated): number => match.run.state.leader;

/** Chooses an act of the leader's turn by its name. */
function act(seated: Seated, name: string): void {
  const seat = leader(seated);
  const q = questionFor(seated.match.run, seat);
  const answer = q?.kind === 'act' ? q.options.findIndex((option) => option.do === name) : -1;
  must(seated.match, { seat, answer });
}

describe('the one who is asked', () => {
  test('[T-1] only a seat whose decision is awaited may answer', () => {
    const seated = sit();
    bid(seated);
    const other = 1 - leader(seated);
    expect(refused(seated, { seat: other, answer: 0 }).rule).toBe('T-1');
    for (const seat of [-1, 2, 0.5, Number.NaN])
      expect(refused(seated, { seat, answer: 0 }).rule).toBe('T-1');
  });

  test('[T-1] who has answered in secret waits for the others', () => {
    const seated = sit(3);
    must(seated.match, { seat: 1, answer: 0 });
    expect(awaited(seated.match.run)).toEqual([0, 2]);
    expect(refused(seated, { seat: 1, answer: 1 }).rule).toBe('T-1');
  });

  test('[T-2] only a legal answer is taken', () => {
    const seated = sit();
    for (const answer of [3, -1, 0.5, Number.NaN, Infinity]) {
      const refusal = refused(seated, { seat: 0, answer });
      expect(refusal.rule).toBe('T-2');
      expect(refusal.text.en).toContain('there are 3 legal ones, numbered 0 to 2');
    }
    must(seated.match, { seat: 0, answer: 2 });
  });

  test('[T-3] nothing is played after the end', () => {
    const seated = sit();
    must(seated.match, { seat: 0, control: 'concede' });
    expect(seated.match.run.asked).toEqual([]);
    expect(refused(seated, { seat: 1, answer: 0 }).rule).toBe('T-3');
    for (const control of [
      'concede',
      'offer',
      'pause',
      'resume',
      'accept',
      'decline',
      'undo',
      'undoTurn',
      'flag',
      'absent',
    ] as const) {
      expect(refused(seated, { seat: 1, control }).rule).toBe('T-3');
    }
  });
});

describe('conceding', () => {
  test('[T-4] of one of two players is the victory of the other', () => {
    const seated = sit();
    must(seated.match, { seat: 0, control: 'concede' });
    expect(seated.match.run.state.result).toEqual({ winners: [1], rule: 'T-4' });
    expect(seated.events.map(({ kind, rule }) => [kind, rule])).toEqual([
      ['concede', 'T-4'],
      ['end', 'T-4'],
    ]);
  });

  test('[T-4] is possible whoever is asked', () => {
    const seated = sit();
    bid(seated);
    const other = 1 - leader(seated);
    must(seated.match, { seat: other, control: 'concede' });
    expect(seated.match.run.state.result?.winners).toEqual([leader(seated)]);
  });

  test('[T-4] in a longer game leaves the others to play on, with the simplest answers for the one who left', () => {
    const seated = sit(3);
    must(seated.match, { seat: 1, control: 'concede' });
    expect(seated.match.run.state.result).toBeNull();
    expect(awaited(seated.match.run)).toEqual([0, 2]);
    must(seated.match, { seat: 0, answer: 0 });
    must(seated.match, { seat: 2, answer: 0 });
    for (let i = 0; i < 200 && !seated.match.run.state.result; i++) {
      const [seat] = awaited(seated.match.run);
      expect(seat).not.toBe(1);
      must(seated.match, { seat, answer: 0 });
    }
    expect(seated.match.run.state.result?.rule).toBe('TY-9');
  });

  test('[T-4] of all but one ends a longer game', () => {
    const { match } = sit(3);
    must(match, { seat: 0, control: 'concede' });
    must(match, { seat: 2, control: 'concede' });
    expect(match.run.state.result).toEqual({ winners: [1], rule: 'T-4' });
  });

  test('[T-4] of the only player is a game that nobody has won', () => {
    const game = micro({ main: flow<MicroRun, Frame>({ ask: asks(yesOrNo, () => {}) }) }, 1);
    const record = { game: 'micro', version: 1, clock: null, entries: [] };
    const match = openMatch(game, { ...record, setup: { seats: 1, seed: 'solo', options: null } });
    must(match, { seat: 0, control: 'concede' });
    expect(match.run.state.result).toEqual({ winners: [], rule: 'T-4' });
  });

  test('[T-4] who has left has nothing more to say', () => {
    const seated = sit(3, { base: 1000, increment: 0 });
    must(seated.match, { seat: 1, control: 'concede', at: 10 });
    for (const control of [
      'concede',
      'offer',
      'pause',
      'resume',
      'accept',
      'decline',
      'undo',
      'undoTurn',
      'flag',
      'absent',
    ] as const) {
      expect(refused(seated, { seat: 1, control, at: 5000 }).rule).toBe('T-4');
    }
  });
});

describe('a draw by agreement', () => {
  test('[T-5] ends the game when everybody agrees', () => {
    const { match, events } = sit(3);
    must(match, { seat: 0, control: 'offer' });
    must(match, { seat: 2, control: 'accept' });
    expect(match.run.state.result).toBeNull();
    must(match, { seat: 1, control: 'accept' });
    expect(match.run.state.result).toEqual({ winners: [0, 1, 2], rule: 'T-5' });
    expect(events.map((event) => event.kind)).toEqual(['offer', 'end']);
  });

  test('[T-5] is off the table when somebody declines', () => {
    const seated = sit();
    must(seated.match, { seat: 0, control: 'offer' });
    must(seated.match, { seat: 1, control: 'decline' });
    expect(refused(seated, { seat: 1, control: 'accept' }).rule).toBe('T-5');
  });

  test('[T-5] is off the table with the next move', () => {
    const seated = sit();
    must(seated.match, { seat: 0, control: 'offer' });
    must(seated.match, { seat: 0, answer: 0 });
    expect(refused(seated, { seat: 1, control: 'accept' }).rule).toBe('T-5');
  });

  test('[T-5] can not be accepted by the one who offered it, nor offered twice', () => {
    const seated = sit();
    expect(refused(seated, { seat: 0, control: 'accept' }).rule).toBe('T-5');
    must(seated.match, { seat: 0, control: 'offer' });
    expect(refused(seated, { seat: 0, control: 'accept' }).rule).toBe('T-5');
    expect(refused(seated, { seat: 1, control: 'offer' }).rule).toBe('T-5');
  });

  test('[T-5] is agreed when the only one who had not agreed has left', () => {
    const { match } = sit(3);
    must(match, { seat: 0, control: 'offer' });
    must(match, { seat: 1, control: 'accept' });
    must(match, { seat: 2, control: 'concede' });
    expect(match.run.state.result).toEqual({ winners: [0, 1], rule: 'T-5' });
  });
});

describe('taking back', () => {
  test('[T-6] brings back the state before the decision, several times over', () => {
    const seated = sit();
    const { match } = seated;
    bid(seated);
    const seat = leader(seated);
    const before = [matchState(match)];
    act(seated, 'march');
    before.push(matchState(match));
    must(match, { seat, answer: 0 });
    must(match, { seat, control: 'undo' });
    expect(matchState(match)).toBe(before[1]);
    must(match, { seat, control: 'undo' });
    expect(matchState(match)).toBe(before[0]);
    expect(match.record.entries).toHaveLength(6);
  });

  test('[T-6] brings back the whole turn at once', () => {
    const seated = sit();
    const { match } = seated;
    bid(seated);
    const seat = leader(seated);
    const before = matchState(match);
    act(seated, 'march');
    // Where to march is still part of the march; what is done next is not.
    expect(takingBack(match, seat)).toEqual({ decisions: 1, why: null, follows: true });
    while (questionFor(match.run, seat)?.ask !== 'turn') must(match, { seat, answer: 0 });
    const { decisions, follows } = takingBack(match, seat);
    expect([decisions > 1, follows]).toEqual([true, false]);
    must(match, { seat, control: 'undoTurn' });
    expect(matchState(match)).toBe(before);
    expect(seated.events.at(-1)).toMatchObject({ kind: 'undo', decisions });
    expect(refused(seated, { seat, control: 'undoTurn' }).rule).toBe('T-6');
  });

  test('[T-6] is possible only for the one who decided last', () => {
    const seated = sit();
    bid(seated);
    act(seated, 'march');
    expect(takingBack(seated.match, leader(seated)).decisions).toBe(1);
    expect(refused(seated, { seat: 1 - leader(seated), control: 'undo' })).toMatchObject({
      rule: 'T-6',
      text: { en: expect.stringContaining('another player') },
    });
  });

  test('[T-6] ends where information begins', () => {
    const seated = sit();
    bid(seated);
    act(seated, 'roll');
    expect(refused(seated, { seat: leader(seated), control: 'undo' })).toMatchObject({
      rule: 'T-6',
      text: { en: expect.stringContaining('come to light') },
    });
    // What is decided after the roll may be taken back, up to the roll.
    must(seated.match, { seat: leader(seated), answer: 0 });
    must(seated.match, { seat: leader(seated), control: 'undo' });
    expect(refused(seated, { seat: leader(seated), control: 'undo' }).rule).toBe('T-6');
  });

  test('[T-6] a secret choice may be taken back until all have chosen', () => {
    const seated = sit(3);
    const { match } = seated;
    const before = matchState(match);
    must(match, { seat: 2, answer: 1 });
    must(match, { seat: 2, control: 'undo' });
    expect(matchState(match)).toBe(before);
    bid(seated);
    for (const seat of [0, 1, 2]) expect(refused(seated, { seat, control: 'undo' }).rule).toBe('T-6');
  });

  test('[T-6] is not possible before anything was decided, nor for a concession', () => {
    const seated = sit(3);
    expect(refused(seated, { seat: 0, control: 'undo' }).text.en).toBe('You have decided nothing yet.');
    must(seated.match, { seat: 0, answer: 0 });
    must(seated.match, { seat: 1, control: 'concede' });
    expect(refused(seated, { seat: 0, control: 'undo' }).rule).toBe('T-6');
  });

  test('[T-6] leaves out who had left before', () => {
    const seated = sit(3);
    must(seated.match, { seat: 1, control: 'concede' });
    must(seated.match, { seat: 0, answer: 0 });
    must(seated.match, { seat: 0, control: 'undo' });
    expect(awaited(seated.match.run)).toEqual([0, 2]);
    expect(seated.events.at(-1)).toEqual({ kind: 'undo', rule: 'T-6', seat: 0, decisions: 1 });
  });
});

describe('a pause and being away', () => {
  const clock = { base: 60_000, increment: 0 };

  test('[T-8] the clocks stand once everybody has agreed, until somebody goes on', () => {
    const seated = sit(2, clock);
    const { match } = seated;
    must(match, { seat: 0, control: 'pause', at: 10_000 });
    expect(match.paused).toBe(false);
    expect(timeLeft(match, 12_000)).toEqual([48_000, 48_000]);
    expect(refused(seated, { seat: 0, control: 'accept', at: 12_000 }).rule).toBe('T-5');
    expect(refused(seated, { seat: 1, control: 'offer', at: 12_000 }).rule).toBe('T-5');
    must(match, { seat: 1, control: 'accept', at: 12_000 });
    expect(timeLeft(match, 999_000)).toEqual([48_000, 48_000]);
    expect(refused(seated, { seat: 0, answer: 0, at: 20_000 }).rule).toBe('T-8');
    expect(refused(seated, { seat: 0, control: 'undo', at: 20_000 }).rule).toBe('T-8');
    expect(refused(seated, { seat: 0, control: 'flag', at: 999_000 }).rule).toBe('T-7');
    must(match, { seat: 1, control: 'resume', at: 1_000_000 });
    expect(timeLeft(match, 1_001_000)).toEqual([47_000, 47_000]);
    expect(refused(seated, { seat: 1, control: 'resume', at: 1_001_000 }).rule).toBe('T-8');
  });

  test('[T-8] is refused, taken off by the next decision, and of no use without a clock', () => {
    const seated = sit(3, clock);
    const { match } = seated;
    must(match, { seat: 0, control: 'pause', at: 0 });
    must(match, { seat: 1, control: 'accept', at: 0 });
    must(match, { seat: 2, control: 'decline', at: 0 });
    expect([match.paused, match.agreed]).toEqual([false, []]);
    must(match, { seat: 1, control: 'pause', at: 0 });
    must(match, { seat: 0, answer: 0, at: 0 });
    expect(match.agreed).toEqual([]);
    expect(refused(sit(2), { seat: 0, control: 'pause' }).rule).toBe('T-8');
  });

  test('[T-8] stands when the last one who had not agreed has left', () => {
    const { match } = sit(3, clock);
    must(match, { seat: 0, control: 'pause', at: 0 });
    must(match, { seat: 1, control: 'accept', at: 0 });
    must(match, { seat: 2, control: 'concede', at: 0 });
    expect(match.paused).toBe(true);
  });

  test('[T-9] who is away too long is out of the game, if a decision is awaited', () => {
    const seated = sit(2);
    must(seated.match, { seat: 1, answer: 0 });
    expect(refused(seated, { seat: 1, control: 'absent' }).rule).toBe('T-9');
    must(seated.match, { seat: 0, control: 'absent' });
    expect(seated.match.run.state.result).toEqual({ winners: [1], rule: 'T-9' });
  });
});

describe('the clock', () => {
  const clock = { base: 60_000, increment: 2000 };

  test('[T-7] runs for those whose decision is awaited', () => {
    const seated = sit(2, clock);
    expect(timeLeft(seated.match, 5000)).toEqual([55_000, 55_000]);
    must(seated.match, { seat: 1, answer: 0, at: 5000 });
    // Seat 1 has decided and gets the increment; seat 0 still thinks.
    expect(timeLeft(seated.match, 9000)).toEqual([51_000, 57_000]);
    must(seated.match, { seat: 0, answer: 0, at: 10_000 });
    const thinking = leader(seated);
    const left = [52_000, 57_000];
    left[thinking] -= 1000;
    expect(timeLeft(seated.match, 11_000)).toEqual(left);
  });

  test('[T-7] loses the game for whoever runs out of time', () => {
    const seated = sit(2, clock);
    must(seated.match, { seat: 1, answer: 0, at: 1000 });
    expect(refused(seated, { seat: 0, control: 'flag', at: 59_999 }).rule).toBe('T-7');
    expect(refused(seated, { seat: 1, control: 'flag', at: 99_999 }).rule).toBe('T-7');
    must(seated.match, { seat: 0, control: 'flag', at: 60_000 });
    expect(seated.match.run.state.result).toEqual({ winners: [1], rule: 'T-7' });
  });

  test('[T-7] in a longer game the others play on', () => {
    const { match } = sit(3, clock);
    must(match, { seat: 0, answer: 0, at: 0 });
    must(match, { seat: 1, control: 'flag', at: 60_000 });
    expect(match.run.state.result).toBeNull();
    expect(awaited(match.run)).toEqual([2]);
  });

  test('[T-7] gives nothing for a decision that is taken back', () => {
    const { match } = sit(3, clock);
    for (let i = 0; i < 5; i++) {
      must(match, { seat: 0, answer: 0, at: 0 });
      must(match, { seat: 0, control: 'undo', at: 0 });
    }
    expect(timeLeft(match, 0)).toEqual([60_000, 60_000, 60_000]);
  });

  test('[T-7] gives no time back when the clock on the wall goes back', () => {
    const { match } = sit(2, clock);
    must(match, { seat: 0, control: 'offer', at: 9000 });
    must(match, { seat: 1, control: 'decline', at: 4000 });
    expect(timeLeft(match, 4000)).toEqual([51_000, 51_000]);
    expect(timeLeft(match, 10_000)).toEqual([50_000, 50_000]);
  });

  test('[T-7] with time for each turn is full again when another has decided, and never by taking back', () => {
    const seated = sit(3, { base: 60_000, increment: 0, eachTurn: true });
    const { match } = seated;
    must(match, { seat: 0, answer: 0, at: 10_000 });
    must(match, { seat: 0, control: 'undo', at: 10_000 });
    expect(timeLeft(match, 10_000)).toEqual([50_000, 50_000, 50_000]);
    for (const seat of [0, 1, 2]) must(match, { seat, answer: 0, at: 20_000 });
    const next = awaited(match.run);
    expect(next.length).toBeGreaterThan(0);
    // Who decided last is still at it; the others who are asked now begin anew.
    const left = timeLeft(match, 20_000);
    for (const seat of next) expect(left?.[seat]).toBe(seat === 2 ? 40_000 : 60_000);
  });

  test('[T-7] does not run where there is none', () => {
    const seated = sit();
    expect(timeLeft(seated.match, 5000)).toBeNull();
    expect(refused(seated, { seat: 0, control: 'flag', at: 99_999_999 }).rule).toBe('T-7');
  });
});

describe('a match', () => {
  test('can be looked at as it was after any entry, and played on from there', () => {
    const seated = sit();
    const before = matchState(seated.match);
    bid(seated);
    act(seated, 'march');
    const past = seek(seated.match, 0);
    expect(matchState(past)).toBe(before);
    must(past, { seat: 0, answer: 2 });
    expect(seated.match.record.entries).toHaveLength(3);
    expect(past.record.entries).toHaveLength(1);
    expect(matchState(seek(seated.match, 3))).toBe(matchState(seated.match));
  });

  test('comes out the same from its record, with everything that was done at the table', () => {
    const seated = sit(3, { base: 60_000, increment: 1000 });
    const { match } = seated;
    must(match, { seat: 2, answer: 1, at: 100 });
    must(match, { seat: 2, control: 'undo', at: 200 });
    must(match, { seat: 0, control: 'offer', at: 300 });
    must(match, { seat: 1, control: 'decline', at: 400 });
    must(match, { seat: 2, answer: 0, at: 500 });
    must(match, { seat: 1, control: 'concede', at: 600 });
    must(match, { seat: 0, answer: 2, at: 700 });
    expect(matchPrint(openMatch(tiny, match.record))).toBe(matchPrint(match));
  });
});

function yesOrNo(): YesNoQuestion {
  return { kind: 'yesno', seat: 0, ask: 'ready', rule: 'TY-4' };
}

const matchState = (match: Match): string => JSON.stringify([match.run.state, match.run.asked]);
