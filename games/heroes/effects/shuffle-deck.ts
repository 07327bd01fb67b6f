/** You shuffle your deck. */
import type { EffectKind } from '../abilities/kind.ts';
import { shuffleDeckOf } from '../flow/decks.ts';
import { you } from '../text/clauses.ts';
import * as verbs from '../text/verbs.ts';

const shape = {};

export const shuffleDeck: EffectKind<'shuffleDeck', typeof shape> = {
  shape,

  does(g, f) {
    shuffleDeckOf(g, f.seat);
  },

  says: () => you('shuffle your deck', verbs.shuffle, 'колоду'),
};
