/** Destroys (BH-G-destroy). */
import { movable } from '../abilities/choices.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { destroyAll } from '../flow/zones.ts';
import { pieceOf } from '../state.ts';
import { order } from '../text/orders.ts';
import { whom } from '../text/targets.ts';
import * as verbs from '../text/verbs.ts';

const shape = { to: target };

export const destroy: EffectKind<'destroy', typeof shape> = {
  shape,
  target: (e) => e.to,
  moves: true,
  possible: (s, e, { card }) => (e.to === 'self' ? pieceOf(s, card) !== undefined : null),

  does(g, f) {
    destroyAll(g, movable(g, f));
  },

  says: (e, at) => order(whom(e.to, at), 'destroy', verbs.destroy),
};
