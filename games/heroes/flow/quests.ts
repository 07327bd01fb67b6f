/** Quests are completed. */
import type { G, Piece } from '../state.ts';
import { tell } from './telling.ts';
import { trigger } from './triggers.ts';
import { leavePlay } from './zones.ts';

export function completeQuests(g: G, completed: readonly Piece[]): void {
  for (const piece of completed) {
    tell(g, 'complete', 'BH-2.8', piece);
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
