import { readFileSync } from 'node:fs';
import { berserk } from '@vigrid/berserk';
import { expect, test } from 'vitest';
import { elements } from '../../../kit/elements.ts';
import { plainWords, printedWords, wordGlyphs } from './keywords.ts';
import { figuresOf, isElite, readCard } from './reading.ts';
import { termsOf } from './Terms.tsx';

const glyphs: Record<string, string> = {
  ...JSON.parse(readFileSync(new URL('../../../kit/glyphs.json', import.meta.url), 'utf8')),
  ...JSON.parse(readFileSync(new URL('../glyphs.json', import.meta.url), 'utf8')),
};

test('every glyph of a card, a keyword or an element is shipped', () => {
  for (const { id, glyph } of berserk.catalogue) expect(glyphs, id).toHaveProperty([glyph]);
  for (const glyph of Object.values(wordGlyphs)) expect(glyphs).toHaveProperty([glyph]);
  for (const { glyph } of Object.values(elements)) expect(glyphs).toHaveProperty([glyph]);
});

test('every card has an element to be dyed by, a price and, if it fights, its figures', () => {
  for (const entry of berserk.catalogue) {
    expect(elements, entry.id).toHaveProperty([entry.dye]);
    const { cost, strike, lives } = figuresOf(entry, {});
    expect(cost).toBeTypeOf('number');
    if (entry.kind !== 'creature') continue;
    expect(strike).toHaveLength(3);
    expect(lives).toBeTypeOf('number');
  }
  expect(berserk.catalogue.some(isElite)).toBe(true);
});

test('a card read aloud says how it stands now, and what it says where it is read', () => {
  const entry = berserk.catalogue.find(({ text, figures }) => text.length > 0 && figures.lives === 8);
  if (!entry) throw new Error('No card has eight lives.');
  const live = { lives: 8, wounds: 3, chips: 2, closed: true, at: 'B2' };
  const said = readCard(entry, live, 'en');
  for (const part of [entry.name.en, 'B2', 'lives 5 of 8', '2 chips', 'closed']) expect(said).toContain(part);
  expect(said).not.toContain(entry.text[0].en);
  expect(readCard(entry, live, 'ru', true)).toContain(entry.text[0].ru);
});

test('every named feature that a card shows is explained, with its number and once', () => {
  for (const entry of berserk.catalogue) {
    const words = new Set(printedWords(entry).map(({ word }) => word));
    const terms = termsOf(printedWords(entry));
    expect(terms, entry.id).toHaveLength([...words].filter((word) => !plainWords.has(word)).length);
    for (const { name } of terms) expect(name.ru + name.en, entry.id).not.toMatch(/X/);
  }
  const armour = [
    { word: 'armour', value: 1 },
    { word: 'armour', value: 2 },
  ];
  expect(termsOf(armour).map(({ name }) => name)).toEqual([{ ru: 'Броня 2', en: 'Armour 2' }]);
});
