/** Cells on which several cards stand (section 523). */
import type { Piece } from '../state/piece.ts';
import type { Berserk } from '../state.ts';

/** Cards that stand on a cell, other than what sits on them (B12-523.1). */
export function sharing(s: Berserk, cell: number): Piece[] {
  const found: Piece[] = [];
  for (let at = 0; at < 2; at++) {
    const { squad } = s.sides[at];
    for (let i = 0; i < squad.length; i++) {
      const number = squad[i];
      const piece = s.pieces[number];
      if (piece && piece.cell === cell && piece.host < 0) found.push(piece);
    }
  }
  return found;
}
