/** Coin markers that are gone for good. */
import type { EffectKind } from '../abilities/kind.ts';
import { tellCoins } from '../flow/coins.ts';
import { rival } from '../state.ts';
import { counted } from '../text/amounts.ts';
import { coinNoun } from '../text/nouns.ts';
import { giveUp, loses } from '../text/verbs.ts';
import { coinsOf, moved } from './shared/coins.ts';

const shape = { ...coinsOf };

export const loseCoins: EffectKind<'loseCoins', typeof shape> = {
  shape,
  possible: (s, e, { seat }) => s.sides[e.who ? rival(seat) : seat].coins >= e.amount,

  /** RH-55: closed ones first. */
  does(g, f, e) {
    const seat = e.who ? rival(f.seat) : f.seat;
    const side = g.state.sides[seat];
    const lost = Math.min(side.coins, e.amount);
    side.coins -= lost;
    side.closedCoins = Math.max(0, side.closedCoins - lost);
    tellCoins(g, seat);
  },

  says: (e) => moved(e, counted(e.amount, coinNoun), loses, giveUp, 'заставить противника'),
};
