/** What is done to the field and to what may be done on it: marks that move, cards turned up, movement held back. */

import { ref } from '../events.ts';
import { rearrange } from '../flow/preliminary/deployment.ts';
import { say } from '../say.ts';
import { type Handlers, strengthValue } from '../stack/deed.ts';
import { pieceOf } from '../state.ts';
import { adjacent } from '../zones/battlefield.ts';
import { reveal } from '../zones/entering.ts';

export const fieldEffects: Handlers<'moveMarks' | 'limitMoves' | 'reveal' | 'redeploy' | 'stayOpen'> = {
  moveMarks({ g, s, effect, item }) {
    const [to] = item.cells;
    const mark = s.marks.find(
      ({ marker, from, cell }) => marker === effect.marker && from === item.card && adjacent(cell, to ?? -1),
    );
    if (!mark || to === undefined) return false;
    say(g, { kind: 'cellUnmarked', rule: 'B12-119.5', cell: mark.cell, marker: mark.marker });
    mark.cell = to;
    say(g, { kind: 'cellMarked', rule: 'B12-119.4', cell: to, marker: mark.marker });
    return true;
  },

  limitMoves({ s, effect, item, ctx }) {
    s.sides[1 - item.seat].moversMost = strengthValue(s, effect.most, item, ctx);
    return true;
  },

  reveal({ g, targets }) {
    for (const piece of targets) reveal(g, piece, 'B12-529.3');
    return targets.length > 0;
  },

  redeploy({ g, item }) {
    rearrange(g, item.seat);
    return true;
  },

  /** It counts as having acted all the same (B12-G-does-not-close-after-assault). */
  stayOpen({ g, s, targets }) {
    for (const { card } of targets) {
      const piece = pieceOf(s, card);
      if (!piece?.closed || piece.acts === 0) continue;
      piece.closed = false;
      say(g, { kind: 'opened', rule: 'B12-G-does-not-close-after-assault', card: ref(s, card) });
    }
    return targets.length > 0;
  },
};
