/** Closes (BH-G-close). */
import { targetsOf } from '../abilities/choices.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { shut } from '../flow/closing.ts';
import { order } from '../text/orders.ts';
import { whom } from '../text/targets.ts';
import * as verbs from '../text/verbs.ts';

const shape = { to: target };

export const close: EffectKind<'close', typeof shape> = {
  shape,
  target: (e) => e.to,

  does(g, f) {
    for (const piece of targetsOf(g, f)) shut(g, piece, 'BH-G-close');
  },

  says: (e, at) => order(whom(e.to, at), 'close', verbs.close),
};
