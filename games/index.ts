/** The games of the house, as the terminal and the server take them: with the engines of earlier versions. */
import type { AnyGame } from '@vigrid/kernel';
import type { CardReader } from '@vigrid/kernel/card-reader';
import { plainTerminal, type TerminalTable } from '@vigrid/kernel/terminal';
import { frozenEngine } from './frozen.ts';
import { rooms } from './rooms.ts';

export { frozenEngine, frozenVersions } from './frozen.ts';

/** How games are drawn in a terminal; plainly where it does not say. */
const terminals: Readonly<Record<string, () => Promise<TerminalTable>>> = {
  heroes: () => import('./heroes/table/terminal.ts'),
  berserk: () => import('./berserk/table/terminal.ts'),
  dune: () => import('./dune/table/terminal.ts'),
  valhalla: () => import('./valhalla/table/terminal.ts'),
};

/** A game, and where it is found. */
export interface Engine {
  readonly game: AnyGame;
  /** The module that exports the game by default: another thread imports it from there. */
  readonly module: string;
  terminal(): Promise<TerminalTable>;
}

/** Of our files: `.ts` in the house itself, `.js` where it is installed. */
const ending = import.meta.url.slice(-3);

/** How a game reads cards; null where it does not. */
export async function readerOf(id: string): Promise<CardReader | null> {
  const read = Object.hasOwn(rooms, id) ? await rooms[id].reader?.() : undefined;
  return read?.reader ?? null;
}

/** The ids of all games, in the order in which they are offered. */
export const gameIds: readonly string[] = Object.keys(rooms);

/** Whether a game is there to learn from. */
export const isExample = (id: string): boolean => rooms[id]?.example === true;

/** The game of this id as it is now; null where there is none. */
export async function gameOf(id: string): Promise<Engine | null> {
  if (!Object.hasOwn(rooms, id)) return null;
  const { default: game } = await rooms[id].game();
  return {
    game,
    module: new URL(`./${id}/index${ending}`, import.meta.url).href,
    terminal: terminals[id] ?? (async () => plainTerminal(game)),
  };
}

/** What plays the records of a version: the game as it is now or as it was then; null where neither is here. */
export async function engineOf(id: string, version: number): Promise<Engine | null> {
  const now = await gameOf(id);
  return now === null || now.game.version === version ? now : frozenEngine(id, version);
}

/** All games of the house. */
export async function allGames(): Promise<Engine[]> {
  return (await Promise.all(gameIds.map(gameOf))).filter((engine) => engine !== null);
}
