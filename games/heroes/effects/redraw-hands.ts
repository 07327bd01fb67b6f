/** Everybody shuffles the hand into the deck and draws so many. */
import { wholeFrom } from '@vigrid/kernel/schema';
import type { EffectKind } from '../abilities/kind.ts';
import { drawCard, shuffleDeckOf } from '../flow/decks.ts';
import { happens } from '../text/clauses.ts';
import { phrase } from '../text/filters.ts';

const shape = { count: wholeFrom(0) };

export const redrawHands: EffectKind<'redrawHands', typeof shape> = {
  shape,

  does(g, _f, e) {
    for (const [seat, side] of g.state.sides.entries()) {
      const count = side.hand.length;
      side.deck.push(...side.hand.splice(0));
      g.listener?.({ kind: 'handBack', rule: 'BH-13.1', seat, count });
      shuffleDeckOf(g, seat);
      for (let i = 0; i < e.count; i++) drawCard(g, seat, 'BH-13.1');
    }
  },

  says(e) {
    const hand = phrase({}, e.count);
    return happens(
      {
        en: `each player shuffles the hand into the deck and draws ${hand.en}`,
        ru: `каждый игрок замешивает руку в колоду и берёт ${hand.ru('acc')}`,
      },
      {
        en: `have each player shuffle the hand into the deck and draw ${hand.en}`,
        ru: `заставить каждого игрока замешать руку в колоду и взять ${hand.ru('acc')}`,
      },
    );
  },
};
