import type { LoggedEvent } from '@vigrid/protocol';
import { expect, test } from 'vitest';
import { turningsIn } from './turnings.ts';

test('the heaviest steps of the three heaviest turns are told, in the order they came, each by its heaviest event', () => {
  const log = [
    [1, 'wound', 2],
    [1, 'turn', 0, 2],
    [2, 'wound', 5],
    [2, 'turn', 0, 3],
    [3, 'die', 4],
    [3, 'wound', 3],
    [4, 'wound', 6],
    [4, 'turn', 0, 4],
    [5, 'wound', 1],
    [5, 'turn', 0, 5],
    [6, 'wound', 6],
  ].map(([seq, kind, weighs, turn]) => ({
    seq,
    event: { kind, rule: 'T-1', weighs, turn },
  })) as LoggedEvent[];
  const told = turningsIn(log, ({ weighs }) => Number(weighs));
  expect(told.map(({ seq, event }) => [seq, event.event.kind])).toEqual([
    [2, 'wound'],
    [3, 'die'],
    [6, 'wound'],
  ]);
});
