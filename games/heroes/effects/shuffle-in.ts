/** Shuffled into its owner's deck. */
import { movable } from '../abilities/choices.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { shuffleDeckOf } from '../flow/decks.ts';
import { tell } from '../flow/telling.ts';
import { leavePlay } from '../flow/zones.ts';
import { order, toOwner } from '../text/orders.ts';
import { whom } from '../text/targets.ts';
import * as verbs from '../text/verbs.ts';

const shape = { to: target };

export const shuffleIn: EffectKind<'shuffleIn', typeof shape> = {
  shape,
  target: (e) => e.to,
  moves: true,

  does(g, f) {
    for (const piece of movable(g, f)) {
      const owner = g.state.owner[piece.card];
      tell(g, 'shuffleIn', 'BH-G-put-into-hand-or-deck', piece);
      leavePlay(g, piece, (card) => g.state.sides[owner].deck.push(card));
      shuffleDeckOf(g, owner);
    }
  },

  says(e, at) {
    const who = whom(e.to, at);
    const where = toOwner(who, 'into', 'deck', ['в колоду', 'в колоды']);
    return order(who, 'shuffle', verbs.shuffleIn, where);
  },
};
