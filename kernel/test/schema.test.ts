import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  either,
  type Fitting,
  keyed,
  type Language,
  listOf,
  Misfit,
  named,
  oneOf,
  optional,
  parts,
  type Read,
  read,
  record,
  type Schema,
  some,
  tagged,
  text,
  truth,
  tuple,
  whole,
  wholeFrom,
  yes,
} from '../src/schema.ts';
import { arbitrary } from '../src/testing/arbitrary.ts';

// A small language that refers to itself in two ways.
const filterFields = parts({
  side: oneOf('yours', 'enemy'),
  flying: truth,
  any: listOf(named<Filter>('filter'), 1),
  within: named<Amount>('amount'),
});
interface Filter extends Fitting<typeof filterFields> {}
const filter: Schema<Filter> = record(filterFields);

const countFields = { count: filter, times: optional(whole) };
interface Count extends Fitting<typeof countFields> {}
const sumFields = { sum: named<Amount>('amount') };
interface Sum extends Fitting<typeof sumFields> {}
type Amount = number | 'X' | Count | Sum;
const amount: Schema<Amount> = either(whole, oneOf('X'), keyed({ count: countFields, sum: sumFields }));

interface Effects extends ReadonlyArray<Effect> {}
const list = named<Effects>('effects');
const effect = tagged('do', {
  wound: { to: filter, amount },
  if: { flag: yes, does: list, otherwise: optional(list) },
  move: { by: tuple(wholeFrom(0, 4), wholeFrom(0, 5)), name: text },
});
type Effect = Read<typeof effect>;
const language: Language = { filter, amount, effects: listOf(effect, 1) };

const effects: Schema<Effects> = list;
const reading = (value: unknown) => read(effects, value, 'effects', language);

test('a value that fits is read with its type', () => {
  const [first] = reading([
    { do: 'wound', to: { any: [{ flying: true }] }, amount: { count: {}, times: 2 } },
  ]);
  expect(first.do === 'wound' && first.to.any?.[0].flying).toBe(true);
});

test.each<[unknown, string]>([
  [{}, 'effects is a list, not {}.'],
  [[], 'effects is a list of at least 1, not of 0.'],
  [[{}], 'effects 1: "do" is missing. Known are: wound, if, move.'],
  [
    [{ do: 'wond' }],
    'effects 1: "wond" is no "do" that is known here. Perhaps "wound"? Known are: wound, if, move.',
  ],
  [[{ do: 'wound', to: {} }], 'effects 1: "amount" is missing.'],
  [
    [{ do: 'wound', to: { sid: 'yours' }, amount: 1 }],
    'effects 1, to: "sid" is not known here. Perhaps "side"? Known are: side, flying, any, within.',
  ],
  [[{ do: 'wound', to: {}, amount: 'Y' }], 'effects 1, amount: "Y" can not stand here. Known is: X.'],
  [
    [{ do: 'wound', to: {}, amount: { times: 2 } }],
    'effects 1, amount: {"times":2} can not stand here. Known are: a whole number, X, a mapping with count or sum.',
  ],
  [[{ do: 'move', by: [1, 9], name: 'a' }], 'effects 1, by 2 is a whole number from 0 to 5, not 9.'],
  [[{ do: 'move', by: [1], name: 'a' }], 'effects 1, by is a list of 2, not [1].'],
  [
    [{ do: 'if', flag: true, does: [{ do: 'move', by: [0, 0], name: '' }] }],
    'effects 1, does 1, name is a word or a name, not "".',
  ],
  [
    [JSON.parse('{"do":"wound","to":{"__proto__":1},"amount":1}')],
    'effects 1, to: "__proto__" is not known here. Known are: side, flying, any, within.',
  ],
])('%j is refused in words', (value, message) => {
  expect(() => reading(value)).toThrow(Misfit);
  expect(() => reading(value)).toThrow(expect.objectContaining({ message }));
});

test('whatever is generated from a schema is read as it is', () => {
  const kinds = new Set<string>();
  fc.assert(
    fc.property(arbitrary(effects, language), (value) => {
      for (const one of value) kinds.add(one.do);
      expect(reading(JSON.parse(JSON.stringify(value)))).toEqual(value);
    }),
  );
  expect([...kinds].sort()).toEqual(['if', 'move', 'wound']);
});

test('a kind may fall into kinds again, by another field', () => {
  const gain = tagged('kind', {
    move: { by: whole },
    ignores: tagged('what', {
      lure: { kind: oneOf('ignores') },
      protection: { kind: oneOf('ignores'), from: text },
    }),
  });
  const known: Read<typeof gain> = { kind: 'ignores', what: 'protection', from: 'shots' };
  expect(read(gain, known, 'gain')).toEqual(known);
  expect(() => read(gain, { kind: 'ignores', what: 'protection' }, 'gain')).toThrow(
    'gain: "from" is missing.',
  );
  fc.assert(
    fc.property(arbitrary(gain), (value) => {
      expect(read(gain, value, 'gain')).toEqual(value);
    }),
  );
});

test('a mapping that must say something says at least one thing', () => {
  const gains = some({ strike: whole, flying: yes });
  expect(read(gains, { flying: true }, 'gains')).toEqual({ flying: true });
  expect(() => read(gains, {}, 'gains')).toThrow(Misfit);
  fc.assert(fc.property(arbitrary(gains), (value) => Object.keys(value).length > 0));
});
