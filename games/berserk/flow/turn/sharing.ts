/** Two cards on one cell: the one that came last has to go (B12-523.1, B09-D-incorporeality). */
import type { Seat } from '@vigrid/kernel';
import type { BerserkAct } from '../../acts.ts';
import { obliged } from '../../stack/acting.ts';
import type { Piece } from '../../state/piece.ts';
import { type Berserk, type G, pieceOf, profileOf } from '../../state.ts';
import { destroy } from '../../zones/leaving.ts';
import { sharing } from '../../zones/standing.ts';

/** What is chosen in the Choice subphase: who came last onto a cell is moved, or it dies; a duty comes before that. */
export function payForSharing(g: G, act: BerserkAct): void {
  const s = g.state;
  if (act.do === 'reveal') return;
  const piece = 'card' in act ? pieceOf(s, act.card) : null;
  if (act.do === 'strike' && piece && obliged(s, piece).length > 0) return;
  clearCells(g, s.active, isMovement(act) ? act.card : -1);
}

/** In 2009 anything but a pass or its own movement is its end, whenever its player does it. */
export function payAtOnce(g: G, seat: Seat): void {
  if (profileOf(g.state).sharedCell === 'atOnce') clearCells(g, seat, -1);
}

type Movement = Extract<BerserkAct, { do: 'move' | 'jump' | 'teleport' | 'maneuver' }>;

const isMovement = (act: BerserkAct): act is Movement =>
  act.do === 'move' || act.do === 'jump' || act.do === 'teleport' || act.do === 'maneuver';

/** Whether it stands where another card was before. */
const isSecond = (s: Berserk, piece: Piece | null): boolean =>
  piece !== null && piece.cell >= 0 && piece.host < 0 && s.field[piece.cell] !== piece.card;

function clearCells(g: G, seat: Seat, moving: number): void {
  const s = g.state;
  if (!s.sides.some(({ squad }) => squad.some((card) => isSecond(s, pieceOf(s, card))))) return;
  const rule = profileOf(s).sharedCell === 'atOnce' ? 'B09-D-incorporeality' : 'B12-523.1';
  for (const number of s.sides[seat].squad.slice()) {
    const piece = s.pieces[number];
    if (!piece || piece.cell < 0 || piece.host >= 0 || number === moving) continue;
    const there = sharing(s, piece.cell);
    if (there.length < 2) continue;
    const last = there.reduce((a, b) => (a.since > b.since ? a : b));
    if (last === piece) destroy(g, number, { rule });
  }
}
