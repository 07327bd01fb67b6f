/** Decks: drawn from, shuffled, looked at. */
import { reveal, type Seat, shuffled } from '@vigrid/kernel';
import type { HeroesEvent } from '../events.ts';
import { type G, heroOf, learners, ref } from '../state.ts';
import { carryOutInstead, replacements } from './instead.ts';
import { openWindows, trigger } from './triggers.ts';
import { forbidden, show } from './zones.ts';

/** Puts the top card of the deck into the hand (BH-G-draw-a-card); false if there is none. */
export function drawCard(g: G, seat: Seat, rule: HeroesEvent['rule']): boolean {
  const side = g.state.sides[seat];
  // A card in play may forbid a second card in one's own turn.
  if (side.drawn > 0 && g.state.active === seat && forbidden(g.state, 'drawTwice')) return true;
  const [instead] = replacements(g.state, 'draw', heroOf(side));
  if (instead) {
    carryOutInstead(g, instead, heroOf(side).card, 0, -1);
    return true;
  }
  const card = side.deck.pop();
  if (card === undefined) return false;
  reveal(g);
  side.drawn++;
  side.hand.push(card);
  const to = learners(g.state, seat);
  for (const one of to) g.state.seen[card] |= 1 << one;
  g.listener?.({
    kind: 'draw',
    rule,
    seat,
    secret: { to, card: ref(g.state, card) },
  });
  if (g.state.turn === 0) return true;
  trigger(g, 'draws', { card: heroOf(side).card, seat, x: side.drawn });
  openWindows(g, 'drawn', { card, seat, x: side.drawn });
  return true;
}

/** Nobody cuts the deck after it (RH-42). */
export function shuffleDeckOf(g: G, seat: Seat, rule: HeroesEvent['rule'] = 'BH-G-shuffle'): void {
  const { deck } = g.state.sides[seat];
  shuffled(g, deck);
  for (const card of deck) g.state.seen[card] = 0;
  g.listener?.({ kind: 'shuffle', rule, seat });
  if (g.state.turn > 0) trigger(g, 'shuffles', heroOf(g.state.sides[seat]));
}

/** The top card of a deck is shown to all. That is not drawing (BH-N-9). */
export function showTopCard(g: G, seat: Seat, card: number, taken: boolean): void {
  show(g, card);
  g.listener?.({ kind: 'show', rule: 'BH-N-9', seat, card: ref(g.state, card), taken });
}

/** A player looks at the top cards of a deck, or through a deck for a card; only they know them now. */
export function lookAt(
  g: G,
  seat: Seat,
  cards: readonly number[],
  rule: HeroesEvent['rule'],
  to: readonly Seat[] = learners(g.state, seat),
): void {
  for (const card of cards) for (const one of to) g.state.seen[card] |= 1 << one;
  reveal(g);
  g.listener?.({
    kind: 'look',
    rule,
    seat,
    count: cards.length,
    secret: { to, cards: cards.map((card) => ref(g.state, card)) },
  });
}
