/** So many current lives are left to it, by wounds laid on or taken off (B12-G-x-current-lives-remain). */
import { say } from '@vigrid/speech';
import { amount } from '../abilities/amount.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { ref } from '../events.ts';
import { amountOf } from '../features/evaluate.ts';
import { hasLives, livesOf, maxLivesOf } from '../features/figures.ts';
import { blame } from '../flow/wounds/wounds.ts';
import { stirring } from '../telling.ts';
import { command, counted } from '../text/clauses.ts';
import { figure } from '../text/filters.ts';
import { life } from '../text/nouns.ts';
import { targetPhrase } from '../text/targets.ts';

const shape = { to: target, amount };

export const leaveLives: EffectKind<'leaveLives', typeof shape> = {
  shape,
  suits: (s, _effect, piece) => hasLives(s, piece),

  /**
   * B12-G-x-current-lives-remain, B09-204.7: nothing that goes with wounds or healing triggers; never beyond the
   * maximum.
   */
  does({ g, s, effect, ctx, targets, item }) {
    for (const piece of targets) {
      const wounds = Math.max(0, maxLivesOf(s, piece) - amountOf(s, effect.amount, ctx));
      const amount = wounds - piece.wounds;
      piece.wounds = wounds;
      if (amount > 0) blame(s, piece, item.card);
      const rule = 'B12-G-x-current-lives-remain';
      const now = { card: ref(s, piece.card), wounds, lives: livesOf(s, piece) };
      if (amount > 0) stirring(g)?.({ kind: 'wounded', rule, amount, by: ref(s, item.card), ...now });
      if (amount < 0) stirring(g)?.({ kind: 'healed', rule, amount: -amount, ...now });
    }
    return targets.length > 0;
  },

  asks: {
    whom: say('кому оставить жизни?', 'whose lives do you set?'),
    may: say('изменить число жизней?', 'do you set its lives?'),
  },

  says(e, at) {
    const who = targetPhrase(e.to, at);
    const n = counted(figure(e.amount, at), life);
    return command(`оставить ${who.ru('dat')} ровно ${n.ru}`, `leave ${who.en} with exactly ${n.en}`, {
      same: who,
    });
  },
};
