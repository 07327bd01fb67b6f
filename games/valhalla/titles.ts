/** The Last Viking: what each level of the title gives (V-22.1), by the number of players. Figures are our own (RV-75). */
export interface Level {
  /** Bonus points at the start of the holder's turn. */
  readonly points: number;
  /** Extra dice for whoever attacks the holder (V-22.7). */
  readonly dice: number;
}

/** Levels 1 to 5 as points and dice. */
const tables: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [1, 0],
    [1, 1],
    [1, 1],
    [2, 2],
    [2, 3],
  ],
  3: [
    [1, 0],
    [1, 1],
    [2, 1],
    [2, 2],
    [3, 3],
  ],
  4: [
    [1, 0],
    [2, 1],
    [2, 1],
    [3, 2],
    [3, 3],
  ],
  5: [
    [1, 0],
    [2, 1],
    [3, 1],
    [3, 2],
    [4, 3],
  ],
  6: [
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 2],
    [4, 3],
  ],
};

const levels: Readonly<Record<number, readonly Level[]>> = Object.fromEntries(
  Object.entries(tables).map(([seats, rows]) => [seats, rows.map(([points, dice]) => ({ points, dice }))]),
);

export const titleTable = (seats: number): readonly Level[] => levels[seats] ?? levels[2];
