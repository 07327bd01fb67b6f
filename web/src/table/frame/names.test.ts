import { expect, test } from 'vitest';
import { numbersOf } from './names.ts';

test('cards of one name are numbered as they were first seen, and a single one is not', () => {
  const seen = new Map([
    [7, 'nomad'],
    [3, 'nomad'],
    [5, 'druid'],
    [9, 'nomad'],
  ]);
  expect([...numbersOf([3, 5, 7], seen)]).toEqual([
    [7, 1],
    [3, 2],
  ]);
  // What has gone where nobody sees it counts no longer.
  expect([...numbersOf([3, 5], seen)]).toEqual([]);
});
