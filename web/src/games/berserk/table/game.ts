/** What the table takes from the game: its cards as people see them, the shape of its views, the field. */
import type { BerserkEvent, BerserkView, CardRef, PieceView, SideView } from '@vigrid/berserk/table';
import type { Seen, TableEvent } from '@vigrid/kernel';

import type { Live } from '../cards/index.ts';

export type { BerserkView, CardRef, PieceView, SideView };

/** An event as the one who looks may see it. */
export type BerserkTold = Seen<BerserkEvent> | TableEvent;

export function pieceIn(view: BerserkView, card: number): PieceView | null {
  for (const { pieces } of view.sides) {
    const found = pieces.find(({ id }) => id === card);
    if (found) return found;
  }
  return null;
}

export const piecesOf = (view: BerserkView): PieceView[] => view.sides.flatMap(({ pieces }) => pieces);

/** Cards that sit on this one. */
export const seatedOn = (view: BerserkView, card: number): PieceView[] =>
  piecesOf(view).filter(({ host }) => host === card);

/** Whose card it is: the seat that controls it or on whose side it lies. */
export function seatOf(view: BerserkView, card: number): number | null {
  const piece = pieceIn(view, card);
  if (piece) return piece.seat;
  const at = view.sides.findIndex((side) =>
    [...side.deal, ...side.recruits, ...side.graveyard, ...side.exile].some(({ id }) => id === card),
  );
  return at < 0 ? null : at;
}

/** While squads are put together there is no field to look at. */
export const isRecruiting = ({ phase }: BerserkView): boolean =>
  phase === 'draft' || phase === 'deal' || phase === 'recruitment';

/** Nothing has been dealt yet; who goes first may not be known. */
export const isOpening = ({ phase, sides }: Pick<BerserkView, 'phase' | 'sides'>): boolean =>
  phase === 'deal' && sides.every(({ dealSize }) => !dealSize);

/** The one who looks still has cards to deploy. */
export const isMustering = ({ seat, sides }: BerserkView): boolean =>
  seat !== null && sides[seat].recruits.length > 0;

/** What the table is laid out for; null for the battle. */
export function stageOf(view: BerserkView): 'opening' | 'recruiting' | 'mustering' | null {
  if (isOpening(view)) return 'opening';
  if (isRecruiting(view)) return 'recruiting';
  return isMustering(view) ? 'mustering' : null;
}

/** What a piece shows however it lies. */
export const liveOf = (piece: PieceView, carries = 0): Live => ({
  strike: piece.strike,
  lives: piece.lives,
  wounds: piece.wounds,
  move: piece.move === null ? null : piece.move.left,
  words: piece.words,
  chips: piece.chips,
  poison: piece.poison,
  markers: piece.markers,
  closed: piece.closed,
  hidden: piece.hidden,
  mute: piece.mute,
  carries,
  ...(piece.cell >= 0 && { at: cellName(piece.cell) }),
});

const columns = 5;
export const rows = [0, 1, 2, 3, 4, 5];
export const cols = [0, 1, 2, 3, 4];

/** The cell that is drawn in a row and column, from the seat that lies below: whoever looks has their half in front. */
export const cellAt = (row: number, column: number, below: number): number =>
  below === 0 ? row * columns + column : (5 - row) * columns + (4 - column);

/** The cells around where a card stands, slantwise too. */
export function cellsNear(view: BerserkView, card: number): number[] {
  const cell = pieceIn(view, card)?.cell ?? -1;
  if (cell < 0) return [];
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  return rows.flatMap((r) =>
    cols.flatMap((c) => {
      const at = r * columns + c;
      return at !== cell && Math.abs(r - row) <= 1 && Math.abs(c - column) <= 1 ? at : [];
    }),
  );
}

export const isOwnHalf = (cell: number, seat: number): boolean => cell >= 15 === (seat === 0);

/** A to E from left to right, 1 to 3 away from the middle, with a prime on the half of seat 1 (B09-207.5). */
export const cellName = (cell: number): string => `${letterOf(cell)}${rankOf(cell)}`;
export const letterOf = (cell: number): string => 'ABCDE'[cell % columns];
export function rankOf(cell: number): string {
  const row = Math.floor(cell / columns);
  return row < 3 ? `${3 - row}′` : `${row - 2}`;
}
