/** Poison (BH-G-poison). */
import { wholeFrom } from '@vigrid/kernel/schema';
import { targetsOf } from '../abilities/choices.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { ref } from '../state.ts';
import { order } from '../text/orders.ts';
import { whom } from '../text/targets.ts';
import * as verbs from '../text/verbs.ts';

const shape = { to: target, amount: wholeFrom(1) };

export const poison: EffectKind<'poison', typeof shape> = {
  shape,
  target: (e) => e.to,

  /** BH-G-poison: only the greatest works. */
  does(g, f, e) {
    for (const piece of targetsOf(g, f)) {
      piece.poison = Math.max(piece.poison, e.amount);
      g.listener?.({
        kind: 'poison',
        rule: 'BH-G-poison',
        card: ref(g.state, piece.card),
        amount: piece.poison,
      });
    }
  },

  says(e, at) {
    const force = { en: ` for ${e.amount}`, ru: ` на ${e.amount}` };
    return order(whom(e.to, at), 'poison', verbs.poison, force);
  },
};
