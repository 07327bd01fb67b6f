/** Movement and what replaces it (section 506). */

import type { BerserkAct } from '../../acts.ts';
import { springTraps } from '../../effects/trap.ts';
import { ref, refOfGone } from '../../events.ts';
import { isFree } from '../../features/evaluate.ts';
import { stockOf } from '../../features/figures.ts';
import { formUp } from '../../features/formation.ts';
import { has } from '../../features/gains.ts';
import { trigger } from '../../features/triggers.ts';
import type { RuleId } from '../../rulebook/index.ts';
import { endUse } from '../../stack/leaving.ts';
import { newUse, nothingPaid, useOf } from '../../stack/uses.ts';
import type { MoveItem } from '../../state/stack.ts';
import { type G, pieceOf } from '../../state.ts';
import { hearing, stirring } from '../../telling.ts';
import { directionOf, distance } from '../../zones/battlefield.ts';
import { canMove, maySwap, stepCells } from './may-move.ts';
import { isKeptFrom, relocate, swap } from './relocation.ts';

type MoveAct = Extract<BerserkAct, { do: 'move' | 'jump' | 'teleport' | 'maneuver' }>;

const ways = { move: 'step', jump: 'jump', teleport: 'teleport', maneuver: 'maneuver' } as const;

/** In 2009 B09-D-jump, B09-D-teleportation, B09-D-maneuver. */
export const moveRules = {
  step: 'B12-506.1',
  jump: 'B12-G-jump-range-x',
  teleport: 'B12-G-teleportation',
  maneuver: 'B12-G-maneuver',
} as const satisfies Record<MoveItem['way'], RuleId>;

/** Declares a movement (B12-412.2); its target is a cell (B12-502.7, B09-203.2a). */
export function declareMove(g: G, act: MoveAct): void {
  const s = g.state;
  const piece = pieceOf(s, act.card);
  if (!piece) return;
  const way = ways[act.do];
  const partner = act.do === 'maneuver' ? act.partner : -1;
  const cell = act.do === 'maneuver' ? (pieceOf(s, act.partner)?.cell ?? -1) : act.cell;
  // What replaces movement is paid with all of the stock.
  const move = way === 'step' ? 1 : Math.max(1, stockOf(s, piece));
  const { seat, card } = piece;
  const pay = { ...nothingPaid, move };
  const use = newUse(s, {
    seat,
    card,
    def: s.def[card],
    feature: -1,
    list: moveList,
    pay,
    cell,
    declared: true,
  });
  s.stack.push({ kind: 'move', id: s.count++, seat, card, use: use.id, way, cell, partner, blocked: false });
  hearing(g)?.({ kind: 'movement', rule: 'B12-412.2', seat, card: ref(s, card), way, cell });
}

/** Marks the use of a movement, which has no list of abilities. */
const moveList = -1001;

/**
 * B12-507.2: only onto a cell that is unoccupied still; then it is paid for (B12-413.1, B09-203.3). Only that is having
 * moved (B12-G-use-game-action).
 */
export function finishMove(g: G, item: MoveItem): void {
  const s = g.state;
  s.stack.splice(s.stack.indexOf(item), 1);
  const use = useOf(s, item.use);
  const piece = pieceOf(s, item.card);
  if (!piece) {
    stirring(g)?.({ kind: 'sourceGone', rule: 'B12-502.3', card: refOfGone(s, item.card), ability: 'move' });
    endUse(g, use);
    return;
  }
  // B12-527.4, B09-203.3: it is paid for all the same.
  if (item.blocked) {
    stirring(g)?.({ kind: 'blocked', rule: 'B12-527.3', card: ref(s, item.card), ability: 'move' });
    use.owed = true;
    endUse(g, use);
    return;
  }
  const partner = pieceOf(s, item.partner);
  const swaps = item.way === 'maneuver';
  // B12-G-incorporeality: only what moves may come to an occupied cell, not what jumps or teleports.
  const onto = isFree(s, item.cell) || (item.way === 'step' && has(s, piece, 'incorporeal'));
  const legal = swaps
    ? partner !== null && partner.cell === item.cell && maySwap(s, piece, partner)
    : onto && !isKeptFrom(s, piece, item.cell, 'move');
  // Who was closed, slowed, taken elsewhere or is kept from moving meanwhile stays, unpaid (B12-506.1, B12-506.3,
  // B12-525.2, B12-526.1).
  const able =
    piece.cell >= 0 && (item.way === 'step' ? stepCells(s, piece).includes(item.cell) : canMove(s, piece));
  if (!legal || !able) {
    const rule = legal ? 'B12-526.1' : 'B12-507.2';
    stirring(g)?.({ kind: 'illegal', rule, card: ref(s, item.card), ability: 'move' });
    endUse(g, use);
    return;
  }
  const from = piece.cell;
  use.owed = true;
  const direction = directionOf(from, item.cell);
  piece.steps.push(direction < 0 ? 8 : direction);
  if (swaps && partner) swap(g, piece, partner);
  else relocate(g, piece, item.cell, moveRules[item.way]);
  endUse(g, use);
  formUp(g, item.card);
  trigger(g, 'moves', piece, { cell: from, x: 1 });
  springTraps(g, 'moves', piece);
  if (item.way === 'jump') trigger(g, 'jumps', piece, { cell: from, x: distance(from, item.cell) });
  if (item.way === 'teleport') trigger(g, 'teleports', piece, { cell: from });
}
