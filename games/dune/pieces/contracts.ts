/** CHOAM contracts: taken, completed. Chapter 26. */
import { reveal } from '@vigrid/kernel';
import { boardOf } from '../board/board.ts';
import { pushBox } from '../effects/boxes.ts';
import type { Box } from '../effects/clauses.ts';
import { choam } from '../modules.ts';
import { cardOf, type Dune, type G, ref, type SideId, seatOf, tableauOf } from '../state.ts';
import { gain } from './supply.ts';
import { abilityOf } from './traits.ts';
import { take } from './zones.ts';

/** Those that a side may take: one that lies open, and for Shaddam one set aside (D-26.2, D-26.9, D-F-110). */
export function contractsFor(s: Dune, side: SideId): number[] {
  if ((s.modules & choam) === 0 || s.sides[side].automated) return [];
  const own = abilityOf(s.sides[side]) === 'sardaukarCommander' ? s.sardaukar : [];
  return [...s.offered, ...own];
}

/** 2 Solari where there is none to take (D-26.2). */
export function gainInstead(g: G, side: SideId): void {
  gain(g, side, 'solari', 2, 'D-26.2');
}

export function takeContract(g: G, side: SideId, card: number): void {
  const { state: s } = g;
  const at = s.offered.indexOf(card);
  if (at >= 0) offer(g, at);
  else take(s.sardaukar, card);
  receiveContract(g, side, card);
}

/** It lies face up before its holder; some are completed at once (D-26.5). */
export function receiveContract(g: G, side: SideId, card: number): void {
  const { state: s } = g;
  tableauOf(s.sides[side]).contracts.push(card);
  g.listener?.({ kind: 'contract', rule: 'D-26.2', seat: seatOf(s, side), card: ref(s, card) });
  if (cardOf(s, card).completes?.by === 'immediate') pushBox(g, side, complete(g, side, card), card);
}

/** Another one in this place, while there are any. */
export function offer(g: G, at: number): void {
  const { state: s } = g;
  const next = s.contracts.pop();
  if (next === undefined) {
    s.offered.splice(at, 1);
    return;
  }
  s.offered[at] = next;
  reveal(g);
  g.listener?.({ kind: 'offered', rule: 'D-26.1', card: ref(s, next) });
}

/** Turned face down and kept (D-26.7); gives what it rewards. */
function complete(g: G, side: SideId, card: number): Box {
  const { state: s } = g;
  const { contracts, completed } = tableauOf(s.sides[side]);
  take(contracts, card);
  completed.push(card);
  g.listener?.({ kind: 'completed', rule: 'D-26.6', seat: seatOf(s, side), card: ref(s, card) });
  return cardOf(s, card).reward;
}

export interface Reward {
  readonly card: number;
  readonly box: Box;
}

/** All that were held when the Agent was sent there are completed (D-26.3, D-26.6, D-F-044, D-F-045). */
export function completeAt(g: G, side: SideId, space: number): Reward[] {
  const { state: s } = g;
  const { contracts } = tableauOf(s.sides[side]);
  const rewards: Reward[] = [];
  for (const card of contracts.slice()) {
    const { completes } = cardOf(s, card);
    if (completes?.by !== 'send' || boardOf(s).same[completes.n] !== space) continue;
    rewards.push({ card, box: complete(g, side, card) });
  }
  s.turn.held = contracts.length;
  return rewards;
}

/** Spice of this turn, whatever it came from, on a maker space (D-26.4). */
export function completeHarvests(g: G, side: SideId): Reward[] {
  const { state: s } = g;
  const rewards: Reward[] = [];
  for (const card of tableauOf(s.sides[side]).contracts.slice(0, s.turn.held)) {
    const { completes } = cardOf(s, card);
    if (completes?.by !== 'harvest' || s.turn.spice < completes.n) continue;
    rewards.push({ card, box: complete(g, side, card) });
    s.turn.held--;
  }
  return rewards;
}

/** The Spice Must Flow was acquired (D-26.5). */
export function completeAcquired(g: G, side: SideId): void {
  const { state: s } = g;
  const { contracts } = tableauOf(s.sides[side]);
  const done = contracts.filter((card) => cardOf(s, card).completes?.by === 'acquire');
  for (const card of done) pushBox(g, side, complete(g, side, card), card);
}
