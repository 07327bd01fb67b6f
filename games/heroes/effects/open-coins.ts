/** Coins that open. */
import type { EffectKind } from '../abilities/kind.ts';
import { coinsOpened, tellCoins } from '../flow/coins.ts';
import { rival } from '../state.ts';
import { counted } from '../text/amounts.ts';
import { coinNoun } from '../text/nouns.ts';
import * as verbs from '../text/verbs.ts';
import { coinsOf, moved } from './shared/coins.ts';

const shape = { ...coinsOf };

export const openCoins: EffectKind<'openCoins', typeof shape> = {
  shape,

  does(g, f, e) {
    const seat = e.who ? rival(f.seat) : f.seat;
    const side = g.state.sides[seat];
    side.closedCoins = Math.max(0, side.closedCoins - e.amount);
    coinsOpened(g, seat);
    tellCoins(g, seat);
  },

  says: (e) => moved(e, counted(e.amount, coinNoun), verbs.opens, verbs.open, 'дать противнику'),
};
