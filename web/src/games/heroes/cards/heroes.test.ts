import { heroes } from '@vigrid/heroes';
import { describe, expect, it } from 'vitest';
import { palettes } from '../../../kit/palettes.ts';
import heroesGlyphs from '../glyphs.json';
import { readCard } from './reading.ts';

describe('the cards of Heroes', () => {
  it('all have a glyph that is shipped and a dye that is known', () => {
    const missing = heroes.catalogue.filter(
      ({ glyph, dye }) => !Object.hasOwn(heroesGlyphs, glyph) || !Object.hasOwn(palettes, dye),
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it('do not share a picture within an element', () => {
    const pictures = heroes.catalogue.map(({ dye, glyph }) => `${dye} ${glyph}`);
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});

describe('a card read aloud', () => {
  const groll = heroes.catalogue.find(({ id }) => id === 'L25-4');
  const ataman = heroes.catalogue.find(({ id }) => id === 'L25-71');
  if (!groll || !ataman) throw new Error('The catalogue has no L25-4 or no L25-71.');

  it('says what is printed', () => {
    expect(readCard(groll, {}, 'en')).toBe('Groll, Creature · orc, steppe, cost 4, strike 6, lives 3');
  });

  it('says what is true now: wounds, changes, keywords, closed', () => {
    const now = { strike: 8, lives: 1, wounds: 2, keywords: [{ word: 'armour', value: 1 }], closed: true };
    expect(readCard(groll, now, 'ru')).toBe(
      'Гролль, Существо · орк, степи, стоимость 4, удар 8, жизни 1 из 3, броня 1, закрыто',
    );
  });

  it('puts the symbols of its text into words', () => {
    expect(readCard(ataman, {}, 'en', true)).toContain('1 coin, close: show your top card');
  });
});
