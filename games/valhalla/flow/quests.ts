/** Quests: what the winner of a battle must have done (V-33.1). */
import { no, type Why } from '@vigrid/kernel';
import { cards } from '../cards/catalogue.ts';
import { type Battle, bitCount, type Fighter, type Valhalla } from '../state.ts';

export function mayQuest(s: Valhalla, b: Battle, winner: Fighter, card: number, why?: Why): boolean {
  if (!s.sides[winner.seat].hand.includes(card)) return no(why, { rule: 'V-18.5', why: 'notInHand' });
  const quest = cards[card];
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
