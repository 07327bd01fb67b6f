import { expect, test } from 'vitest';
import { shortReason } from './reasons.ts';
import { counted, named } from './words.ts';

test('one thing has a name of its own beside a figure, and another as what is gained', () => {
  expect(named(1, 'water').ru).toBe('вода');
  expect(named(2, 'water').ru).toBe('воды');
  expect(counted(1, 'water').ru).toBe('1 воду');
  expect(named(1, 'card')).toEqual({ ru: 'карта', en: 'card' });
  expect(shortReason({ why: 'tooLittleWater', have: 0, need: 1 }, 'ru')).toBe('ещё 1 вода');
});
