import { expect, test } from 'vitest';
import { cardById } from '../cards/catalogue.ts';
import { checkDeck, readyDecks } from './decks.ts';
import { constructedDecks, teachingDecks } from './ready.ts';

const sizeOf = (cards: Readonly<Record<string, number>>) => Object.values(cards).reduce((a, b) => a + b, 0);

test.each(constructedDecks)('$id is a legal deck of forty cards', ({ deck }) => {
  expect(checkDeck(deck, 'constructed')).toEqual([]);
  expect(sizeOf(deck.cards)).toBe(40);
});

test.each(teachingDecks)('$id is a legal teaching deck of thirty cards', ({ deck }) => {
  expect(checkDeck(deck, 'teaching')).toEqual([]);
  expect(sizeOf(deck.cards)).toBe(30);
});

test.each(['steppe', 'mountain', 'forest', 'swamp', 'darkness'])(
  'there are at least two decks of forty cards for a player of %s',
  (element) => {
    expect(constructedDecks.filter(({ dye }) => dye === element).length).toBeGreaterThanOrEqual(2);
  },
);

test.each(readyDecks)('$id has the colour of its hero', ({ dye, deck }) => {
  expect(cardById(deck.hero)?.elements).toEqual([dye]);
});

test.each(constructedDecks)('$id can be played from the first turns and is mostly creatures', ({ deck }) => {
  const held = (fits: (id: string) => boolean) =>
    sizeOf(Object.fromEntries(Object.entries(deck.cards).filter(([id]) => fits(id))));
  expect(held((id) => (cardById(id)?.cost ?? 0) <= 2)).toBeGreaterThanOrEqual(14);
  expect(held((id) => cardById(id)?.type === 'creature')).toBeGreaterThanOrEqual(28);
});

test('no two ready decks share an id or a name', () => {
  for (const key of [
    readyDecks.map(({ id }) => id),
    readyDecks.map(({ name }) => name.ru),
    readyDecks.map(({ name }) => name.en),
  ]) {
    expect(new Set(key).size).toBe(readyDecks.length);
  }
});

test.each(readyDecks)('$id says in one line of either language how it plays', ({ name, about }) => {
  for (const { ru, en } of [name, about]) {
    expect(ru).toMatch(/^[А-ЯЁ][^\nA-Za-z]+$/);
    expect(en).toMatch(/^[A-Z][^\nА-Яа-яЁё]+$/);
  }
  expect(about.ru).toMatch(/\.$/);
  expect(about.en).toMatch(/\.$/);
});
