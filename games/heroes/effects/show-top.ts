/** Shows the top card of your deck; one that fits goes to hand, another stays. */
import { filter } from '../abilities/filter.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { cardFits } from '../abilities/printed.ts';
import { showTopCard } from '../flow/decks.ts';
import { cardOf } from '../state.ts';
import { whole } from '../text/clauses.ts';
import { phrase } from '../text/filters.ts';

const shape = { fits: filter };

export const showTop: EffectKind<'showTop', typeof shape> = {
  shape,

  does(g, f, e) {
    const side = g.state.sides[f.seat];
    const card = side.deck.at(-1);
    if (card === undefined) return;
    const taken = cardFits(cardOf(g.state, card), e.fits);
    showTopCard(g, f.seat, card, taken);
    if (!taken) return;
    side.deck.pop();
    side.hand.push(card);
  },

  says(e) {
    const fits = phrase(e.fits);
    const then = { en: `; ${fits.en} goes to hand`, ru: `; ${fits.ru('nom')} идёт в руку` };
    return whole(
      { en: `show your top card${then.en}`, ru: `покажите верхнюю карту колоды${then.ru}` },
      { en: `show your top card${then.en}`, ru: `показать верхнюю карту колоды${then.ru}` },
    );
  },
};
