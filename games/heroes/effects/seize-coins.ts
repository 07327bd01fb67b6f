/** Coin markers of the enemy are set aside, open ones first, until the end of the enemy's turn. */
import { wholeFrom } from '@vigrid/kernel/schema';
import { plural } from '@vigrid/speech';
import type { EffectKind } from '../abilities/kind.ts';
import { tellCoins } from '../flow/coins.ts';
import { rival } from '../state.ts';
import { counted } from '../text/amounts.ts';
import { happens } from '../text/clauses.ts';
import { coinNoun } from '../text/nouns.ts';

const shape = { amount: wholeFrom(1) };

export const seizeCoins: EffectKind<'seizeCoins', typeof shape> = {
  shape,

  /** Open ones first; they come back at the end of the enemy's turn. */
  does(g, f, e) {
    const seat = rival(f.seat);
    const side = g.state.sides[seat];
    const seized = Math.min(side.coins, e.amount);
    side.seizedCoins += seized;
    side.coins -= seized;
    side.closedCoins = Math.min(side.coins, side.closedCoins);
    tellCoins(g, seat);
  },

  says({ amount }) {
    const n = {
      en: counted(amount, coinNoun).en,
      ru: `${amount} ${plural(amount, 'ru', ['монеты', 'монет', 'монет'])}`,
    };
    const end = { en: 'until the end of the opponent’s turn', ru: 'до конца своего хода' };
    return happens(
      { en: `the opponent loses ${n.en} ${end.en}`, ru: `противник лишается ${n.ru} ${end.ru}` },
      { en: `take ${n.en} from the opponent ${end.en}`, ru: `лишить противника ${n.ru} до конца его хода` },
    );
  },
};
