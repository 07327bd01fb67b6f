/** What House Hagal and the Rivals do with Rise of Ix, where a player would decide. D-23.28 to D-23.35. */
import { spaceByName, spacesNamed } from '../board/board.ts';
import { difficulties } from '../board/difficulty.ts';
import { type Card, rivals } from '../cards/catalogue.ts';
import { pushBox } from '../effects/boxes.ts';
import { boxOf } from '../effects/clauses.ts';
import { uprising } from '../modules.ts';
import { cardOf, type Dune, type G, type Side, type SideId, seatOf } from '../state.ts';
import { leaveGame, trash } from './cards.ts';
import { atConflict, atSupply, detonate, freeFlags, placeFlag } from './dreadnoughts.ts';
import { advanceFreighter } from './shipping.ts';
import { addPoints, deploy, gain, pay, recruit } from './supply.ts';
import { hasDetonation, negotiate, takeTile, turnTile } from './tech.ts';
import { hasPassive } from './traits.ts';

/** The harder solo games of Uprising have its variants (D-27.12). */
export const isHard = (s: Dune): boolean =>
  (s.modules & uprising) !== 0 && s.players === 1 && difficulties[s.difficulty].expert;

/** It can not win, and its points do not end the game (D-27.12). */
export const isStreamlined = ({ rival }: Side): boolean => rival >= 0 && rivals[rival].data.streamlined;

/** Up to the second space, then back (D-23.32). */
export function sailRival(g: G, side: SideId, icons: number): void {
  const of = g.state.sides[side];
  for (let i = 0; i < icons; i++) {
    if (of.freighter < 2) advanceFreighter(g, side);
    else dockRival(g, side);
  }
}

/** Dividends always, then troops and Influence where there is least (D-23.32, D-23.33). */
function dockRival(g: G, side: SideId): void {
  const { state: s } = g;
  const of = s.sides[side];
  of.freighter = 0;
  g.listener?.({ kind: 'freighter', rule: 'D-23.32', seat: seatOf(s, side), at: 0 });
  gain(g, side, 'solari', 5, 'D-23.32');
  for (let i = 1; i < s.sides.length; i++) gain(g, (side + i) % s.sides.length, 'solari', 1, 'D-23.32');
  const before = of.garrison;
  const transports = hasPassive(s, side, 'transports');
  recruit(g, side, transports ? 3 : 2, 'D-23.32');
  if (transports) deploy(g, side, of.garrison - before, 'garrison', 'D-23.35');
  pushBox(g, side, influence, -1);
}

const influence = boxOf([{ kind: 'influence', with: 'any', n: 1 }]);

/**
 * The dearest marked tile that it can pay, the topmost of equals; if none that lies face up is marked, the top of the
 * largest stack goes (D-23.34). Cards for two players show no Tech. Says whether it has taken one.
 */
export function buyForRival(g: G, side: SideId, discount: number): boolean {
  const { state: s } = g;
  const of = s.sides[side];
  const tops = s.tech.flatMap((stack) => stack.slice(-1));
  const marked = tops.filter((tile) => cardOf(s, tile).forRivals);
  if (marked.length === 0) {
    trashTile(g, side);
    return false;
  }
  const price = (tile: number) => Math.max(0, cardOf(s, tile).cost - discount);
  let best = -1;
  for (const tile of marked) {
    const affordable = price(tile) <= of.spice + of.negotiators;
    if (affordable && (best < 0 || cardOf(s, tile).cost > cardOf(s, best).cost)) best = tile;
  }
  if (best < 0) return false;
  // Spice first; Negotiators make up for the rest (RD-17).
  const cost = Math.min(price(best), of.spice);
  takeTile(
    g,
    side,
    { do: 'tech', card: best, what: 'spice', cost, negotiators: price(best) - cost },
    'D-23.34',
  );
  return true;
}

function trashTile(g: G, side: SideId): void {
  const { state: s } = g;
  const most = Math.max(...s.tech.map((stack) => stack.length));
  const at = s.tech.findIndex((stack) => stack.length === most);
  const tile = s.tech[at].pop();
  if (tile === undefined) return;
  leaveGame(g, side, tile, 'tech', 'D-23.34');
  turnTile(g, at);
}

/** At Tech Negotiation a tile for 1 less, otherwise a Negotiator (D-23.34); likewise by a signet (RD-18). */
export function negotiateForRival(g: G, side: SideId, discount: number): void {
  if (!buyForRival(g, side, discount)) negotiate(g, side, 1);
}

/** Whether a Rival may go there: Interstellar Shipping asks for Influence, a shipyard for a dreadnought (D-23.31, D-23.29). */
export function isForRival(s: Dune, side: SideId, space: number): boolean {
  const { influence: held, dreadnoughts } = s.sides[side];
  if (space === interstellar || space === shippingSpace) return held[1] >= 2;
  return space !== shipyard || dreadnoughts[atSupply] > 0;
}

export const interstellar = spaceByName('Interstellar Shipping');
const shipyard = spaceByName('Dreadnought');
const shippingSpace = spaceByName('Shipping');

/** A tile that is used by itself, once per round (D-23.35). */
export function flipForRival(s: Dune, side: SideId, id: Card['id']): boolean {
  const of = s.sides[side];
  const tile = of.tech.find((card) => cardOf(s, card).id === id);
  if (tile === undefined || of.flipped.includes(tile)) return false;
  of.flipped.push(tile);
  return true;
}

/** At each of its turns: Training Drones, then Spy Satellites (D-23.35). */
export function useRivalTiles(g: G, side: SideId): void {
  const { state: s } = g;
  const of = s.sides[side];
  if (of.tech.length === 0) return;
  if (of.supply > 0 && flipForRival(s, side, 'tech-training-drones')) recruit(g, side, 1, 'D-23.35');
  const satellites = of.tech.find((card) => cardOf(s, card).id === 'tech-spy-satellites');
  if (satellites === undefined || of.spice < 3) return;
  pay(g, side, 'spice', 3, 'D-23.35');
  trash(g, side, satellites, 'D-23.35');
  addPoints(g, side, 1, 'D-23.35');
}

/** Flagship on a Combat space: three troops more (D-23.35). */
export function useRivalFlagship(g: G, side: SideId): void {
  const of = g.state.sides[side];
  if (of.solari < 4 || of.supply < 3 || !flipForRival(g.state, side, 'tech-flagship')) return;
  pay(g, side, 'solari', 4, 'D-23.35');
  recruit(g, side, 3, 'D-23.35');
}

/**
 * A winning Rival: the point of Detonation Devices, or the flag of an opponent, not its own; of equals Imperial Basin,
 * Arrakeen, Carthag (D-23.30, D-23.35).
 */
export function placeRivalFlag(g: G, side: SideId): void {
  const { state: s } = g;
  if (s.sides[side].dreadnoughts[atConflict] === 0) return;
  if (hasDetonation(s, side)) {
    detonate(g, side, 'D-23.35');
    return;
  }
  const rank = (space: number) => {
    const holder = s.control[space];
    return holder < 0 ? 1 : holder === side ? 2 : 0;
  };
  const free = freeFlags(s);
  const [best] = preferred
    .flatMap((number) => free.filter((space) => space.number === number))
    .sort((a, b) => rank(a.number) - rank(b.number));
  if (best) placeFlag(g, side, best);
}

/** In Uprising the Spice Refinery stands in for Carthag (D-29.4). */
const preferred = ['Imperial Basin', 'Arrakeen', 'Carthag', 'Spice Refinery'].flatMap(spacesNamed);
