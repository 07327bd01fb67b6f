/** From the top of a deck to its graveyard. */
import { oneOf, optional } from '@vigrid/kernel/schema';
import { amount } from '../abilities/amount.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { amountOf } from '../abilities/meaning.ts';
import { tell } from '../flow/telling.ts';
import { show, toGraveyard } from '../flow/zones.ts';
import { rival } from '../state.ts';
import { you } from '../text/clauses.ts';
import { topCards } from '../text/some-cards.ts';
import * as verbs from '../text/verbs.ts';

const shape = { amount, who: optional(oneOf('enemy')) };

export const mill: EffectKind<'mill', typeof shape> = {
  shape,

  does(g, f, e) {
    const seat = e.who ? rival(f.seat) : f.seat;
    const amount = amountOf(g.state, e.amount, f);
    for (let i = 0; i < amount; i++) {
      const card = g.state.sides[seat].deck.pop();
      if (card === undefined) return;
      show(g, card);
      toGraveyard(g.state, card);
      tell(g, 'mill', 'BH-13.1', { card, seat: seat });
    }
  },

  says(e, at) {
    const top = topCards(e.amount, at, e.who);
    return you(`put ${top.en} into the graveyard`, verbs.put, `на кладбище ${top.ru}`);
  },
};
