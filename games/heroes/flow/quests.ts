/** Quests are completed. */
import type { G, Piece } from '../state.ts';
import { tell } from './telling.ts';
import { trigger } from './triggers.ts';
import { leavePlay } from './zones.ts';

export function completeQuests(g: G, completed: readonly Piece[]): void {
  for (const piece of completed) {
    // BH-3.5: whoever controls it, it goes to its owner's pile.
    tell(g, 'complete', g.state.owner[piece.card] === piece.seat ? 'BH-2.8' : 'BH-3.5', piece);
    trigger(g, 'completed', piece);
  }
  for (const piece of completed) toPile(g, piece);
}

export function toPile(g: G, piece: Piece): void {
  const s = g.state;
  const { card, used, ever } = piece;
  if (used > 0 || ever > 0) s.worn.push({ card, used, ever });
  leavePlay(g, piece, () => s.sides[s.owner[card]].completed.push(card));
}
