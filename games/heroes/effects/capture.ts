/** Put under this card until it leaves play (BH-G-captures). */
import { movable, picked } from '../abilities/choices.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { tell } from '../flow/telling.ts';
import { leavePlay } from '../flow/zones.ts';
import { pieceOf } from '../state.ts';
import { whom } from '../text/targets.ts';
import { captures } from './shared/captures.ts';

const shape = { to: target };

export const capture: EffectKind<'capture', typeof shape> = {
  shape,
  target: (e) => e.to,
  choice(s, e, by) {
    const choice = picked(s, e.to, true, by);
    return choice && { ...choice, from: choice.from.filter((one) => one !== by.card) };
  },

  /** Nothing triggers on the way, and no card captures itself. */
  does(g, f) {
    const captor = pieceOf(g.state, f.card);
    if (!captor) return;
    for (const piece of movable(g, f)) {
      if (piece === captor) continue;
      tell(g, 'capture', 'BH-G-captures', piece);
      leavePlay(g, piece, (card) => captor.under.push({ card, from: 'play' }));
    }
  },

  says: (e, at) => captures(whom(e.to, at), at),
};
