/** Strengthening and Weakening effects cancel one for one, so a card has only their difference (BH-20.2, RH-31). */
import type { Seat } from '@vigrid/kernel';
import { amountOf } from '../abilities/filters.ts';
import { isPick, namedBy } from '../abilities/targets.ts';
import type { Target } from '../abilities/types.ts';
import { fewerBoosts } from '../figures.ts';
import { type EffectsFrame, type G, type Piece, pieceOf, ref, textOf } from '../state.ts';
import type { Deeds } from './index.ts';
import { targetsOf } from './targets.ts';
import { trigger } from './triggers.ts';

export const boostDeeds: Deeds<'boost' | 'unweaken' | 'moveWeakening'> = {
  boost(g, f, e) {
    for (const piece of targetsOf(g, f)) boost(g, piece, amountOf(g.state, e.amount, f, piece), f.seat);
  },

  unweaken(g, f, e) {
    for (const piece of targetsOf(g, f)) unweaken(g, piece, e.amount);
  },

  moveWeakening(g, f, e) {
    const [from] = end(g, f, e.from);
    const [to] = end(g, f, e.to);
    if (!from || !to) return;
    const moved = unweaken(g, from, e.amount === 'all' ? Infinity : e.amount);
    boost(g, to, -moved, f.seat);
  },
};

/** Puts Strengthening effects on a card, or Weakening ones where negative. */
export function boost(g: G, piece: Piece, put: number, by: Seat = piece.seat): void {
  if (put === 0) return;
  // Some can not be weakened by their enemy.
  if (put < 0 && by !== piece.seat && textOf(g.state, piece).forbids.has('weaken')) return;
  const amount = Math.sign(put) * Math.max(0, Math.abs(put) - fewerBoosts(g.state, piece));
  if (amount === 0) return;
  piece.boosts += amount;
  g.listener?.({
    kind: 'boost',
    rule: amount > 0 ? 'BH-G-strengthening-effect' : 'BH-20.1',
    card: ref(g.state, piece.card),
    amount,
  });
  if (amount < 0) trigger(g, 'weakened', { card: piece.card, seat: piece.seat, x: -amount });
}

/** Takes Weakening effects off a card: that puts no Strengthening on it. Gives how many there were to take. */
function unweaken(g: G, piece: Piece, most: number): number {
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

const end = (g: G, f: EffectsFrame, target: Target): Piece[] =>
  isPick(target)
    ? targetsOf(g, f)
    : namedBy(g.state, target, f).flatMap((card) => pieceOf(g.state, card) ?? []);
