/** Any feature that the language allows, for the property tests of texts and readers. */
import { named, type Schema } from '@vigrid/kernel/schema';
import { arbitrary } from '@vigrid/kernel/testing';
import fc from 'fast-check';
import { filterParts } from '../abilities/filter.ts';
import type { Feature } from '../abilities/index.ts';
import { language } from '../abilities/language.ts';

const small = fc.integer({ min: 1, max: 6 });

/** What a schema does not say: names that are known, ranges that hold something. */
const sensible = {
  cardName: fc.constantFrom('Nomad', 'Druid'),
  marker: fc.constantFrom('prey', 'gate'),
  range: fc.oneof(
    small.map((min) => ({ min })),
    small.map((max) => ({ max })),
    fc.tuple(small, small).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
  ),
};

/** Whoever is spoken of is something. */
const something = <T extends object>(of: Schema<T>) =>
  arbitrary(of, language, sensible).filter((one) => Object.keys(one).length > 0);

export const feature = arbitrary(named<Feature>('feature'), language, {
  ...sensible,
  // Only a named marker can be counted.
  filter: something(filterParts.filter).map((one) => (one.marks ? { marker: 'prey', ...one } : one)),
  shown: something(filterParts.shown),
});
