/** The next X wounds to your characters are prevented until your turn. */
import { amount } from '../abilities/amount.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { amountOf } from '../abilities/meaning.ts';
import { measured } from '../text/amounts.ts';
import { you } from '../text/clauses.ts';
import { woundToYours } from '../text/nouns.ts';
import { scale } from '../text/targets.ts';
import * as verbs from '../text/verbs.ts';

const shape = { amount };

export const shield: EffectKind<'shield', typeof shape> = {
  shape,

  does(g, f, e) {
    const amount = amountOf(g.state, e.amount, f);
    g.state.sides[f.seat].shield += amount;
    g.listener?.({ kind: 'shield', rule: 'BH-G-prevention', seat: f.seat, amount });
  },

  says(e, at) {
    const n = measured(e.amount, woundToYours, scale(null, at));
    const what = `до начала вашего хода ${n.ru}`;
    return you(`until the start of your turn prevent ${n.en}`, verbs.prevent, what);
  },
};
