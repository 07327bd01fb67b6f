/** What single things are worth to a side, in parts of a victory point. */

import { topOfOwnTrack } from '../board/tracks.ts';
import type { Box } from '../effects/clauses.ts';
import { strengthOf } from '../pieces/supply.ts';
import type { TechAct } from '../pieces/tech.ts';
import { cardOf, type Dune, isOpponent, type SideId } from '../state.ts';
import { ownTrack, type Resource } from '../symbols.ts';

/** How much of the game is still to come, from 1 to 0. */
export const ahead = (s: Dune): number => Math.max(0, 1 - s.round / 10);

/** A unit of something, where there is so much already: the first are worth most. */
export function goodsWorth(s: Dune, side: SideId, what: Resource, n: number): number {
  const have = s.sides[side][what];
  const each = { solari: 0.14, spice: 0.22, water: 0.24 }[what];
  const enough = { solari: 8, spice: 7, water: 4 }[what];
  const plenty = have > enough ? 0.4 : 1;
  return n * each * plenty * (0.35 + 0.65 * ahead(s));
}

/** The points, bonus and Alliance that a track gives on the way to a height. */
function trackWorth(s: Dune, side: SideId, faction: number, height: number): number {
  let worth = height >= 2 ? 1 : 0.45 * height;
  worth += 0.22 * Math.max(0, Math.min(2, height - 2)) + 0.04 * Math.max(0, height - 4);
  if (height >= 4) worth += 0.4;
  const holder = s.alliance[faction];
  const top = holder < 0 ? 3 : s.sides[holder].influence[faction];
  if (holder === side ? height >= 4 : height >= 4 && height > top) worth += 1;
  return worth;
}

export function influenceWorth(s: Dune, side: SideId, faction: number, n: number): number {
  // The track of a Commander's own board: points at 2 and 4, something for the team between them (D-28.8).
  if (faction === ownTrack) return s.sides[side].track >= topOfOwnTrack ? 0 : 0.65 * n;
  const have = s.sides[side].influence[faction];
  const then = Math.max(0, Math.min(6, have + n));
  return trackWorth(s, side, faction, then) - trackWorth(s, side, faction, have);
}

/** What winning the Conflict brings beyond coming second. */
function prize(s: Dune): number {
  const card = s.fought.at(-1);
  return card === undefined ? 0 : [1, 1.4, 2.4][cardOf(s, card).level - 1];
}

/** So much more strength in the Conflict. */
export function strengthWorth(s: Dune, side: SideId, more: number): number {
  if (more <= 0) return 0;
  const own = strengthOf(s.sides[side]);
  let best = 0;
  for (let other = 0; other < s.sides.length; other++)
    if (isOpponent(s, side, other)) best = Math.max(best, strengthOf(s.sides[other]));
  const chance = (strength: number) => 1 / (1 + Math.exp(-(strength - best - 1) / 3));
  return prize(s) * (chance(own + more) - chance(own)) + (own === 0 ? 0.25 : 0.01 * more);
}

/** What a Tech tile brings over the rest of the game, less what it costs now. */
export function tileWorth(
  s: Dune,
  side: SideId,
  { card, what, cost, negotiators }: TechAct,
  boxWorth: (s: Dune, side: SideId, box: Box, source: number) => number,
): number {
  const tile = cardOf(s, card);
  const lasting = 0.18 * tile.cost * ahead(s) + boxWorth(s, side, tile.acquired, card);
  return lasting - goodsWorth(s, side, what, cost) - 0.15 * negotiators;
}
