/** The enemy may pay; otherwise this happens (BH-G-otherwise). */
import { wholeFrom } from '@vigrid/kernel/schema';
import { effects } from '../abilities/ability.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { goInto } from '../flow/texts.ts';
import { rival } from '../state.ts';
import { counted } from '../text/amounts.ts';
import { inner, whole } from '../text/clauses.ts';
import { coinNoun } from '../text/nouns.ts';
import { inside } from '../text/targets.ts';
import { payment, settlePayment } from './shared/payment.ts';

const shape = { coins: wholeFrom(1), otherwise: effects };

export const unlessPaid: EffectKind<'unlessPaid', typeof shape> = {
  shape,
  lists: (e) => [e.otherwise],
  asks: (g, f, e) => payment(g, f, rival(f.seat), e.coins),
  takes(g, f, e, act, seat) {
    settlePayment(g, act, seat);
    if (act.do !== 'pay') goInto(g, f, e.otherwise, 0);
  },

  says(e, at, say) {
    const price = counted(e.coins, coinNoun);
    const otherwise = inner(say.clauses(e.otherwise, inside(at)));
    return whole(
      {
        en: `the opponent may pay ${price.en}; otherwise ${otherwise.en}`,
        ru: `противник может заплатить ${price.ru}; иначе ${otherwise.ru}`,
      },
      {
        en: `let the opponent pay ${price.en}; otherwise ${otherwise.en}`,
        ru: `дать противнику заплатить ${price.ru}; иначе ${otherwise.ru}`,
      },
    );
  },
};
