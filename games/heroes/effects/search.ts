/** A card of a deck to the hand (BH-G-search); then the deck is shuffled. */
import { oneOf, optional } from '@vigrid/kernel/schema';
import type { Text } from '@vigrid/speech';
import type { EffectKind } from '../abilities/kind.ts';
import { shuffleDeckOf } from '../flow/decks.ts';
import { tell } from '../flow/telling.ts';
import { trigger } from '../flow/triggers.ts';
import { everybody, forbidden, remove, show, toGraveyard } from '../flow/zones.ts';
import { heroOf, rival } from '../state.ts';
import { whole } from '../text/clauses.ts';
import { phrase } from '../text/filters.ts';
import { several } from '../text/targets.ts';
import { found, fromDeck, inOrder, lookThrough } from './shared/from-deck.ts';

const shape = {
  ...fromDeck,
  /** On top of the deck, to the graveyard, instead of to the hand. */
  into: optional(oneOf('top', 'graveyard')),
};

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
      if (!e.into) owner.hand.push(card);
      tell(g, 'search', 'BH-G-search', { card, seat: f.seat });
      if (e.into === 'graveyard') toGraveyard(g.state, card);
    }
    trigger(g, 'searches', heroOf(g.state.sides[f.seat]));
    shuffleDeckOf(g, e.from ? rival(f.seat) : f.seat);
    // On top once the deck has been shuffled, or it would not lie there.
    if (e.into !== 'top') return;
    for (const card of f.targets) {
      g.state.sides[g.state.owner[card]].deck.push(card);
      g.state.seen[card] = everybody;
    }
  },

  says(e) {
    const what = phrase(e.what, e.count ?? 1);
    const deck = e.from ? { en: ' the opponent’s deck', ru: ' в колоде противника' } : { en: '', ru: '' };
    const into = e.into ? whither[e.into](what.many) : { en: '', ru: '' };
    const en = `search${deck.en} for ${what.en}${into.en}`;
    const ru = `поиск${deck.ru} — ${what.ru('nom')}${into.ru}`;
    return whole({ en, ru }, { en, ru: `выполнить ${ru}` });
  },
  spoken: (e) => several(e.what, e.count),
};

const whither: Readonly<Record<'top' | 'graveyard', (many: boolean) => Text>> = {
  top: (many) => ({
    en: ` (${many ? 'they go' : 'it goes'} on top of the deck instead of to the hand)`,
    ru: ' (на верх колоды вместо руки)',
  }),
  graveyard: (many) => ({
    en: ` (${many ? 'they go' : 'it goes'} to the graveyard instead of to the hand)`,
    ru: ' (на кладбище вместо руки)',
  }),
};
