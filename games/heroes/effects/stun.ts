/** Closes and stays closed once (BH-G-stun-a-card). */
import { targetsOf } from '../abilities/choices.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { shut } from '../flow/closing.ts';
import { textOf } from '../state.ts';
import { order } from '../text/orders.ts';
import { whom } from '../text/targets.ts';
import * as verbs from '../text/verbs.ts';

const shape = { to: target };

export const stun: EffectKind<'stun', typeof shape> = {
  shape,
  target: (e) => e.to,

  /** BH-G-stun-a-card. */
  does(g, f) {
    for (const piece of targetsOf(g, f)) {
      if (textOf(g.state, piece).forbids.has('stun')) continue;
      piece.stunned = true;
      shut(g, piece, 'BH-G-stun-a-card');
    }
  },

  says: (e, at) => order(whom(e.to, at), 'stun', verbs.stun),
};
