/** The games of the house. A new one joins with its folder and one line here. */
import type { AnyGame } from '@vigrid/kernel';
import type { CardReader } from '@vigrid/kernel/card-reader.ts';
import type { TerminalTable } from '@vigrid/kernel/terminal.ts';
import { plainTerminal } from '@vigrid/kernel/terminal-plain.ts';
import { frozenEngine } from './frozen.ts';

export { frozenEngine, frozenVersions } from './frozen.ts';

/** By id, in the order in which they are offered; a room is loaded when it is needed. */
const rooms: Readonly<Record<string, Room>> = {
  heroes: { game: () => import('./heroes/index.ts'), terminal: () => import('./heroes/table/terminal.ts') },
  berserk: {
    game: () => import('./berserk/index.ts'),
    terminal: () => import('./berserk/table/terminal.ts'),
    reader: () => import('./berserk/language/index.ts'),
  },
  dune: { game: () => import('./dune/index.ts'), terminal: () => import('./dune/table/terminal.ts') },
  valhalla: {
    game: () => import('./valhalla/index.ts'),
    terminal: () => import('./valhalla/table/terminal.ts'),
  },
  skerries: { game: () => import('./skerries/index.ts'), example: true },
};

interface Room {
  /** The room's main module; the game is what it exports by default. */
  game(): Promise<{ readonly default: AnyGame }>;
  /** How it is drawn in a terminal; plainly where it does not say. */
  terminal?(): Promise<TerminalTable>;
  /** How it reads cards as they are printed, where it can. */
  reader?(): Promise<{ readonly reader: CardReader }>;
  /** To learn from: played like any other, and offered in the lobby where the host wants it. */
  readonly example?: true;
}

/** A game, and where it is found. */
export interface Engine {
  readonly game: AnyGame;
  /** The module that exports the game by default: another thread imports it from there. */
  readonly module: string;
  terminal(): Promise<TerminalTable>;
}

/** How a game reads cards; null where it does not. */
export async function readerOf(id: string): Promise<CardReader | null> {
  const load = Object.hasOwn(rooms, id) ? rooms[id].reader : undefined;
  return load ? (await load()).reader : null;
}

export const gameIds: readonly string[] = Object.keys(rooms);

export const isExample = (id: string): boolean => rooms[id]?.example === true;

/** The game of this id as it is now; null where there is none. */
export async function gameOf(id: string): Promise<Engine | null> {
  if (!Object.hasOwn(rooms, id)) return null;
  const { game: load, terminal } = rooms[id];
  const { default: game } = await load();
  return {
    game,
    module: new URL(`./${id}/index.ts`, import.meta.url).href,
    terminal: terminal ?? (async () => plainTerminal(game)),
  };
}

/** What plays the records of a version: the game as it is now or as it was then; null where neither is here. */
export async function engineOf(id: string, version: number): Promise<Engine | null> {
  const now = await gameOf(id);
  return now === null || now.game.version === version ? now : frozenEngine(id, version);
}

export async function allGames(): Promise<Engine[]> {
  return (await Promise.all(gameIds.map(gameOf))).filter((engine) => engine !== null);
}
