/** Incarnates only on a cell with this marker, whatever stands there is destroyed; or on any free cell that fits. */
import { optional } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import { cellFilter } from '../abilities/filter.ts';
import type { GainKind } from '../abilities/kind.ts';
import { marker } from '../abilities/vocabulary.ts';
import { same } from '../text/holding.ts';
import { markerName } from '../text/names.ts';
import { cellPhrase } from '../text/places.ts';

const shape = { marker: optional(marker), cells: optional(cellFilter) };

export const incarnatesAt: GainKind<'incarnatesAt', typeof shape> = {
  shape,

  says(gain, at) {
    if (gain.marker === undefined) {
      const cell = cellPhrase({ ...gain.cells, free: true }, at);
      return same(say(`инкарнирует на любую ${cell.ru('acc')}`, `incarnates on ${cell.en}`));
    }
    const { ru, en } = markerName(gain.marker);
    return same(
      say(
        `инкарнирует только на клетку с маркером «${ru}», уничтожая все карты на ней`,
        `incarnates only on a cell with the ${en} marker, destroying whatever stands there`,
      ),
    );
  },
};
