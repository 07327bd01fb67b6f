/** Decks are shuffled and looked through (section 204). */
import { reveal as learn, type Seat, shuffled } from '@vigrid/kernel';
import { ref } from '../events.ts';
import type { RuleId } from '../rulebook/index.ts';
import type { Berserk, G } from '../state.ts';
import { stirring } from '../telling.ts';

/** B12-204.3, B12-G-shuffling-deck: after a card was taken out or put in. Nobody knows which is which any more. */
export function shuffleDeck(g: G, seat: Seat): void {
  const s = g.state;
  const { deck } = s.sides[seat];
  shuffled(g, deck);
  for (const card of deck) s.seen[card] = 0;
  s.sides[seat].searched = false;
  stirring(g)?.({ kind: 'shuffled', rule: 'B12-204.3', seat });
}

/** Whoever searches their deck sees all of it, until it is shuffled (B12-204.2, B09-206.5). */
export function lookThrough(g: G, seat: Seat, rule: RuleId): void {
  const s = g.state;
  const cards = s.sides[seat].deck.toSorted((a, b) => a - b);
  for (const card of cards) s.seen[card] |= 1 << seat;
  s.sides[seat].searched = true;
  learn(g);
  const secret = { to: [seat], cards: cards.map((card) => ref(s, card)) };
  stirring(g)?.({ kind: 'lookedAt', rule, seat, count: cards.length, secret });
}

/** Cards of a deck that both players see, and that texts speak of as shown (WE-R1). */
export function showCards(g: G, seat: Seat, cards: number[]): void {
  const s = g.state;
  for (const card of cards) s.seen[card] = 3;
  s.shown = cards;
  learn(g);
  stirring(g)?.({ kind: 'shown', rule: 'WE-R1', seat, cards: cards.map((card) => ref(s, card)) });
}

/** The cards of a deck, in an order that does not tell where they lie. */
export const inDeck = (s: Berserk, seat: Seat): number[] => s.sides[seat].deck.toSorted((a, b) => a - b);
