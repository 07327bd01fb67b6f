/** Cards between zones. A card never comes to another player's hand, deck or graveyard (BH-N-10). */
import { reveal, type Seat, shuffled } from '@vigrid/kernel';
import type { HeroesEvent } from '../events.ts';
import { cardOf, type G, type Heroes, newPiece, type Piece, ref } from '../state.ts';
import { trigger } from './triggers.ts';

const everybody = 3;

/** Puts the top card of the deck into the hand (BH-G-draw-a-card); false if there is none. */
export function draw(g: G, seat: Seat, rule: HeroesEvent['rule']): boolean {
  const side = g.state.sides[seat];
  const card = side.deck.pop();
  if (card === undefined) return false;
  reveal(g);
  side.hand.push(card);
  g.state.seen[card] |= 1 << seat;
  g.listener?.({
    kind: 'draw',
    rule,
    seat,
    secret: { to: [seat], card: ref(g.state, card) },
  } satisfies HeroesEvent);
  return true;
}

/** A card enters play under its owner's control and its Hire triggers (BH-1.7, BH-G-hire). */
export function enter(g: G, card: number): Piece {
  const seat = g.state.owner[card];
  const piece = newPiece(card, seat);
  g.state.sides[seat].squad.push(piece);
  trigger(g, piece, 'hire', 0);
  return piece;
}

/** A card leaves play for its owner's graveyard: it dies, whatever the reason (BH-G-death, BH-G-destroy). */
export function bury(g: G, piece: Piece): void {
  trigger(g, piece, 'death', 0);
  leavePlay(g.state, piece);
  toGraveyard(g.state, piece.card);
}

export function toGraveyard(s: Heroes, card: number): void {
  s.sides[s.owner[card]].graveyard.push(card);
}

/** From play to its owner's hand; everybody knows it there (BH-G-put-into-hand-or-deck). */
export function toHand(g: G, card: number): void {
  const s = g.state;
  s.sides[s.owner[card]].hand.push(card);
  s.seen[card] = everybody;
}

export function shuffleDeck(g: G, seat: Seat): void {
  const { deck } = g.state.sides[seat];
  shuffled(g, deck);
  for (const card of deck) g.state.seen[card] = 0;
  g.listener?.({ kind: 'shuffle', rule: 'BH-G-shuffle', seat } satisfies HeroesEvent);
}

/** From the hand to the graveyard. */
export function discard(g: G, card: number): void {
  const s = g.state;
  const seat = s.owner[card];
  takeFromHand(s, card);
  toGraveyard(s, card);
  reveal(g);
  g.listener?.({
    kind: 'discard',
    rule: 'BH-G-discard-a-card',
    seat,
    card: ref(s, card),
  } satisfies HeroesEvent);
}

export function takeFromHand(s: Heroes, card: number): void {
  remove(s.sides[s.owner[card]].hand, card);
}

/** Everybody learns which card this is. */
export function show(g: G, card: number): void {
  if (g.state.seen[card] === everybody) return;
  g.state.seen[card] = everybody;
  reveal(g);
}

export function leavePlay(s: Heroes, piece: Piece): void {
  remove(s.sides[piece.seat].squad, piece);
}

export function remove<T>(list: T[], item: T): void {
  const at = list.indexOf(item);
  if (at < 0) throw new Error(`${JSON.stringify(item)} is not in the zone it should leave.`);
  list.splice(at, 1);
}

export const isSpell = (s: Heroes, card: number): boolean => cardOf(s, card).type === 'spell';
