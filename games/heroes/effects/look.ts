/** You look at the top cards of a deck and put one of them somewhere. */
import type { Seat } from '@vigrid/kernel';
import { type Fitting, oneOf, optional, type Read, wholeFrom, yes } from '@vigrid/kernel/schema';
import type { Text } from '@vigrid/speech';
import { choiceOf } from '../abilities/choices.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { lookAt } from '../flow/decks.ts';
import { takeOut } from '../flow/zones.ts';
import { type Heroes, rival } from '../state.ts';
import { type Order, whole, you } from '../text/clauses.ts';
import { phrase } from '../text/filters.ts';
import { topCards, tucked } from '../text/some-cards.ts';
import * as verbs from '../text/verbs.ts';
import { putCard } from './put.ts';

const place = oneOf('bottom', 'graveyard', 'hand');
const shape = {
  count: wholeFrom(1),
  from: optional(oneOf('enemy')),
  may: optional(yes),
  where: optional(place),
};

export const look: EffectKind<'look', typeof shape> = {
  shape,
  choice: (s, e, by) =>
    e.where ? choiceOf(by.seat, topOf(s, e, by.seat), { ask: 'look', upTo: e.may ?? false }) : null,
  about: (e) => (e.where ? { effect: e.where } : {}),
  looksAt: topOf,
  prepare: (g, f, e) => lookAt(g, f.seat, topOf(g.state, e, f.seat), 'BH-13.1'),

  does(g, f, e) {
    for (const card of f.targets) {
      if (e.where === 'graveyard') {
        putCard(g, f.seat, card, 'graveyard');
        continue;
      }
      takeOut(g.state, card);
      const side = g.state.sides[g.state.owner[card]];
      if (e.where === 'bottom') side.deck.unshift(card);
      else side.hand.push(card);
    }
  },

  says(e, at) {
    const seen = topCards(e.count, at, e.from);
    if (!e.where) return you(`look at ${seen.en}`, verbs.lookAt, seen.ru);
    const one = e.count === 1 ? { en: 'it', ru: 'её' } : { en: 'one of them', ru: 'одну из них' };
    const where = e.where === 'bottom' && !e.from ? tucked.bottom : lookedAt[e.where];
    const put = { en: `put ${one.en} ${where.en}`, ru: `${one.ru} ${where.ru}` };
    const en = `look at ${seen.en}`;
    if (!e.may) {
      return you(`${en} and ${put.en}`, thenPut(seen.ru), put.ru);
    }
    const then = { en: `you may ${put.en}`, ru: `вы можете положить ${put.ru}` };
    return whole(
      { en: `${en}; ${then.en}`, ru: `${verbs.lookAt.order} ${seen.ru}; ${then.ru}` },
      { en: `${en}; ${then.en}`, ru: `${verbs.lookAt.infinitive} ${seen.ru}; ${then.ru}` },
    );
  },
  spoken: () => phrase({}),
};

/** «посмотрите верхнюю карту и положите». */
const thenPut = (seen: string): Order => ({
  order: `${verbs.lookAt.order} ${seen} и ${verbs.put.order}`,
  infinitive: `${verbs.lookAt.infinitive} ${seen} и ${verbs.put.infinitive}`,
});

const lookedAt: Readonly<Record<Read<typeof place>, Text>> = {
  bottom: { en: 'under that deck', ru: 'под эту колоду' },
  graveyard: { en: 'into the graveyard', ru: 'на кладбище' },
  hand: { en: 'into its owner’s hand', ru: 'в руку владельца' },
};

/** From the top. */
function topOf(s: Heroes, { from, count }: Fitting<typeof shape>, seat: Seat): readonly number[] {
  return s.sides[from ? rival(seat) : seat].deck.slice(-count).toReversed();
}
