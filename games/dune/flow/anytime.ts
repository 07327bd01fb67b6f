/** What modules beyond the base game let a player do in any of their turns: Tech tiles, specimens, Family Atomics. */
import type { DuneAct } from '../acts.ts';
import { spendSpecimens, useAtomics } from '../pieces/immortality.ts';
import { tileActs, useTile } from '../pieces/ix.ts';
import type { Dune, G, SideId } from '../state.ts';

export const turnActs = (s: Dune, side: SideId): DuneAct[] => [...tileActs(s, side), ...anytimeActs(s, side)];

/** What is as good in one turn as in the next. */
export function anytimeActs(s: Dune, side: SideId): DuneAct[] {
  const found: DuneAct[] = [];
  const { specimens, supply, atomics } = s.sides[side];
  // At any time; it matters where the supply is short (D-24.8, RD-22).
  if (specimens > 0 && supply < 4) found.push({ do: 'specimen' });
  if (atomics) found.push({ do: 'atomics' });
  return found;
}

/** Carries one of them out; false if the act is another. */
export function doTurnAct(g: G, side: SideId, act: DuneAct): boolean {
  switch (act.do) {
    case 'tile':
      useTile(g, side, act.card, act.ability);
      return true;
    case 'specimen':
      spendSpecimens(g, side, 1);
      return true;
    case 'atomics':
      useAtomics(g, side);
      return true;
    default:
      return false;
  }
}
