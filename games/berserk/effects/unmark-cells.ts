/** This card's markers are taken off cells (B12-119.5). */
import type { EffectKind } from '../abilities/kind.ts';
import { marker } from '../abilities/vocabulary.ts';
import { stirring } from '../telling.ts';
import { command } from '../text/clauses.ts';
import { markerName } from '../text/names.ts';

const shape = { marker };

export const unmarkCells: EffectKind<'unmarkCells', typeof shape> = {
  shape,

  does({ g, s, effect, item }) {
    const gone = s.marks.filter(({ marker, from }) => marker === effect.marker && from === item.card);
    s.marks = s.marks.filter((mark) => !gone.includes(mark));
    for (const { cell, marker } of gone)
      stirring(g)?.({ kind: 'cellUnmarked', rule: 'B12-119.5', cell, marker });
    return gone.length > 0;
  },

  says(e) {
    const { ru, en } = markerName(e.marker);
    return command(`убрать с поля боя маркеры «${ru}»`, `remove the ${en} markers from the battlefield`);
  },
};
