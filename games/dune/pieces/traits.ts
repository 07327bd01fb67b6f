/**
 * What lasts, and what it gives at its moment: the left abilities of Leaders and own Tech tiles. Flows ask here and know
 * no Leader by name, but for abilities that change a rule itself.
 */
import { type LeaderFace, leaders } from '../cards/catalogue.ts';
import type { LeftAbility, TechMoment } from '../cards/types.ts';
import { type Box, clause } from '../effects/clauses.ts';
import type { Effect } from '../effects/language.ts';
import { cardOf, type Dune, type Side, type SideId } from '../state.ts';

/** What the left of the Leader says; Rivals use only the signet (D-20.1, D-22.1). */
export const abilityOf = (of: Side): LeftAbility | null => (of.automated ? null : leaders[of.leader].ability);

/** What the Leader of a player shows: some can be turned over (D-20.12). */
export function faceOf(of: Side): LeaderFace {
  const leader = leaders[of.leader];
  return (of.turned ? leader.back : null) ?? leader;
}

/** In the own Reveal turn. */
export const revealBox = (of: Side): Box => faceOf(of).reveal;

/** For an Agent sent to a space of this Faction. */
export const visitBox = (of: Side, faction: number): Box =>
  faction >= 0 && (faceOf(of).visits & (1 << faction)) !== 0 ? faceOf(of).visit : none;

/** For 2 Influence with this Faction (D-20.14). */
export const reachBox = (of: Side, faction: number): Box =>
  !of.automated && faceOf(of).reaches === faction ? faceOf(of).reach : none;

const none: Box = [];

/** The player whose Leader has this ability; -1 for nobody. */
export const sideWith = (s: Dune, ability: LeftAbility): SideId =>
  s.sides.findIndex((of) => abilityOf(of) === ability);

/** One of the abilities of a tile. */
interface TileAbility {
  readonly card: number;
  readonly ability: number;
  readonly when: TechMoment;
  readonly box: Box;
}

/** The abilities of own tiles at a moment, each with its tile. */
export function tileAbilities(s: Dune, side: SideId, ...moments: TechMoment[]): readonly TileAbility[] {
  const { tech } = s.sides[side];
  if (tech.length === 0) return noAbilities;
  return tech.flatMap((card) =>
    cardOf(s, card).abilities.flatMap(({ when, box }, ability) =>
      moments.includes(when) ? { card, ability, when, box } : [],
    ),
  );
}

const noAbilities: readonly TileAbility[] = [];

/** Whether a side owns a tile with this lasting effect. */
export function hasPassive(s: Dune, side: SideId, kind: Effect['kind']): boolean {
  for (const { box } of tileAbilities(s, side, 'passive', 'endgame')) {
    if (box.some((id) => clause(id).effect.kind === kind)) return true;
  }
  return false;
}
