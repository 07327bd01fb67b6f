/** You may pay; if you did, the list; if not, the other one (BH-G-otherwise). */
import { optional, wholeFrom } from '@vigrid/kernel/schema';
import { effects } from '../abilities/ability.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { goInto } from '../flow/texts.ts';
import { counted } from '../text/amounts.ts';
import { allowed, type Clause, orElse, whole } from '../text/clauses.ts';
import { coinNoun } from '../text/nouns.ts';
import { inside } from '../text/targets.ts';
import { payment, settlePayment } from './shared/payment.ts';

const shape = { coins: wholeFrom(1), does: effects, otherwise: optional(effects) };

export const mayPay: EffectKind<'mayPay', typeof shape> = {
  shape,
  lists: (e) => [e.does, e.otherwise ?? []],
  asks: (g, f, e) => payment(g, f, f.seat, e.coins),
  takes(g, f, e, act, seat) {
    if (act.do === 'pay') goInto(g, f, e.does, 0);
    else goInto(g, f, e.otherwise ?? [], 1);
    settlePayment(g, act, seat);
  },

  says(e, at, say) {
    const price = counted(e.coins, coinNoun);
    const { en, ru } = allowed(say.clauses(e.does, inside(at)));
    const may = { en: `pay ${price.en} to ${en}`, ru: `заплатить ${price.ru}, чтобы ${ru}` };
    const clause: Clause = {
      ...whole({ en: `you may ${may.en}`, ru: `вы можете ${may.ru}` }, may),
      open: true,
    };
    return e.otherwise ? orElse(clause, say.clauses(e.otherwise, inside(at))) : clause;
  },
};
