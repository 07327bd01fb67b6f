/**
 * The battlefield (B12-202.1, B12-G-battlefield, B09-207.2): 6 rows of 5 cells, numbered row by row from seat 1's third
 * row (0) to seat 0's third row (5), so that seat 0 sees row 5 nearest. A cell (B12-G-cell, B09-207.1) is row × 5 +
 * column.
 * Everything that depends on who looks is told from a seat: seat 0 looks up the field, seat 1 down. Tables are marked
 * as pure: screens, which need few of them, are built without the others.
 */
import type { Seat } from '@vigrid/kernel';

export const columns = 5;
export const rows = 6;
export const cells = columns * rows;
/** Not on the battlefield: the auxiliary zone. */
export const aloft = -1;

/** B12-G-row. */
export const rowOf = (cell: number): number => Math.floor(cell / columns);
export const columnOf = (cell: number): number => cell % columns;
export const cellAt = (row: number, column: number): number =>
  row < 0 || row >= rows || column < 0 || column >= columns ? -1 : row * columns + column;

/** Whose half a cell belongs to (B12-202.2, B09-207.3). */
export const halfOf = (cell: number): Seat => (cell < 15 ? 1 : 0);

/**
 * The number of a row from 1 (next to the middle) to 3, as counted in the half it lies in (B12-G-third-row,
 * B09-207.3b).
 */
export const rankOf = (cell: number): number => {
  const row = rowOf(cell);
  return row < 3 ? 3 - row : row - 2;
};

/** The cell of a seat's half by the number of the row (1–3) and the column as the board is drawn (0–4). */
export const homeCell = (seat: Seat, rank: number, column: number): number =>
  (seat === 0 ? 2 + rank : 3 - rank) * columns + column;

/** Directions: a step of rows and columns; 0–3 are straight (up, right, down, left), 4–7 diagonal. */
export const directions: readonly (readonly [number, number])[] = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 1],
  [1, 1],
  [1, -1],
  [-1, -1],
];

const stepTable: number[][] = /* @__PURE__ */ Array.from({ length: cells }, (_, cell) =>
  directions.map(([row, column]) => cellAt(rowOf(cell) + row, columnOf(cell) + column)),
);

/** The next cell in a direction, -1 beyond the edge. */
export const stepFrom = (cell: number, direction: number): number => stepTable[cell][direction];

const around = /* @__PURE__ */ stepTable.map((steps) => steps.filter((cell) => cell >= 0));
const straight = /* @__PURE__ */ stepTable.map((steps) => steps.slice(0, 4).filter((cell) => cell >= 0));

/** Neighbouring cells, diagonals included (B12-G-neighbouring-cell, B09-207.7). */
export const neighbours = (cell: number): readonly number[] => around[cell];
/** Cells ahead, behind, left and right. */
export const straightNeighbours = (cell: number): readonly number[] => straight[cell];

const distances = /* @__PURE__ */ Uint8Array.from({ length: cells * cells }, (_, pair) => {
  const [a, b] = [Math.floor(pair / cells), pair % cells];
  return Math.max(Math.abs(rowOf(a) - rowOf(b)), Math.abs(columnOf(a) - columnOf(b)));
});

/** Cells counted along rows, columns and diagonals in any mixture (B12-G-radius). */
export const distance = (a: number, b: number): number => distances[a * cells + b];

export const adjacent = (a: number, b: number): boolean => a >= 0 && b >= 0 && distance(a, b) <= 1;

export const straightTo = (a: number, b: number): boolean =>
  Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b)) === 1;

/** The direction that leads from one neighbouring cell to the other; -1 if they are not neighbours. */
export const directionOf = (from: number, to: number): number => stepTable[from].indexOf(to);

/** Up and down (B12-G-behind) the column as the seat sees it. */
export const aheadOf = (cell: number, seat: Seat): number => stepFrom(cell, seat === 0 ? 0 : 2);
export const behindOf = (cell: number, seat: Seat): number => stepFrom(cell, seat === 0 ? 2 : 0);
export const leftOf = (cell: number, seat: Seat): number => stepFrom(cell, seat === 0 ? 3 : 1);
export const rightOf = (cell: number, seat: Seat): number => stepFrom(cell, seat === 0 ? 1 : 3);

/** Cells two away along a row or a column, with the cell between them (B12-504.1.1). */
export function overRow(cell: number): readonly { readonly over: number; readonly to: number }[] {
  return overTable[cell];
}

const overTable = /* @__PURE__ */ Array.from({ length: cells }, (_, cell) =>
  [0, 1, 2, 3].flatMap((direction) => {
    const over = stepFrom(cell, direction);
    const to = over < 0 ? -1 : stepFrom(over, direction);
    return to < 0 ? [] : [{ over, to }];
  }),
);
