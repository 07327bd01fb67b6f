import { plural } from '@vigrid/speech';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answer,
  awaited,
  branch,
  eventFor,
  explainFirst,
  fingerprint,
  type GameEvent,
  imagine,
  inOrder,
  type Listening,
  no,
  questionFor,
  seeded,
  start,
  tableRules,
} from '../src/index.ts';
import { tiny, tinySetup } from './tiny/index.ts';
import type { TinyEvent } from './tiny/state.ts';

describe('an event', () => {
  const drawn: TinyEvent = { kind: 'draw', rule: 'TY-1', seat: 1, secret: { to: [1], card: 7 } };

  test('shows its secret to those it is for', () => {
    expect(eventFor(drawn, 1)).toEqual({ kind: 'draw', rule: 'TY-1', seat: 1, card: 7 });
  });

  test('shows it to nobody else', () => {
    const open = { kind: 'draw', rule: 'TY-1', seat: 1 };
    for (const seat of [0, 2, null]) expect(eventFor(drawn, seat)).toEqual(open);
  });

  test('without a secret is the same to all', () => {
    const open: TinyEvent = { kind: 'bid', rule: 'TY-2', seat: 0, card: 3 };
    for (const seat of [0, 1, null]) expect(eventFor(open, seat)).toEqual(open);
  });

  test('is built only when somebody listens', () => {
    const events: GameEvent[] = [];
    const run = start(tiny, tinySetup(), (event) => events.push(event));
    expect(events).toHaveLength(6);
    run.listener = undefined;
    for (const seat of awaited(run)) answer(run, seat, 0);
    expect(events).toHaveLength(6);
  });
});

describe('a branch', () => {
  test('goes its own way, unheard', () => {
    const events: GameEvent[] = [];
    const run = start(tiny, tinySetup(), (event) => events.push(event));
    const before = fingerprint(run.state);
    const heard = events.length;
    const other = branch(run);
    for (const seat of awaited(other)) answer(other, seat, 0);
    expect(fingerprint(run.state)).toBe(before);
    expect(fingerprint(other.state)).not.toBe(before);
    expect(events).toHaveLength(heard);
    expect(awaited(run)).toEqual([0, 1]);
  });
});

describe('an imagined game', () => {
  test('looks the same to the seat that imagines it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(2), (seed, dream, seat) => {
        const run = start(tiny, tinySetup(3, 2, seed));
        const other = imagine(run, seat, seeded(dream));
        expect(tiny.view(other.state, seat)).toEqual(tiny.view(run.state, seat));
        expect(questionFor(other, seat)).toEqual(questionFor(run, seat));
      }),
      { seed: 1 },
    );
  });

  test('has other hidden cards and dice of its own', () => {
    const run = start(tiny, tinySetup());
    const dreams = ['a', 'b', 'c', 'd'].map((dream) => imagine(run, 0, seeded(dream)).state);
    expect(new Set(dreams.map((state) => state.hands[1].join())).size).toBeGreaterThan(1);
    for (const state of dreams) expect(state.random).not.toEqual(run.state.random);
  });

  test('knows what the seat has chosen in secret, and not what others have', () => {
    const run = start(tiny, tinySetup(3));
    answer(run, 0, 2);
    answer(run, 1, 1);
    expect(imagine(run, 0, seeded('x')).state.given).toEqual([2, null, null]);
    expect(imagine(run, 2, seeded('x')).state.given).toEqual([null, null, null]);
    expect(run.state.given).toEqual([2, 1, null]);
  });
});

describe('a refusal', () => {
  const mayPay = (have: number, need: number, why?: Parameters<typeof no>[0]): boolean =>
    have >= need || no(why, { rule: 'TY-8', why: 'poor', have, need });

  test('gives its reason to whoever asks for it, and is only a no to others', () => {
    expect(mayPay(1, 2)).toBe(false);
    expect(explainFirst((why) => mayPay(1, 2, why))).toEqual({ rule: 'TY-8', why: 'poor', have: 1, need: 2 });
    expect(explainFirst((why) => mayPay(2, 2, why))).toBeNull();
  });
});

describe('listeners to one event', () => {
  const ranks = ['replace', 'trigger'] as const;
  type Rank = (typeof ranks)[number];
  const listening: fc.Arbitrary<Listening<Rank>> = fc.record({
    rank: fc.constantFrom(...ranks),
    seat: fc.nat(3),
    since: fc.nat(3),
    number: fc.nat(50),
  });
  const many = fc.uniqueArray(listening, { selector: (one) => one.number });

  test('come in one order, whatever order they are found in', () => {
    fc.assert(
      fc.property(many, fc.nat(3), fc.string(), (found, first, seed) => {
        const mixed = found.toSorted((a, b) => fingerprint([seed, a]).localeCompare(fingerprint([seed, b])));
        expect(inOrder(mixed, ranks, first, 4)).toEqual(inOrder(found.slice(), ranks, first, 4));
      }),
      { seed: 1 },
    );
  });

  test('come by rank, then by seat from the first heard, then by age', () => {
    const one = (rank: Rank, seat: number, since: number, number: number) => ({ rank, seat, since, number });
    const sorted = inOrder(
      [one('trigger', 1, 0, 1), one('replace', 0, 5, 2), one('trigger', 0, 9, 3), one('trigger', 1, 0, 0)],
      ranks,
      1,
      2,
    );
    expect(sorted.map(({ number }) => number)).toEqual([2, 0, 1, 3]);
  });
});

describe('words', () => {
  test('count in Russian and English', () => {
    const coins = (n: number) => `${n} ${plural(n, 'ru', ['монета', 'монеты', 'монет'])}`;
    const said = [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111, 112].map(coins);
    expect(said).toEqual([
      '0 монет',
      '1 монета',
      '2 монеты',
      '4 монеты',
      '5 монет',
      '11 монет',
      '12 монет',
      '14 монет',
      '21 монета',
      '22 монеты',
      '25 монет',
      '101 монета',
      '111 монет',
      '112 монет',
    ]);
    expect([0, 1, 2].map((n) => plural(n, 'en', ['coin', 'coins']))).toEqual(['coins', 'coin', 'coins']);
  });

  test('tell the rules of the table in both languages', () => {
    for (const { title, text } of Object.values(tableRules)) {
      expect(title.ru + text.ru).toMatch(/[а-яё]/i);
      expect(title.en + text.en).not.toMatch(/[а-яё]/i);
    }
  });
});
