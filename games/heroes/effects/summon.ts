/** A card of a deck into play (BH-G-summon) and the deck stays as it lies. */
import { optional, yes } from '@vigrid/kernel/schema';
import { toldOf } from '@vigrid/speech';
import type { EffectKind } from '../abilities/kind.ts';
import { tell } from '../flow/telling.ts';
import { enter, mayCome, remove } from '../flow/zones.ts';
import { rival } from '../state.ts';
import { whole, you } from '../text/clauses.ts';
import { phrase } from '../text/filters.ts';
import { keywords } from '../text/keywords.ts';
import { several } from '../text/targets.ts';
import * as verbs from '../text/verbs.ts';
import { found, fromDeck, inOrder, lookThrough } from './shared/from-deck.ts';

const shape = { ...fromDeck, rush: optional(yes) };

export const summon: EffectKind<'summon', typeof shape> = {
  shape,
  choice: found,
  rule: 'BH-G-summon',
  looksAt: inOrder,
  prepare: lookThrough,

  /** BH-G-summon: unlike after a search, the deck is not shuffled. */
  does(g, f, e) {
    const owner = e.from ? rival(f.seat) : f.seat;
    for (const card of f.targets) {
      if (!mayCome(g.state, card, f.seat)) continue;
      remove(g.state.sides[owner].deck, card);
      tell(g, 'summon', 'BH-G-summon', { card, seat: f.seat });
      const piece = enter(g, card, f.seat);
      if (e.rush) piece.lasting.push({ until: 'stay', seat: f.seat, figure: 'word', word: 'rush' });
    }
  },

  says(e) {
    const what = phrase(e.what, e.count ?? 1);
    const deck = e.from
      ? { en: ' from the opponent’s deck', ru: ' из колоды противника' }
      : { en: '', ru: '' };
    const en = `summon ${what.en}${deck.en}`;
    const ru = `${what.ru('acc')}${deck.ru}`;
    if (!e.rush) return you(en, verbs.summon, ru);
    const rush = keywords.rush.name;
    const them = what.pronoun();
    const gain = toldOf(them, verbs.get, rush);
    return whole(
      { en: `${en}; ${gain.en}`, ru: `${verbs.summon.order} ${ru}; ${gain.ru}` },
      {
        en: `${en} and give ${them.en} ${rush.en}`,
        ru: `${verbs.summon.infinitive} ${ru} и дать ${them.ru('dat')} ${rush.ru}`,
      },
    );
  },
  spoken: (e) => several(e.what, e.count),
};
