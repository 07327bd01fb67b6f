/** A card that rolls twice keeps one of the two (Temple Warrior). */
import { type ActQuestion, asks, type Frame, flow } from '@vigrid/kernel';
import type { BerserkAct } from '../../acts.ts';
import type { Roll } from '../../state/stack.ts';
import type { Berserk, G } from '../../state.ts';

export interface PickRollFrame extends Frame {
  readonly kind: 'pickRoll';
  readonly item: number;
  readonly card: number;
  readonly naturals: readonly [number, number];
}

export const pickRoll = flow<G, PickRollFrame>({
  ask: asks(
    (g: G, f: PickRollFrame): ActQuestion<BerserkAct> | null => {
      const roll = rollOf(g.state, f);
      if (!roll || f.naturals[0] === f.naturals[1]) return null;
      const options = f.naturals.map((natural): BerserkAct => ({ do: 'mode', mode: natural - 1 }));
      const about = { source: f.card };
      return { kind: 'act', seat: roll.seat, ask: 'pickRoll', rule: 'B12-G-die-roll', about, options };
    },
    (g, f, act) => {
      const roll = rollOf(g.state, f);
      if (roll && act.do === 'mode') roll.natural = act.mode + 1;
    },
  ),
});

function rollOf(s: Berserk, { item, card }: PickRollFrame): Roll | undefined {
  const found = s.stack.find((one) => one.id === item);
  return found?.kind === 'ability' ? found.rolls.find((roll) => roll.card === card) : undefined;
}
