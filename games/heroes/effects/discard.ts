/** You discard cards that fit, the enemy discards cards of the enemy's choice. */
import { shuffled } from '@vigrid/kernel';
import { type Fitting, oneOf, optional, yes } from '@vigrid/kernel/schema';
import { amount } from '../abilities/amount.ts';
import { choiceOf, fitting } from '../abilities/choices.ts';
import { filter } from '../abilities/filter.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { amountOf } from '../abilities/meaning.ts';
import { discardCard } from '../flow/zones.ts';
import { type EffectsFrame, type G, rival } from '../state.ts';
import { happens, you } from '../text/clauses.ts';
import { phrase } from '../text/filters.ts';
import { asManyOf } from '../text/some-cards.ts';
import { several } from '../text/targets.ts';
import * as verbs from '../text/verbs.ts';

const shape = {
  what: optional(filter),
  count: optional(amount),
  who: optional(oneOf('enemy')),
  /** Chance chooses them. */
  random: optional(yes),
};

export const discard: EffectKind<'discard', typeof shape> = {
  shape,
  choice(s, e, by) {
    if (e.random) return null;
    const seat = e.who ? rival(by.seat) : by.seat;
    const count = amountOf(s, e.count ?? 1, by);
    const from = fitting(s, s.sides[seat].hand, e.what, by);
    return choiceOf(seat, from, { ask: 'discardOwn', count, secret: e.what !== undefined });
  },
  rule: 'BH-G-discard-a-card',

  does(g, f, e) {
    if (e.random) f.targets = atRandom(g, f, e);
    for (const card of f.targets) discardCard(g, card);
  },

  says(e, at) {
    const { what: fits = {}, count = 1 } = e;
    const what =
      typeof count === 'number' ? phrase(fits, count) : asManyOf(fits, count, false, { en: '', ru: '' }, at);
    const cards = `${what.ru('acc')}${e.random ? ' наугад' : ''}`;
    const en = `${what.en}${e.random ? ' at random' : ''}`;
    return e.who
      ? happens(
          { en: `the opponent discards ${en}`, ru: `противник сбрасывает ${cards}` },
          { en: `make the opponent discard ${en}`, ru: `заставить противника сбросить ${cards}` },
        )
      : you(`discard ${en}`, verbs.discard, cards);
  },
  spoken: (e) => several(e.what ?? {}, e.count),
};

function atRandom(g: G, f: EffectsFrame, e: Fitting<typeof shape>): number[] {
  const { hand } = g.state.sides[e.who ? rival(f.seat) : f.seat];
  const cards = [...fitting(g.state, hand, e.what, f)];
  shuffled(g, cards);
  return cards.slice(0, amountOf(g.state, e.count ?? 1, f));
}
