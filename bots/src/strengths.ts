/** How strong the five were found to be, game by game, as scripts/strengths.ts has written it (docs/bots.md). */

/** A rating (Elo) and how far the true one may lie from it, 95 of 100 times. */
export interface Strength {
  readonly rating: number;
  readonly doubt: number;
}

export const strengths: Readonly<Record<string, Readonly<Record<string, Strength>>>> = {};
