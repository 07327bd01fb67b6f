/** Coins that stay closed in the next recovery phase. */
import type { EffectKind } from '../abilities/kind.ts';
import { rival } from '../state.ts';
import { counted } from '../text/amounts.ts';
import { happens } from '../text/clauses.ts';
import { coinNoun } from '../text/nouns.ts';
import { coinsOf } from './shared/coins.ts';

const shape = { ...coinsOf };

export const stunCoins: EffectKind<'stunCoins', typeof shape> = {
  shape,

  /** They stay closed in the next recovery phase. */
  does(g, f, e) {
    const seat = e.who ? rival(f.seat) : f.seat;
    g.state.sides[seat].stunnedCoins += e.amount;
    g.listener?.({ kind: 'stunCoins', rule: 'BH-13.1', seat, amount: e.amount });
  },

  says({ amount, who }) {
    const n = counted(amount, coinNoun);
    const fewer = { en: `${n.en} less`, ru: `на ${n.ru} меньше` };
    return who
      ? happens(
          {
            en: `the opponent opens ${fewer.en} at the start of the next turn`,
            ru: `противник в начале своего следующего хода открывает ${fewer.ru}`,
          },
          {
            en: `make the opponent open ${fewer.en} at the start of the next turn`,
            ru: `заставить противника в начале следующего хода открыть ${fewer.ru}`,
          },
        )
      : happens(
          {
            en: `you open ${fewer.en} at the start of your next turn`,
            ru: `в начале своего следующего хода вы открываете ${fewer.ru}`,
          },
          {
            en: `open ${fewer.en} at the start of your next turn`,
            ru: `в начале следующего хода открыть ${fewer.ru}`,
          },
        );
  },
};
