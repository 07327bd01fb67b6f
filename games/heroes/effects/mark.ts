/** Markers on a card, or off it. */
import { whole } from '@vigrid/kernel/schema';
import { targetsOf } from '../abilities/choices.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { ref } from '../state.ts';
import { severalOrOne } from '../text/amounts.ts';
import { you } from '../text/clauses.ts';
import { marker } from '../text/nouns.ts';
import { placed } from '../text/orders.ts';
import { whom } from '../text/targets.ts';
import * as verbs from '../text/verbs.ts';

const shape = { to: target, amount: whole };

export const mark: EffectKind<'mark', typeof shape> = {
  shape,
  target: (e) => e.to,

  does(g, f, e) {
    for (const piece of targetsOf(g, f)) {
      piece.markers += e.amount;
      g.listener?.({
        kind: 'mark',
        rule: 'BH-2.1',
        card: ref(g.state, piece.card),
        markers: piece.markers,
      });
    }
  },

  says(e, at) {
    const who = whom(e.to, at);
    const n = severalOrOne(Math.abs(e.amount), marker, who.many);
    if (e.amount < 0) {
      const off = placed(n.ru, who, who.after('с', 'gen'));
      return you(`take ${n.en} off ${who.en}`, verbs.takeOff, off);
    }
    const on = placed(n.ru, who, who.after('на', 'acc'));
    return you(`put ${n.en} on ${who.en}`, verbs.put, on);
  },
};
