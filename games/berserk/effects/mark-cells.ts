/** Markers are put on cells (B12-119.4). */
import { optional, yes } from '@vigrid/kernel/schema';
import { phraseOf, say } from '@vigrid/speech';
import { amount } from '../abilities/amount.ts';
import { cellFilter, filter } from '../abilities/filter.ts';
import { gains } from '../abilities/gains.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { marker, until } from '../abilities/vocabulary.ts';
import { amountOf } from '../features/evaluate.ts';
import { giftNumber, markCell } from '../features/gifts.ts';
import { type Berserk, pieceOf } from '../state.ts';
import { stirring } from '../telling.ts';
import { command, lasting } from '../text/clauses.ts';
import { phrase } from '../text/filters.ts';
import { holds } from '../text/holding.ts';
import { markerName } from '../text/names.ts';
import { card } from '../text/nouns.ts';
import { type Phrase, plain } from '../text/phrases.ts';
import { cellPhrase } from '../text/places.ts';
import { whereAmount } from '../text/targets.ts';
import { distance } from '../zones/battlefield.ts';

const shape = {
  marker,
  cells: cellFilter,
  count: optional(amount),
  upTo: optional(yes),
  until: optional(until),
  /** They count as occupied (B12-G-occupied-cell). */
  fills: optional(yes),
  /** Cards that fit have these while they stand there. */
  whose: optional(filter),
  gains: optional(gains),
};

export const markCells: EffectKind<'markCells', typeof shape> = {
  shape,
  cell: ({ cells }) => cells,
  cells(s, { count, upTo, cells }, ctx) {
    // A line is chosen by its last cell.
    const n = count !== undefined && !cells.ray ? amountOf(s, count, ctx) : 1;
    return { count: n, upTo: upTo === true };
  },

  does({ g, s, effect, item, use }) {
    // A line is chosen by its last cell.
    const cells = effect.cells.ray ? line(deedFrom(s, item.card), item.cells[0]) : item.cells;
    for (const cell of cells) {
      markCell(s, {
        cell,
        marker: effect.marker,
        seat: item.seat,
        from: item.card,
        def: effect.gains ? use.def : -1,
        gift: effect.gains ? giftNumber(s, use.def, effect.gains) : -1,
        until: effect.until ?? 'stay',
        fills: effect.fills === true,
      });
      stirring(g)?.({ kind: 'cellMarked', rule: 'B12-119.4', cell, marker: effect.marker });
    }
    return item.cells.length > 0;
  },

  asks: {
    whom: say('куда положить маркеры?', 'where do you put the markers?'),
    may: say('положить маркеры?', 'do you put markers?'),
  },

  says(e, at, inner) {
    const { ru, en } = markerName(e.marker);
    const n = typeof e.count === 'number' || e.count === undefined ? (e.count ?? 1) : 1;
    const cells = cellPhrase(e.cells, at, { n, ...(e.upTo && { upTo: true }) });
    const until = lasting(e.until);
    const where = whereAmount(e.count, at);
    const many = n > 1 || e.upTo === true;
    const told = say(
      `положить ${many ? 'маркеры' : 'маркер'} «${ru}» ${e.upTo ? 'не более чем ' : ''}на ${cells.ru('acc')}${until.ru}${where.ru}`,
      `put ${many ? `${en} markers` : `the ${en} marker`} on ${cells.en}${until.en}${where.en}`,
    );
    const leaves = { cell: { ru: () => 'этой клеткой', en: 'that cell' } };
    const full = e.fills
      ? say(
          many ? ' (они считаются занятыми)' : ' (она считается занятой)',
          many ? ' (they count as occupied)' : ' (it counts as occupied)',
        )
      : say('', '');
    if (!e.gains) return command(told.ru + full.ru, told.en + full.en, leaves);
    const those = e.whose ? phrase(e.whose, at, 'bare') : plain(card, true);
    const who: Phrase = phraseOf(
      those.noun,
      `${those.en} on them`,
      (c) => `${those.ru(c)} на этих клетках`,
      true,
    );
    const has = holds(who.ru('nom'), who.en, true, inner.gains(e.gains, at, who), {
      ru: ['имеет', 'имеют'],
      en: ['has', 'have'],
    });
    return command(`${told.ru}${full.ru}; ${has.ru}`, `${told.en}${full.en}; ${has.en}`, leaves);
  },
};

const deedFrom = (s: Berserk, card: number): number => pieceOf(s, card)?.cell ?? -1;

/** The cells from next to one to the other, in a straight line. */
function line(from: number, to: number | undefined): number[] {
  if (from < 0 || to === undefined) return [];
  const length = distance(from, to);
  const step = (to - from) / length;
  return Array.from({ length }, (_, n) => from + (n + 1) * step);
}
