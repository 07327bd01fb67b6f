/** Opens. */
import { targetsOf } from '../abilities/choices.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { unshut } from '../flow/closing.ts';
import { order } from '../text/orders.ts';
import { whom } from '../text/targets.ts';
import * as verbs from '../text/verbs.ts';

const shape = { to: target };

export const open: EffectKind<'open', typeof shape> = {
  shape,
  target: (e) => e.to,

  does(g, f) {
    for (const piece of targetsOf(g, f)) unshut(g, piece, 'BH-8.4');
  },

  says: (e, at) => order(whom(e.to, at), 'open', verbs.open),
};
