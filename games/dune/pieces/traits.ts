/** What lasts: the left abilities of Leaders, and what own Tech tiles give at their moments. */
import { leaders } from '../cards/catalogue.ts';
import type { LeftAbility, TechMoment } from '../cards/types.ts';
import { type Box, clause } from '../effects/clauses.ts';
import type { Effect } from '../effects/language.ts';
import { cardOf, type Dune, type Side, type SideId } from '../state.ts';

/** What the left of the Leader says; Rivals use only the signet (D-20.1, D-22.1). */
export const abilityOf = (of: Side): LeftAbility | null => (of.automated ? null : leaders[of.leader].ability);

/** The player whose Leader has this ability; -1 for nobody. */
export const sideWith = (s: Dune, ability: LeftAbility): SideId =>
  s.sides.findIndex((of) => abilityOf(of) === ability);

/** The abilities of own tiles at a moment, each with its tile. */
export function* tileAbilities(
  s: Dune,
  side: SideId,
  ...moments: TechMoment[]
): Generator<{
  readonly card: number;
  readonly ability: number;
  readonly when: TechMoment;
  readonly box: Box;
}> {
  for (const card of s.sides[side].tech) {
    for (const [ability, { when, box }] of cardOf(s, card).abilities.entries()) {
      if (moments.includes(when)) yield { card, ability, when, box };
    }
  }
}

/** Whether a side owns a tile with this lasting effect. */
export function hasPassive(s: Dune, side: SideId, kind: Effect['kind']): boolean {
  for (const { box } of tileAbilities(s, side, 'passive', 'endgame')) {
    if (box.some((id) => clause(id).effect.kind === kind)) return true;
  }
  return false;
}
