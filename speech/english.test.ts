import { expect, test } from 'vitest';
import { article, inWords, oneDoes, ordinal, pluralOf } from './index.ts';

test('plurals are not all in s, and the first of several words has them', () => {
  const words = ['orc', 'elf', 'dwarf', 'life', 'fairy', 'koyar', 'hero', 'torch', 'Child of Krong'];
  expect([...words, 'piece of equipment', 'strike over a row', 'support card'].map(pluralOf)).toEqual([
    'orcs',
    'elves',
    'dwarves',
    'lives',
    'fairies',
    'koyars',
    'heroes',
    'torches',
    'Children of Krong',
    'pieces of equipment',
    'strikes over a row',
    'support cards',
  ]);
});

test('what one does', () => {
  expect(['gain', 'have', 'are', 'do', 'carry', 'pass', 'are destroyed'].map(oneDoes)).toEqual([
    'gains',
    'has',
    'is',
    'does',
    'carries',
    'passes',
    'is destroyed',
  ]);
});

test('the article is heard, not seen', () => {
  expect(['creature', 'elf', 'unique card', 'unwounded elf', 'one'].map(article)).toEqual([
    'a creature',
    'an elf',
    'a unique card',
    'an unwounded elf',
    'a one',
  ]);
});

test('numbers in words and in order', () => {
  expect([inWords(2), inWords(12)]).toEqual(['two', '12']);
  expect([1, 2, 3, 4, 11, 12, 21, 113].map(ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '21st',
    '113th',
  ]);
});
