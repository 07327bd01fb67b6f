/** Markers are put on cards (B12-119.4). */
import { optional } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import { amount } from '../abilities/amount.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { marker, until } from '../abilities/vocabulary.ts';
import { ref } from '../events.ts';
import { amountOf } from '../features/evaluate.ts';
import { stirring } from '../telling.ts';
import { lasting, receives } from '../text/clauses.ts';
import { figure } from '../text/filters.ts';
import { markerName } from '../text/names.ts';
import { isSelf, targetPhrase } from '../text/targets.ts';

const shape = { to: target, marker, amount: optional(amount), until: optional(until) };

export const mark: EffectKind<'mark', typeof shape> = {
  shape,

  does({ g, s, effect, ctx, targets, item }) {
    for (const piece of targets) {
      const amount = effect.amount === undefined ? 1 : amountOf(s, effect.amount, ctx);
      const there = piece.markers.find((marker) => marker.kind === effect.marker);
      if (there) there.amount += amount;
      else
        piece.markers.push({
          kind: effect.marker,
          seat: item.seat,
          from: item.card,
          amount,
          until: effect.until ?? 'stay',
        });
      stirring(g)?.({
        kind: 'marked',
        rule: 'B12-119.4',
        card: ref(s, piece.card),
        marker: effect.marker,
        amount,
      });
    }
    return targets.length > 0;
  },

  asks: {
    whom: say('кто получит маркер?', 'who gains the marker?'),
    may: say('положить маркер?', 'do you put the marker?'),
  },

  says(e, at) {
    const { ru, en } = markerName(e.marker);
    const until = lasting(e.until);
    const n = e.amount === undefined || e.amount === 1 ? null : figure(e.amount, at);
    return receives(
      targetPhrase(e.to, at),
      isSelf(e.to, at),
      say(
        `${n ? `маркеры (${n.ru})` : 'маркер'} «${ru}»${until.ru}`,
        `${n ? `${n.en} ${en} markers` : `the ${en} marker`}${until.en}`,
      ),
    );
  },
};
