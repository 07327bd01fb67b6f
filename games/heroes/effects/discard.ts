/** You discard cards that fit, the enemy discards cards of the enemy's choice. */
import { oneOf, optional } from '@vigrid/kernel/schema';
import { amount } from '../abilities/amount.ts';
import { choiceOf, fitting } from '../abilities/choices.ts';
import { filter } from '../abilities/filter.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { amountOf } from '../abilities/meaning.ts';
import { discardCard } from '../flow/zones.ts';
import { rival } from '../state.ts';
import { happens, you } from '../text/clauses.ts';
import { phrase } from '../text/filters.ts';
import { asManyOf } from '../text/some-cards.ts';
import { several } from '../text/targets.ts';
import * as verbs from '../text/verbs.ts';

const shape = { what: optional(filter), count: optional(amount), who: optional(oneOf('enemy')) };

export const discard: EffectKind<'discard', typeof shape> = {
  shape,
  choice(s, e, by) {
    const seat = e.who ? rival(by.seat) : by.seat;
    const count = amountOf(s, e.count ?? 1, by);
    const from = fitting(s, s.sides[seat].hand, e.what, by);
    return choiceOf(seat, from, { ask: 'discardOwn', count, secret: e.what !== undefined });
  },
  rule: 'BH-G-discard-a-card',

  does(g, f) {
    for (const card of f.targets) discardCard(g, card);
  },

  says(e, at) {
    const { what: fits = {}, count = 1 } = e;
    const what =
      typeof count === 'number' ? phrase(fits, count) : asManyOf(fits, count, false, { en: '', ru: '' }, at);
    const cards = what.ru('acc');
    return e.who
      ? happens(
          { en: `the opponent discards ${what.en}`, ru: `противник сбрасывает ${cards}` },
          { en: `make the opponent discard ${what.en}`, ru: `заставить противника сбросить ${cards}` },
        )
      : you(`discard ${what.en}`, verbs.discard, cards);
  },
  spoken: (e) => several(e.what ?? {}, e.count),
};
