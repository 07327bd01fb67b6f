/** The games that can be played here, and what is said of them. */
import { offered } from '@vigrid/bots';
import { allGames, engineOf, isExample } from '@vigrid/games';
import type { AnyGame } from '@vigrid/kernel';
import { denied } from './denials.ts';

export interface ServedGame {
  readonly game: AnyGame;
  /** The module that exports the game by default: a bot's worker imports it from there. */
  readonly module: string;
}

export interface Games {
  /** The games that can be begun, by id. */
  readonly offered: ReadonlyMap<string, ServedGame>;
  /** What plays a game that was begun under this version; null where nothing here does. */
  engine(id: string, version: number): Promise<ServedGame | null>;
}

/** The games of the house, those to learn from where they are wanted, and the earlier versions that are kept. */
export async function houseGames(examples: boolean): Promise<Games> {
  const engines = (await allGames()).filter(({ game }) => examples || !isExample(game.id));
  return { offered: new Map(engines.map((engine) => [engine.game.id, engine])), engine: engineOf };
}

/** These games alone; of several versions of one, the last can be begun. */
export function gamesAmong(list: readonly ServedGame[]): Games {
  const rising = list.toSorted((a, b) => a.game.version - b.game.version);
  return {
    offered: new Map(rising.map((served) => [served.game.id, served])),
    engine: async (id, version) =>
      list.find(({ game }) => game.id === id && game.version === version) ?? null,
  };
}

/** The game of this id, or a sentence that says which there are. */
export function servedGame({ offered }: Games, id: string): ServedGame {
  const served = offered.get(id);
  if (served) return served;
  const ids = [...offered.keys()].join(', ');
  throw denied('missing', `Игры «${id}» нет. Есть: ${ids}.`, `There is no game "${id}", but: ${ids}.`);
}

export const botLevels = offered;
