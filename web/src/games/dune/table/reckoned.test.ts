import { expect, test } from 'vitest';
import { reckoned } from './reckoned.ts';

const side = (seat: number, strength: number, swords = 0) => ({ seat, strength, swords });

test('a combat is reckoned with the swords of whoever revealed last, though all troops have gone home since', () => {
  const before = { sides: [side(0, 10), side(1, 5, 1)] };
  const home = { sides: [side(0, 0), side(1, 0)] };
  const step = [{ kind: 'strength', rule: 'D-8.1', seat: 1, strength: 8 }] as const;
  expect(reckoned(before, home, step).sides).toEqual([side(0, 10), side(1, 8, 4)]);
});

test('a combat is reckoned as it stands while rewards are given', () => {
  const after = { sides: [side(0, 10), side(1, 8, 4)] };
  expect(reckoned({ sides: [side(0, 10), side(1, 5, 1)] }, after, [])).toBe(after);
});
