/** Wounds (BH-12.1). */
import { amount } from '../abilities/amount.ts';
import { targetsOf } from '../abilities/choices.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { amountOf } from '../abilities/meaning.ts';
import { target } from '../abilities/target.ts';
import { dealWounds } from '../flow/wounds.ts';
import { cardOf } from '../state.ts';
import { wounds } from '../text/amounts.ts';
import { befalls } from '../text/clauses.ts';
import { gets } from '../text/orders.ts';
import { scale, whom } from '../text/targets.ts';

const shape = { to: target, amount };

export const wound: EffectKind<'wound', typeof shape> = {
  shape,
  target: (e) => e.to,

  does(g, f, e) {
    const by = cardOf(g.state, f.card).type === 'spell' ? 'spell' : 'ability';
    for (const piece of targetsOf(g, f))
      dealWounds(g, f.card, piece, amountOf(g.state, e.amount, f, piece), by);
  },

  says(e, at) {
    const who = whom(e.to, at);
    const n = wounds(e.amount, scale(who, at));
    const may = { en: `deal ${n.en} to ${who.en}`, ru: `нанести ${who.ru('dat')} ${n.ru}` };
    return befalls(who, gets(who, n), may);
  },
};
