/** All completed quests go back to their owners' decks. */
import type { EffectKind } from '../abilities/kind.ts';
import { shuffleDeckOf } from '../flow/decks.ts';
import { you } from '../text/clauses.ts';
import * as verbs from '../text/verbs.ts';

const shape = {};

export const reopenQuests: EffectKind<'reopenQuests', typeof shape> = {
  shape,

  does(g) {
    for (const [seat, side] of g.state.sides.entries()) {
      if (side.completed.length === 0) continue;
      side.deck.push(...side.completed.splice(0));
      shuffleDeckOf(g, seat);
    }
  },

  says: () =>
    you(
      'shuffle all completed quests into their owners’ decks',
      verbs.shuffleIn,
      'все завершённые квесты в колоды владельцев',
    ),
};
