/** How strong the five were found to be, game by game, as scripts/strengths.ts has written it (docs/bots.md). */

/** A rating (Elo) and how far the true one may lie from it, 95 of 100 times. */
export interface Strength {
  readonly rating: number;
  readonly doubt: number;
}

export const strengths: Readonly<Record<string, Readonly<Record<string, Strength>>>> = {
  berserk: {
    level1: { rating: 1090, doubt: 120 },
    level2: { rating: 1290, doubt: 120 },
    level3: { rating: 1500, doubt: 110 },
    level4: { rating: 1780, doubt: 130 },
    level5: { rating: 1780, doubt: 310 },
  },
  dune: {
    level1: { rating: 1080, doubt: 70 },
    level2: { rating: 1330, doubt: 70 },
    level3: { rating: 1500, doubt: 70 },
    level4: { rating: 1850, doubt: 90 },
    level5: { rating: 2100, doubt: 160 },
  },
  heroes: {
    level1: { rating: 1190, doubt: 90 },
    level2: { rating: 1370, doubt: 80 },
    level3: { rating: 1500, doubt: 70 },
    level4: { rating: 1730, doubt: 90 },
    level5: { rating: 1800, doubt: 200 },
  },
  valhalla: {
    level1: { rating: 920, doubt: 120 },
    level2: { rating: 1410, doubt: 70 },
    level3: { rating: 1500, doubt: 70 },
    level4: { rating: 1520, doubt: 90 },
    level5: { rating: 1580, doubt: 200 },
  },
};
