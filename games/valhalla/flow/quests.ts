/** Quests: what the winner of a battle must have done (V-33.1). */
import { no, type Why } from '@vigrid/kernel';
import type { ValhallaAct } from '../acts.ts';
import { cardOf } from '../cards/catalogue.ts';
import { type Battle, bitCount, type Fighter, type Valhalla } from '../state.ts';

/** What the winner may do: nothing, or one of the quests in hand that are fulfilled. */
export const questsOf = (s: Valhalla, b: Battle, winner: Fighter): ValhallaAct[] => [
  { do: 'pass' },
  ...s.sides[winner.seat].hand
    .filter((card) => mayQuest(s, b, winner, card))
    .map((card): ValhallaAct => ({ do: 'quest', card })),
];

export function mayQuest(s: Valhalla, b: Battle, winner: Fighter, card: number, why?: Why): boolean {
  if (!s.sides[winner.seat].hand.includes(card)) return no(why, { rule: 'V-18.5', why: 'notInHand' });
  const quest = cardOf(s, card);
  if (quest.kind !== 'quest') return no(why, { rule: 'V-18.5', why: 'notQuest', card });
  switch (quest.demand) {
    case 'noReroll':
      return winner.rerolls === 0 || no(why, { rule: 'V-33.2', why: 'rerolled', card });
    case 'byFive':
      return b.margin >= 5 || no(why, { rule: 'V-33.3', why: 'notByFive', card, have: b.margin, need: 5 });
    case 'threeWarriors': {
      const have = bitCount(winner.armed);
      return have >= 3 || no(why, { rule: 'V-33.4', why: 'notThree', card, have, need: 3 });
    }
  }
}
