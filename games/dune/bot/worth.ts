/** What boxes, cards and spaces are worth to a side, in parts of a victory point. */

import { spaces } from '../board/board.ts';
import type { Box } from '../effects/clauses.ts';
import { known, rules } from '../effects/interpreter.ts';
import { costOf, mayExchange } from '../flow/sending.ts';
import { bearerOf } from '../pieces/teams.ts';
import { cardOf, type Dune, type SideId } from '../state.ts';
import { ownTrack } from '../symbols.ts';
import { goodsWorth, influenceWorth, strengthWorth } from './values.ts';

export const boxWorth = (s: Dune, side: SideId, box: Box, source: number): number =>
  rules.worth(s, side, box, source);

export const clauseWorth = (s: Dune, side: SideId, id: number, source: number): number =>
  rules.worth(s, side, [id], source);

/** What a card is worth in a deck: what both its boxes give, and where it can send. */
export function cardWorth(s: Dune, card: number): number {
  const { type, en, cost, acquired } = cardOf(s, card);
  const base = type === 'starting' ? (startingWorth[en] ?? 0.2) : 0.35 + 0.22 * Math.max(0, cost);
  return base + (acquired.length > 0 && cost < 9 ? 0.1 : 0);
}

const startingWorth: Readonly<Record<string, number | undefined>> = {
  'Convincing Argument': 0.35,
  'Signet Ring': 0.6,
  Diplomacy: 0.45,
  Reconnaissance: 0.3,
  'Seek Allies': 0.25,
  Dagger: 0.15,
  'Dune, the Desert Planet': 0.2,
};

/**
 * Sending an Agent there with this card: what space and card give, less what they cost and what the reveal would
 * bring.
 */
export function sendWorth(s: Dune, side: SideId, card: number, space: number): number {
  const there = spaces[space];
  const { agent, reveal } = cardOf(s, card);
  let worth = boxWorth(s, side, there.effects, -2 - space) + boxWorth(s, side, agent, card);
  if (there.cost) worth -= goodsWorth(s, side, there.cost.what, costOf(s, side, there));
  if (there.maker > 0) worth += goodsWorth(s, side, 'spice', s.bonus[space]);
  for (const { cost, box } of there.exchanges.slice(0, 1)) {
    if (!mayExchange(s, side, cost)) continue;
    worth += boxWorth(s, side, box, -1) - (cost ? goodsWorth(s, side, cost.what, cost.n) : 0);
  }
  const bearer = bearerOf(s, side);
  if (there.faction >= 0) {
    worth += influenceWorth(s, there.faction === ownTrack ? side : bearer, there.faction, 1);
  }
  if (there.combat) {
    const fresh = there.effects.reduce((sum, id) => {
      const { effect, kind } = known(id);
      return sum + (kind.troops?.(effect) ?? 0);
    }, 0);
    worth += strengthWorth(s, bearer, 2 * (fresh + Math.min(2, s.sides[bearer].garrison)));
  }
  return worth - 0.8 * boxWorth(s, side, reveal, card);
}
