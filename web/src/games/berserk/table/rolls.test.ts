import type { LoggedEvent } from '@vigrid/protocol';
import { expect, test } from 'vitest';
import { lastRolls } from './rolls.ts';

const told = (seq: number, kind: string, more: object = {}): LoggedEvent => ({
  seq,
  event: { kind, rule: 'B12-514.2', ...more },
});
const card = (id: number) => ({ card: { id, def: 'x' } });

test('the dice of the last roll lie there with what they came to, until another roll or another turn', () => {
  const log = [
    told(1, 'rolled', { ...card(1), natural: 2 }),
    told(2, 'rolled', { ...card(3), natural: 4 }),
    told(2, 'rolled', { ...card(5), natural: 6 }),
    told(2, 'rollResult', { ...card(3), natural: 4, result: 5 }),
    told(2, 'graded', card(3)),
  ];
  expect([...lastRolls(log, 2)]).toEqual([
    [3, { natural: 4, result: 5 }],
    [5, { natural: 6, result: 6 }],
  ]);
  expect([...lastRolls(log, 1).keys()]).toEqual([1]);
  expect(lastRolls([...log, told(3, 'turn')], 3).size).toBe(0);
});
