/** What may be acquired, and what it costs: chapter 9. */
import { cardOf, type Dune, type SideId } from '../state.ts';
import { isInTeamOf } from './teams.ts';

/**
 * The Row, the top of each stack of the Reserve, and what only this side may take (D-9.1, D-F-028, D-F-091,
 * D-9.8).
 */
export function market(s: Dune, side: SideId): number[] {
  const cards = freeRow(s);
  for (const stack of s.reserve) if (stack.length > 0) cards.push(stack[stack.length - 1]);
  cards.push(...s.sides[side].aside);
  // Of the Throne Row only Shaddam's team (D-28.12).
  if (isInTeamOf(s, side, 'lead-shaddam-corrino-iv')) cards.push(...s.throne);
  return cards;
}

/** The Row but for the card that is grafted to Usurp: that one is trashed (D-24.17, RD-24). */
export const freeRow = ({ row, turn }: Dune): number[] => row.filter((card) => card !== turn.graft);

/** Cards that an effect may acquire up to this cost, without discounts, no Tleilaxu cards (D-9.6, D-F-029, D-24.11). */
export function affordable(s: Dune, side: SideId, cost: number): number[] {
  return market(s, side).filter((card) => {
    const of = cardOf(s, card);
    return of.cost >= 0 && of.cost <= cost;
  });
}

/** The Persuasion a side pays for it now; -1 where Persuasion can not buy it, as Foldspace (D-9.2, D-F-001). */
export function priceOf(s: Dune, side: SideId, card: number): number {
  const of = cardOf(s, card);
  if (of.cost < 0) return -1;
  const own = s.sides[side];
  if (own.aside.includes(card)) return Math.max(0, of.cost - 1);
  return of.flows ? Math.max(0, of.cost - own.discount) : of.cost;
}

/** The cards that the Persuasion of a side buys now, with their prices. */
export function withinReach(s: Dune, side: SideId): [card: number, price: number][] {
  const found: [number, number][] = [];
  const { persuasion } = s.sides[side];
  for (const card of market(s, side)) {
    const price = priceOf(s, side, card);
    if (price >= 0 && price <= persuasion) found.push([card, price]);
  }
  return found;
}
