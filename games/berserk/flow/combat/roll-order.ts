/**
 * B09-422.4a: of several changes of one roll within a group their player chooses the order, where that makes a
 * difference: what sets a roll swallows what came before.
 */
import { asks, type Frame, flow, type OrderQuestion, push } from '@vigrid/kernel';
import type { AbilityItem } from '../../state/stack.ts';
import type { G } from '../../state.ts';
import { changesByGroup, rollFor } from './strength.ts';

export interface RollOrderFrame extends Frame {
  readonly kind: 'rollOrder';
  readonly item: number;
  /** Which of its dice, and the cards that change it; the player whose cards they are. */
  readonly die: number;
  readonly cards: readonly number[];
  readonly seat: number;
}

/** Asks for every order that there is to choose. */
export function orderChanges(g: G, item: AbilityItem): void {
  const s = g.state;
  for (const [die, roll] of item.rolls.entries()) {
    for (const group of changesByGroup(s, roll, rollFor(item, die))) {
      const cards = [...new Set(group.map(({ from }) => from))];
      if (cards.length < 2 || !group.some(({ to }) => to >= 0)) continue;
      const { seat } = group[0];
      push<RollOrderFrame>(g, { kind: 'rollOrder', step: 0, item: item.id, die, cards, seat });
    }
  }
}

export const rollOrder = flow<G, RollOrderFrame>({
  ask: asks(
    (g: G, { item, die, cards, seat }: RollOrderFrame): OrderQuestion => {
      const about = { source: rollOf(g, item, die)?.card ?? -1 };
      return { kind: 'order', seat, ask: 'rollChanges', rule: 'B09-422.4a', about, items: cards };
    },
    (g, { item, die }, order) => {
      rollOf(g, item, die)?.order.push(...order);
    },
  ),
});

function rollOf({ state: s }: G, id: number, die: number) {
  const item = s.stack.find((one) => one.id === id);
  return item?.kind === 'ability' ? item.rolls[die] : undefined;
}
