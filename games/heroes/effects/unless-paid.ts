/** The enemy may pay; otherwise this happens (BH-G-otherwise). */
import { effects } from '../abilities/ability.ts';
import { amount } from '../abilities/amount.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { amountOf } from '../abilities/meaning.ts';
import { goInto } from '../flow/texts.ts';
import { rival } from '../state.ts';
import { measured } from '../text/amounts.ts';
import { endsOpen, inner, whole } from '../text/clauses.ts';
import { coinNoun } from '../text/nouns.ts';
import { inside, scale } from '../text/targets.ts';
import { payment, settlePayment } from './shared/payment.ts';

const shape = { coins: amount, otherwise: effects };

export const unlessPaid: EffectKind<'unlessPaid', typeof shape> = {
  shape,
  lists: (e) => [e.otherwise],
  asks: (g, f, e) => payment(g, f, rival(f.seat), amountOf(g.state, e.coins, f)),
  takes(g, f, e, act, seat) {
    settlePayment(g, act, seat);
    if (act.do !== 'pay') goInto(g, f, e.otherwise, 0);
  },

  says(e, at, say) {
    const price = measured(e.coins, coinNoun, scale(null, at));
    const others = say.clauses(e.otherwise, inside(at));
    const otherwise = inner(others);
    const clause = whole(
      {
        en: `the opponent may pay ${price.en}; otherwise ${otherwise.en}`,
        ru: `противник может заплатить ${price.ru}; иначе ${otherwise.ru}`,
      },
      {
        en: `let the opponent pay ${price.en}; otherwise ${otherwise.en}`,
        ru: `дать противнику заплатить ${price.ru}; иначе ${otherwise.ru}`,
      },
    );
    return { ...clause, holding: true, ...endsOpen(others) };
  },
};
