/** Incarnates only on a cell with this marker, whatever stands there is destroyed. */
import { say } from '@vigrid/speech';
import type { GainKind } from '../abilities/kind.ts';
import { marker } from '../abilities/vocabulary.ts';
import { same } from '../text/holding.ts';
import { markerName } from '../text/names.ts';

const shape = { marker };

export const incarnatesAt: GainKind<'incarnatesAt', typeof shape> = {
  shape,

  says(gain) {
    const { ru, en } = markerName(gain.marker);
    return same(
      say(
        `инкарнирует только на клетку с маркером «${ru}», уничтожая все карты на ней`,
        `incarnates only on a cell with the ${en} marker, destroying whatever stands there`,
      ),
    );
  },
};
