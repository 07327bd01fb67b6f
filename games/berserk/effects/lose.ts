/** Takes named features, or all of them, away. */
import { oneOf, optional } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import { cellFilter } from '../abilities/filter.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { lossNumber } from '../abilities/named.ts';
import { target } from '../abilities/target.ts';
import { until } from '../abilities/vocabulary.ts';
import { words as allWords } from '../abilities/words.ts';
import { ref } from '../events.ts';
import { isFree } from '../features/evaluate.ts';
import { classesOf, typeOf } from '../features/figures.ts';
import { has, textOf } from '../features/gains.ts';
import { grant } from '../features/grant.ts';
import { meantBy } from '../stack/targets.ts';
import type { Piece } from '../state/piece.ts';
import { type Berserk, pieceOf, profileOf } from '../state.ts';
import { stirring } from '../telling.ts';
import { lasting, loses } from '../text/clauses.ts';
import { cellPhrase } from '../text/places.ts';
import { isSelf, targetPhrase } from '../text/targets.ts';
import { wordName } from '../text/words.ts';
import { belongsAloft, stand } from '../zones/standing.ts';

const shape = {
  to: target,
  what: oneOf('features', ...allWords),
  until: optional(until),
  /** Where a flyer lands (B12-208.7). */
  cell: optional(cellFilter),
};

export const lose: EffectKind<'lose', typeof shape> = {
  shape,
  cell: ({ cell }) => cell ?? null,
  // B12-525.3: what a card does not have can not be taken from it.
  suits(s, { what }, piece) {
    if (what === 'features') return textOf(s, piece).features.length > 0 || hasClassToLose(s, piece);
    // B12-208.7: where there is no cell to land on flight is not lost; in 2009 it is, and the flyer dies (B09-D-flight).
    if (what === 'flight' && !profileOf(s).landOrDie && !s.field.some((_, cell) => isFree(s, cell)))
      return false;
    return has(s, piece, what);
  },

  keptBy(s, { to, what }, ctx) {
    const meant = meantBy(s, to, ctx).map((card) => pieceOf(s, card));
    if (meant.length === 0) return null;
    // Who flies has it, and keeps it for want of a cell.
    return what === 'flight' && meant.some((piece) => piece && has(s, piece, what))
      ? 'B12-208.7'
      : 'B12-525.3';
  },

  does(deed) {
    const { g, s, effect, targets, item } = deed;
    for (const piece of targets) {
      const { seat, card: from } = item;
      const { what, until = 'stay' } = effect;
      grant(deed, piece, 'B12-119.5', { def: -1, gift: lossNumber(what), seat, from, until }, 'lost');
      const [cell] = item.cells;
      // B12-208.7: where the text says where it lands.
      if (cell !== undefined && isFree(s, cell) && !belongsAloft(s, piece)) {
        stand(s, piece, cell);
        stirring(g)?.({ kind: 'landed', rule: 'B12-208.7', card: ref(s, piece.card), cell });
      }
    }
    return targets.length > 0;
  },

  asks: {
    whom: say('кто это потеряет?', 'who loses this?'),
    may: say('потерять это?', 'do you lose this?'),
  },

  says(e, at) {
    const until = lasting(e.until);
    const what =
      e.what === 'features' ? say('все особенности', 'all features') : wordName(e.what, undefined, 'acc');
    const land = e.cell ? cellPhrase(e.cell, at) : null;
    return loses(
      targetPhrase(e.to, at),
      isSelf(e.to, at),
      say(
        `${what.ru}${until.ru}${land ? `, приземляясь на ${land.ru('acc')}` : ''}`,
        `${what.en}${until.en}${land ? `, landing on ${land.en}` : ''}`,
      ),
    );
  },
};

/** B12-117.4, B09-208.6: the class of a creature stands among its features. */
const hasClassToLose = (s: Berserk, piece: Piece): boolean =>
  typeOf(s, piece) === 'creature' && classesOf(s, piece).length > 0;
