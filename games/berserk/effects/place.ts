/** Puts it there; that is no relocation (B12-507.3), but was one in 2009 (B09-G-put-on-a-cell). */
import { say } from '@vigrid/speech';
import { cellFilter } from '../abilities/filter.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { ref } from '../events.ts';
import { isFree } from '../features/evaluate.ts';
import { blocksRelocation, fromAbove, isRelocatable, relocate } from '../flow/movement/relocation.ts';
import { profileOf } from '../state.ts';
import { stirring } from '../telling.ts';
import { command } from '../text/clauses.ts';
import { withTarget } from '../text/phrases.ts';
import { cellPhrase } from '../text/places.ts';
import { targetPhrase } from '../text/targets.ts';
import { stand } from '../zones/standing.ts';

const shape = { to: target, cell: cellFilter };

export const place: EffectKind<'place', typeof shape> = {
  shape,
  unsettles: 'attacks',
  suits: (s, _effect, piece) => !profileOf(s).placingRelocates || isRelocatable(s, piece),
  against: (s, _effect, piece) => fromAbove(s, piece),
  cell: ({ cell }) => cell,
  ready: (s, _effect, { cells }) => cells.every((cell) => isFree(s, cell)),

  does({ g, s, item, targets }) {
    const [cell] = item.cells;
    const [piece] = targets;
    if (!piece || cell === undefined) return false;
    if (profileOf(s).placingRelocates) {
      if (blocksRelocation(g, piece, item)) return false;
      relocate(g, piece, cell, 'B09-G-put-on-a-cell');
      return true;
    }
    stand(s, piece, cell);
    stirring(g)?.({ kind: 'landed', rule: 'B12-G-place-on-cell', card: ref(s, piece.card), cell });
    return true;
  },

  asks: {
    whom: say('кого поместить на клетку?', 'whom do you place?'),
    may: say('поместить на клетку?', 'do you place it?'),
  },

  says(e, at) {
    const who = targetPhrase(e.to, at);
    const to = cellPhrase(e.cell, withTarget(at, who));
    return command(`поместить ${who.ru('acc')} на ${to.ru('acc')}`, `place ${who.en} on ${to.en}`, {
      same: who,
    });
  },
};
