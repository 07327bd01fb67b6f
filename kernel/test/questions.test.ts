import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { count, decode, encode, isAnswer, type Question } from '../src/index.ts';

const asked = { seat: 0, ask: 'test', rule: 'X-1' };

const members = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 6 });

interface Small {
  readonly q: Question;
  /** All its answers, found in the plainest way. */
  readonly all: readonly unknown[];
}

const acts: fc.Arbitrary<Small> = fc
  .uniqueArray(fc.record({ do: fc.constantFrom('play', 'use', 'end'), card: fc.nat(9) }), {
    selector: (act) => `${act.do} ${act.card}`,
  })
  .map((options) => ({ q: { ...asked, kind: 'act', options }, all: options }));

const ranges: fc.Arbitrary<Small> = fc
  .tuple(fc.integer({ min: -9, max: 9 }), fc.nat(9))
  .map(([min, more]) => ({
    q: { ...asked, kind: 'number', min, max: min + more },
    all: numbers(more + 1).map((i) => min + i),
  }));

const arrangements: fc.Arbitrary<Small> = members.map((items) => ({
  q: { ...asked, kind: 'order', items },
  all: orders(items, items.length),
}));

const picks: fc.Arbitrary<Small> = fc
  .record({
    kind: fc.constantFrom('cards', 'cells', 'seats', 'dice'),
    from: members,
    min: fc.nat(4),
    more: fc.nat(6),
    ordered: fc.boolean(),
  })
  .map(({ kind, from, min, more, ordered }) => {
    const least = Math.min(min, from.length);
    const most = Math.min(least + more, from.length);
    const sizes = numbers(most - least + 1).map((i) => least + i);
    return {
      q: { ...asked, kind, from, min: least, max: most, ...(ordered && { ordered }) },
      all: sizes.flatMap((k) => (ordered ? orders(from, k) : subsets(from, k))),
    };
  });

const splits: fc.Arbitrary<Small> = fc
  .tuple(fc.array(fc.nat(4), { maxLength: 4 }), fc.nat(8))
  .map(([limits, total]) => ({
    q: { ...asked, kind: 'split', items: limits.map((_, i) => 10 + i), limits, total },
    all: deals(limits, total),
  }));

const yesno: Small = { q: { ...asked, kind: 'yesno' }, all: [false, true] };

const small = fc.oneof(acts, ranges, arrangements, picks, splits, fc.constant(yesno));

describe('a question', () => {
  test('has as many answers as can be put together by hand', () => {
    fc.assert(
      fc.property(small, ({ q, all }) => {
        expect(count(q)).toBe(all.length);
      }),
      { seed: 1, numRuns: 400 },
    );
  });

  test('has a number for every answer and an answer for every number', () => {
    fc.assert(
      fc.property(small, ({ q, all }) => {
        const values = all.map((_, n) => decode(q, n));
        expect(sorted(values)).toEqual(sorted(all));
        expect(values.map((value) => encode(q, value))).toEqual(all.map((_, n) => n));
      }),
      { seed: 2, numRuns: 400 },
    );
  });

  test('has no other answers', () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.array(fc.integer({ min: -1, max: 12 }), { maxLength: 7 }),
      fc.record({ do: fc.constantFrom('play', 'use'), card: fc.nat(12) }),
    );
    fc.assert(
      fc.property(small, anything, ({ q, all }, value) => {
        const n = encode(q, value);
        if (n === null) return;
        // A pick without an order may be named in any order.
        const same = 'from' in q && !q.ordered ? (one: unknown) => sorted(one as []).join() : JSON.stringify;
        expect(all.map((one) => same(one))).toContain(same(value));
      }),
      { seed: 3, numRuns: 2000 },
    );
  });

  test('knows the numbers of its answers from all others', () => {
    fc.assert(
      fc.property(small, fc.oneof(fc.integer({ min: -2, max: 130 }), fc.anything()), ({ q, all }, n) => {
        const whole = typeof n === 'number' && Number.isInteger(n);
        expect(isAnswer(q, n)).toBe(whole && n >= 0 && n < all.length);
      }),
      { seed: 4, numRuns: 2000 },
    );
  });

  test('does not mind in which order the members of a pick are named', () => {
    const q: Question = { ...asked, kind: 'cards', from: [7, 3, 9, 1], min: 0, max: 4 };
    expect(encode(q, [9, 7])).toBe(encode(q, [7, 9]));
    const ordered: Question = { ...q, ordered: true };
    expect(encode(ordered, [9, 7])).not.toBe(encode(ordered, [7, 9]));
  });

  test('refuses a member twice, a stranger, too few and too many', () => {
    const q: Question = { ...asked, kind: 'cards', from: [7, 3, 9], min: 1, max: 2 };
    for (const wrong of [[7, 7], [8], [], [7, 3, 9], [7.5], '7', null]) expect(encode(q, wrong)).toBeNull();
  });

  test('puts yes at 1 and smaller picks first', () => {
    expect(decode({ ...asked, kind: 'yesno' }, 1)).toBe(true);
    const q: Question = { ...asked, kind: 'cards', from: [5, 6], min: 0, max: 2 };
    expect([0, 1, 2, 3].map((n) => decode(q, n))).toEqual([[], [5], [6], [5, 6]]);
  });
});

describe('a question with very many answers', () => {
  const great: readonly Question[] = [
    { ...asked, kind: 'order', items: numbers(18) },
    { ...asked, kind: 'cards', from: numbers(50), min: 0, max: 12 },
    { ...asked, kind: 'cards', from: numbers(40), min: 8, max: 8, ordered: true },
    { ...asked, kind: 'split', items: numbers(12), limits: numbers(12).map(() => 30), total: 30 },
  ];

  test('still has a number for each', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...great),
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        (q, part) => {
          const n = Math.floor(part * count(q));
          expect(encode(q, decode(q, n))).toBe(n);
        },
      ),
      { seed: 5, numRuns: 500 },
    );
  });

  test('has its first and its last answer in place', () => {
    for (const q of great) {
      expect(count(q)).toBeLessThan(2 ** 53);
      for (const n of [0, 1, count(q) - 2, count(q) - 1]) expect(encode(q, decode(q, n))).toBe(n);
    }
    expect(decode(great[0], count(great[0]) - 1)).toEqual(numbers(18).reverse());
  });

  test('says so when it is asked for an answer beyond the last', () => {
    for (const q of great.slice(1)) expect(() => decode(q, count(q))).toThrow(RangeError);
  });
});

function orders(from: readonly number[], k: number): number[][] {
  if (k === 0) return [[]];
  return from.flatMap((first) =>
    orders(
      from.filter((one) => one !== first),
      k - 1,
    ).map((rest) => [first, ...rest]),
  );
}

function subsets(from: readonly number[], k: number): number[][] {
  if (k === 0) return [[]];
  return from.flatMap((first, i) => subsets(from.slice(i + 1), k - 1).map((rest) => [first, ...rest]));
}

function deals(limits: readonly number[], total: number): number[][] {
  if (limits.length === 0) return total === 0 ? [[]] : [];
  const shares = numbers(Math.min(limits[0], total) + 1);
  return shares.flatMap((share) => deals(limits.slice(1), total - share).map((rest) => [share, ...rest]));
}

function numbers(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i);
}

const sorted = (values: readonly unknown[]): string[] => values.map((value) => JSON.stringify(value)).sort();
