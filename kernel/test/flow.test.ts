import { describe, expect, test } from 'vitest';
import {
  type ActQuestion,
  again,
  answer,
  asks,
  asksAll,
  copy,
  type Frame,
  finish,
  flow,
  goTo,
  leave,
  type NumberQuestion,
  questionFor,
  resume,
} from '../src/index.ts';
import { begin, go, type MicroRun, micro, note } from './micro.ts';

const end = (g: MicroRun) => finish(g, { winners: [0], rule: 'TY-9' });

const choose = (options: string[], always?: true): ActQuestion => ({
  kind: 'act',
  seat: 0,
  ask: 'choose',
  rule: 'TY-4',
  options: options.map((name) => ({ do: name })),
  ...(always && { always }),
});

const main = (steps: Parameters<typeof flow<MicroRun, Frame>>[0]) => flow<MicroRun, Frame>(steps);

const jot = (line: string) =>
  main({
    jot(g) {
      note(g, line);
    },
  });

describe('a flow', () => {
  test('carries out its steps in the order they are written', () => {
    const run = begin(
      micro({
        main: main({
          first(g) {
            note(g, 'first');
          },
          second(g) {
            note(g, 'second');
          },
          end,
        }),
      }),
    );
    expect(run.state.diary).toEqual(['first', 'second']);
    expect(run.asked).toEqual([]);
  });

  test('goes on where it was when what it pushed is done', () => {
    const run = begin(
      micro({
        main: main({
          before(g) {
            note(g, 'before');
            go(g, 'inner');
          },
          after(g) {
            note(g, 'after');
          },
          end,
        }),
        inner: jot('inner'),
      }),
    );
    expect(run.state.diary).toEqual(['before', 'inner', 'after']);
  });

  test('carries out what was pushed last first', () => {
    const run = begin(
      micro({
        main: main({
          push(g) {
            go(g, 'one');
            go(g, 'two');
          },
          end,
        }),
        one: jot('one'),
        two: jot('two'),
      }),
    );
    expect(run.state.diary).toEqual(['two', 'one']);
  });

  test('comes back to a step that says "again", after what it pushed', () => {
    const run = begin(
      micro({
        main: main({
          loop(g, f) {
            note(g, 'loop');
            if (g.state.diary.length >= 5) return;
            again(f);
            go(g, 'inner');
          },
          end,
        }),
        inner: jot('inner'),
      }),
    );
    expect(run.state.diary).toEqual(['loop', 'inner', 'loop', 'inner', 'loop']);
  });

  test('goes to a step by its name, forwards and back', () => {
    const run = begin(
      micro({
        main: main({
          start(g, f) {
            note(g, 'start');
            goTo(g, f, 'far');
          },
          near(g) {
            note(g, 'near');
            end(g);
          },
          far(g, f) {
            note(g, 'far');
            goTo(g, f, 'near');
          },
        }),
      }),
    );
    expect(run.state.diary).toEqual(['start', 'far', 'near']);
  });

  test('is left at once when a step says so', () => {
    const run = begin(
      micro({
        main: main({
          push(g) {
            go(g, 'inner');
          },
          end,
        }),
        inner: main({
          first(g, f) {
            note(g, 'first');
            leave(g, f);
          },
          second(g) {
            note(g, 'second');
          },
        }),
      }),
    );
    expect(run.state.diary).toEqual(['first']);
  });

  test('says which step there is not', () => {
    const game = micro({
      main: main({
        start(g, f) {
          goTo(g, f, 'nowhere');
        },
      }),
    });
    expect(() => begin(game)).toThrow('The flow "main" has no step "nowhere".');
  });

  test('must end with a result', () => {
    expect(() => begin(micro({ main: jot('only') }))).toThrow(
      'micro: the course of play has ended without a result.',
    );
  });

  test('stops in the middle of a step list when the game is over', () => {
    const run = begin(
      micro({
        main: main({
          end,
          later(g) {
            note(g, 'later');
          },
        }),
      }),
    );
    expect(run.state.diary).toEqual([]);
    expect(run.state.result).toEqual({ winners: [0], rule: 'TY-9' });
  });
});

describe('a question in a flow', () => {
  const asking = (q: () => ActQuestion | NumberQuestion | null) =>
    micro({
      main: main({
        ask: asks(q, (g: MicroRun, _f: Frame, value) => {
          note(g, JSON.stringify(value));
        }),
        end,
      }),
    });

  test('waits for its answer', () => {
    const run = begin(asking(() => choose(['left', 'right'])));
    expect(questionFor(run, 0)?.ask).toBe('choose');
    expect(questionFor(run, 1)).toBeNull();
    answer(run, 0, 1);
    expect(run.state.diary).toEqual(['{"do":"right"}']);
    expect(run.state.result).not.toBeNull();
  });

  test('with one legal answer is answered without asking', () => {
    expect(begin(asking(() => choose(['only']))).state.diary).toEqual(['{"do":"only"}']);
  });

  test('with one legal answer is asked if it says "always"', () => {
    const run = begin(asking(() => choose(['only'], true)));
    expect(run.state.diary).toEqual([]);
    expect(questionFor(run, 0)?.ask).toBe('choose');
  });

  test('that is none is passed over', () => {
    expect(begin(asking(() => null)).state.diary).toEqual([]);
  });

  test('without a legal answer is a fault of the game', () => {
    expect(() => begin(asking(() => choose([])))).toThrow('micro: "choose" has no legal answer.');
  });

  test('refuses an answer that is none before anything has changed', () => {
    const run = begin(asking(() => ({ kind: 'number', seat: 0, ask: 'many', rule: 'TY-4', min: 2, max: 4 })));
    const before = JSON.stringify(run.state);
    expect(() => answer(run, 0, 3)).toThrow('3 is not an answer to "many" (3 answers).');
    expect(() => answer(run, 1, 0)).toThrow('Seat 1 is not asked anything.');
    expect(JSON.stringify(run.state)).toBe(before);
    answer(run, 0, 2);
    expect(run.state.diary).toEqual(['4']);
  });

  test('may be asked again and again', () => {
    const game = micro({
      main: main({
        ask: asks(
          () => choose(['more', 'stop']),
          (g: MicroRun, f: Frame, act) => {
            note(g, act.do);
            if (act.do === 'more') again(f);
          },
        ),
        end,
      }),
    });
    const run = begin(game);
    for (const n of [0, 0, 1]) answer(run, 0, n);
    expect(run.state.diary).toEqual(['more', 'more', 'stop']);
  });
});

describe('a question to several seats at once', () => {
  const bid = (seat: number, max: number, always?: true): NumberQuestion => ({
    kind: 'number',
    seat,
    ask: 'bid',
    rule: 'TY-2',
    min: 0,
    max,
    ...(always && { always }),
  });
  const bidding = (bids: () => NumberQuestion[]) =>
    micro(
      {
        main: main({
          bid: asksAll(bids, (g: MicroRun, _f: Frame, values) => {
            note(g, values.join(' '));
          }),
          end,
        }),
      },
      3,
    );

  test('goes on when all have answered, in any order, with the values in the order asked', () => {
    const run = begin(bidding(() => [bid(0, 9), bid(1, 9), bid(2, 9)]));
    answer(run, 2, 7);
    answer(run, 0, 5);
    expect(run.state.diary).toEqual([]);
    expect(questionFor(run, 0)).toBeNull();
    expect(questionFor(run, 1)?.ask).toBe('bid');
    expect(() => answer(run, 0, 1)).toThrow('Seat 0 is not asked anything.');
    answer(run, 1, 6);
    expect(run.state.diary).toEqual(['5 6 7']);
    expect(run.state.given).toBeNull();
  });

  test('does not wait for those who have no choice', () => {
    const run = begin(bidding(() => [bid(0, 0), bid(1, 9), bid(2, 0)]));
    expect(questionFor(run, 0)).toBeNull();
    answer(run, 1, 4);
    expect(run.state.diary).toEqual(['0 4 0']);
  });

  test('waits for those who are always asked', () => {
    const run = begin(bidding(() => [bid(0, 0, true), bid(1, 0)]));
    expect(questionFor(run, 0)?.ask).toBe('bid');
    answer(run, 0, 0);
    expect(run.state.diary).toEqual(['0 0']);
  });

  test('is not asked at all where nobody has a choice, or nobody is asked', () => {
    expect(begin(bidding(() => [bid(0, 0), bid(1, 0)])).state.diary).toEqual(['0 0']);
    expect(begin(bidding(() => [])).state.diary).toEqual(['']);
  });

  test('keeps the answers given so far when it is stored and read back', () => {
    const game = bidding(() => [bid(0, 9), bid(1, 9)]);
    const run = begin(game);
    answer(run, 0, 3);
    const again = resume(game, copy(run.state));
    expect(questionFor(again, 0)).toBeNull();
    answer(again, 1, 8);
    expect(again.state.diary).toEqual(['3 8']);
  });
});
