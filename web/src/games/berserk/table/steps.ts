/** The table between two views: each event changes what it tells of, the rest comes with the next view. */
import type { BerserkTold } from './game.ts';
import { type BerserkView, type PieceView, pieceIn } from './game.ts';

/** The view after one event, on the way to `end`. */
export function stepped(view: BerserkView, event: BerserkTold, end: BerserkView): BerserkView {
  const id = idOf(cardIn(event));
  switch (event.kind) {
    case 'wounded':
    case 'healed':
      return changed(view, id, { wounds: numberOr(event.wounds, 0) });
    case 'chips':
      return changed(view, id, { chips: numberOr(event.chips, 0) });
    case 'poisoned':
    case 'cured':
      return changed(view, id, { poison: numberOr(event.poison, 0) });
    case 'closed':
      return changed(view, id, { closed: true });
    case 'opened':
      return changed(view, id, { closed: false });
    case 'relocated':
    case 'landed':
      return changed(view, id, { cell: numberOr(event.cell, -1) });
    case 'toAuxiliary':
      return changed(view, id, { cell: -1 });
    case 'revealed':
      return turnedUp(view, id, end);
    case 'died':
    case 'returned':
    case 'exiled':
      return id === null ? view : without(view, id, end);
    case 'turn':
      return { ...view, turn: numberOr(event.turn, view.turn), active: numberOr(event.seat, view.active) };
    default:
      return view;
  }
}

const numberOr = (value: unknown, other: number): number => (typeof value === 'number' ? value : other);

function changed(view: BerserkView, id: number | null, change: Partial<PieceView>): BerserkView {
  if (id === null || !pieceIn(view, id)) return view;
  const sides = view.sides.map((side) => ({
    ...side,
    pieces: side.pieces.map((piece) => (piece.id === id ? { ...piece, ...change } : piece)),
  }));
  return { ...view, sides };
}

/** What the card is, as the next view shows it, where it lies now. */
function turnedUp(view: BerserkView, id: number | null, end: BerserkView): BerserkView {
  const now = id === null ? null : pieceIn(view, id);
  const then = id === null ? null : pieceIn(end, id);
  if (!now || !then || then.hidden) return view;
  return changed(view, id, { ...then, cell: now.cell, closed: now.closed, wounds: now.wounds });
}

/** A card that left play lies where the next view has it. */
function without(view: BerserkView, id: number, end: BerserkView): BerserkView {
  const sides = view.sides.map((side, seat) => {
    const dead = end.sides[seat].graveyard.find((card) => card.id === id);
    const known = side.graveyard.some((card) => card.id === id);
    return {
      ...side,
      pieces: side.pieces.filter((piece) => piece.id !== id),
      graveyard: dead && !known ? [...side.graveyard, dead] : side.graveyard,
    };
  });
  return { ...view, sides };
}

/** The card that an event is about. */
export const cardIn = (event: BerserkTold): unknown => ('card' in event ? event.card : null);

export function idOf(value: unknown): number | null {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null;
  return typeof value.id === 'number' ? value.id : null;
}
