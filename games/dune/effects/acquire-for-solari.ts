import { say } from '@vigrid/speech';
import { acquire } from '../pieces/cards.ts';
import { market, priceOf } from '../pieces/market.ts';
import { pay } from '../pieces/supply.ts';
import type { Dune, SideId } from '../state.ts';
import { cardsOf, one } from './asking.ts';
import { effect } from './kind.ts';

/** One card to the hand for Solari instead of Persuasion, if wanted. */
export const acquireForSolari = effect('acquireForSolari', {
  shape: {},
  says: () =>
    say(
      'можете получить на руку одну карту, заплатив соляриями вместо убеждения',
      'you may acquire one card to your hand, paying Solari instead of Persuasion',
    ),
  optional: true,
  may: (s, side) => affordable(s, side).length > 0,
  asks: () =>
    one(
      ({ state: s }, f) => cardsOf(s, f, { ask: 'acquire', rule: 'D-9.2' }, affordable(s, f.side), 0, 1),
      (g, f, [card]) => {
        if (card === undefined) return;
        const price = priceOf(g.state, f.side, card);
        pay(g, f.side, 'solari', price, 'D-9.2');
        acquire(g, f.side, card, price, 'hand', 'D-9.2');
      },
    ),
  worth: 0.5,
});

const affordable = (s: Dune, side: SideId): number[] =>
  market(s, side).filter((card) => {
    const price = priceOf(s, side, card);
    return price >= 0 && price <= s.sides[side].solari;
  });
