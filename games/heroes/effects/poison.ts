/** Poison (BH-G-poison). */
import { optional, wholeFrom, yes } from '@vigrid/kernel/schema';
import { targetsOf } from '../abilities/choices.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { ref } from '../state.ts';
import { order } from '../text/orders.ts';
import { whom } from '../text/targets.ts';
import * as verbs from '../text/verbs.ts';

const shape = {
  to: target,
  amount: wholeFrom(1),
  /** On top of the poison that is there (RH-56). */
  more: optional(yes),
};

export const poison: EffectKind<'poison', typeof shape> = {
  shape,
  target: (e) => e.to,

  /** BH-G-poison: only the greatest works. */
  does(g, f, e) {
    for (const piece of targetsOf(g, f)) {
      piece.poison = e.more ? piece.poison + e.amount : Math.max(piece.poison, e.amount);
      g.listener?.({
        kind: 'poison',
        rule: 'BH-G-poison',
        card: ref(g.state, piece.card),
        amount: piece.poison,
      });
    }
  },

  says(e, at) {
    const more = e.more
      ? { en: ' more than it is poisoned already', ru: ' сверх того, что уже есть' }
      : { en: '', ru: '' };
    const force = { en: ` for ${e.amount}${more.en}`, ru: ` на ${e.amount}${more.ru}` };
    return order(whom(e.to, at), 'poison', verbs.poison, force);
  },
};
