import { expect, test } from 'vitest';
import { numbersOf } from './names.ts';

test('cards of one name are numbered as they were first seen, and a single one is not', () => {
  const seen = new Map([
    [7, 'nomad'],
    [3, 'nomad'],
    [5, 'druid'],
    [9, 'nomad'],
  ]);
  expect([...numbersOf(new Set([3, 5, 7]), seen)]).toEqual([
    [7, 1],
    [3, 2],
  ]);
  expect([...numbersOf(new Set([3, 5]), seen)]).toEqual([]);
  // One more card takes no number away.
  expect(numbersOf(new Set([3, 5, 7, 9]), seen).get(3)).toBe(2);
});
