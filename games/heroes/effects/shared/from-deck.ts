/** What searching and summoning share: a card is looked for in a deck. */
import type { Seat } from '@vigrid/kernel';
import { type Fitting, oneOf, optional, wholeFrom } from '@vigrid/kernel/schema';
import { type Choice, choiceOf, fitting } from '../../abilities/choices.ts';
import { filter } from '../../abilities/filter.ts';
import type { Measure } from '../../abilities/printed.ts';
import { lookAt } from '../../flow/decks.ts';
import { forbidden } from '../../flow/zones.ts';
import { deciderOf, type EffectsFrame, type G, type Heroes, rival } from '../../state.ts';

export const fromDeck = {
  what: filter,
  count: optional(wholeFrom(1)),
  from: optional(oneOf('enemy')),
};

interface FromDeck extends Fitting<typeof fromDeck> {}

/** Not finding is allowed: the deck is secret (RH-50). */
export function found(s: Heroes, e: FromDeck, by: Measure): Choice | null {
  if (forbidden(s, 'search')) return null;
  const from = fitting(s, inOrder(s, e, by.seat), e.what, by);
  return choiceOf(by.seat, from, { count: e.count ?? 1, upTo: true, secret: true });
}

/** In the order of their numbers, which tells nothing of how they lie. */
export const inOrder = (s: Heroes, e: FromDeck, seat: Seat): readonly number[] =>
  deckOf(s, e, seat).toSorted((a, b) => a - b);

export const deckOf = (s: Heroes, { from }: FromDeck, seat: Seat): readonly number[] =>
  s.sides[from ? rival(seat) : seat].deck;

/** One's own deck is known to its owner; the enemy's, and one's own to the enemy who decides, is looked at. */
export function lookThrough(g: G, f: EffectsFrame, e: FromDeck): void {
  const s = g.state;
  if (forbidden(s, 'search')) return;
  const decider = deciderOf(s, f.seat);
  const cards = deckOf(s, e, f.seat).toReversed();
  if (e.from) lookAt(g, f.seat, cards, 'BH-G-search');
  else if (decider !== f.seat) lookAt(g, f.seat, cards, 'BH-G-search', [decider]);
}
