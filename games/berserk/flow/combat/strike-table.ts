/** The Strike Table (B12-514.2, B09-205.6) and the bands of a strike at a closed card (B12-514.6, B09-205.4). */

/** What the assaulting and the repelling card deal: -1 a miss, 0 weak, 1 medium, 2 strong. */
export interface Exchange {
  readonly attack: number;
  readonly answer: number;
}

const inFavour: readonly Exchange[] = [
  { attack: 0, answer: -1 },
  { attack: 1, answer: 0 },
  { attack: 1, answer: -1 },
  { attack: 2, answer: 0 },
  { attack: 2, answer: -1 },
];
const against: readonly Exchange[] = [
  { attack: 0, answer: -1 },
  { attack: -1, answer: -1 },
  { attack: -1, answer: 0 },
  { attack: 0, answer: 1 },
  { attack: -1, answer: 1 },
];

/** By the rolls of the assaulting and the repelling card with all modifiers. */
export function strikeTable(assaulting: number, repelling: number): Exchange {
  const difference = assaulting - repelling;
  if (difference > 0) return inFavour[Math.min(difference, 5) - 1];
  if (difference < 0) return against[Math.min(-difference, 5) - 1];
  return assaulting <= 4 ? { attack: 0, answer: -1 } : { attack: -1, answer: 0 };
}

/** B12-514.4: one row up the table, where both would deal a strike; null where they do not. */
export function weakened(assaulting: number, repelling: number): Exchange | null {
  const difference = assaulting - repelling;
  if (difference === 2 || difference === 4) return inFavour[difference - 2];
  return difference === -4 ? against[2] : null;
}

/** B12-514.6: 1–3 weak, 4–5 medium, 6 strong. */
export const closedGrade = (roll: number): number => (roll <= 3 ? 0 : roll <= 5 ? 1 : 2);
