/** A card of your hand or graveyard put under this card until it leaves play (BH-G-captures). */
import { oneOf } from '@vigrid/kernel/schema';
import type { Text } from '@vigrid/speech';
import { choiceOf, fitting } from '../abilities/choices.ts';
import { filter } from '../abilities/filter.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { tell } from '../flow/telling.ts';
import { remove, show } from '../flow/zones.ts';
import { pieceOf } from '../state.ts';
import { phrase } from '../text/filters.ts';
import { captures } from './shared/captures.ts';

const shape = { what: filter, from: oneOf('hand', 'graveyard') };

export const captureFrom: EffectKind<'captureFrom', typeof shape> = {
  shape,
  choice: (s, e, by) =>
    choiceOf(by.seat, fitting(s, s.sides[by.seat][e.from], e.what, by), { secret: e.from === 'hand' }),

  does(g, f, e) {
    const captor = pieceOf(g.state, f.card);
    if (!captor) return;
    for (const card of f.targets) {
      remove(g.state.sides[f.seat][e.from], card);
      show(g, card);
      captor.under.push({ card, from: e.from });
      tell(g, 'capture', 'BH-G-captures', { card, seat: f.seat });
    }
  },

  says(e, at) {
    const card = phrase(e.what);
    const place = places[e.from];
    return captures({ ...card, en: `${card.en} ${place.en}`, ru: (c) => `${card.ru(c)} ${place.ru}` }, at);
  },
  spoken: (e) => phrase(e.what),
};

const places: Readonly<Record<'hand' | 'graveyard', Text>> = {
  hand: { en: 'from your hand', ru: 'из руки' },
  graveyard: { en: 'from your graveyard', ru: 'с кладбища' },
};
