/** Cards are drawn. */
import { oneOf, optional } from '@vigrid/kernel/schema';
import { amount } from '../abilities/amount.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { amountOf } from '../abilities/meaning.ts';
import { drawCard } from '../flow/decks.ts';
import { rival } from '../state.ts';
import { happens, you } from '../text/clauses.ts';
import { someCards } from '../text/some-cards.ts';
import { take } from '../text/verbs.ts';

const shape = { amount, who: optional(oneOf('enemy')) };

export const draw: EffectKind<'draw', typeof shape> = {
  shape,

  does(g, f, e) {
    const seat = e.who ? rival(f.seat) : f.seat;
    const amount = amountOf(g.state, e.amount, f);
    for (let i = 0; i < amount; i++) if (!drawCard(g, seat, 'BH-G-draw-a-card')) return;
  },

  says(e, at) {
    const cards = someCards(e.amount, at);
    const they = { en: `draws ${cards.en}`, ru: `берёт ${cards.ru}` };
    return e.who
      ? happens(
          { en: `the opponent ${they.en}`, ru: `противник ${they.ru}` },
          { en: `have the opponent draw ${cards.en}`, ru: `дать противнику взять ${cards.ru}` },
        )
      : { ...you(`draw ${cards.en}`, take, cards.ru), they };
  },
};
