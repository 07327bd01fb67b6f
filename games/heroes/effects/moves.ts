/** Cards between zones. A card never comes to another player's hand, deck or graveyard (BH-N-10). */
import { reveal, type Seat, shuffled } from '@vigrid/kernel';
import type { HeroesEvent } from '../events.ts';
import { hasWord, questLimit } from '../figures.ts';
import {
  cardOf,
  type G,
  type Heroes,
  heroOf,
  isCreature,
  newPiece,
  type Piece,
  ref,
  textOf,
} from '../state.ts';
import { trigger } from './triggers.ts';

const everybody = 3;

/** Puts the top card of the deck into the hand (BH-G-draw-a-card); false if there is none. */
export function draw(g: G, seat: Seat, rule: HeroesEvent['rule']): boolean {
  const side = g.state.sides[seat];
  // A card in play may forbid a second card in one's own turn.
  if (side.drawn > 0 && g.state.active === seat && g.state.turn > 0 && forbidden(g.state, 'drawTwice'))
    return true;
  const card = side.deck.pop();
  if (card === undefined) return false;
  reveal(g);
  side.drawn++;
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

/** A card enters play under a player's control and its Hire triggers (BH-1.7, BH-1.12, BH-G-hire). */
export function enter(g: G, card: number, seat: Seat = g.state.owner[card], played = false): Piece {
  const piece = newPiece(card, seat);
  join(g, piece);
  trigger(g, 'hire', piece);
  if (!played) trigger(g, 'entersOtherwise', piece);
  return piece;
}

/** A piece joins a player's side: an older card that may not stay beside it goes to the graveyard. */
export function join(g: G, piece: Piece): void {
  const s = g.state;
  const { play } = s.sides[piece.seat];
  const card = cardOf(s, piece.card);
  for (const other of play.slice(1)) {
    const old = cardOf(s, other.card);
    // BH-1.13: one support card of each kind. BH-G-uniqueness: of two of a name the earlier one goes (RH-22).
    const replaced = old.type === card.type && old.type !== 'creature' && old.type !== 'quest';
    const doubled = old.en === card.en && (hasWord(s, other, 'unique') || card.words.has('unique'));
    if (!replaced && !doubled) continue;
    g.listener?.({
      kind: 'replace',
      rule: replaced ? 'BH-1.13' : 'BH-G-uniqueness',
      card: ref(s, other.card),
      seat: other.seat,
    } satisfies HeroesEvent);
    bury(g, other);
  }
  play.push(piece);
}

/** A card leaves play for its owner's graveyard (BH-G-death, BH-G-destroy); a created one for the reserve (RH-20). */
export function bury(g: G, piece: Piece): void {
  const s = g.state;
  if (!isCreated(s, piece)) {
    trigger(g, 'death', { card: piece.card, seat: piece.seat, x: Math.abs(piece.boosts) });
    if (isCreature(s, piece)) {
      s.died++;
      s.fallen.push(piece.card);
    }
  }
  leavePlay(g, piece, (card) => toGraveyard(s, card));
}

/** Takes a piece out of play and puts its card where it goes, and what it had captured back (BH-G-captures). */
export function leavePlay(g: G, piece: Piece, put: (card: number) => void): void {
  const s = g.state;
  remove(s.sides[piece.seat].play, piece);
  // BH-G-created: a rules effect in place of any other zone.
  if (isCreated(s, piece)) s.sides[s.owner[piece.card]].reserve.push(piece.card);
  else put(piece.card);
  for (const { card, from } of piece.under) {
    const owner = s.sides[s.owner[card]];
    if (from === 'play') owner.play.push(newPiece(card, s.owner[card]));
    else owner[from].push(card);
  }
}

export function toGraveyard(s: Heroes, card: number): void {
  s.sides[s.owner[card]].graveyard.push(card);
}

/** To its owner's hand, where everybody knows it (BH-G-put-into-hand-or-deck). */
export function toHand(s: Heroes, card: number): void {
  s.sides[s.owner[card]].hand.push(card);
  s.seen[card] = everybody;
}

/** Under its owner's deck, where everybody knows it until the deck is shuffled. */
export function toBottom(s: Heroes, card: number): void {
  s.sides[s.owner[card]].deck.unshift(card);
  s.seen[card] = everybody;
}

export function shuffleDeck(g: G, seat: Seat): void {
  const { deck } = g.state.sides[seat];
  shuffled(g, deck);
  for (const card of deck) g.state.seen[card] = 0;
  g.listener?.({ kind: 'shuffle', rule: 'BH-G-shuffle', seat } satisfies HeroesEvent);
  if (g.state.turn > 0) trigger(g, 'shuffles', heroOf(g.state.sides[seat]));
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

export function remove<T>(list: T[], item: T): void {
  const at = list.indexOf(item);
  if (at < 0) throw new Error(`${JSON.stringify(item)} is not in the zone it should leave.`);
  list.splice(at, 1);
}

/** BH-2.4: an effect that would bring one quest too many does nothing (RH-5). Other cards always have room (BH-N-6). */
export function hasRoom(s: Heroes, seat: Seat, card: number): boolean {
  if (cardOf(s, card).type !== 'quest') return true;
  const quests = s.sides[seat].play.filter((piece) => cardOf(s, piece.card).type === 'quest').length;
  return quests < questLimit(s, seat);
}

/** Whether some card in play forbids something to everybody. */
export const forbidden = (s: Heroes, what: 'search' | 'drawTwice'): boolean =>
  s.sides.some((side) => side.play.some((piece) => textOf(s, piece).forbids.has(what)));

/** Takes a card out of whatever hand, deck or graveyard it lies in. */
export function takeOut(s: Heroes, card: number): void {
  const side = s.sides[s.owner[card]];
  for (const zone of [side.hand, side.deck, side.graveyard, side.completed]) {
    if (zone.includes(card)) {
      remove(zone, card);
      return;
    }
  }
}

const isCreated = (s: Heroes, piece: Piece): boolean => cardOf(s, piece.card).words.has('created');
