import { expect, test } from 'vitest';
import { checkDeck, type Deck, readyDecks } from './decks.ts';

const [{ deck }] = readyDecks;

/** The ready deck with another number of one of its cards. */
const having = (card: string, count: number): Deck => ({ ...deck, cards: { ...deck.cards, [card]: count } });

const rulesAgainst = (changed: Deck, format: 'teaching' | 'constructed') =>
  checkDeck(changed, format).map(({ rule }) => rule);

test('[RH-1] a deck has 40 cards or more, a teaching deck 30, and three of a name at most', () => {
  const [aldis, held] = Object.entries(deck.cards)[0];
  expect(held).toBe(3);
  expect(rulesAgainst(deck, 'teaching')).toEqual([]);
  expect(rulesAgainst(having(aldis, 2), 'teaching')).toEqual(['RH-1']);
  expect(rulesAgainst(having(aldis, 4), 'teaching')).toEqual(['RH-1']);
  expect(rulesAgainst(deck, 'constructed')).toEqual(['RH-1']);
});
