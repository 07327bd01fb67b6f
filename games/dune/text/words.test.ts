import { expect, test } from 'vitest';
import { shortReason } from './reason-tags.ts';
import { counted, named, times } from './words.ts';

test('one thing has a name of its own beside a figure, and another as what is gained', () => {
  expect(named(1, 'water').ru).toBe('вода');
  expect(named(2, 'water').ru).toBe('воды');
  expect(counted(1, 'water').ru).toBe('1 воду');
  expect(named(1, 'card')).toEqual({ ru: 'карта', en: 'card' });
  expect(shortReason({ why: 'tooLittleWater', have: 0, need: 1 }, 'ru')).toBe('ещё 1 вода');
});

test('two of the living are called otherwise as a subject and as an object', () => {
  expect(named(2, 'negotiator').ru).toBe('переговорщика');
  expect(counted(2, 'negotiator').ru).toBe('2 переговорщиков');
});

test('how often is counted', () => {
  expect([2, 3, 5].map((n) => times(n).ru)).toEqual(['дважды', '3 раза', '5 раз']);
});
