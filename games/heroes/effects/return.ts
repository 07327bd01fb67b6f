/** To its owner's hand. */
import { movable } from '../abilities/choices.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { tell } from '../flow/telling.ts';
import { leavePlay, toHand } from '../flow/zones.ts';
import { order, toOwner } from '../text/orders.ts';
import { whom } from '../text/targets.ts';
import * as verbs from '../text/verbs.ts';

const shape = { to: target };

export const returnToHand: EffectKind<'return', typeof shape> = {
  shape,
  target: (e) => e.to,
  moves: true,

  does(g, f) {
    for (const piece of movable(g, f)) {
      tell(g, 'return', 'BH-G-put-into-hand-or-deck', piece);
      leavePlay(g, piece, (card) => toHand(g.state, card));
    }
  },

  says(e, at) {
    const who = whom(e.to, at);
    return order(who, 'return', verbs.giveBack, toOwner(who, 'to', 'hand', ['в руку', 'в руки']));
  },
};
