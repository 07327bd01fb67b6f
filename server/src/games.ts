/** The games that can be played here, and what is said of them. */
import { bots } from '@vigrid/bots';
import type { Game } from '@vigrid/kernel';
import type { GameOffer } from '@vigrid/protocol';
import { denied } from './denials.ts';

export interface ServedGame {
  readonly game: Game;
  /** The module that exports the game by default: a bot's worker imports it from there. */
  readonly module: string;
}

export type Games = ReadonlyMap<string, ServedGame>;

export const byId = (games: readonly ServedGame[]): Games =>
  new Map(games.map((served) => [served.game.id, served]));

/** The game of this id, or a sentence that says which there are. */
export function servedGame(games: Games, id: string): ServedGame {
  const served = games.get(id);
  if (served) return served;
  const ids = [...games.keys()].join(', ');
  throw denied('missing', `Игры «${id}» нет. Есть: ${ids}.`, `There is no game "${id}", but: ${ids}.`);
}

export const botLevels: readonly string[] = Object.keys(bots);

export function offerOf({ game }: ServedGame): GameOffer {
  return {
    id: game.id,
    name: game.name,
    seats: game.seats,
    bots: botLevels,
    decks: (game.decks?.ready ?? []).map(({ id, name, about, dye }) => ({ id, name, about, dye })),
  };
}
