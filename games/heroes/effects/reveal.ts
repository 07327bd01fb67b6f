/** Shows the top card of your deck; the lists are about that card ("same"): if it fits, or if it does not. */
import { optional } from '@vigrid/kernel/schema';
import { effects } from '../abilities/ability.ts';
import { type Filter, filter } from '../abilities/filter.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { bound, cardFits } from '../abilities/printed.ts';
import { showTopCard } from '../flow/decks.ts';
import { goInto } from '../flow/texts.ts';
import { cardOf } from '../state.ts';
import { endsOpen, inner, otherwise, whole } from '../text/clauses.ts';
import { phrase } from '../text/filters.ts';
import { inside } from '../text/targets.ts';

const shape = { fits: filter, does: effects, otherwise: optional(effects) };

export const reveal: EffectKind<'reveal', typeof shape> = {
  shape,
  lists: (e) => [e.does, e.otherwise ?? []],

  does(g, f, e) {
    const card = g.state.sides[f.seat].deck.at(-1);
    if (card === undefined) return;
    showTopCard(g, f.seat, card, false);
    const fits = cardFits(cardOf(g.state, card), bound(g.state, e.fits, f));
    if (fits) goInto(g, f, e.does, 0, { targets: [card] });
    else if (e.otherwise) goInto(g, f, e.otherwise, 1, { targets: [card] });
  },

  /** What fits is called by its name then, what does not is a card. */
  says(e, at, say) {
    const shown = phrase({});
    const fits = isAnything(e.fits) ? null : phrase(e.fits);
    const all = say.clauses(e.does, { ...inside(at), spoken: fits ?? shown });
    const others = e.otherwise && say.clauses(e.otherwise, { ...inside(at), spoken: shown });
    const then = inner(all);
    const other = others ? otherwise(all, inner(others)) : { en: '', ru: '' };
    const what = {
      en: (fits ? `if it is ${fits.en}, ` : '') + then.en + other.en,
      ru: (fits ? `если это ${fits.ru('nom')}, ` : '') + then.ru + other.ru,
    };
    const en = `show your top card; ${what.en}`;
    const clause = whole(
      { en, ru: `покажите верхнюю карту колоды; ${what.ru}` },
      { en, ru: `показать верхнюю карту колоды; ${what.ru}` },
    );
    return {
      ...clause,
      holding: true,
      ...(others ? endsOpen(others) : fits ? { open: true } : endsOpen(all)),
    };
  },
};

const isAnything = (filter: Filter): boolean => Object.keys(filter).length === 0;
