import { describe, expect, test } from 'vitest';
import {
  answer,
  apart,
  asks,
  asksAll,
  awaited,
  copy,
  type Entry,
  type Frame,
  finish,
  flow,
  imagine,
  loadRecord,
  type Match,
  openMatch,
  play,
  questionFor,
  resume,
  type Seat,
  saveRecord,
  seeded,
  start,
  takingBack,
  timeLeft,
  type YesNoQuestion,
} from '../src/index.ts';
import { findFault, gameSuite, lawsOf } from '../src/testing/index.ts';
import { type Market, market, purse } from './market.ts';
import { begin, type MicroRun, micro } from './micro.ts';

gameSuite(market, {
  options: [null],
  depth: 20,
  games: 20,
  intents: () => ['bread', 'cloth', 'done', 'fly'].map((name) => ({ do: name })),
});

const [bread, cloth] = [0, 1];

const setup = (seats = 2) => ({ seats, seed: 'market', options: null });

function sit(...entries: Entry[]): Match<Market> {
  const record = { game: 'market', version: 1, setup: setup(), clock: null, entries: [] };
  const match = openMatch(market, record);
  for (const entry of entries) must(match, entry);
  return match;
}

function must(match: Match, entry: Entry): void {
  const refusal = play(match, entry);
  if (refusal) throw new Error(refusal.text.en);
}

const a = (n: number): Entry => ({ seat: 0, answer: n });
const b = (n: number): Entry => ({ seat: 1, answer: n });

/** The last of the things that can be bought is to be done with it. */
const done = (match: Match, seat: Seat): Entry => {
  const q = questionFor(match.run, seat);
  if (q?.kind !== 'act') throw new Error(`Seat ${seat} is not shopping.`);
  return { seat, answer: q.options.length - 1 };
};

describe('seats apart', () => {
  test('go at their own pace, through procedures within procedures', () => {
    const { run } = sit(b(cloth), b(2), b(bread), a(cloth));
    expect(run.state.bags).toEqual([[], [3, 0]]);
    expect(questionFor(run, 0)?.ask).toBe('colour');
    expect(questionFor(run, 1)?.ask).toBe('buy');
    expect(awaited(run)).toEqual([0, 1]);
  });

  test('wait for nobody while they decide, and for everybody at the end', () => {
    const match = sit(a(bread));
    must(match, done(match, 0));
    expect(awaited(match.run)).toEqual([1]);
    expect(questionFor(match.run, 0)).toBeNull();
    expect(() => answer(match.run, 0, 0)).toThrow('Seat 0 is not asked anything.');
    must(match, done(match, 1));
    expect(match.run.state.result?.winners).toEqual([0]);
    expect(match.run.state.frames[0].apart).toBeNull();
  });

  test('come to the same whoever decided first', () => {
    const one = sit(a(cloth), a(1), b(bread), b(bread));
    const other = sit(b(bread), a(cloth), b(bread), a(1));
    expect(one.run.state).toEqual(other.run.state);
    expect(one.run.asked).toEqual(other.run.asked);
  });

  test('are stored and resumed in the middle', () => {
    const { run } = sit(a(cloth), b(bread));
    const again = resume(market, copy(run.state));
    expect(again.asked).toEqual(run.asked);
    answer(again, 0, 0);
    expect(again.state.bags).toEqual([[1], [0]]);
  });

  test('are kept in the record in the order they decided', () => {
    const { record, run } = sit(b(bread), a(cloth), b(bread), a(1));
    const text = saveRecord(record);
    expect(text.split('\n')[1]).toBe('b0 a1 b0 a1');
    const read = loadRecord(text);
    if (!('record' in read)) throw new Error('The record can not be read.');
    expect(openMatch(market, read.record).run.state).toEqual(run.state);
  });

  test('may each take back their own, whatever the others have done meanwhile', () => {
    const match = sit(a(cloth), b(bread), b(bread));
    expect([takingBack(match, 0).decisions, takingBack(match, 1).decisions]).toEqual([1, 2]);
    must(match, { seat: 0, control: 'undo' });
    expect(match.run.state.bags).toEqual([[], [0, 0]]);
    expect(questionFor(match.run, 0)?.ask).toBe('buy');
    expect(takingBack(match, 0).decisions).toBe(0);
    expect(openMatch(market, match.record).run.state).toEqual(match.run.state);
  });

  test('take nothing back once somebody is known to be done', () => {
    const match = sit(a(bread), b(bread));
    must(match, done(match, 1));
    expect([takingBack(match, 0).decisions, takingBack(match, 1).decisions]).toEqual([0, 0]);
  });

  test('spend their own time side by side', () => {
    const clock = { base: 1000, increment: 0 };
    const record = { game: 'market', version: 1, setup: setup(), clock, entries: [] };
    const match = openMatch(market, record);
    must(match, { seat: 0, answer: 2, at: 100 });
    must(match, { seat: 1, answer: bread, at: 300 });
    expect(timeLeft(match, 400)).toEqual([900, 600]);
  });

  test('imagine each other as the game says', () => {
    const { run } = sit(a(cloth), b(bread), b(cloth));
    const dream = imagine(run, 0, seeded('dream'));
    expect(dream.state.purses).toEqual([purse - 2, purse]);
    expect(questionFor(dream, 0)).toEqual(questionFor(run, 0));
    expect(questionFor(dream, 1)?.ask).toBe('buy');
  });

  test('leave with the game when it ends before they are done', () => {
    const run = start(quitting, setup());
    answer(run, 1, 1);
    expect(run.state.result?.winners).toEqual([0]);
    expect(run.asked).toEqual([]);
    expect(run.state.frames).toHaveLength(1);
  });
});

describe('a game that lets seats go apart is at fault', () => {
  const alone = (steps: Parameters<typeof flow<MicroRun, Frame>>[0], seats = [0]) =>
    micro({
      main: flow<MicroRun, Frame>({ part: apart(() => seats.map(() => ({ kind: 'alone', step: 0 }))) }),
      alone: flow<MicroRun, Frame>(steps),
    });

  test('when one of them asks several seats at once', () => {
    const game = alone({
      all: asksAll(
        () => [yesno(0), yesno(1)],
        () => {},
      ),
    });
    expect(() => begin(game)).toThrow('micro: a seat that goes its own way can not ask several at once.');
  });

  test('when two of them ask the same seat', () => {
    const game = alone(
      {
        one: asks(
          () => yesno(0),
          () => {},
        ),
      },
      [0, 1],
    );
    expect(() => begin(game)).toThrow('micro: seat 0 is asked twice at once.');
  });
});

test('the suite finds out when seats apart get into each other’s way', () => {
  const [buy, leaving] = market.flows.shop.steps;
  if (!('take' in buy)) throw new Error('The market has no stall.');
  const crowded: typeof market = {
    ...market,
    flows: {
      ...market.flows,
      shop: {
        ...market.flows.shop,
        steps: [
          {
            ...buy,
            take(g, f, value, q) {
              buy.take(g, f, value, q);
              // Whoever comes later pays for what the others have bought.
              if (g.state.bags.some((bag) => bag.length > 1)) g.state.purses[q.seat] = 0;
            },
          },
          leaving,
        ],
      },
    },
  };
  const law = lawsOf<Market>({ intents: () => [] }).find(
    ({ title }) => title === 'undo brings back the same state',
  );
  if (!law) throw new Error('There is no such law.');
  expect(findFault(crowded, { options: [null], depth: 20 }, law, 500)?.sentence).toMatch(/taking back/);
});

const yesno = (seat: Seat): YesNoQuestion => ({ kind: 'yesno', seat, ask: 'end', rule: 'TY-4' });

interface SeatFrame extends Frame {
  readonly kind: 'alone';
  readonly seat: Seat;
}

const quitting = micro({
  main: flow<MicroRun, Frame>({
    part: apart(() => [0, 1].map((seat): SeatFrame => ({ kind: 'alone', step: 0, seat }))),
  }),
  alone: flow<MicroRun, SeatFrame>({
    quit: asks(
      (_g: MicroRun, { seat }: SeatFrame) => yesno(seat),
      (g, { seat }, yes) => {
        if (yes) finish(g, { winners: [1 - seat], rule: 'TY-9' });
      },
    ),
  }),
});
