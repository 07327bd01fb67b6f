/** Relocation (section 507): a card comes to another cell. */

import { gainBit, gainKind } from '../../cards/catalogue.ts';
import { springTraps } from '../../effects/trap.ts';
import { ref } from '../../events.ts';
import type { Context } from '../../features/context.ts';
import { alongCell, cellFits } from '../../features/evaluate.ts';
import { elementsOf, isCreature, isFlying, isSeated, typeOf } from '../../features/figures.ts';
import { cannot, gainsOf } from '../../features/gains.ts';
import { outgrow } from '../../features/gifts.ts';
import { dueNamed, trigger } from '../../features/triggers.ts';
import type { RuleId, RulingId } from '../../rulebook/index.ts';
import type { Piece } from '../../state/piece.ts';
import type { AbilityItem } from '../../state/stack.ts';
import { type Berserk, type G, pieceOf, profileOf } from '../../state.ts';
import { stirring } from '../../telling.ts';
import { adjacent, aloft, directionOf, distance, stepFrom } from '../../zones/battlefield.ts';
import { isDepth } from '../../zones/depth.ts';
import { loosen } from '../../zones/leaving.ts';
import { stand } from '../../zones/standing.ts';

/** A relocation to a cell (B12-207.2, B12-507.1, B12-G-relocation). */
export function relocate(g: G, piece: Piece, cell: number, rule: RuleId | RulingId): void {
  const from = piece.cell;
  stand(g.state, piece, cell);
  relocated(g, piece, from, rule);
}

/** Whom a text of another card has relocated (RB-171). */
export function displaced(g: G, piece: Piece, by: number): void {
  if (by !== piece.card) trigger(g, 'displaced', piece, { other: by });
}

/** What follows from a relocation that has taken place. */
export function relocated(g: G, piece: Piece, from: number, rule: RuleId | RulingId): void {
  const s = g.state;
  const { cell } = piece;
  stirring(g)?.({ kind: 'relocated', rule, card: ref(s, piece.card), from, cell });
  trigger(g, 'relocates', piece, { cell: from, x: distance(from, cell) });
  if (s.moments.includes('dives') || s.moments.includes('surfaces')) changeDepth(g, piece, from);
  if (s.marks.length > 0) tread(g, piece);
  springTraps(g, 'relocates', piece);
  loosen(s, piece.card, 'sourceMoves');
  outgrow(s, piece, 'moves');
  if (clings(s)) s.unsettled = true;
  for (let at = 0; at < 2; at++) {
    const { squad } = s.sides[at];
    for (let i = 0; i < squad.length; i++) {
      const number = squad[i];
      const other = s.pieces[number];
      if (!other || other === piece || other.cell < 0 || other.hidden) continue;
      const was = adjacent(from, other.cell);
      const is = adjacent(cell, other.cell);
      if (is && !was) trigger(g, 'comesNear', piece, { other: number, cell: from });
      const carried = other.host === piece.card || piece.host === number;
      if (cell === other.cell && !carried) trigger(g, 'joins', piece, { other: number, cell: from });
    }
  }
}

/** RB-100: blight wounds whoever comes to its cell and is no dark creature. */
function tread(g: G, piece: Piece): void {
  const s = g.state;
  if (!s.marks.some(({ cell, marker }) => cell === piece.cell && marker === 'blight')) return;
  if (isCreature(s, piece) && !elementsOf(s, piece).includes('darkness')) dueNamed(g, piece, 'blight');
}

function changeDepth(g: G, piece: Piece, from: number): void {
  const s = g.state;
  if (isDepth(s, from) === isDepth(s, piece.cell)) return;
  trigger(g, isDepth(s, from) ? 'surfaces' : 'dives', piece, { cell: from });
}

/** Whether a marker lies somewhere that holds only near its source (WE-R8). */
function clings(s: Berserk): boolean {
  for (let at = 0; at < 2; at++) {
    const { squad } = s.sides[at];
    for (let i = 0; i < squad.length; i++) {
      const card = squad[i];
      const piece = s.pieces[card];
      if (piece) for (const { until } of piece.markers) if (until === 'apart') return true;
    }
  }
  return false;
}

/**
 * One step on, the way the strike went; or the way that the card of the moment moved
 * (B12-G-cell-in-direction-of-movement).
 */
export function pushedTo(s: Berserk, piece: Piece, ctx: Context): number {
  const it = pieceOf(s, ctx.it);
  // Who shares the cell was come upon, not struck.
  const shared = it !== null && it.cell >= 0 && pieceOf(s, ctx.other)?.cell === it.cell;
  if (ctx.other >= 0 && !shared) return alongCell(s, ctx);
  if (!it || it.cell < 0 || ctx.cell < 0 || piece.cell < 0) return -1;
  const way = directionOf(ctx.cell, it.cell);
  return way < 0 ? -1 : stepFrom(piece.cell, way);
}

/** Whether a card can be relocated at all (B12-507.1); not what flies or sits on another (B09-210.11, B09-211.3). */
export const isMovable = (s: Berserk, piece: Piece): boolean =>
  piece.cell >= 0 && !isFlying(s, piece) && !isSeated(piece) && keptBy(s, piece) === null;

/** What may be aimed at to relocate it. In 2009 what sits on another may, though it blocks that (B09-210.11, B09-214.9). */
export const isRelocatable = (s: Berserk, piece: Piece): boolean =>
  isMovable(s, piece) || (profileOf(s).attachedBlock && isSeated(piece));

/** B12-208.3, B09-211.3: nobody relocates a flyer. */
export const fromAbove = (s: Berserk, piece: Piece): RuleId | null =>
  isFlying(s, piece) ? 'B12-208.3' : null;

/** B09-210.11, B09-214.9: what sits on another blocks whatever would part it from its host; that is paid for. */
export function blocksRelocation(g: G, piece: Piece, by: AbilityItem): boolean {
  const s = g.state;
  if (!profileOf(s).attachedBlock || !isSeated(piece)) return false;
  const rule = typeOf(s, piece) === 'equipment' ? 'B09-214.9' : 'B09-210.11';
  stirring(g)?.({ kind: 'blocked', rule, card: ref(s, by.card), ability: by.type });
  return true;
}

/** RB-102: whether a text keeps a card from that cell, as it moves or however it would come there. */
export function isKeptFrom(s: Berserk, piece: Piece, cell: number, how: 'move' | 'relocate'): boolean {
  for (const { gain, by } of gainsOf(s, piece, gainKind.cannot)) {
    if (!gain.onto || (gain.what !== 'relocate' && gain.what !== how)) continue;
    if (cellFits(s, gain.onto, cell, by) !== (gain.else === true)) return true;
  }
  return false;
}

const cannotBits = gainBit.cannot | gainBit.formationOf;

/** The card whose text keeps another where it is: itself, or what sits on it (B12-209.11, B12-212.8). */
export function keptBy(s: Berserk, piece: Piece): Piece | null {
  if ((s.kinds & cannotBits) === 0) return null;
  if (cannot(s, piece, 'relocate')) return piece;
  for (let at = 0; at < 2; at++) {
    const { squad } = s.sides[at];
    for (let i = 0; i < squad.length; i++) {
      const card = squad[i];
      const other = s.pieces[card];
      if (other && other.host === piece.card && cannot(s, other, 'relocate')) return other;
    }
  }
  return null;
}

/** Both at the same time (B12-G-swap-places, B09-G-swap-places). */
export function swap(g: G, a: Piece, b: Piece): void {
  const s = g.state;
  const [from, to] = [a.cell, b.cell];
  stand(s, b, aloft);
  stand(s, a, to);
  stand(s, b, from);
  relocated(g, a, from, 'B12-G-swap-places');
  relocated(g, b, to, 'B12-G-swap-places');
}
