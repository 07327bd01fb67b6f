/** Influence and Alliances: chapter 16. */
import { push } from '@vigrid/kernel';
import { influenceBonus, ownTracks, topOfOwnTrack } from '../board/tracks.ts';
import { pushBox } from '../effects/boxes.ts';
import { boxOf } from '../effects/clauses.ts';
import type { Cite } from '../events.ts';
import { six, uprising } from '../modules.ts';
import { type ClauseFrame, type Dune, type G, isPlayer, type SideId, seatOf } from '../state.ts';
import { factions, ownTrack } from '../symbols.ts';
import { drawIntrigues } from './cards.ts';
import { addPoints, gain, recruit } from './supply.ts';
import { bearerOf, ownFaction } from './teams.ts';
import { abilityOf, reachBox } from './traits.ts';

/** The end of each track (D-16.1). */
export const topOfTrack = 6;

/** Influence can be gained there: with a Faction, or on the own board (`ownTrack`). */
export const mayRise = (s: Dune, side: SideId, faction: number): boolean =>
  faction === ownTrack
    ? s.sides[side].track < topOfOwnTrack
    : s.sides[bearerOf(s, side)].influence[faction] < topOfTrack;

/** For a Commander the cube of the activated Ally moves (D-28.5). */
export function gainInfluence(g: G, gainer: SideId, faction: number, n: number): void {
  if (faction === ownTrack) {
    riseOnOwnTrack(g, gainer, n);
    return;
  }
  const { state: s } = g;
  const side = bearerOf(s, gainer);
  const of = s.sides[side];
  const before = of.influence[faction];
  const now = Math.min(topOfTrack, before + n);
  if (now === before) return;
  of.influence[faction] = now;
  tell(g, side, faction, now - before);
  if (before < 2 && now >= 2) {
    addPoints(g, side, 1, isPlayer(s, side) ? 'D-16.2' : 'D-22.5');
    if (abilityOf(of) === 'observation') reachSnooper(g, side, faction);
    const box = reachBox(of, faction);
    if (box.length > 0) pushBox(g, side, box, -1);
  }
  if (now < 4) return;
  // Rivals never get the bonus (D-21.5, D-F-062, D-F-063, D-22.5).
  if (before < 4 && isPlayer(s, side)) giveBonus(g, side, faction);
  const holder = s.alliance[faction];
  if (holder === -1 ? before < 4 : now > s.sides[holder].influence[faction]) {
    giveAlliance(g, faction, side, isPlayer(s, side) ? 'D-16.6' : of.leader < 0 ? 'D-21.5' : 'D-22.5');
  }
}

/** At 1 and 3 something for the whole team, at 2 and, with the Alliance token of that board, at 4 a point (D-28.8). */
function riseOnOwnTrack(g: G, side: SideId, n: number): void {
  const { state: s } = g;
  const of = s.sides[side];
  const before = of.track;
  of.track = Math.min(topOfOwnTrack, before + n);
  if (of.track === before) return;
  g.listener?.({
    kind: 'ownTrack',
    rule: 'D-28.8',
    seat: seatOf(s, side),
    n: of.track - before,
    now: of.track,
  });
  for (let at = before + 1; at <= of.track; at++) {
    if (at % 2 === 0) addPoints(g, side, 1, 'D-28.8');
    else pushBox(g, side, ownRewards[ownFaction(s, side)][at], -1);
  }
}

const ownRewards = factions.map((faction) => ownTracks[faction]?.map(boxOf) ?? []);

/**
 * One step down (D-16.10, D-F-094). The token goes to whoever was tied, or back to the track (D-16.7, D-F-095,
 * D-F-096, D-16.8).
 */
export function loseInfluence(g: G, side: SideId, faction: number): void {
  const { state: s } = g;
  const of = s.sides[side];
  const before = of.influence[faction];
  if (before === 0) throw new Error(`Side ${side} has no Influence ${faction} to lose.`);
  of.influence[faction] = before - 1;
  tell(g, side, faction, -1);
  if (before === 2) addPoints(g, side, -1, 'D-16.2');
  if (s.alliance[faction] !== side) return;
  const tied = heirs(s, side, faction);
  if (tied.length > 1) push<ClauseFrame>(g, heirsFrame(side, faction));
  else if (tied.length === 1) giveAlliance(g, faction, tied[0], 'D-16.7');
  else if (before === 4) giveAlliance(g, faction, -1, 'D-16.8');
}

/** Whom the holder was tied with before the last loss. */
export function heirs(s: Dune, holder: SideId, faction: number): SideId[] {
  const before = s.sides[holder].influence[faction] + 1;
  return s.sides.flatMap((of, side) => (of.influence[faction] === before ? side : []));
}

/** Passes the token with its point; -1 lays it back on the track. */
export function giveAlliance(g: G, faction: number, to: SideId, rule: Cite): void {
  const { state: s } = g;
  const from = s.alliance[faction];
  s.alliance[faction] = to;
  g.listener?.({
    kind: 'alliance',
    rule,
    seat: to === -1 ? null : seatOf(s, to),
    faction: factions[faction],
    from: from === -1 ? null : seatOf(s, from),
    ...(s.players === 6 && { six: true as const }),
  });
  if (from !== -1) addPoints(g, from, -1, 'D-16.6');
  if (to !== -1) addPoints(g, to, 1, 'D-16.6');
}

/** It moves to the topmost free place of the Leader, which pays its reward (D-20.11). */
function reachSnooper(g: G, side: SideId, faction: number): void {
  const { state: s } = g;
  const of = s.sides[side];
  if ((of.snoopers & (1 << faction)) === 0) return;
  of.snoopers &= ~(1 << faction);
  const place = factions.filter((_, other) => (of.snoopers & (1 << other)) === 0).length;
  g.listener?.({
    kind: 'snooper',
    rule: 'D-20.11',
    seat: seatOf(s, side),
    faction: factions[faction],
    place,
  });
  if (place === 2 || place === 4) giveBonus(g, side, faction);
  if (place === 3 || place === 4) gainInfluence(g, side, faction, 1);
  if (place === 1) push<ClauseFrame>(g, { ...heirsFrame(side, faction), kind: 'snooper' });
}

/** The bonus for reaching 4 Influence (D-16.4, D-16.3, D-16.5), as the board has it. */
function giveBonus(g: G, side: SideId, faction: number): void {
  const { state: s } = g;
  const bonus = influenceBonus[s.modules & six ? 'six' : s.modules & uprising ? 'uprising' : 'base'][faction];
  const { supply, specimens } = s.sides[side];
  switch (bonus.kind) {
    case 'gain':
      gain(g, side, bonus.what, bonus.n, 'D-16.4');
      break;
    case 'intrigue':
      drawIntrigues(g, side, bonus.n, 'D-16.4');
      break;
    case 'recruit':
      // They wait for specimens that may be returned (RD-22).
      if (supply < 2 && specimens > 0) pushBox(g, side, twoTroops, -1);
      else recruit(g, side, bonus.n, 'D-16.4');
      break;
    case 'spy':
      pushBox(g, side, aSpy, -1);
      break;
  }
}

const twoTroops = boxOf([{ kind: 'recruit', n: 2 }]);
const aSpy = boxOf([{ kind: 'spy', n: 1 }]);

const heirsFrame = (side: SideId, faction: number): ClauseFrame => ({
  kind: 'passAlliance',
  step: 0,
  side,
  clause: -1,
  source: -1,
  n: faction,
  also: -1,
});

function tell(g: G, side: SideId, faction: number, n: number): void {
  const { state: s } = g;
  g.listener?.({
    kind: 'influence',
    rule: n < 0 ? 'D-16.10' : 'D-16.1',
    seat: seatOf(s, side),
    faction: factions[faction],
    n,
    now: s.sides[side].influence[faction],
    ...(s.players === 6 && { six: true as const }),
  });
}
