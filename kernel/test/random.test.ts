import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { below, die, type Outcome, type Random, ScriptError, seeded, shuffle } from '../src/index.ts';

const seeds = fc.string();

describe('chance', () => {
  test('goes the same way from the same seed, and another way from another', () => {
    const stream = (seed: string) => {
      const random = seeded(seed);
      return Array.from({ length: 8 }, () => below(random, 2 ** 32)).join();
    };
    fc.assert(
      fc.property(seeds, seeds, (a, b) => {
        expect(stream(a)).toBe(stream(a));
        expect(stream(a) === stream(b)).toBe(a === b);
      }),
      { seed: 1 },
    );
  });

  test('stays below what it is asked for, however great', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 2 ** 53 - 1 }), (seed, n) => {
        const random = seeded(seed);
        for (let i = 0; i < 20; i++) {
          const drawn = below(random, n);
          expect(Number.isSafeInteger(drawn) && drawn >= 0 && drawn < n).toBe(true);
        }
      }),
      { seed: 2 },
    );
  });

  test.each([2, 3, 6, 7, 20, 100])('takes every number below %i equally often', (n) => {
    const random = seeded(`fair ${n}`);
    const draws = 20_000;
    const seen = Array<number>(n).fill(0);
    for (let i = 0; i < draws; i++) seen[below(random, n)]++;
    expect(chiSquare(seen, draws / n)).toBeLessThan(limit(n - 1));
  });

  test('takes great numbers from the whole of their range', () => {
    const random = seeded('great');
    const n = 2 ** 52 + 1;
    const seen = Array<number>(16).fill(0);
    for (let i = 0; i < 16_000; i++) seen[Math.floor((below(random, n) / n) * 16)]++;
    expect(chiSquare(seen, 1000)).toBeLessThan(limit(15));
  });

  test('throws dice with faces from 1', () => {
    const random = seeded('dice');
    const faces = new Set(Array.from({ length: 200 }, () => die(random, 6)));
    expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('shuffles without losing anything', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer()), (seed, items) => {
        expect(shuffle(seeded(seed), items.slice()).sort()).toEqual(items.slice().sort());
      }),
      { seed: 3 },
    );
  });

  test('shuffles into every order equally often', () => {
    const random = seeded('orders');
    const seen = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(random, [0, 1, 2, 3]).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    expect(chiSquare([...seen.values()], 1000)).toBeLessThan(limit(23));
  });

  test('says so when there is nothing to draw from', () => {
    expect(() => below(seeded('none'), 0)).toThrow('There is no whole number from 0 to -1.');
    expect(() => below(seeded('none'), Number.NaN)).toThrow(RangeError);
  });
});

describe('scripted chance', () => {
  test('gives the outcomes in their order and leaves the words at rest', () => {
    const random = script(4, 'keep', [2, 0, 1], 6);
    const before = [...random.words];
    expect(below(random, 5)).toBe(4);
    expect(shuffle(random, ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
    expect(shuffle(random, ['a', 'b', 'c'])).toEqual(['c', 'a', 'b']);
    expect(die(random, 6)).toBe(6);
    expect(random).toEqual({ words: before, script: [] });
  });

  test.each<[string, Outcome[], (random: Random) => unknown]>([
    ['used up, but the game needs a number from 0 to 5', [], (r) => below(r, 6)],
    ['says 6, but the game needs a number from 0 to 5', [6], (r) => below(r, 6)],
    ['says 0, but the game needs a number from 1 to 6', [0], (r) => die(r, 6)],
    ['says 2.5, but the game needs a number from 1 to 6', [2.5], (r) => die(r, 6)],
    ['says "keep", but the game needs a number from 1 to 6', ['keep'], (r) => die(r, 6)],
    ['says 3, but the game needs "keep" or an order', [3], (r) => shuffle(r, [1, 2])],
    ['says [0], but the game needs "keep" or an order', [[0]], (r) => shuffle(r, [1, 2])],
    ['says [0,0], but the game needs "keep" or an order', [[0, 0]], (r) => shuffle(r, [1, 2])],
    ['says [1,2], but the game needs "keep" or an order', [[1, 2]], (r) => shuffle(r, [1, 2])],
  ])('%s', (sentence, outcomes, draw) => {
    expect(() => draw(script(...outcomes))).toThrow(ScriptError);
    expect(() => draw(script(...outcomes))).toThrow(sentence);
  });
});

const script = (...outcomes: Outcome[]): Random => ({ ...seeded('script'), script: outcomes });

const chiSquare = (seen: readonly number[], wanted: number): number =>
  seen.reduce((sum, n) => sum + (n - wanted) ** 2 / wanted, 0);

/** What chance exceeds once in some ten thousand times, by the normal approximation. */
const limit = (freedom: number): number => freedom + 4 * Math.sqrt(2 * freedom) + 4;
