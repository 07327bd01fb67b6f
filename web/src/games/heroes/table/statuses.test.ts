import { heroes } from '@vigrid/heroes';
import type { PieceView } from '@vigrid/heroes/table';
import { expect, test } from 'vitest';
import { entriesOf } from '../../../table/catalogue.ts';
import { statusesOf } from './statuses.ts';

const [def] = heroes.catalogue.filter(({ kind, figures }) => kind === 'creature' && figures.strike === 4);
const entry = entriesOf(heroes.catalogue)(def.id);
const asPrinted: PieceView = {
  id: 1,
  def: def.id,
  seat: 0,
  closed: false,
  fresh: false,
  wounds: 0,
  strike: entry.figures.strike ?? 0,
  lives: entry.figures.lives ?? 0,
  boosts: 0,
  markers: 0,
  poison: 0,
  stunned: false,
  keywords: [],
  gained: [],
  captured: [],
  abilities: [],
};
const said = (piece: Partial<PieceView>, lang: 'ru' | 'en') =>
  statusesOf({ ...asPrinted, ...piece }, entry).map(({ name, about }) => `${name[lang]}. ${about[lang]}`);

test('a card as it is printed has nothing more to say', () => {
  expect(said({}, 'en')).toEqual([]);
});

test('what has come over a card is told in words, what it has gained first', () => {
  const gained = [{ ru: 'Рывок.', en: 'Rush.' }];
  expect(said({ strike: 6, lives: 20, wounds: 1, poison: 2, gained }, 'en')).toEqual([
    'Now. Rush.',
    'Strike 6. The card has 4 printed on it.',
    `Lives 20. The card has ${entry.figures.lives} printed on it.`,
    'Wounds: 1. 19 of 20 lives left.',
    expect.stringMatching(/^Poison 2\. /),
  ]);
  expect(said({ boosts: -2 }, 'ru')).toEqual([expect.stringMatching(/^Эффект ослабления × 2\. /)]);
});

test('a closed creature and one that has just come say what they can not do yet', () => {
  expect(said({ closed: true }, 'ru')[0]).toContain('не отвечает на удар');
  expect(said({ fresh: true }, 'en')[0]).toContain('may defend at once');
  // A stunned card is closed all the same.
  expect(said({ closed: true, stunned: true }, 'en')).toHaveLength(1);
  expect(said({ keywords: [{ word: 'taunt' }] }, 'ru')[0]).toMatch(/^Притягивает атаки\. /);
});
