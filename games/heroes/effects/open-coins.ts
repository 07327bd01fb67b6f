/** Coins that open. */
import { either, oneOf } from '@vigrid/kernel/schema';
import { amount } from '../abilities/amount.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { amountOf } from '../abilities/meaning.ts';
import { coinsOpened, tellCoins } from '../flow/coins.ts';
import { rival } from '../state.ts';
import { measured } from '../text/amounts.ts';
import { coinNoun } from '../text/nouns.ts';
import { scale } from '../text/targets.ts';
import * as verbs from '../text/verbs.ts';
import { coinsOf, moved } from './shared/coins.ts';

const shape = { ...coinsOf, amount: either(amount, oneOf('all')) };

export const openCoins: EffectKind<'openCoins', typeof shape> = {
  shape,

  does(g, f, e) {
    const seat = e.who ? rival(f.seat) : f.seat;
    const side = g.state.sides[seat];
    const amount = e.amount === 'all' ? side.closedCoins : amountOf(g.state, e.amount, f);
    side.closedCoins = Math.max(0, side.closedCoins - amount);
    coinsOpened(g, seat);
    tellCoins(g, seat);
  },

  says(e, at) {
    const all = e.who
      ? { en: 'all their coins', ru: 'все свои монеты' }
      : { en: 'all your coins', ru: 'все монеты' };
    const coins = e.amount === 'all' ? all : measured(e.amount, coinNoun, scale(null, at));
    return moved(e, coins, verbs.opens, verbs.open, 'дать противнику');
  },
};
