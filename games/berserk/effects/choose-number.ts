/** Chooses a number, which is X for what follows. */
import { amount } from '../abilities/amount.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { amountOf } from '../features/evaluate.ts';
import { command } from '../text/clauses.ts';
import { figure } from '../text/filters.ts';

const shape = { most: amount };

export const chooseNumber: EffectKind<'chooseNumber', typeof shape> = {
  shape,
  number: (s, { most }, ctx) => ({ what: 'number', min: 1, max: Math.max(1, amountOf(s, most, ctx)) }),

  does: () => true,

  says(e, at) {
    if (typeof e.most === 'number')
      return command(`выбрать число X от 1 до ${e.most}`, `choose a number X from 1 to ${e.most}`);
    const { ru, en } = e.most === 'X' && at.x ? at.x : figure(e.most, at);
    return command(`выбрать число X (не больше, чем ${ru})`, `choose a number X (no more than ${en})`);
  },
};
