import { expect, test } from 'vitest';
import { turnText } from './turns.ts';

const names = { seat: (seat: number) => ['Анна', 'Борис'][seat] ?? '', card: () => '' };
const spoken = { t: <T>({ ru }: { readonly ru: T }): T => ru };
const at = (turn: number, lastTurn: number, active = 1) =>
  turnText({ turn, lastTurn, active, seat: 0 }, names, spoken);

test('a battle of so many turns says how many there are, and which is the last', () => {
  expect(at(0, 40)).toBeNull();
  expect(at(3, 40)).toBe('Ход 3 из 40, Борис');
  expect(at(38, 40, 0)).toBe('Ход 38 из 40, ваш');
  expect(at(39, 40)).toBe('Ход 39 из 40, последний, Борис');
  expect(at(40, 40, 0)).toBe('Ход 40 из 40, последний, ваш');
});

test('one without a limit of its own says so only when its end is near', () => {
  expect(at(3, 200)).toBeNull();
  expect(at(185, 200)).toBe('Ход 185 из 200, Борис');
});
