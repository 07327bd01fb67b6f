/** What modules beyond the base game let a player do in any of their turns: Tech tiles, specimens, Family Atomics. */

import type { DuneAct } from '../acts.ts';
import { pushBox } from '../effects/boxes.ts';
import { rules } from '../effects/interpreter.ts';
import { spendSpecimens, useAtomics } from '../pieces/immortality.ts';
import { bearerOf } from '../pieces/teams.ts';
import { tileAbilities } from '../pieces/traits.ts';
import { cardOf, type Dune, type G, ref, type SideId, seatOf } from '../state.ts';

/** Adds to the acts of a turn what own tiles offer, and what may be done at any time. */
export function addTurnActs(s: Dune, side: SideId, found: DuneAct[]): void {
  addTileActs(s, side, found);
  addAnytimeActs(s, side, found);
}

/** What is as good in one turn as in the next. */
export function addAnytimeActs(s: Dune, side: SideId, found: DuneAct[]): void {
  const { atomics } = s.sides[side];
  const { specimens, supply } = s.sides[bearerOf(s, side)];
  // At any time; it matters where the supply is short (D-24.8, RD-22).
  if (specimens > 0 && supply < 4) found.push({ do: 'specimen' });
  if (atomics) found.push({ do: 'atomics' });
}

/** Carries one of them out; false if the act is another. */
export function doTurnAct(g: G, side: SideId, act: DuneAct): boolean {
  switch (act.do) {
    case 'tile':
      useTile(g, side, act.card, act.ability);
      return true;
    case 'specimen':
      spendSpecimens(g, bearerOf(g.state, side), 1);
      return true;
    case 'atomics':
      useAtomics(g, side);
      return true;
    default:
      return false;
  }
}

/** What own tiles offer in a turn (D-23.6, D-23.7, D-F-034, D-F-035, D-F-121, D-F-122). */
export function addTileActs(s: Dune, side: SideId, found: DuneAct[]): void {
  const { tech, flipped } = s.sides[side];
  if (tech.length === 0) return;
  for (const { card, ability, when, box } of tileAbilities(s, side, 'flip', 'turn')) {
    if (when === 'flip' && flipped.includes(card)) continue;
    if (rules.canAny(s, side, box, card)) found.push({ do: 'tile', card, ability });
  }
}

function useTile(g: G, side: SideId, card: number, ability: number): void {
  const { state: s } = g;
  const { when, box } = cardOf(s, card).abilities[ability];
  s.turn.begun = true;
  g.listener?.({
    kind: 'useTile',
    rule: when === 'flip' ? 'D-23.7' : 'D-23.6',
    seat: seatOf(s, side),
    card: ref(s, card),
  });
  if (when === 'flip') s.sides[side].flipped.push(card);
  // Whoever uses it pays what it costs.
  pushBox(g, side, box, card, true);
}
