/** The sets that are read from the table of facts (language/rows.ts); scripts/read-heroes.ts writes them. */
import type { CardData } from '../../abilities/index.ts';
import { bigGame } from './big-game.ts';
import { goldenAge } from './golden-age.ts';
import { priceOfProgress } from './price-of-progress.ts';
import { riseOfTechnology } from './rise-of-technology.ts';
import { timeOfHeroes } from './time-of-heroes.ts';

export interface ReadSet {
  readonly code: string;
  readonly cards: readonly CardData[];
  /** Cards of the set whose texts the table does not tell whole, or the ability language can not say yet. */
  readonly refused: readonly CardData[];
}

export const readSets: readonly ReadSet[] = [
  goldenAge,
  bigGame,
  riseOfTechnology,
  priceOfProgress,
  timeOfHeroes,
];
