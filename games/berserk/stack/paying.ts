/** A payment in lives waits for the rules effects of what it pays for (B12-302.6, B12-509.1). */
import { flow } from '@vigrid/kernel';
import { applyRules } from '../flow/rules/rules-effects.ts';
import type { PayFrame } from '../state/frames.ts';
import { type G, pieceOf } from '../state.ts';
import { pay as settle } from './leaving.ts';

export const pay = flow<G, PayFrame>({
  /** B12-602.1: they may have ended the game. */
  deaths(g, f) {
    if (!applyRules(g)) f.step = 0;
  },

  /** B12-502.3: a source that has died pays nothing. */
  settle(g, { use, blow }) {
    const piece = pieceOf(g.state, use.card);
    if (piece) settle(g, use, piece, blow);
  },
});
