/** Under its owner's deck. */
import { movable } from '../abilities/choices.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { tell } from '../flow/telling.ts';
import { leavePlay, toBottom } from '../flow/zones.ts';
import { order, toOwner } from '../text/orders.ts';
import { whom } from '../text/targets.ts';
import * as verbs from '../text/verbs.ts';

const shape = { to: target };

export const bottom: EffectKind<'bottom', typeof shape> = {
  shape,
  target: (e) => e.to,
  moves: true,

  does(g, f) {
    for (const piece of movable(g, f)) {
      tell(g, 'bottom', 'BH-G-put-into-hand-or-deck', piece);
      leavePlay(g, piece, (card) => toBottom(g.state, card));
    }
  },

  says(e, at) {
    const who = whom(e.to, at);
    const where = toOwner(who, 'under', 'deck', ['под колоду', 'под колоды']);
    return order(who, 'put', verbs.put, where);
  },
};
