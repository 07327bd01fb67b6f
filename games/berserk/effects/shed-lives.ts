/** Extra lives are taken off. */
import { say } from '@vigrid/speech';
import { amount } from '../abilities/amount.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { ref } from '../events.ts';
import { amountOf } from '../features/evaluate.ts';
import { livesOf } from '../features/figures.ts';
import { trigger } from '../features/triggers.ts';
import { blame } from '../flow/wounds/wounds.ts';
import { stirring } from '../telling.ts';
import { command, counted } from '../text/clauses.ts';
import { figure } from '../text/filters.ts';
import { moreLife } from '../text/nouns.ts';
import { targetPhrase } from '../text/targets.ts';

const shape = { to: target, amount };

export const shedLives: EffectKind<'shedLives', typeof shape> = {
  shape,

  does({ g, s, effect, ctx, targets, item }) {
    let done = false;
    for (const piece of targets) {
      const amount = amountOf(s, effect.amount, ctx);
      if (amount <= 0 || piece.extraLives < amount) continue;
      piece.extraLives -= amount;
      blame(s, piece, item.card);
      trigger(g, 'losesLives', piece, { other: item.card, x: amount });
      done = true;
      stirring(g)?.({
        kind: 'livesReduced',
        rule: 'B12-508.2',
        card: ref(s, piece.card),
        amount,
        lives: livesOf(s, piece),
      });
    }
    return done;
  },

  asks: {
    whom: say('с кого снять дополнительные жизни?', 'off whom do you take additional lives?'),
    may: say('снять дополнительные жизни?', 'do you take off additional lives?'),
  },

  says(e, at) {
    const who = targetPhrase(e.to, at);
    const n = counted(figure(e.amount, at), moreLife);
    return command(`снять ${who.after('с', 'gen')} ${n.ru}`, `take ${n.en} off ${who.en}`, { same: who });
  },
};
