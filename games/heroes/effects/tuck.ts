/** A card of your hand goes on top of your deck or under it. */
import { oneOf, optional } from '@vigrid/kernel/schema';
import type { Text } from '@vigrid/speech';
import { type Amount, amount } from '../abilities/amount.ts';
import { choiceOf } from '../abilities/choices.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { amountOf } from '../abilities/meaning.ts';
import type { HeroesAct } from '../acts.ts';
import { shuffleDeckOf } from '../flow/decks.ts';
import { takeFromHand } from '../flow/zones.ts';
import { type G, learners, ref, rival } from '../state.ts';
import { type Clause, happens, you } from '../text/clauses.ts';
import { phrase } from '../text/filters.ts';
import { handCard } from '../text/nouns.ts';
import { asManyMore, tucked } from '../text/some-cards.ts';
import type { Setting } from '../text/targets.ts';
import * as verbs from '../text/verbs.ts';

const shape = {
  amount: optional(amount),
  where: oneOf('top', 'bottom', 'either', 'shuffle'),
  who: optional(oneOf('enemy')),
};

export const tuck: EffectKind<'tuck', typeof shape> = {
  shape,
  choice(s, e, by) {
    const seat = e.who ? rival(by.seat) : by.seat;
    return choiceOf(seat, s.sides[seat].hand, { ask: 'tuck', count: amountOf(s, e.amount ?? 1, by) });
  },
  asks(_g, f, e) {
    if (e.where !== 'either' || f.targets.length === 0) return null;
    const options: HeroesAct[] = [
      { do: 'place', where: 'top' },
      { do: 'place', where: 'bottom' },
    ];
    const seat = e.who ? rival(f.seat) : f.seat;
    return { kind: 'act', seat, ask: 'place', rule: 'BH-13.1', about: { source: f.card }, options };
  },
  takes(g, f, _e, act) {
    if (act.do === 'place') tuckCards(g, f.targets, act.where);
  },

  does(g, f, e) {
    if (e.where !== 'either') tuckCards(g, f.targets, e.where);
  },

  says({ where, amount = 1, who }, at) {
    const place = tucked[where];
    const cards = fromHand(amount, at);
    // A number of cards goes before its place, a clause that counts them after it.
    if (who) return theirTuck(cards, where);
    const ru = typeof amount === 'number' ? `${cards.ru} ${place.ru}` : `${place.ru} ${cards.ru}`;
    const en = typeof amount === 'number' ? `${cards.en} ${place.en}` : `${place.en} ${cards.en}`;
    return where === 'shuffle' ? you(`shuffle ${en}`, verbs.shuffleIn, ru) : you(`put ${en}`, verbs.put, ru);
  },
  spoken: (e) => phrase({}, typeof e.amount === 'number' ? e.amount : 1),
};

/** Cards from the hand back to the deck; only their owner knows which. */
function tuckCards(g: G, cards: readonly number[], where: 'top' | 'bottom' | 'shuffle'): void {
  const s = g.state;
  for (const card of cards) {
    const seat = s.owner[card];
    takeFromHand(s, card);
    if (where === 'bottom') s.sides[seat].deck.unshift(card);
    else s.sides[seat].deck.push(card);
    g.listener?.({
      kind: 'tuck',
      rule: 'BH-G-put-into-hand-or-deck',
      seat,
      where,
      secret: { to: learners(s, seat), card: ref(s, card) },
    });
  }
  const [first] = cards;
  if (first !== undefined && where === 'shuffle') shuffleDeckOf(g, s.owner[first]);
}

/** "the opponent shuffles a card from the hand into the deck". */
function theirTuck(cards: Text, where: keyof typeof tucked): Clause {
  const place = { en: tucked[where].en.replace('your', 'their'), ru: tucked[where].ru };
  const what = { en: cards.en.replace('your', 'their'), ru: cards.ru };
  const [does, to] =
    where === 'shuffle'
      ? [
          { en: 'shuffles', ru: 'замешивает' },
          { en: 'shuffle', ru: 'замешать' },
        ]
      : [
          { en: 'puts', ru: 'кладёт' },
          { en: 'put', ru: 'положить' },
        ];
  return happens(
    {
      en: `the opponent ${does.en} ${what.en} ${place.en}`,
      ru: `противник ${does.ru} ${what.ru} ${place.ru}`,
    },
    {
      en: `make the opponent ${to.en} ${what.en} ${place.en}`,
      ru: `заставить противника ${to.ru} ${what.ru} ${place.ru}`,
    },
  );
}

function fromHand(amount: Amount, at: Setting): Text {
  if (typeof amount !== 'number') return asManyMore(amount, handCard, at);
  const cards = phrase({}, amount);
  return { en: `${cards.en} from your hand`, ru: `${cards.ru('acc')} из руки` };
}
