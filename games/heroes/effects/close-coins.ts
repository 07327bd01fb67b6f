/** Coins that close. */
import type { EffectKind } from '../abilities/kind.ts';
import { tellCoins } from '../flow/coins.ts';
import { rival } from '../state.ts';
import { counted } from '../text/amounts.ts';
import { coinNoun } from '../text/nouns.ts';
import * as verbs from '../text/verbs.ts';
import { coinsOf, moved } from './shared/coins.ts';

const shape = { ...coinsOf };

export const closeCoins: EffectKind<'closeCoins', typeof shape> = {
  shape,

  does(g, f, e) {
    const seat = e.who ? rival(f.seat) : f.seat;
    const side = g.state.sides[seat];
    side.closedCoins = Math.min(side.coins, side.closedCoins + e.amount);
    tellCoins(g, seat);
  },

  says: (e) => moved(e, counted(e.amount, coinNoun), verbs.closes, verbs.close, 'заставить противника'),
};
