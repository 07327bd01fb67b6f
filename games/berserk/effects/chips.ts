/** Chips are received (B12-120.1). */
import { say } from '@vigrid/speech';
import { amount } from '../abilities/amount.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { amountOf } from '../features/evaluate.ts';
import { cannot } from '../features/gains.ts';
import { ruleOfList } from '../features/rules.ts';
import { addChips } from '../flow/wounds/wounds.ts';
import { chipsOf, receives } from '../text/clauses.ts';
import { figure } from '../text/filters.ts';
import { isSelf, targetPhrase } from '../text/targets.ts';

const shape = { to: target, amount };

export const chips: EffectKind<'chips', typeof shape> = {
  shape,

  does({ g, s, item, effect, ctx, targets, use }) {
    let done = false;
    const rule = ruleOfList(use.list, 'B12-120.1');
    for (const piece of targets) {
      if (piece.card !== item.card && cannot(s, piece, 'receiveOthersChips')) continue;
      if (addChips(g, piece, amountOf(s, effect.amount, ctx), rule) > 0) done = true;
    }
    return done;
  },

  asks: {
    whom: say('кто получит фишки?', 'who gains chips?'),
    may: say('получить фишку?', 'do you gain a chip?'),
  },

  says: (e, at) => receives(targetPhrase(e.to, at), isSelf(e.to, at), chipsOf(figure(e.amount, at))),
};
