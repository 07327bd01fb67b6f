/** Strengthening and Weakening effects cancel one for one, so a card has only their difference (BH-20.2, RH-31). */
import type { Seat } from '@vigrid/kernel';
import type { HeroesEvent } from '../events.ts';
import { type G, type Piece, ref, textOf } from '../state.ts';
import { trigger } from './triggers.ts';

export function boost(g: G, piece: Piece, amount: number, by: Seat = piece.seat): void {
  if (amount === 0) return;
  // Some can not be weakened by their enemy.
  if (amount < 0 && by !== piece.seat && textOf(g.state, piece).forbids.has('weaken')) return;
  piece.boosts += amount;
  g.listener?.({
    kind: 'boost',
    rule: amount > 0 ? 'BH-G-strengthening-effect' : 'BH-20.1',
    card: ref(g.state, piece.card),
    amount,
  } satisfies HeroesEvent);
  if (amount < 0) trigger(g, 'weakened', { card: piece.card, seat: piece.seat, x: -amount });
}
