/** Until your turn nobody plays more than so many cards in one turn. */
import { oneOf, optional, wholeFrom } from '@vigrid/kernel/schema';
import type { Text } from '@vigrid/speech';
import { type Filter, filter } from '../abilities/filter.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { type Clause, happens } from '../text/clauses.ts';
import { phrase } from '../text/filters.ts';

const shape = {
  cards: wholeFrom(0),
  /** Only the enemy, in the enemy's next turn. */
  who: optional(oneOf('enemy')),
  /** Only such cards. */
  what: optional(filter),
};

export const limitPlays: EffectKind<'limitPlays', typeof shape> = {
  shape,

  does(g, f, e) {
    g.state.limits.push({
      cards: e.cards,
      seat: f.seat,
      ...(e.who && { rivals: true }),
      ...(e.what && { what: e.what }),
    });
    g.listener?.({
      kind: 'limitPlays',
      rule: 'BH-13.1',
      seat: f.seat,
      cards: e.cards,
      ...(e.who && { rivals: true }),
    });
  },

  says({ cards, who, what = {} }) {
    if (who) return forbids(cards, what);
    const more = moreThan(cards, what);
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

/** "more than two cards", or, where none may be played, "cards". */
function moreThan(cards: number, what: Filter): Text {
  const all = phrase(what, 'bare');
  if (cards === 0) return { en: all.en, ru: all.ru('acc') };
  const most = phrase(what, cards);
  const one = phrase(what, 'each').en.replace(/^each /, '');
  return {
    en: `more than ${cards === 1 ? `one ${one}` : most.en}`,
    ru: `больше ${cards === 1 ? `одной ${most.ru('gen')}` : most.ru('gen')}`,
  };
}

function forbids(cards: number, what: Filter): Clause {
  const more = moreThan(cards, what);
  return happens(
    {
      en: `in their next turn the opponent cannot play ${more.en}`,
      ru: `в свой следующий ход противник не может разыгрывать ${more.ru}`,
    },
    {
      en: `forbid the opponent to play ${more.en} in their next turn`,
      ru: `запретить противнику разыгрывать ${more.ru} в его следующий ход`,
    },
  );
}
