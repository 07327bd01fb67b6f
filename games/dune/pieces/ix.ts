/** Rise of Ix: Tech tiles, Negotiators, the Shipping track and dreadnoughts. Chapter 23. */
import { reveal } from '@vigrid/kernel';
import type { DuneAct } from '../acts.ts';
import { boardOf, type Space } from '../board/board.ts';
import { shipping } from '../board/tracks.ts';
import { cardById } from '../cards/catalogue.ts';
import type { TechMoment } from '../cards/types.ts';
import { type Box, boxOf, clause } from '../effects/clauses.ts';
import { can } from '../effects/feasible.ts';
import type { Effect } from '../effects/types.ts';
import type { Cite, DuneEvent } from '../events.ts';
import { cardOf, type Dune, type G, ref, type SideId, seatOf, seenByAll } from '../state.ts';
import { pushBox } from './cards.ts';
import { addPoints, pay } from './supply.ts';

/** The tile on top of a stack lies face up (D-23.2). */
export function turnTile(g: G, stack: number): void {
  const { state: s } = g;
  const tile = s.tech[stack].at(-1);
  if (tile === undefined) return;
  s.seen[tile] = seenByAll(s);
  reveal(g);
  g.listener?.({ kind: 'tile', rule: 'D-23.2', card: ref(s, tile), stack });
}

type Tech = Extract<Effect, { kind: 'tech' }>;
export type TechAct = Extract<DuneAct, { do: 'tech' }>;

/**
 * The face-up tiles that can be paid: in spice or, where that is allowed, in Solari, never in both (D-23.9), less a
 * discount and 1 for each Negotiator that goes back (D-23.3, D-23.4).
 */
export function techActs(s: Dune, side: SideId, effect: Tech): TechAct[] {
  const of = s.sides[side];
  const found: TechAct[] = [];
  for (const stack of s.tech) {
    const card = stack.at(-1);
    if (card === undefined) continue;
    const price = Math.max(0, cardOf(s, card).cost - effect.n);
    for (const what of effect.solari ? (['spice', 'solari'] as const) : (['spice'] as const)) {
      for (let negotiators = 0; negotiators <= Math.min(of.negotiators, price); negotiators++) {
        const cost = price - negotiators;
        // What costs nothing is not paid in one or the other.
        if (of[what] >= cost && (cost > 0 || what === 'spice')) {
          found.push({ do: 'tech', card, what, cost, negotiators });
        }
      }
    }
  }
  return found;
}

export function takeTile(g: G, side: SideId, { card, what, cost, negotiators }: TechAct, rule: Cite): void {
  const { state: s } = g;
  const of = s.sides[side];
  pay(g, side, what, cost, 'D-23.2');
  if (negotiators > 0) {
    of.negotiators -= negotiators;
    of.supply += negotiators;
    g.listener?.({
      kind: 'negotiator',
      rule: 'D-23.4',
      seat: seatOf(s, side),
      n: -negotiators,
    });
  }
  const stack = s.tech.findIndex((tiles) => tiles.at(-1) === card);
  s.tech[stack].pop();
  of.tech.push(card);
  g.listener?.({ kind: 'tech', rule, seat: seatOf(s, side), card: ref(s, card), cost });
  turnTile(g, stack);
  // Once, when it is acquired (D-23.8).
  const { acquired } = cardOf(s, card);
  if (acquired.length > 0) pushBox(g, side, acquired, card);
}

/** Troops of the supply go to the Ix board, whence they are not recruited (D-23.4, D-23.5, D-F-073). */
export function negotiate(g: G, side: SideId, n: number): void {
  const { state: s } = g;
  const of = s.sides[side];
  const went = Math.min(n, of.supply);
  if (went === 0) return;
  of.supply -= went;
  of.negotiators += went;
  g.listener?.({ kind: 'negotiator', rule: 'D-23.4', seat: seatOf(s, side), n: went });
}

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

/** What own tiles offer in a turn (D-23.6, D-23.7, D-F-034, D-F-035, D-F-121, D-F-122). */
export function tileActs(s: Dune, side: SideId): DuneAct[] {
  const found: DuneAct[] = [];
  const { tech, flipped } = s.sides[side];
  if (tech.length === 0) return found;
  for (const { card, ability, when, box } of tileAbilities(s, side, 'flip', 'turn')) {
    if (when === 'flip' && flipped.includes(card)) continue;
    if (box.some((id) => can(s, side, id, card))) found.push({ do: 'tile', card, ability });
  }
  return found;
}

export function useTile(g: G, side: SideId, card: number, ability: number): void {
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

/** Whether a side owns a tile with this lasting effect. */
export function hasPassive(s: Dune, side: SideId, kind: Effect['kind']): boolean {
  for (const { box } of tileAbilities(s, side, 'passive', 'endgame')) {
    if (box.some((id) => clause(id).effect.kind === kind)) return true;
  }
  return false;
}

const detonation = cardById('tech-detonation-devices');

export const hasDetonation = (s: Dune, side: SideId): boolean =>
  s.sides[side].tech.some((card) => s.def[card] === detonation.def);

/** A dreadnought of the Conflict goes back to the supply for a point (D-23.22). */
export function detonate(g: G, side: SideId, rule: Cite): void {
  moveDreadnought(g, side, atConflict, atSupply, rule);
  addPoints(g, side, 1, rule);
}

export const topOfShipping = shipping.length;
const rewards = shipping.map(boxOf);
/** With Troop Transports: one troop more, and any of them may be deployed. */
const transported = boxOf([
  { kind: 'recruit', n: 3 },
  { kind: 'influence', with: 'any', n: 1 },
  { kind: 'deploy', from: 'recruited', min: 0, max: 3 },
]);

export function advanceFreighter(g: G, side: SideId): void {
  const { state: s } = g;
  const of = s.sides[side];
  of.freighter++;
  g.listener?.({
    kind: 'freighter',
    rule: 'D-23.10',
    seat: seatOf(s, side),
    at: of.freighter,
  });
}

/**
 * Back to the bottom, with the rewards of its space and all below, in any order (D-23.10, D-23.11, D-23.12). Its troops
 * are recruited in this turn (D-23.13); cards of its tiles come after the Reveal turn or in it (D-F-089).
 */
export function recallFreighter(g: G, side: SideId): void {
  const { state: s } = g;
  const of = s.sides[side];
  const box = rewards
    .slice(0, of.freighter)
    .flatMap((reward, at) => (at === 1 && hasPassive(s, side, 'transports') ? transported : reward));
  of.freighter = 0;
  g.listener?.({ kind: 'freighter', rule: 'D-23.10', seat: seatOf(s, side), at: 0 });
  if (box.length > 0) pushBox(g, side, box, -1);
}

/** Where dreadnoughts of a side are, by the place in the list. */
export const [atSupply, atGarrison, atConflict] = [0, 1, 2];

type DreadnoughtPlace = Extract<DuneEvent, { kind: 'dreadnought' }>['to'];
const places = ['supply', 'garrison', 'conflict'] as const satisfies readonly DreadnoughtPlace[];

export function moveDreadnought(g: G, side: SideId, from: number, to: number, rule: Cite): void {
  const { state: s } = g;
  const { dreadnoughts } = s.sides[side];
  dreadnoughts[from]--;
  dreadnoughts[to]++;
  g.listener?.({
    kind: 'dreadnought',
    rule,
    seat: seatOf(s, side),
    from: places[from],
    to: places[to],
  });
}

/** From the supply to the garrison; there are two (D-23.14). */
export function commission(g: G, side: SideId, n: number): void {
  const { state: s } = g;
  const { dreadnoughts } = s.sides[side];
  for (let i = 0; i < n && dreadnoughts[atSupply] > 0; i++) {
    moveDreadnought(g, side, atSupply, atGarrison, 'D-23.14');
    if (side === s.active) s.turn.commissioned++;
  }
}

/** Fresh ones, or one of the two units of the garrison (D-23.15). */
export const mayDeployDreadnought = (s: Dune, side: SideId): boolean => {
  const there = s.sides[side].dreadnoughts[atGarrison];
  return there > 0 && (s.turn.commissioned > 0 || s.turn.fromGarrison < 2);
};

export function deployDreadnought(g: G, side: SideId, rule: Cite): void {
  const { turn } = g.state;
  moveDreadnought(g, side, atGarrison, atConflict, rule);
  if (side === g.state.active) turn.ships++;
}

/** As the turn on a Combat space allows. */
export function deployDreadnoughtInTurn(g: G, side: SideId): void {
  const { turn } = g.state;
  if (turn.commissioned > 0) turn.commissioned--;
  else turn.fromGarrison++;
  deployDreadnought(g, side, 'D-23.15');
}

/** The locations whose flag is free for a dreadnought (D-23.19). */
export const freeFlags = (s: Dune): readonly Space[] =>
  boardOf(s).spaces.filter(({ control, number }) => control !== null && s.flags[number] < 0);

export function placeFlag(g: G, side: SideId, space: Space): void {
  const { state: s } = g;
  s.sides[side].dreadnoughts[atConflict]--;
  s.flags[space.number] = 2 * side + 1;
  g.listener?.({
    kind: 'dreadnought',
    rule: 'D-23.19',
    seat: seatOf(s, side),
    from: 'conflict',
    to: 'flag',
    space: space.id,
  });
}

/** Dreadnoughts in the Conflict go home, those of the round before come back from the flags (D-23.18, D-23.20, D-23.26). */
export function dreadnoughtsHome(g: G): void {
  const { state: s } = g;
  s.sides.forEach(({ dreadnoughts }, side) => {
    while (dreadnoughts[atConflict] > 0) moveDreadnought(g, side, atConflict, atGarrison, 'D-23.18');
  });
  for (const { number, id } of boardOf(s).spaces) {
    const flag = s.flags[number];
    if (flag < 0) continue;
    if (flag & 1) {
      s.flags[number] = flag - 1;
      continue;
    }
    const side = flag >> 1;
    s.flags[number] = -1;
    s.sides[side].dreadnoughts[atGarrison]++;
    g.listener?.({
      kind: 'dreadnought',
      rule: 'D-23.20',
      seat: seatOf(s, side),
      from: 'flag',
      to: 'garrison',
      space: id,
    });
  }
}
