/** Strengthening effects, Weakening ones where negative. */
import { gain } from '../abilities/amount.ts';
import { targetsOf } from '../abilities/choices.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { amountOf } from '../abilities/meaning.ts';
import { target } from '../abilities/target.ts';
import { addBoosts } from '../flow/boosts.ts';
import { isNegative, unsigned } from '../text/amounts.ts';
import { befalls } from '../text/clauses.ts';
import { strengthening, weakening } from '../text/nouns.ts';
import { gets, someEffects } from '../text/orders.ts';
import { whom } from '../text/targets.ts';

const shape = { to: target, amount: gain };

export const boost: EffectKind<'boost', typeof shape> = {
  shape,
  target: (e) => e.to,

  does(g, f, e) {
    for (const piece of targetsOf(g, f)) addBoosts(g, piece, amountOf(g.state, e.amount, f, piece), f.seat);
  },

  says(e, at) {
    const who = whom(e.to, at);
    const effect = isNegative(e.amount) ? weakening : strengthening;
    const n = someEffects(unsigned(e.amount), effect, who, at);
    const may = { en: `give ${who.en} ${n.en}`, ru: `дать ${who.ru('dat')} ${n.ru}` };
    return befalls(who, gets(who, n), may);
  },
};
