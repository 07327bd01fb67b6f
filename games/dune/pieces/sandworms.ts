/** Sandworms, Maker Hooks and the Shield Wall. Chapter 25. */
import type { Cite } from '../events.ts';
import { cardOf, type Dune, type G, type SideId, seatOf } from '../state.ts';

/** The Shield Wall keeps them out of Conflicts behind it (D-25.17, D-F-005). */
export function wormsMayCome(s: Dune): boolean {
  const conflict = s.fought.at(-1);
  return conflict !== undefined && !(s.wall && cardOf(s, conflict).walled);
}

/** From the bank right into the Conflict (D-25.15). */
export function summon(g: G, side: SideId, n: number, rule: Cite): void {
  const { state: s } = g;
  s.sides[side].sandworms += n;
  g.listener?.({ kind: 'sandworm', rule, seat: seatOf(s, side), n });
}

/** Once; they are not spent (D-25.14, D-F-050). */
export function takeHooks(g: G, side: SideId, rule: Cite): void {
  const { state: s } = g;
  if (s.sides[side].hooks) return;
  s.sides[side].hooks = true;
  g.listener?.({ kind: 'hooks', rule, seat: seatOf(s, side) });
}

/** For the rest of the game (D-F-005). */
export function blowWall(g: G, side: SideId, rule: Cite): void {
  const { state: s } = g;
  s.wall = false;
  g.listener?.({ kind: 'shieldWall', rule, seat: seatOf(s, side) });
}
