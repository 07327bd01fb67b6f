/** Chips are lost. */
import { say } from '@vigrid/speech';
import { amountOr } from '../abilities/amount.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { amountOf } from '../features/evaluate.ts';
import { ruleOfList } from '../features/rules.ts';
import { takeChips } from '../flow/wounds/wounds.ts';
import { chipsOf, loses } from '../text/clauses.ts';
import { figure } from '../text/filters.ts';
import { isSelf, targetPhrase } from '../text/targets.ts';

const shape = { to: target, amount: amountOr('all') };

export const loseChips: EffectKind<'loseChips', typeof shape> = {
  shape,
  suits: (_s, _effect, piece) => piece.chips > 0,

  does({ g, s, effect, ctx, targets, use }) {
    let done = false;
    for (const piece of targets) {
      const amount = effect.amount === 'all' ? piece.chips : amountOf(s, effect.amount, ctx);
      if (takeChips(g, piece, amount, ruleOfList(use.list, 'B12-119.5.1')) > 0) done = true;
    }
    return done;
  },

  asks: {
    whom: say('кто потеряет фишки?', 'who loses chips?'),
    may: say('потерять фишку?', 'do you give up a chip?'),
  },

  says: (e, at) =>
    loses(
      targetPhrase(e.to, at),
      isSelf(e.to, at),
      e.amount === 'all' ? say('все фишки', 'all chips') : chipsOf(figure(e.amount, at)),
    ),
};
