/** Extra lives (B12-508.2). */
import { say } from '@vigrid/speech';
import { amount } from '../abilities/amount.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { amountOf } from '../features/evaluate.ts';
import { hasLives } from '../features/figures.ts';
import { cannot } from '../features/gains.ts';
import { ruleOfList } from '../features/rules.ts';
import { addLives } from '../flow/wounds/wounds.ts';
import { counted, receives } from '../text/clauses.ts';
import { figure } from '../text/filters.ts';
import { moreLife } from '../text/nouns.ts';
import { isSelf, targetPhrase } from '../text/targets.ts';

const shape = { to: target, amount };

export const extraLives: EffectKind<'extraLives', typeof shape> = {
  shape,
  suits: (s, _effect, piece) => hasLives(s, piece) && !cannot(s, piece, 'receiveLives'),
  replaceable: (s, effect, ctx) => ({
    of: 'extraLives',
    amountFor: () => amountOf(s, effect.amount, ctx),
  }),

  does({ g, s, effect, ctx, targets, use }) {
    for (const piece of targets)
      addLives(g, piece, amountOf(s, effect.amount, ctx), ruleOfList(use.list, 'B12-508.2'));
    return targets.length > 0;
  },

  asks: {
    whom: say('кто получит дополнительные жизни?', 'who gains additional lives?'),
    may: say('дать дополнительные жизни?', 'do you give additional lives?'),
  },

  says: (e, at) =>
    receives(targetPhrase(e.to, at), isSelf(e.to, at), counted(figure(e.amount, at), moreLife)),
};
