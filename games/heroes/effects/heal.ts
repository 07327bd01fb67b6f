/** Wounds go (BH-G-heal). */
import { either, oneOf } from '@vigrid/kernel/schema';
import { told } from '@vigrid/speech';
import { amount } from '../abilities/amount.ts';
import { targetsOf } from '../abilities/choices.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { amountOf } from '../abilities/meaning.ts';
import { target } from '../abilities/target.ts';
import { trigger } from '../flow/triggers.ts';
import { ref } from '../state.ts';
import { strength, wounds } from '../text/amounts.ts';
import { befalls } from '../text/clauses.ts';
import { scale, whom } from '../text/targets.ts';
import * as verbs from '../text/verbs.ts';

const shape = { to: target, amount: either(amount, oneOf('all')) };

export const heal: EffectKind<'heal', typeof shape> = {
  shape,
  target: (e) => e.to,

  /** BH-G-heal, BH-G-heal-fully: no more than there is. */
  does(g, f, e) {
    for (const piece of targetsOf(g, f)) {
      const most = e.amount === 'all' ? piece.wounds : amountOf(g.state, e.amount, f, piece);
      const amount = Math.min(piece.wounds, most);
      piece.wounds -= amount;
      g.listener?.({
        kind: 'heal',
        rule: e.amount === 'all' ? 'BH-G-heal-fully' : 'BH-G-heal',
        card: ref(g.state, piece.card),
        amount,
        source: ref(g.state, f.card),
      });
      if (amount > 0) trigger(g, 'healed', { card: piece.card, seat: piece.seat, x: amount });
    }
  },

  says(e, at) {
    const who = whom(e.to, at);
    const heals = told(who, verbs.heal);
    if (e.amount === 'all') {
      return befalls(
        who,
        { en: `${heals.en} fully`, ru: `полностью ${heals.ru}` },
        { en: `heal ${who.en} fully`, ru: `полностью излечить ${who.ru('acc')}` },
      );
    }
    const force = strength(e.amount, scale(who, at));
    return befalls(
      who,
      { en: `${heals.en} ${wounds(e.amount, scale(who, at)).en}`, ru: `${heals.ru} ${force.ru}` },
      { en: `heal ${who.en} by ${force.en}`, ru: `излечить ${who.ru('acc')} ${force.ru}` },
    );
  },
};
