/** Completes a quest (BH-2.8). */
import { movable } from '../abilities/choices.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { completeQuests } from '../flow/quests.ts';
import { pieceOf } from '../state.ts';
import { order } from '../text/orders.ts';
import { whom } from '../text/targets.ts';
import * as verbs from '../text/verbs.ts';

const shape = { to: target };

export const complete: EffectKind<'complete', typeof shape> = {
  shape,
  target: (e) => e.to,
  possible: (s, e, { card }) => (e.to === 'self' ? pieceOf(s, card) !== undefined : null),
  arranged: true,

  /** BH-2.8: to its owner's pile (BH-3.5), without markers and effects once all have heard of it (BH-3.6). */
  does(g, f) {
    completeQuests(g, movable(g, f));
  },

  says: (e, at) => order(whom(e.to, at), 'complete', verbs.complete),
};
