/** A step in the direction of the strike or movement that the moment is about. */
import { say } from '@vigrid/speech';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { isFree } from '../features/evaluate.ts';
import {
  blocksRelocation,
  displaced,
  fromAbove,
  isRelocatable,
  pushedTo,
  relocate,
} from '../flow/movement/relocation.ts';
import { command } from '../text/clauses.ts';
import { targetPhrase } from '../text/targets.ts';

const shape = { to: target };

export const push: EffectKind<'push', typeof shape> = {
  shape,
  unsettles: 'attacks',
  suits(s, _effect, piece, ctx) {
    const cell = pushedTo(s, piece, ctx);
    return cell >= 0 && isFree(s, cell) && isRelocatable(s, piece);
  },
  against: (s, _effect, piece) => fromAbove(s, piece),

  does(deed) {
    const { g, s, ctx, item, targets } = deed;
    const [piece] = targets;
    if (!piece || blocksRelocation(g, piece, item)) return false;
    relocate(g, piece, pushedTo(s, piece, ctx), 'B12-507.1');
    displaced(g, piece, item.card);
    return true;
  },

  asks: {
    whom: say('кого сдвинуть?', 'whom do you push?'),
    may: say('сдвинуть?', 'do you push it?'),
  },

  says(e, at) {
    const who = targetPhrase(e.to, at);
    return command(
      `сдвинуть ${who.ru('acc')} на 1 клетку в том же направлении`,
      `push ${who.en} one cell in the same direction`,
      { same: who },
    );
  },
};
