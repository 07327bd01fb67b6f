/** The game for six: two teams of a Commander and two Allies. Chapter 28. */
import { leaders } from '../cards/catalogue.ts';
import { type Dune, type G, type SideId, seatOf } from '../state.ts';
import { factions } from '../symbols.ts';

/** Commanders sit opposite each other, teams in turn round the table (D-28.1). */
export const isCommander = (s: Dune, side: SideId): boolean => s.players === 6 && side % 3 === 0;

/** The other two of a team, clockwise from the left. */
export const teammatesOf = (side: SideId): readonly SideId[] => [(side + 2) % 6, (side + 4) % 6];

/** All of a team, its Commander first; without teams the side alone. */
export const teamOf = (s: Dune, side: SideId): readonly SideId[] =>
  s.players === 6 ? [commanderOf(side), ...alliesOf(side)] : [side];

/** The two Allies of a team, clockwise from the left of its Commander. */
export const alliesOf = (side: SideId): readonly SideId[] => teammatesOf(commanderOf(side));

export const commanderOf = (side: SideId): SideId => (side % 2 === 0 ? 0 : 3);

/**
 * Who has the units, swords, tracks and Maker Hooks that an effect for this side is about: for a Commander the activated
 * Ally (D-28.5).
 */
export function bearerOf(s: Dune, side: SideId): SideId {
  if (!isCommander(s, side)) return side;
  const { ally } = s.turn;
  return ally >= 0 && commanderOf(ally) === side ? ally : alliesOf(side)[0];
}

/** The Ally who has the units, Influence and swords of what a Commander does next (D-28.5). */
export function activate(g: G, side: SideId, ally: SideId): void {
  const { state: s } = g;
  s.turn.ally = ally;
  g.listener?.({ kind: 'activated', rule: 'D-28.5', seat: seatOf(s, side), ally: seatOf(s, ally) });
}

/** Influence as requirements see it: that of the better Ally, or of the own board for its icon (D-28.6, D-28.7). */
export function influenceOf(s: Dune, side: SideId, faction: number): number {
  if (!isCommander(s, side)) return s.sides[side].influence[faction];
  const shared = Math.max(...alliesOf(side).map((ally) => s.sides[ally].influence[faction]));
  return faction === ownFaction(s, side) ? Math.max(shared, s.sides[side].track) : shared;
}

/** The Faction whose icon may mean the own board: the Emperor for Shaddam, the Fremen for Muad'Dib (D-28.7). */
export const ownFaction = (s: Dune, side: SideId): number =>
  isCommander(s, side) ? ownFactions[leaders[s.sides[side].leader].id] : -1;

const ownFactions: Readonly<Record<string, number>> = {
  'lead-shaddam-corrino-iv': factions.indexOf('emperor'),
  'lead-muaddib': factions.indexOf('fremen'),
};

/** The ids of the two Commanders, of which one leads each team (D-28.1). */
export const commanders: readonly string[] = Object.keys(ownFactions);

/** Whether a side belongs to the team of this Commander. */
export const isInTeamOf = (s: Dune, side: SideId, commander: string): boolean =>
  s.players === 6 && leaders[s.sides[commanderOf(side)].leader].id === commander;
