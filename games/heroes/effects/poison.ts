/** Poison (BH-G-poison). */
import { optional, yes } from '@vigrid/kernel/schema';
import { amount } from '../abilities/amount.ts';
import { targetsOf } from '../abilities/choices.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { amountOf } from '../abilities/meaning.ts';
import { target } from '../abilities/target.ts';
import { ref } from '../state.ts';
import { strength } from '../text/amounts.ts';
import { order } from '../text/orders.ts';
import { scale, whom } from '../text/targets.ts';
import * as verbs from '../text/verbs.ts';

const shape = {
  to: target,
  amount,
  /** On top of the poison that is there (RH-56). */
  more: optional(yes),
};

export const poison: EffectKind<'poison', typeof shape> = {
  shape,
  target: (e) => e.to,

  /** BH-G-poison: only the greatest works. */
  does(g, f, e) {
    for (const piece of targetsOf(g, f)) {
      const amount = amountOf(g.state, e.amount, f, piece);
      if (amount === 0) continue;
      piece.poison = e.more ? piece.poison + amount : Math.max(piece.poison, amount);
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
    const who = whom(e.to, at);
    const much = strength(e.amount, scale(who, at));
    return order(who, 'poison', verbs.poison, {
      en: ` for ${much.en}${more.en}`,
      ru: ` ${much.ru}${more.ru}`,
    });
  },
};
