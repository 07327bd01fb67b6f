/** Where a creature may go (section 506). */
import { no, type Reason, type Seat, type Why } from '@vigrid/kernel';
import { gainBit, gainKind } from '../../cards/catalogue.ts';
import { isFree, matchingCells } from '../../features/evaluate.ts';
import { isCreature, isFlying, isSeated, stockOf, typeOf } from '../../features/figures.ts';
import { cannot, eachGain, gainBitsOf, has, may, mayEver } from '../../features/gains.ts';
import type { RuleId } from '../../rulebook/index.ts';
import type { Piece } from '../../state/piece.ts';
import { type Berserk, cardOf, profileOf } from '../../state.ts';
import { neighbours, straightNeighbours, straightTo } from '../../zones/battlefield.ts';
import { isKeptFrom, keptBy } from './relocation.ts';

/** Cells to which a creature may move by its movement stock (B12-506.1, B12-G-move, B09-203.2, B09-203.4). */
export function stepCells(s: Berserk, piece: Piece, why?: Why): readonly number[] {
  if (!piece.closed && piece.acts === 0 && !why && walksPlainly(s, piece)) return plainSteps(s, piece);
  if (!canMove(s, piece, why)) return [];
  if (piece.spent >= stockOf(s, piece)) {
    if (s.edition === '2009') no(why, { rule: 'B09-203.4', why: 'noMovement', card: piece.card });
    no(why, { rule: 'B12-506.1', why: 'noMovement', card: piece.card });
    return [];
  }
  const around =
    may(s, piece, 'moveDiagonally') > 0 ? neighbours(piece.cell) : straightNeighbours(piece.cell);
  let cellsNear = around;
  if (may(s, piece, 'aroundEdge') > 0) cellsNear = [...cellsNear, ...edgeTwin(piece.cell)];
  if (mayEver(s, piece, 'moveFar')) cellsNear = [...cellsNear, ...farCells(s, piece, around)];
  const ghost = has(s, piece, 'incorporeal');
  // B12-G-incorporeality: an incorporeal creature may move onto an occupied cell.
  const free: number[] = [];
  for (const cell of cellsNear)
    if ((ghost || isFree(s, cell)) && !isKeptFrom(s, piece, cell, 'move')) free.push(cell);
  return free;
}

/** Two creatures of three walk as printed, untouched by any text: then only their stock and free cells count. */
export const walksPlainly = (s: Berserk, piece: Piece): boolean =>
  cardOf(s, piece.card).walks >= 0 &&
  (gainBitsOf(s, piece) & movingBits) === 0 &&
  piece.cell >= 0 &&
  !isSeated(piece) &&
  !piece.landed &&
  s.sides[piece.seat].moversMost < 0 &&
  keptBy(s, piece) === null;

const movingBits =
  gainBit.word |
  gainBit.loses |
  gainBit.becomes |
  gainBit.move |
  gainBit.may |
  gainBit.cannot |
  gainBit.formationOf;

/** Where such a creature may go while it is open and has not acted. */
export function plainSteps(s: Berserk, piece: Piece): readonly number[] {
  if (piece.spent >= cardOf(s, piece.card).walks) return nowhere;
  const around = straightNeighbours(piece.cell);
  for (const cell of around) if (!isFree(s, cell)) return around.filter((one) => isFree(s, one));
  return around;
}

const nowhere: readonly number[] = [];

/** Cells that a text lets it move to as if they were neighbouring ones (B12-520.1). */
function farCells(s: Berserk, piece: Piece, around: readonly number[]): number[] {
  const found = new Set<number>();
  eachGain(s, piece, gainKind.may, ({ what, onto }, by) => {
    if (what === 'moveFar') for (const cell of matchingCells(s, onto ?? {}, by)) found.add(cell);
  });
  return [...found].filter((cell) => cell !== piece.cell && !around.includes(cell));
}

const edgeTwin = (cell: number): number[] => (cell % 5 === 0 ? [cell + 4] : cell % 5 === 4 ? [cell - 4] : []);

/**
 * Open creatures on the ground (B09-203.6, B09-209.3), other than symbionts (B09-203.9, B09-210.1) and flyers
 * (B09-203.10, B09-211.1).
 */
export function canMove(s: Berserk, piece: Piece, why?: Why): boolean {
  if (!isCreature(s, piece)) {
    const rule = typeOf(s, piece) === 'artifact' ? 'B12-210.2' : 'B12-206.7';
    return no(why, { rule, why: 'noCreature', card: piece.card });
  }
  if (isFlying(s, piece) || piece.cell < 0) {
    if (s.edition === '2009') no(why, { rule: 'B09-203.10', why: 'flyerMoves', card: piece.card });
    return why !== undefined && no(why, { rule: 'B12-208.3', why: 'flyerMoves', card: piece.card });
  }
  if (isSeated(piece)) return no(why, { rule: 'B12-209.10', why: 'symbiontMoves', card: piece.card });
  if (piece.closed) return no(why, { rule: 'B12-506.3', why: 'closed', card: piece.card });
  if (piece.acts > 0) return no(why, { rule: 'B12-506.5', why: 'acted', card: piece.card });
  const keeper = cannot(s, piece, 'move') ? piece : keptBy(s, piece);
  if (keeper) {
    const seated = typeOf(s, keeper) === 'equipment' ? 'B12-212.8' : 'B12-209.11';
    return no(why, { rule: keeper === piece ? 'B12-525.2' : seated, why: 'cannotMove', card: piece.card });
  }
  if (piece.steps.length === 0 && moversLeft(s, piece.seat) <= 0) {
    return no(why, { rule: 'WE-R10', why: 'moversMost', card: piece.card });
  }
  return true;
}

/** How many more creatures of the seat may move this turn (WE-R10). */
function moversLeft(s: Berserk, seat: Seat): number {
  const { moversMost, squad } = s.sides[seat];
  if (moversMost < 0) return 1;
  return moversMost - squad.filter((card) => (s.pieces[card]?.steps.length ?? 0) > 0).length;
}

/**
 * Creatures of the squad next to it, not diagonally, with which it may change places (B12-G-maneuver): both are relocated
 * (B12-G-swap-places), so both must be able to be (B12-525.2).
 */
export const partnersOf = (s: Berserk, piece: Piece): Piece[] =>
  s.sides[piece.seat].squad.flatMap((card) => {
    const mate = s.pieces[card];
    return mate && straightTo(piece.cell, mate.cell) && maySwap(s, piece, mate) ? [mate] : [];
  });

export function maySwap(s: Berserk, piece: Piece, mate: Piece, why?: Why): boolean {
  if (mate.seat !== piece.seat || !isCreature(s, mate) || mate.host >= 0)
    return why !== undefined && no(why, { rule: 'B12-G-maneuver', why: 'noPartner' });
  const keeper = keptBy(s, mate);
  if (keeper) {
    const seated = typeOf(s, keeper) === 'equipment' ? 'B12-212.8' : 'B12-209.11';
    const rule = keeper === mate ? 'B12-525.2' : seated;
    return why !== undefined && no(why, { rule, why: 'cannotMove', card: mate.card });
  }
  for (const [one, cell] of [[piece, mate.cell] as const, [mate, piece.cell] as const]) {
    if (isKeptFrom(s, one, cell, one === piece ? 'move' : 'relocate'))
      return why !== undefined && no(why, { rule: 'RB-102', why: 'cannotMoveThere', card: one.card });
  }
  return true;
}

/** B12-506.6, B12-506.7: what replaces movement is for creatures alone and needs an unspent stock. */
export function canReplaceMovement(s: Berserk, piece: Piece, why?: Why, leap: RuleId = 'B12-506.7'): boolean {
  if (!isCreature(s, piece)) return no(why, { rule: 'B12-506.6', why: 'noCreature', card: piece.card });
  const kept: Reason[] = [];
  if (!canMove(s, piece, why && kept)) {
    // In 2009 each of them says itself who jumps: a creature without a subtype, open, that has not acted.
    const [first] = kept;
    if (first && profileOf(s).movedIsMoved) no(why, { ...first, rule: leap });
    for (const one of kept) no(why, one);
    return false;
  }
  // B09-D-jump, B09-D-teleportation, B09-D-maneuver: opening does not undo that it has moved in this turn.
  const moved = profileOf(s).movedIsMoved && piece.steps.length > 0;
  if (piece.spent === 0 && !moved) return true;
  const reason = { why: 'movementSpent', card: piece.card };
  // In 2009 each of them says so itself.
  if (profileOf(s).movedIsMoved) no(why, { ...reason, rule: leap });
  return no(why, { ...reason, rule: 'B12-506.7' });
}
