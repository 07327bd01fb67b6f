/** The cells on which a player may deploy a card next (B12-404.1). */
import type { Seat } from '@vigrid/kernel';
import { type Berserk, cardOf } from '../../state.ts';
import { homeCell } from '../../zones/battlefield.ts';

const middle = [1, 2, 3];
const edges = [0, 4];

/**
 * In the order in which they are filled: the First player's half (B12-404.1.2), the Second player's (B12-404.1.3); so
 * it was in 2009 (B09-207.4, B09-207.4a, B09-305.3, B09-305.4).
 */
const tiersOf = (seat: Seat, isFirst: boolean): number[][] => {
  const centre = [1, 2, 3].flatMap((rank) => middle.map((column) => homeCell(seat, rank, column)));
  const flanks = [2, 3].flatMap((rank) => edges.map((column) => homeCell(seat, rank, column)));
  const wings = edges.map((column) => homeCell(seat, 1, column));
  return isFirst ? [centre, flanks, wings] : [[...centre, ...wings], flanks];
};

const tiers = [0, 1].map((seat) => [tiersOf(seat, false), tiersOf(seat, true)]);

/** Free cells of the first tier that has any. Forbidden ones count as occupied (B12-404.1.5). */
export function deployCells(s: Berserk, seat: Seat): number[] {
  const forbidden = forbiddenCells(s, seat);
  for (const tier of tiers[seat][seat === s.first ? 1 : 0]) {
    const free = tier.filter((cell) => s.field[cell] < 0 && !forbidden.includes(cell));
    if (free.length > 0) return free.sort((a, b) => a - b);
  }
  return [];
}

/** Cells that cards of the other squad forbid. */
export const forbiddenCells = (s: Berserk, seat: Seat): number[] =>
  s.sides[1 - seat].squad.flatMap((card) =>
    cardOf(s, card).recruiting.flatMap((feature) => {
      if (feature.what !== 'forbidCells') return [];
      const { rows = [1, 2, 3], columns = [1, 2, 3, 4, 5] } = feature.cells;
      return rows.flatMap((row) => columns.map((column) => homeCell(seat, row, column - 1)));
    }),
  );
