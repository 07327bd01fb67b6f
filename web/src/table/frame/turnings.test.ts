import type { LoggedEvent } from '@vigrid/protocol';
import { expect, test } from 'vitest';
import { turningsIn } from './turnings.ts';

test('the three heaviest steps are told, in the order they came, each by its heaviest event', () => {
  const log = [
    [1, 'wound', 2],
    [2, 'wound', 5],
    [3, 'die', 4],
    [3, 'wound', 3],
    [4, 'wound', 1],
    [5, 'wound', 6],
    [6, 'turn', 0],
  ].map(([seq, kind, weighs]) => ({ seq, event: { kind, rule: 'T-1', weighs } })) as LoggedEvent[];
  const told = turningsIn(log, ({ weighs }) => Number(weighs));
  expect(told.map(({ seq, event }) => [seq, event.event.kind])).toEqual([
    [2, 'wound'],
    [3, 'die'],
    [5, 'wound'],
  ]);
});
