/** Drawing, discarding, trashing and acquiring cards: chapters 9, 17 and 18. */

import { chance, push, reveal, shuffled } from '@vigrid/kernel';
import { pushBox } from '../effects/boxes.ts';
import type { Cite, TrashedFrom } from '../events.ts';
import {
  type ClauseFrame,
  cardOf,
  type Dune,
  type G,
  isAgent,
  isOpponent,
  isPlayer,
  isReveal,
  ref,
  type SideId,
  seatOf,
  seenByAll,
} from '../state.ts';
import { completeAcquired } from './contracts.ts';
import { recruit, spendForPoints } from './supply.ts';
import { bearerOf } from './teams.ts';
import { abilityOf, hasPassive } from './traits.ts';
import { take } from './zones.ts';

/**
 * From the top; an empty deck is made anew from the discard pile (D-18.1, D-5.4). In one's Reveal turn they are shown
 * (D-8.4, D-8.5, D-F-087, D-F-088).
 */
export function drawCards(g: G, side: SideId, n: number, rule: Cite): void {
  const { state: s } = g;
  const of = s.sides[side];
  const drawn: number[] = [];
  for (let i = 0; i < n; i++) {
    if (of.deck.length === 0) {
      if (of.discard.length === 0) break;
      shuffleIn(g, side);
    }
    const card = of.deck.pop();
    if (card === undefined) break;
    drawn.push(card);
  }
  if (drawn.length === 0) return;
  reveal(g);
  g.listener?.({
    kind: 'draw',
    rule,
    seat: seatOf(s, side),
    n: drawn.length,
    secret: { to: [side], cards: drawn.map((card) => ref(s, card)) },
  });
  for (const card of drawn) {
    s.seen[card] |= 1 << side;
    of.hand.push(card);
  }
  noteTop(g, side);
  if (s.turn.reveal && s.active === side) showHand(g, side, 'D-8.4');
}

/** The whole hand goes into play and its Reveal boxes wait to be carried out (D-8.1, D-8.2). */
export function showHand(g: G, side: SideId, rule: Cite): void {
  const { state: s } = g;
  const of = s.sides[side];
  const frame = s.frames.find(isReveal);
  if (!frame) throw new Error('Cards are shown only in a Reveal turn.');
  const cards = of.hand;
  of.hand = [];
  reveal(g);
  g.listener?.({
    kind: 'reveal',
    rule,
    seat: seatOf(s, side),
    cards: cards.map((card) => ref(s, card)),
  });
  for (const card of cards) {
    of.shown.push(card);
    for (const clause of cardOf(s, card).reveal) {
      frame.clauses.push(clause);
      frame.sources.push(card);
    }
  }
}

function shuffleIn(g: G, side: SideId): void {
  const { state: s } = g;
  const of = s.sides[side];
  for (const card of of.discard) of.deck.push(card);
  of.discard = [];
  for (const card of of.deck) s.seen[card] = 0;
  shuffled(g, of.deck);
  g.listener?.({ kind: 'shuffle', rule: 'D-18.1', seat: seatOf(s, side), what: 'deck' });
}

/** Refocus: deck and discard pile become one deck (D-17.11, D-F-060). */
export function reshuffle(g: G, side: SideId): void {
  shuffleIn(g, side);
  noteTop(g, side);
}

/** Prescience: the top card of the own deck is known at any time (D-20.6). */
export function noteTop(g: G, side: SideId): void {
  const { state: s } = g;
  const card = seesTop(s, side);
  if (card >= 0 && (s.seen[card] & (1 << side)) === 0) lookAt(g, side, [card], 'D-20.6');
}

/** A side sees cards that the others do not, and is told which. */
export function lookAt(g: G, side: SideId, cards: readonly number[], rule: Cite): void {
  const { state: s } = g;
  for (const card of cards) s.seen[card] |= 1 << side;
  reveal(g);
  for (const card of cards)
    g.listener?.({
      kind: 'looked',
      rule,
      seat: seatOf(s, side),
      secret: { to: [side], card: ref(s, card) },
    });
}

/** The card that Prescience shows; -1 for none. */
export function seesTop(s: Dune, side: SideId): number {
  const of = s.sides[side];
  return abilityOf(of) === 'prescience' ? (of.deck.at(-1) ?? -1) : -1;
}

/** The discarded Intrigue cards, shuffled, go under what is left of the deck. */
export function renewIntrigues(g: G): void {
  const { state: s } = g;
  if (s.intrigueDiscard.length === 0) return;
  const more = s.intrigueDiscard;
  s.intrigueDiscard = [];
  for (const card of more) s.seen[card] = 0;
  s.intrigues = [...shuffled(g, more), ...s.intrigues];
  g.listener?.({ kind: 'shuffle', rule: 'D-17.5', seat: null, what: 'intrigue' });
}

/** Out of the game, from wherever it was taken. */
export function leaveGame(g: G, side: SideId, card: number, from: TrashedFrom, rule: Cite): void {
  const { state: s } = g;
  s.trashed.push(card);
  g.listener?.({ kind: 'trash', rule, seat: seatOf(s, side), card: ref(s, card), from });
}

/** One's own Intrigue card leaves the game (D-17.6). */
export function trashIntrigue(g: G, side: SideId, card: number): void {
  const { state: s } = g;
  take(s.sides[side].intrigues, card);
  s.seen[card] = seenByAll(s);
  reveal(g);
  leaveGame(g, side, card, 'hand', 'D-17.6');
}

/** When the deck is used up the discarded Intrigue cards make a new one (D-17.5, D-F-041). */
export function drawIntrigues(g: G, side: SideId, n: number, rule: Cite): void {
  const { state: s } = g;
  const drawn: number[] = [];
  for (let i = 0; i < n; i++) {
    if (s.intrigues.length === 0) renewIntrigues(g);
    const card = s.intrigues.pop();
    if (card === undefined) break;
    drawn.push(card);
    s.sides[side].intrigues.push(card);
    if (isPlayer(s, side)) s.seen[card] |= 1 << side;
  }
  if (drawn.length === 0) return;
  reveal(g);
  g.listener?.({
    kind: 'drawIntrigue',
    rule,
    seat: seatOf(s, side),
    n: drawn.length,
    ...(isPlayer(s, side) && { secret: { to: [side], cards: drawn.map((card) => ref(s, card)) } }),
  });
  spendForPoints(g, side);
}

/** Face down under the deck of Intrigue cards; whoever did it knows them. */
export function buryIntrigues(g: G, side: SideId, cards: readonly number[]): void {
  const { state: s } = g;
  if (cards.length === 0) return;
  for (const card of cards) {
    take(s.sides[side].intrigues, card);
    s.intrigues.unshift(card);
  }
  reveal(g);
  g.listener?.({
    kind: 'buried',
    rule: 'D-6.1',
    seat: seatOf(s, side),
    n: cards.length,
    secret: { to: [side], cards: cards.map((card) => ref(s, card)) },
  });
}

/** Each opponent with four or more Intrigue cards gives one at random, clockwise (D-5.5, D-30.3, D-18.4). */
export function stealIntrigues(g: G, side: SideId): void {
  const { state: s } = g;
  for (let i = 1; i < s.sides.length; i++) {
    const from = (side + i) % s.sides.length;
    const held = s.sides[from].intrigues;
    if (held.length < 4 || !isOpponent(s, side, from)) continue;
    // In the order of their numbers, for how a hand is held is nobody's business.
    held.sort((a, b) => a - b);
    const [card] = held.splice(chance(g, held.length), 1);
    s.sides[side].intrigues.push(card);
    if (isPlayer(s, side)) s.seen[card] |= 1 << side;
    const to = [from, side].filter((one) => isPlayer(s, one));
    g.listener?.({
      kind: 'steal',
      rule: 'D-5.5',
      seat: seatOf(s, side),
      from: seatOf(s, from),
      secret: { to, card: ref(s, card) },
    });
  }
}

export function discardCards(g: G, side: SideId, cards: readonly number[], rule: Cite): void {
  const { state: s } = g;
  const of = s.sides[side];
  if (cards.length === 0) return;
  for (const card of cards) {
    take(of.hand, card);
    of.discard.push(card);
  }
  reveal(g);
  g.listener?.({
    kind: 'discard',
    rule,
    seat: seatOf(s, side),
    cards: cards.map((card) => ref(s, card)),
  });
  for (const card of cards) {
    const { unload, reveal: box, discarded } = cardOf(s, card);
    if (unload) pushBox(g, side, box, card);
    if (discarded.length > 0) pushBox(g, side, discarded, card);
  }
}

/** From play back to the hand, where everybody knows it is. */
export function returnToHand(g: G, side: SideId, card: number, rule: Cite = 'D-6.1'): void {
  const { state: s } = g;
  if (!take(s.sides[side].played, card)) return;
  put(s, side, card, 'hand');
  reveal(g);
  g.listener?.({
    kind: 'returned',
    rule,
    seat: seatOf(s, side),
    card: ref(s, card),
  });
}

/** Cards that may be trashed: hand, discard pile and play (D-18.5, D-F-085). */
export const trashable = (s: Dune, side: SideId): number[] => {
  const of = s.sides[side];
  return [...of.hand, ...of.discard, ...of.played, ...of.shown];
};

export const anyTrashable = (s: Dune, side: SideId): boolean => {
  const { hand, discard, played, shown } = s.sides[side];
  return hand.length + discard.length + played.length + shown.length > 0;
};

/** What was set aside and not acquired leaves the game (D-F-030). */
export function dropAside(g: G, side: SideId): void {
  for (const card of g.state.sides[side].aside.splice(0)) leaveGame(g, side, card, 'aside', 'D-F-030');
}

/**
 * Out of the game, or back to its stack of the Reserve (D-18.5). What the card had still to give is lost (D-18.7); its
 * own trash box works however it was trashed (D-18.8, D-F-036, D-F-037).
 */
export function trash(g: G, side: SideId, card: number, rule: Cite): void {
  const { state: s } = g;
  const of = s.sides[side];
  const from: TrashedFrom = take(of.hand, card)
    ? 'hand'
    : take(of.discard, card)
      ? 'discard'
      : take(of.played, card) || take(of.shown, card)
        ? 'play'
        : take(of.deck, card)
          ? 'deck'
          : take(of.tech, card)
            ? 'tech'
            : takeFromRow(g, card)
              ? 'row'
              : 'aside';
  const known = cardOf(s, card);
  if (known.stack >= 0) s.reserve[known.stack].push(card);
  else s.trashed.push(card);
  if (from === 'hand' || from === 'deck') reveal(g);
  g.listener?.({ kind: 'trash', rule, seat: seatOf(s, side), card: ref(s, card), from });
  if (from === 'deck') noteTop(g, side);
  for (const frame of s.frames) if (isAgent(frame) || isReveal(frame)) forget(frame, card);
  if (known.trashed.length > 0) pushBox(g, side, known.trashed, card);
  if (known.unload) pushBox(g, side, known.reveal, card);
}

function forget(frame: { clauses: number[]; sources: number[] }, card: number): void {
  for (let i = frame.sources.length - 1; i >= 0; i--) {
    if (frame.sources[i] !== card) continue;
    frame.sources.splice(i, 1);
    frame.clauses.splice(i, 1);
  }
}

/** Where a card may be acquired from, and out of it: the Row is filled up at once (D-9.4, D-F-092). */
function takeFromMarket(g: G, side: SideId, card: number): void {
  const { state: s } = g;
  if (take(s.sides[side].aside, card) || take(s.throne, card)) return;
  const { stack } = cardOf(s, card);
  if (stack >= 0) s.reserve[stack].pop();
  else refill(g, s.row.indexOf(card));
}

/** Another card in this place of the Row; when the deck is used up the Row stays short. */
export function refill(g: G, at: number): void {
  const { state: s } = g;
  const next = s.deck.pop();
  if (next === undefined) {
    s.row.splice(at, 1);
    return;
  }
  s.row[at] = next;
  reveal(g);
  g.listener?.({ kind: 'row', rule: 'D-9.4', card: ref(s, next) });
}

/** A card of the Row that Usurp was grafted to leaves it (D-24.17). */
function takeFromRow(g: G, card: number): boolean {
  const at = g.state.row.indexOf(card);
  if (at >= 0) refill(g, at);
  return at >= 0;
}

/** Takes a card into the own deck, and what its acquire box gives (D-9.3, D-9.5, D-9.9). */
export function acquire(
  g: G,
  side: SideId,
  card: number,
  cost: number,
  to: 'discard' | 'deck' | 'hand',
  rule: Cite,
): void {
  const { state: s } = g;
  const of = s.sides[side];
  g.listener?.({
    kind: 'acquire',
    rule,
    seat: seatOf(s, side),
    card: ref(s, card),
    cost,
    to,
  });
  takeFromMarket(g, side, card);
  put(s, side, card, to);
  const { acquired, flows } = cardOf(s, card);
  if (acquired.length > 0) pushBox(g, side, acquired, card);
  if (of.tableau !== null) noteAcquired(g, side, flows);
  // In the Reveal turn each card may go on top of the deck by a choice of its own (D-F-009, D-F-047).
  const chosen = of.toDeck && s.turn.reveal && s.active === side;
  if (to === 'discard' && (chosen || hasPassive(s, side, 'alwaysToDeck'))) {
    push<ClauseFrame>(g, { kind: 'placeCard', step: 0, side, clause: -1, source: card, n: 0, also: -1 });
  }
}

/** Call to Arms, contracts and cards that wait for The Spice Must Flow. */
export function noteAcquired(g: G, side: SideId, flows: boolean): void {
  const { state: s } = g;
  const { musters } = s.sides[side];
  if (musters > 0 && s.turn.reveal && s.active === side) recruit(g, bearerOf(s, side), musters, 'D-7.1');
  if (!flows) return;
  if (s.active === side) s.turn.flowed = true;
  completeAcquired(g, side);
}

/** Everybody knows where an acquired card is. */
export function put(s: Dune, side: SideId, card: number, to: 'discard' | 'deck' | 'hand'): void {
  s.sides[side][to].push(card);
  s.seen[card] = seenByAll(s);
}
