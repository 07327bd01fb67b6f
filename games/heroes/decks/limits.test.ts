import type { DeckList } from '@vigrid/kernel';
import { expect, test } from 'vitest';
import { cardById, cards, compiled } from '../cards/catalogue.ts';
import { checkCard, checkDeck, readyDecks } from './decks.ts';

const [{ deck }] = readyDecks;

/** The ready deck with another number of one of its cards. */
const having = (card: string, count: number): DeckList => ({
  ...deck,
  cards: { ...deck.cards, [card]: count },
});

const rulesAgainst = (changed: DeckList, format: 'teaching' | 'constructed') =>
  checkDeck(changed, format).map(({ rule }) => rule);

test('[RH-1] a deck has 40 cards or more, a teaching deck 30, and three of a name at most', () => {
  const [aldis, held] = Object.entries(deck.cards)[0];
  expect(held).toBe(3);
  expect(rulesAgainst(deck, 'teaching')).toEqual([]);
  expect(rulesAgainst(having(aldis, 2), 'teaching')).toEqual(['RH-1']);
  expect(rulesAgainst(having(aldis, 4), 'teaching')).toEqual(['RH-1']);
  expect(rulesAgainst(deck, 'constructed')).toEqual(['RH-1']);
});

test('a created card can not be in a deck (BH-G-created)', () => {
  const hero = cardById(deck.hero);
  if (!hero) throw new Error('The deck has no hero.');
  const imp = { id: 'imp', ru: 'Бесёнок', en: 'Imp', type: 'creature', cost: 1, glyph: 'imp' } as const;
  const created = [{ kind: 'word', word: 'created' }] as const;
  expect(checkCard(compiled(imp, cards.length), 1, hero)).toEqual([]);
  expect(checkCard(compiled({ ...imp, abilities: created }, cards.length), 1, hero)).toMatchObject([
    { rule: 'BH-G-created', card: 'imp' },
  ]);
});
