/** The top cards are looked at, and put on top or on the bottom (WE-R6). */
import { reveal as learn, push } from '@vigrid/kernel';
import { whole } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import type { EffectKind } from '../abilities/kind.ts';
import { ref } from '../events.ts';
import { type ArrangeFrame, arranging } from '../flow/arrange.ts';
import { stirring } from '../telling.ts';
import { command } from '../text/clauses.ts';

const shape = { count: whole };

export const lookTop: EffectKind<'lookTop', typeof shape> = {
  shape,
  unsettles: 'all',

  does({ g, s, item, effect }) {
    const cards = s.sides[item.seat].deck.slice(-effect.count).reverse();
    for (const card of cards) s.seen[card] |= 1 << item.seat;
    learn(g);
    stirring(g)?.({
      kind: 'lookedAt',
      rule: 'WE-R6',
      seat: item.seat,
      count: cards.length,
      secret: { to: [item.seat], cards: cards.map((card) => ref(s, card)) },
    });
    push<ArrangeFrame>(g, { ...arranging(item.seat, item.card, cards), bottom: true });
    return cards.length > 0;
  },

  asks: {
    whom: say('какие карты?', 'which cards?'),
    may: say('посмотреть верхние карты?', 'do you look at the top cards?'),
  },

  says: ({ count }) =>
    command(
      count === 1
        ? 'посмотреть верхнюю карту вашей колоды и положить её на верх или под низ колоды'
        : `посмотреть ${count} верхние карты вашей колоды и положить их на верх или под низ колоды в любом порядке`,
      `look at the top ${count} cards of your deck and put them on top or on the bottom in any order`,
    ),
};
