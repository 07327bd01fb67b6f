/** Prevents so many wounds that are to come (B12-530.1), while this card is in play (B12-530.6). */
import { optional } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import { amount } from '../abilities/amount.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { until } from '../abilities/vocabulary.ts';
import { ref } from '../events.ts';
import { amountOf } from '../features/evaluate.ts';
import { stirring } from '../telling.ts';
import { counted, lasting, receives } from '../text/clauses.ts';
import { figure } from '../text/filters.ts';
import { wound } from '../text/nouns.ts';
import { isSelf, targetPhrase } from '../text/targets.ts';

const shape = { to: target, amount, until: optional(until) };

export const shield: EffectKind<'shield', typeof shape> = {
  shape,

  does({ g, s, item, effect, ctx, targets }) {
    const amount = amountOf(s, effect.amount, ctx);
    const until = effect.until ?? 'stay';
    for (const piece of targets) {
      piece.markers.push({ kind: 'shield', seat: item.seat, from: item.card, amount, until });
      stirring(g)?.({
        kind: 'marked',
        rule: 'B12-530.1',
        card: ref(s, piece.card),
        marker: 'shield',
        amount,
      });
    }
    return targets.length > 0;
  },

  asks: {
    whom: say('кого закрыть щитом?', 'whom do you shield?'),
    may: say('закрыть щитом?', 'do you shield?'),
  },

  says(e, at) {
    const n = counted(figure(e.amount, at), wound);
    const until = lasting(e.until);
    return receives(
      targetPhrase(e.to, at),
      isSelf(e.to, at),
      say(`щит на ${n.ru}${until.ru}`, `a shield against ${n.en}${until.en}`),
    );
  },
};
