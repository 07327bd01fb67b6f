/** A card of your hand enters play without being played; with `back` it returns to the hand at the end of the turn. */
import { optional, yes } from '@vigrid/kernel/schema';
import { adjective, agree } from '@vigrid/speech';
import { choiceOf, fitting } from '../abilities/choices.ts';
import { filter } from '../abilities/filter.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { pieceOf } from '../state.ts';
import { you } from '../text/clauses.ts';
import { phrase } from '../text/filters.ts';
import * as verbs from '../text/verbs.ts';
import { putCard } from './put.ts';

const shape = { what: filter, back: optional(yes) };

export const deploy: EffectKind<'deploy', typeof shape> = {
  shape,
  choice: (s, e, by) => choiceOf(by.seat, fitting(s, s.sides[by.seat].hand, e.what, by), { secret: true }),

  does(g, f, e) {
    for (const card of f.targets) {
      putCard(g, f.seat, card, 'play');
      const piece = pieceOf(g.state, card);
      if (piece && e.back) piece.lasting.push({ until: 'stay', seat: f.seat, figure: 'back' });
    }
  },

  says(e) {
    const what = phrase(e.what);
    const back = e.back
      ? {
          en: ', which returns to your hand at the end of the turn',
          ru: `, ${agree(which, what.noun.ru, 'nom', what.many)} в конце хода возвращается в руку`,
        }
      : { en: '', ru: '' };
    const ru = `из руки в игру ${what.ru('acc')}${back.ru}`;
    return you(`put ${what.en} from your hand into play${back.en}`, verbs.bring, ru);
  },
  spoken: (e) => phrase(e.what),
};

const which = adjective('который');
