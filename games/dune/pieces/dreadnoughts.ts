/** Dreadnoughts of Rise of Ix: commissioned, deployed, on flags. Chapter 23. */
import { boardOf, type Space } from '../board/board.ts';
import type { Cite, DuneEvent } from '../events.ts';
import { type Dune, type G, type SideId, seatOf } from '../state.ts';
import { addPoints } from './supply.ts';

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

export function retreatDreadnoughts(g: G, side: SideId, n: number): void {
  for (let i = 0; i < n; i++) moveDreadnought(g, side, atConflict, atGarrison, 'D-7.6');
}

/** From the supply to the garrison; there are two (D-23.14). */
export function commission(g: G, side: SideId, n: number): void {
  const { state: s } = g;
  const { dreadnoughts } = s.sides[side];
  for (let i = 0; i < n && dreadnoughts[atSupply] > 0; i++) {
    moveDreadnought(g, side, atSupply, atGarrison, 'D-23.14');
    if (side === s.active || side === s.turn.ally) s.turn.commissioned++;
  }
}

/** Fresh ones, or one of the two units of the garrison (D-23.15). */
export const mayDeployDreadnought = (s: Dune, side: SideId): boolean => {
  const there = s.sides[side].dreadnoughts[atGarrison];
  return there > 0 && !s.turn.noDeploy && (s.turn.commissioned > 0 || s.turn.fromGarrison < 2);
};

export function deployDreadnought(g: G, side: SideId, rule: Cite): void {
  const { turn } = g.state;
  moveDreadnought(g, side, atGarrison, atConflict, rule);
  if (side === g.state.active || side === turn.ally) turn.ships++;
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

/** A dreadnought of the Conflict goes back to the supply for a point (D-23.22). */
export function detonate(g: G, side: SideId, rule: Cite): void {
  moveDreadnought(g, side, atConflict, atSupply, rule);
  addPoints(g, side, 1, rule);
}
