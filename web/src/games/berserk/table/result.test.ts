import { expect, test } from 'vitest';
import { fallenSeat, type Standing } from './result.ts';

const side = (seat: number, creatures: number): Standing => ({
  seat,
  creatures,
  lives: creatures * 5,
  crystals: creatures * 4,
  fallen: 0,
});

test('the squad that fell is told, unless both did or none', () => {
  expect(fallenSeat([side(0, 3), side(1, 0)])).toBe(1);
  expect(fallenSeat([side(0, 0), side(1, 0)])).toBeNull();
  expect(fallenSeat([side(0, 2), side(1, 1)])).toBeNull();
});
