/** Strengthening and Weakening effects cancel one for one, so a card has only their difference (BH-20.2, RH-31). */
import type { Seat } from '@vigrid/kernel';
import { fewerBoosts } from '../abilities/figures.ts';
import { type G, type Heroes, type Piece, pieceOf, ref, textOf } from '../state.ts';
import { trigger } from './triggers.ts';

/** Puts Strengthening effects on a card, or Weakening ones where negative. */
export function addBoosts(g: G, piece: Piece, put: number, by: Seat = piece.seat): void {
  // Some can not be weakened by their enemy.
  if (put < 0 && by !== piece.seat && textOf(g.state, piece).forbids.has('weaken')) return;
  const amount = Math.sign(put) * Math.max(0, Math.abs(put) - fewerBoosts(g.state, piece));
  if (amount === 0) return;
  const cancels = piece.boosts * amount < 0;
  piece.boosts += amount;
  g.listener?.({
    kind: 'boost',
    rule: cancels ? 'BH-20.2' : amount > 0 ? 'BH-G-strengthening-effect' : 'BH-20.1',
    card: ref(g.state, piece.card),
    amount,
  });
  if (amount < 0) trigger(g, 'weakened', { card: piece.card, seat: piece.seat, x: -amount });
}

/** Takes Weakening effects off a card: that puts no Strengthening on it. Gives how many there were to take. */
export function takeWeakening(g: G, piece: Piece, most: number): number {
  const amount = Math.min(most, Math.max(0, -piece.boosts));
  if (amount === 0) return 0;
  piece.boosts += amount;
  g.listener?.({
    kind: 'unweaken',
    rule: 'BH-20.1',
    card: ref(g.state, piece.card),
    amount,
  });
  return amount;
}

export const isWeakened = (s: Heroes, card: number): boolean => (pieceOf(s, card)?.boosts ?? 0) < 0;
