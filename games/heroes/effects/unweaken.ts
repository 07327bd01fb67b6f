/** Takes off up to so many Weakening effects. */
import { wholeFrom } from '@vigrid/kernel/schema';
import { targetsOf } from '../abilities/choices.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { isWeakened, takeWeakening } from '../flow/boosts.ts';
import { severalOrOne } from '../text/amounts.ts';
import { you } from '../text/clauses.ts';
import { weakening } from '../text/nouns.ts';
import { placed } from '../text/orders.ts';
import { whom } from '../text/targets.ts';
import * as verbs from '../text/verbs.ts';

const shape = { to: target, amount: wholeFrom(1) };

export const unweaken: EffectKind<'unweaken', typeof shape> = {
  shape,
  target: (e) => e.to,
  possible: (s, e, { card }) => (e.to === 'self' ? isWeakened(s, card) : null),

  does(g, f, e) {
    for (const piece of targetsOf(g, f)) takeWeakening(g, piece, e.amount);
  },

  says(e, at) {
    const who = whom(e.to, at);
    const n = severalOrOne(e.amount, weakening, who.many);
    const off = placed(n.ru, who, who.after('с', 'gen'));
    return you(`take ${n.en} off ${who.en}`, verbs.takeOff, off);
  },
};
