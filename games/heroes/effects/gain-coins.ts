/** New coin markers. */
import { optional, yes } from '@vigrid/kernel/schema';
import { plural, type Text } from '@vigrid/speech';
import type { EffectKind } from '../abilities/kind.ts';
import { tellCoins } from '../flow/coins.ts';
import { rival } from '../state.ts';
import { counted } from '../text/amounts.ts';
import { coinNoun } from '../text/nouns.ts';
import { get, receive } from '../text/verbs.ts';
import { coinsOf, moved } from './shared/coins.ts';

const shape = {
  ...coinsOf,
  /** They come closed; they are gone at the end of the turn. */
  closed: optional(yes),
  turn: optional(yes),
};

export const gainCoins: EffectKind<'gainCoins', typeof shape> = {
  shape,

  /** A card's text may lift the number of coins above the limit of the turn (BH-13.1, BH-8.7). */
  does(g, f, e) {
    const seat = e.who ? rival(f.seat) : f.seat;
    const side = g.state.sides[seat];
    side.coins += e.amount;
    if (e.closed) side.closedCoins += e.amount;
    if (e.turn) side.turnCoins += e.amount;
    tellCoins(g, seat);
  },

  says(e) {
    const n = e.closed ? closedCoins(e.amount) : counted(e.amount, coinNoun);
    const time = e.turn ? { en: ' until the end of the turn', ru: ' до конца хода' } : { en: '', ru: '' };
    const what = { en: n.en + time.en, ru: n.ru + time.ru };
    return moved(e, what, get, receive, 'дать противнику');
  },
};

function closedCoins(n: number): Text {
  return {
    en: `${n} closed ${plural(n, 'en', ['coin', 'coins'])}`,
    ru: `${n} ${plural(n, 'ru', ['закрытую монету', 'закрытые монеты', 'закрытых монет'])}`,
  };
}
