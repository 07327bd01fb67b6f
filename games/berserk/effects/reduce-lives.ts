/** Fewer lives at most (B12-508.4). */
import { say } from '@vigrid/speech';
import { amount } from '../abilities/amount.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { ref } from '../events.ts';
import { amountOf } from '../features/evaluate.ts';
import { hasLives, livesOf } from '../features/figures.ts';
import { blame } from '../flow/wounds/wounds.ts';
import { stirring } from '../telling.ts';
import { command } from '../text/clauses.ts';
import { figure } from '../text/filters.ts';
import { targetPhrase } from '../text/targets.ts';

const shape = { to: target, amount };

export const reduceLives: EffectKind<'reduceLives', typeof shape> = {
  shape,
  suits: (s, _effect, piece) => hasLives(s, piece),

  does({ g, s, effect, ctx, targets, item }) {
    for (const piece of targets) {
      const amount = amountOf(s, effect.amount, ctx);
      piece.reduced += amount;
      blame(s, piece, item.card);
      stirring(g)?.({
        kind: 'livesReduced',
        rule: 'B12-508.4',
        card: ref(s, piece.card),
        amount,
        lives: livesOf(s, piece),
      });
    }
    return targets.length > 0;
  },

  asks: {
    whom: say('чьи жизни уменьшить?', 'whose lives do you reduce?'),
    may: say('уменьшить жизни?', 'do you reduce lives?'),
  },

  says(e, at) {
    const who = targetPhrase(e.to, at);
    const n = figure(e.amount, at);
    return command(
      `уменьшить максимум жизней ${who.ru('gen')} на ${n.ru}`,
      `reduce the maximum of lives of ${who.en} by ${n.en}`,
      { same: who },
    );
  },
};
