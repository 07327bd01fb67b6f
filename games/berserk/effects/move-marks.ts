/** Moves this card's markers on cells to a neighbouring cell. */
import { say } from '@vigrid/speech';
import type { EffectKind } from '../abilities/kind.ts';
import { marker } from '../abilities/vocabulary.ts';
import { stirring } from '../telling.ts';
import { command } from '../text/clauses.ts';
import { markerName } from '../text/names.ts';
import { adjacent } from '../zones/battlefield.ts';

const shape = { marker };

export const moveMarks: EffectKind<'moveMarks', typeof shape> = {
  shape,
  cell: ({ marker }) => ({ nextToMark: marker }),

  does({ g, s, effect, item }) {
    const [to] = item.cells;
    const mark = s.marks.find(
      ({ marker, from, cell }) => marker === effect.marker && from === item.card && adjacent(cell, to ?? -1),
    );
    if (!mark || to === undefined) return false;
    stirring(g)?.({ kind: 'cellUnmarked', rule: 'B12-119.5', cell: mark.cell, marker: mark.marker });
    mark.cell = to;
    stirring(g)?.({ kind: 'cellMarked', rule: 'B12-119.4', cell: to, marker: mark.marker });
    return true;
  },

  asks: {
    whom: say('куда переместить маркер?', 'where do you move the marker?'),
    may: say('переместить маркер?', 'do you move the marker?'),
  },

  says(e) {
    const { ru, en } = markerName(e.marker);
    return command(
      `переместить маркер «${ru}» на соседнюю клетку`,
      `move the ${en} marker to a neighbouring cell`,
    );
  },
};
