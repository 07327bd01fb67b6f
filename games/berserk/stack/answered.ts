/** In 2009 what is played in answer answers what lies on top of the stack, and nothing below (B09-410.3, B09-412.3, B09-422.3). */
import type { Target } from '../abilities/index.ts';
import type { Item } from '../state/stack.ts';
import { type Berserk, profileOf } from '../state.ts';

/** Whether a card may answer that item: the one on top, or just below its own answer, which is being carried out. */
export function isAnswered(s: Berserk, item: Item, by: number): boolean {
  const top = s.stack[s.stack.length - 1];
  return item === top || (top?.card === by && item === s.stack[s.stack.length - 2]);
}

/** Of several under way a played answer means the one that it answers. What triggers knows by itself which is meant. */
export const passesOver = (s: Berserk, item: Item, target: Target | null, by: number): boolean =>
  profileOf(s).timedResponses && typeof target === 'object' && target !== null && !isAnswered(s, item, by);
