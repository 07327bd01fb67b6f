/** Opens, to attack and to be used again (BH-G-ready). */
import { targetsOf } from '../abilities/choices.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { unshut } from '../flow/closing.ts';
import { trigger } from '../flow/triggers.ts';
import { cardOf, forgetUses } from '../state.ts';
import { order } from '../text/orders.ts';
import { whom } from '../text/targets.ts';
import * as verbs from '../text/verbs.ts';

const shape = { to: target };

export const ready: EffectKind<'ready', typeof shape> = {
  shape,
  target: (e) => e.to,

  /** BH-G-ready: open, to attack again and to use its activated abilities again; what has triggered has triggered. */
  does(g, f) {
    for (const piece of targetsOf(g, f)) {
      unshut(g, piece, 'BH-G-ready');
      piece.struck = false;
      trigger(g, 'readied', piece);
      for (const { number } of cardOf(g.state, piece.card).actions) forgetUses(piece, number);
    }
  },

  says: (e, at) => order(whom(e.to, at), 'ready', verbs.ready),
};
