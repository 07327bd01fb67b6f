/** Chooses a cell, for what follows. */
import { cellFilter } from '../abilities/filter.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { command } from '../text/clauses.ts';
import { cellPhrase } from '../text/places.ts';

const shape = { cell: cellFilter };

export const chooseCell: EffectKind<'chooseCell', typeof shape> = {
  shape,
  unsettles: 'all',
  cell: ({ cell }) => cell,

  does({ use, item }) {
    use.cell = item.cells[0] ?? -1;
    return item.cells.length > 0;
  },

  says(e, at) {
    const { ru, en } = cellPhrase(e.cell, at);
    return command(`выбрать ${ru('acc')}`, `choose ${en}`, {
      cell: { ru: (c) => (c === 'ins' ? 'выбранной клеткой' : 'выбранной клетке'), en: 'the chosen cell' },
    });
  },
};
