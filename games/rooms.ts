/** The rooms of the house: a new game joins with its folder and one line here. It runs wherever JavaScript does. */
import type { AnyGame } from '@vigrid/kernel';
import type { CardReader } from '@vigrid/kernel/card-reader';

/** Where a game is found. */
export interface Room {
  /** The room's main module; the game is what it exports by default. */
  game(): Promise<{ readonly default: AnyGame }>;
  /** How it reads cards as they are printed, where it does. */
  reader?(): Promise<{ readonly reader: CardReader }>;
  /** To learn from: played like any other, and offered in the lobby where the host wants it. */
  readonly example?: true;
}

/** By id, in the order in which they are offered; a room is loaded when it is needed. */
export const rooms: Readonly<Record<string, Room>> = {
  heroes: {
    game: () => import('./heroes/index.ts'),
    reader: () => import('./heroes/language/index.ts'),
  },
  berserk: {
    game: () => import('./berserk/index.ts'),
    reader: () => import('./berserk/language/index.ts'),
  },
  dune: { game: () => import('./dune/index.ts') },
  valhalla: { game: () => import('./valhalla/index.ts') },
  skerries: { game: () => import('./skerries/index.ts'), example: true },
};
