/** The enemy's deck is turned over: its lowest card is on top now, and all lie face up until it is shuffled. */
import type { EffectKind } from '../abilities/kind.ts';
import { show } from '../flow/zones.ts';
import { ref, rival } from '../state.ts';
import { whole } from '../text/clauses.ts';

const shape = {};

export const turnOver: EffectKind<'turnOver', typeof shape> = {
  shape,

  does(g, f) {
    const seat = rival(f.seat);
    const { deck } = g.state.sides[seat];
    deck.reverse();
    for (const card of deck) show(g, card);
    const cards = deck.toReversed().map((card) => ref(g.state, card));
    g.listener?.({ kind: 'turnOver', rule: 'BH-13.1', seat, cards });
  },

  says() {
    const then = {
      en: '; it lies face up until it is shuffled',
      ru: '; пока её не перемешают, карты в ней лежат лицом вверх',
    };
    const en = `turn the opponent’s deck over${then.en}`;
    return whole(
      { en, ru: `переверните колоду противника${then.ru}` },
      { en, ru: `перевернуть колоду противника${then.ru}` },
    );
  },
};
