/** A card of a deck to the hand (BH-G-search); then the deck is shuffled. */
import type { EffectKind } from '../abilities/kind.ts';
import { shuffleDeckOf } from '../flow/decks.ts';
import { tell } from '../flow/telling.ts';
import { trigger } from '../flow/triggers.ts';
import { forbidden, remove, show } from '../flow/zones.ts';
import { heroOf, rival } from '../state.ts';
import { whole } from '../text/clauses.ts';
import { phrase } from '../text/filters.ts';
import { several } from '../text/targets.ts';
import { found, fromDeck, inOrder, lookThrough } from './shared/from-deck.ts';

const shape = { ...fromDeck };

export const search: EffectKind<'search', typeof shape> = {
  shape,
  choice: found,
  rule: 'BH-G-search',
  looksAt: inOrder,
  prepare: lookThrough,

  /** BH-G-search: shown, to hand, and the deck is shuffled. */
  does(g, f, e) {
    if (forbidden(g.state, 'search')) return;
    for (const card of f.targets) {
      const owner = g.state.sides[g.state.owner[card]];
      remove(owner.deck, card);
      show(g, card);
      owner.hand.push(card);
      tell(g, 'search', 'BH-G-search', { card, seat: f.seat });
    }
    trigger(g, 'searches', heroOf(g.state.sides[f.seat]));
    shuffleDeckOf(g, e.from ? rival(f.seat) : f.seat);
  },

  says(e) {
    const what = phrase(e.what, e.count ?? 1);
    const deck = e.from ? { en: ' the opponent’s deck', ru: ' в колоде противника' } : { en: '', ru: '' };
    const en = `search${deck.en} for ${what.en}`;
    const ru = `поиск${deck.ru} — ${what.ru('nom')}`;
    return whole({ en, ru }, { en, ru: `выполнить ${ru}` });
  },
  spoken: (e) => several(e.what, e.count),
};
