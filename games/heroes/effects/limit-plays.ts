/** Until your turn nobody plays more than so many cards in one turn. */
import { wholeFrom } from '@vigrid/kernel/schema';
import type { EffectKind } from '../abilities/kind.ts';
import { happens } from '../text/clauses.ts';
import { phrase } from '../text/filters.ts';

const shape = { cards: wholeFrom(1) };

export const limitPlays: EffectKind<'limitPlays', typeof shape> = {
  shape,

  does(g, f, e) {
    g.state.limits.push({ cards: e.cards, seat: f.seat });
    g.listener?.({
      kind: 'limitPlays',
      rule: 'BH-13.1',
      seat: f.seat,
      cards: e.cards,
    });
  },

  says({ cards }) {
    const most = phrase({}, cards);
    const more = {
      en: `more than ${cards === 1 ? 'one card' : most.en}`,
      ru: `больше ${cards === 1 ? 'одной карты' : most.ru('gen')}`,
    };
    return happens(
      {
        en: `until the start of your turn nobody plays ${more.en} in one turn`,
        ru: `до начала вашего хода никто не разыгрывает ${more.ru} за ход`,
      },
      {
        en: `forbid to play ${more.en} in one turn until the start of your turn`,
        ru: `запретить до начала вашего хода разыгрывать ${more.ru} за ход`,
      },
    );
  },
};
