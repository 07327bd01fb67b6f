/** Reveal subphase (B12-405). */
import { reveal } from '../effects/zones.ts';
import { type G, pieceOf } from '../state.ts';
import { has } from '../figures.ts';

/** B12-405.1: cards of the third row are hidden no longer than the First player's first turn. */
export function revealRest(g: G): void {
  for (const side of g.state.sides) {
    for (const card of side.squad.slice()) {
      const piece = pieceOf(g.state, card);
      if (piece?.hidden && !has(g.state, piece, 'stealth')) reveal(g, piece, 'B12-405.1');
    }
  }
}
