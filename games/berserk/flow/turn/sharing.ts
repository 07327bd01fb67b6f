/** Two cards on one cell: the one that came last has to go (B12-523.1, B09-D-incorporeality). */
import type { Seat } from '@vigrid/kernel';
import type { BerserkAct } from '../../acts.ts';
import { has } from '../../features/gains.ts';
import { obliged } from '../../stack/acting.ts';
import type { Piece } from '../../state/piece.ts';
import { type Berserk, type G, pieceOf, profileOf } from '../../state.ts';
import { destroy } from '../../zones/leaving.ts';
import { sharing } from '../../zones/shared-cells.ts';

/** What is chosen in the Choice subphase: who came last onto a cell is moved, or it dies; a duty comes before that. */
export function payForSharing(g: G, act: BerserkAct): void {
  const s = g.state;
  if (act.do === 'reveal') return;
  if (act.do === 'end' && profileOf(s).sharedCell === 'atOnce') {
    // B09-D-incorporeality: when the turn is handed over, those of both players.
    if (isAnyShared(s)) fade(g, [0, 1], -1);
    return;
  }
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
  if (!isAnyShared(s)) return;
  if (profileOf(s).sharedCell === 'atOnce') {
    fade(g, [seat], moving);
    return;
  }
  for (const number of s.sides[seat].squad.slice()) {
    const piece = s.pieces[number];
    if (!piece || piece.cell < 0 || piece.host >= 0 || number === moving) continue;
    const there = sharing(s, piece.cell);
    if (there.length < 2) continue;
    const last = there.reduce((a, b) => (a.since > b.since ? a : b));
    if (last === piece) destroy(g, number, { rule: 'B12-523.1' });
  }
}

function isAnyShared(s: Berserk): boolean {
  for (let at = 0; at < 2; at++) {
    const { squad } = s.sides[at];
    for (let i = 0; i < squad.length; i++) if (isSecond(s, s.pieces[squad[i]])) return true;
  }
  return false;
}

/** B09-D-incorporeality: every incorporeal creature on a shared cell dies, whoever came first. */
function fade(g: G, seats: readonly Seat[], moving: number): void {
  const s = g.state;
  const fading = seats
    .flatMap((seat) => s.sides[seat].squad)
    .filter((card) => {
      const piece = pieceOf(s, card);
      if (!piece || piece.cell < 0 || piece.host >= 0 || card === moving) return false;
      return has(s, piece, 'incorporeal') && sharing(s, piece.cell).length > 1;
    });
  for (const card of fading) destroy(g, card, { rule: 'B09-D-incorporeality' });
}
