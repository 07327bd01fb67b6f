import { expect, test } from 'vitest';
import { keywords, terms } from '../text/classes.ts';
import { catalogue } from './entries.ts';
import { termsIn } from './terms.ts';

const saidBy = (name: string) => catalogue.find((card) => card.name.en === name)?.traits?.keyword;

test('a card is found by every word with a meaning that it says, its own or given to others', () => {
  expect(saidBy('Storm Bow')).toEqual(['spend', 'shot']);
  expect(saidBy('Gnome Basaarg')).toEqual(['armour', 'spend']);
  expect(saidBy('Kedkresreb')).toEqual(['soulcatcher']);
  expect(saidBy('Groll')).toEqual([]);
  expect(termsIn([{ ru: '', en: 'Pay 1 coin without spending more, whatever is already ready.' }])).toEqual([
    'ready',
  ]);
});

test('every keyword and every term is explained in both languages', () => {
  for (const { name, about } of [...Object.values(keywords), ...Object.values(terms)]) {
    expect(about.ru).toMatch(/^[А-ЯЁ−+].*\.$/);
    expect(about.en).toMatch(/^[A-Z−+].*\.$/);
    expect(name.ru).toMatch(/^[А-ЯЁ]/);
  }
});
