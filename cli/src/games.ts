/** The games of the house, as commands ask for them. */
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allGames, engineOf, frozenVersions, gameIds, gameOf } from '@vigrid/games';
import { type AnyGame, nearest } from '@vigrid/kernel';
import { type Coverage, readCoverage, type SourceFile } from '@vigrid/kernel/coverage';
import type { TerminalTable } from '@vigrid/kernel/terminal';
import { misused } from './complaint.ts';

export interface Room {
  readonly game: AnyGame;
  readonly terminal: TerminalTable;
}

export async function roomOf(id: string): Promise<Room> {
  const engine = await gameOf(id);
  if (engine) return { game: engine.game, terminal: await engine.terminal() };
  const near = nearest(id, gameIds);
  const known = gameIds.join(', ');
  throw misused(
    `Игры «${id}» здесь нет. ${near ? `Может быть, ${near}?` : `Есть: ${known}.`}`,
    `There is no game "${id}" here. ${near ? `Did you mean ${near}?` : `There are: ${known}.`}`,
  );
}

/** The game as it was in a version, for its records; null where that version is not here. */
export async function roomOfVersion(id: string, version: number): Promise<Room | null> {
  const engine = await engineOf(id, version);
  return engine && { game: engine.game, terminal: await engine.terminal() };
}

/** The versions of a game whose records can be played, the present one last. */
export async function versionsOf(id: string): Promise<number[]> {
  const { game } = await roomOf(id);
  return [...frozenVersions(id).filter((version) => version !== game.version), game.version];
}

export async function gamesById(): Promise<Record<string, AnyGame>> {
  return Object.fromEntries((await allGames()).map(({ game }) => [game.id, game]));
}

/** Where the files of a game's room are, from the root of the project. */
export const folderOf = (game: AnyGame): string => `games/${game.id}`;

/** Which rules of a game its room enforces and proves. */
export async function coverageOf(game: AnyGame): Promise<Coverage> {
  const room = join(root, folderOf(game));
  const paths = (await readdir(room, { recursive: true })).filter(
    (path) => /\.(?:ts|yaml)$/.test(path) && !path.includes('node_modules'),
  );
  const files = await Promise.all(
    paths.sort().map(
      async (path): Promise<SourceFile> => ({
        path: path.split(sep).join('/'),
        text: await readFile(join(room, path), 'utf8'),
      }),
    ),
  );
  return readCoverage(game.rulebook, files);
}

export const root = fileURLToPath(new URL('../..', import.meta.url));
