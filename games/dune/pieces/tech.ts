/** Rise of Ix: Tech tiles and Negotiators. Chapter 23. */

import { reveal } from '@vigrid/kernel';
import type { DuneAct } from '../acts.ts';
import { cardById } from '../cards/catalogue.ts';
import { pushBox } from '../effects/boxes.ts';
import type { Cite } from '../events.ts';
import { cardOf, type Dune, type G, ref, type SideId, seatOf, seenByAll } from '../state.ts';
import { pay } from './supply.ts';
import { bearerOf } from './teams.ts';

/** The tile on top of a stack lies face up (D-23.2). */
export function turnTile(g: G, stack: number): void {
  const { state: s } = g;
  const tile = s.tech[stack].at(-1);
  if (tile === undefined) return;
  s.seen[tile] = seenByAll(s);
  reveal(g);
  g.listener?.({ kind: 'tile', rule: 'D-23.2', card: ref(s, tile), stack });
}

/** How a tile may be acquired: for how much less, and whether Solari will do. */
interface Offer {
  readonly n: number;
  readonly solari?: true;
}

export type TechAct = Extract<DuneAct, { do: 'tech' }>;

/**
 * The face-up tiles that can be paid: in spice or, where that is allowed, in Solari, never in both (D-23.9), less a
 * discount and 1 for each Negotiator that goes back (D-23.3, D-23.4).
 */
export function techActs(s: Dune, side: SideId, effect: Offer): TechAct[] {
  const of = s.sides[side];
  const found: TechAct[] = [];
  for (const stack of s.tech) {
    const card = stack.at(-1);
    if (card === undefined) continue;
    const price = Math.max(0, cardOf(s, card).cost - effect.n);
    for (const what of effect.solari ? (['spice', 'solari'] as const) : (['spice'] as const)) {
      for (
        let negotiators = 0;
        negotiators <= Math.min(s.sides[bearerOf(s, side)].negotiators, price);
        negotiators++
      ) {
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
    const bearer = bearerOf(s, side);
    s.sides[bearer].negotiators -= negotiators;
    s.sides[bearer].supply += negotiators;
    g.listener?.({
      kind: 'negotiator',
      rule: 'D-23.4',
      seat: seatOf(s, bearer),
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

const detonation = cardById('tech-detonation-devices');

export const hasDetonation = (s: Dune, side: SideId): boolean =>
  s.sides[side].tech.some((card) => s.def[card] === detonation.def);
