import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copy, fingerprint, ofOneShape } from '../src/index.ts';

/** What states are made of: objects, and lists of one kind of thing. */
const { data } = fc.letrec((tie) => ({
  data: fc.oneof(
    { maxDepth: 5 },
    fc.integer(),
    fc.string(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.integer()),
    fc.array(fc.option(fc.integer())),
    fc.array(fc.string()),
    fc.array(fc.array(fc.integer())),
    fc.array(fc.record({ n: fc.integer(), inside: tie('data') })),
    fc.dictionary(fc.string({ maxLength: 5 }), tie('data'), { maxKeys: 5, noNullPrototype: true }),
  ),
}));

describe('a copy', () => {
  test('is equal to its original', () => {
    fc.assert(
      fc.property(data, (value) => {
        expect(copy(value)).toEqual(value);
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  test('shares no object or list with its original', () => {
    fc.assert(
      fc.property(data, (value) => {
        const mine = new Set(objects(value));
        expect(objects(copy(value)).filter((object) => mine.has(object))).toEqual([]);
      }),
      { seed: 2, numRuns: 500 },
    );
  });
});

describe('a fingerprint', () => {
  test('is the same for equal data, stored and read back', () => {
    fc.assert(
      fc.property(data, (value) => {
        expect(fingerprint(copy(value))).toBe(fingerprint(value));
        expect(fingerprint(JSON.parse(JSON.stringify(value)))).toBe(fingerprint(value));
      }),
      { seed: 3, numRuns: 500 },
    );
  });

  test('is another for other data', () => {
    fc.assert(
      fc.property(data, data, (a, b) => {
        fc.pre(JSON.stringify(a) !== JSON.stringify(b));
        expect(fingerprint(a)).not.toBe(fingerprint(b));
      }),
      { seed: 4, numRuns: 2000 },
    );
  });

  test('tells apart states that differ in one small number', () => {
    const prints = new Set(Array.from({ length: 20_000 }, (_, n) => fingerprint({ turn: 3, coins: [1, n] })));
    expect(prints.size).toBe(20_000);
  });
});

function objects(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objects)];
}

describe('a table of one shape', () => {
  test('holds the same values, each with the fields of all', () => {
    const table = ofOneShape<{ readonly a?: number; readonly b?: number }>({ one: { a: 1 }, two: { b: 2 } });
    expect(table).toEqual({ one: { a: 1 }, two: { b: 2 } });
    expect(Object.values(table).map(Object.keys)).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });
});
