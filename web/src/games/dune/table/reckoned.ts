import type { DuneTold } from './game.ts';

/** What of a table tells how a combat stands. */
interface Fought {
  readonly sides: readonly { readonly seat: number; readonly strength: number; readonly swords: number }[];
}

/**
 * The armies as they were reckoned. While rewards are given they still stand there; where troops have gone home in the
 * same step, they are those before it, with the swords that were told since.
 */
export function reckoned<View extends Fought>(before: View, after: View, step: readonly DuneTold[]): View {
  if (after.sides.some(({ strength }) => strength > 0)) return after;
  const sides = before.sides.map((side) => {
    const told = step.findLast((event) => event.kind === 'strength' && event.seat === side.seat);
    if (told?.kind !== 'strength') return side;
    const { strength } = told;
    return { ...side, strength, swords: Math.max(0, side.swords + strength - side.strength) };
  });
  return { ...before, sides };
}
