/** Moments come, and abilities that wait for them queue up; they are carried out when the event is over (BH-N-4). */
import type { Seat } from '@vigrid/kernel';
import { holds } from '../abilities/filters.ts';
import type { Moment } from '../abilities/types.ts';
import { cardOf, type G, type Piece } from '../state.ts';

/** A moment of this card itself has come. */
export function trigger(g: G, piece: Piece, moment: Moment, x: number): void {
  const card = cardOf(g.state, piece.card);
  if (!card.moments.has(moment)) return;
  for (const { number, ability } of card.triggers) {
    if (ability.on !== moment || ability.where) continue;
    if (ability.if && !holds(g.state, ability.if, piece.seat, piece.card)) continue;
    if (!ability.each) {
      // BH-8.16: once per turn, counted from the controller's own recovery phase (RH-6).
      if (piece.used & (1 << number)) continue;
      piece.used |= 1 << number;
    }
    g.state.queue.push({ seat: piece.seat, card: piece.card, ability: number, x, moment: g.state.moment });
  }
}

/** The start or end of a player's turn: their cards in play and, where the text says so, in the graveyard. */
export function triggerTurn(g: G, seat: Seat, moment: 'turnStart' | 'turnEnd'): void {
  const s = g.state;
  const side = s.sides[seat];
  trigger(g, side.hero, moment, 0);
  for (const piece of side.squad) trigger(g, piece, moment, 0);
  for (const card of side.graveyard) {
    for (const { number, ability } of cardOf(s, card).triggers) {
      if (ability.on === moment && ability.where)
        s.queue.push({ seat, card, ability: number, x: 0, moment: s.moment });
    }
  }
}
