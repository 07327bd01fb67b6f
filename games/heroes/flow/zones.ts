/** Cards between zones. A card never comes to another player's hand, deck or graveyard (BH-N-10). */
import { reveal, type Seat } from '@vigrid/kernel';
import { mayHoldQuest } from '../abilities/figures.ts';
import { hasWord, holds, pieceFits, strikeOf } from '../abilities/meaning.ts';
import { forceBit } from '../cards/bits.ts';
import type { HeroesEvent } from '../events.ts';
import {
  cardOf,
  type G,
  type Heroes,
  isCreature,
  newPiece,
  type Piece,
  ref,
  takeStock,
  textOf,
} from '../state.ts';
import { carryOutInstead, replacements } from './instead.ts';
import { tell } from './telling.ts';
import { trigger } from './triggers.ts';

export const everybody = 3;

/** A card enters play under a player's control and its Hire triggers (BH-1.7, BH-1.12, BH-G-hire). */
export function enter(g: G, card: number, seat: Seat = g.state.owner[card], played = false): Piece {
  g.state.seen[card] = everybody;
  const piece = newPiece(card, seat);
  const worn = g.state.worn.findIndex((one) => one.card === card);
  if (worn >= 0) [{ used: piece.used, ever: piece.ever }] = g.state.worn.splice(worn, 1);
  join(g, piece);
  prepare(g.state, piece);
  trigger(g, 'hire', piece);
  if (!played) trigger(g, 'entersOtherwise', piece);
  return piece;
}

/** Closed, or with effects on it, where its own text or another card's says that it enters so. */
function prepare(s: Heroes, piece: Piece): void {
  prepareBy(s, piece, piece);
  if ((s.brings & forceBit.enters) === 0) return;
  for (const side of s.sides) {
    for (const holder of side.play) if (holder !== piece) prepareBy(s, holder, piece);
  }
}

function prepareBy(s: Heroes, holder: Piece, piece: Piece): void {
  for (const { who, if: condition, closed, boosts = 0 } of textOf(s, holder).enters) {
    if (who ? !pieceFits(s, piece, who, holder.seat, holder.card) : holder !== piece) continue;
    if (condition && !holds(s, condition, holder.seat, holder.card)) continue;
    if (closed) piece.closed = true;
    piece.boosts += boosts;
  }
}

/** BH-2.4: a quest that would be one too many stays where it is (RH-5). */
export const mayCome = (s: Heroes, card: number, seat: Seat): boolean =>
  cardOf(s, card).type !== 'quest' || mayHoldQuest(s, seat);

/** A piece joins a player's side: an older card that may not stay beside it goes to the graveyard. */
export function join(g: G, piece: Piece): void {
  const s = g.state;
  const { play } = s.sides[piece.seat];
  const card = cardOf(s, piece.card);
  for (const other of play.slice(1)) {
    const old = cardOf(s, other.card);
    // BH-1.13: one support card of each kind (RH-25). BH-G-uniqueness: of two of a name the earlier one goes (RH-22).
    const replaced = old.type === card.type && old.type !== 'creature' && old.type !== 'quest';
    const doubled = old.en === card.en && (hasWord(s, other, 'unique') || hasWord(s, piece, 'unique'));
    if (!replaced && !doubled) continue;
    g.listener?.({
      kind: 'replace',
      rule: replaced ? 'BH-1.13' : 'BH-G-uniqueness',
      card: ref(s, other.card),
      seat: other.seat,
    });
    bury(g, [other]);
  }
  play.push(piece);
  takeStock(s, piece);
}

/**
 * Cards leave play together for their owners' graveyards (BH-G-death, BH-G-destroy) and see each other die (RH-44). A
 * created one goes to the reserve and has not died (RH-20).
 */
export function bury(g: G, doomed: readonly Piece[]): void {
  const s = g.state;
  const spared = doomed.filter((piece) => returnsInstead(s, piece));
  const pieces = doomed.filter((piece) => spared.includes(piece) || !livesOnInstead(g, piece));
  layToRest(g, pieces, spared);
}

/** BH-G-instead: something else is carried out in place of its death. */
function livesOnInstead(g: G, piece: Piece): boolean {
  const [instead] = replacements(g.state, 'die', piece);
  if (instead) carryOutInstead(g, instead, piece.card, 0, piece.woundedBy);
  return instead !== undefined;
}

/** They go, and nothing is put in the place of that any more but the return to the hand. */
export function layToRest(g: G, pieces: readonly Piece[], spared: readonly Piece[] = []): void {
  const s = g.state;
  for (const piece of pieces) {
    if (isCreated(s, piece) || spared.includes(piece)) continue;
    trigger(g, 'death', { card: piece.card, seat: piece.seat, x: Math.max(0, -piece.boosts) });
    if (!isCreature(s, piece)) continue;
    s.died++;
    s.sides[piece.seat].lost++;
    s.fallen.push(piece.card);
  }
  for (const piece of pieces) {
    if (spared.includes(piece)) {
      g.listener?.({
        kind: 'return',
        rule: 'BH-G-instead',
        card: ref(s, piece.card),
        seat: piece.seat,
      });
      leavePlay(g, piece, (card) => toHand(s, card));
    } else leavePlay(g, piece, (card) => toGraveyard(s, card));
  }
}

/** BH-G-instead: it comes back to the hand and does not die at all. */
export const returnsInstead = (s: Heroes, piece: Piece): boolean =>
  textOf(s, piece).undying.some(({ if: c }) => !c || holds(s, c, piece.seat, piece.card));

/** Takes a piece out of play and puts its card where it goes, and what it had captured back (BH-G-captures). */
export function leavePlay(g: G, piece: Piece, put: (card: number) => void): void {
  const s = g.state;
  trigger(g, 'leaves', piece);
  if (isCreature(s, piece)) s.parted.push({ card: piece.card, strike: strikeOf(s, piece) });
  remove(s.sides[piece.seat].play, piece);
  // BH-G-created: a rules effect in place of any other zone.
  if (isCreated(s, piece)) s.sides[s.owner[piece.card]].reserve.push(piece.card);
  else put(piece.card);
  for (const { card, from } of piece.under) {
    if (from === 'play') join(g, newPiece(card, s.owner[card]));
    else s.sides[s.owner[card]][from].push(card);
  }
}

export function toGraveyard(s: Heroes, card: number): void {
  s.sides[s.owner[card]].graveyard.push(card);
  s.seen[card] = everybody;
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

/** From the hand to the graveyard. */
export function discardCard(g: G, card: number): void {
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
  });
  trigger(g, 'discarded', { card, seat });
}

/** A card about to be played leaves the hand, or the Egg where it lay in ambush (BH-G-ambush). */
export function comeForth(s: Heroes, card: number): void {
  for (const { under } of s.sides[s.owner[card]].play) {
    const at = under.findIndex((captured) => captured.card === card);
    if (at >= 0) {
      under.splice(at, 1);
      return;
    }
  }
  takeFromHand(s, card);
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

/** Whether some card in play forbids something to everybody. */
export const forbidden = (s: Heroes, what: 'search' | 'drawTwice'): boolean =>
  (s.brings & forceBit[what]) !== 0 &&
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

export function destroyAll(g: G, destroyed: readonly Piece[]): void {
  for (const piece of destroyed) tell(g, 'destroy', 'BH-G-destroy', piece);
  bury(g, destroyed);
}

/** A card of the graveyard, or of the completed quests, back to the hand. */
export function takeBack(
  g: G,
  card: number,
  from: 'graveyard' | 'completed',
  rule: HeroesEvent['rule'],
): void {
  const zone = g.state.sides[g.state.owner[card]][from];
  if (!zone.includes(card)) return;
  remove(zone, card);
  toHand(g.state, card);
  tell(g, 'regain', rule, { card, seat: g.state.owner[card] });
}
