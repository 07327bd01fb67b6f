/**
 * Servers for the tests, each with a place of its own for its games that is gone afterwards: a folder, or, where
 * VIGRID_TEST_POSTGRES says where a PostgreSQL is, a database in that (see scripts/lib/postgres.mjs).
 */
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Client } from 'pg';
import { type OpenDatabase, openFolder, openPostgres } from '../src/database.ts';
import { knownSeeds } from '../src/secrets.ts';
import { type ServeSetting, type Serving, serve } from '../src/serve.ts';
import { stones } from './stones.ts';
import { freshDataFolder } from './template.ts';

export const stonesServed = { game: stones, module: new URL('./stones.ts', import.meta.url).href };

const postgres = process.env.VIGRID_TEST_POSTGRES;
const databaseOf = (folder: string): string => basename(folder).toLowerCase().replaceAll('-', '_');

export async function freshFolder(): Promise<string> {
  const folder = await freshDataFolder('vigrid-server-');
  await onPostgres(`create database ${databaseOf(folder)}`);
  return folder;
}

export async function removeFolder(folder: string): Promise<void> {
  await onPostgres(`drop database ${databaseOf(folder)} with (force)`);
  await rm(folder, { recursive: true, force: true });
}

async function onPostgres(sql: string): Promise<void> {
  if (!postgres) return;
  const client = new Client({ connectionString: postgres });
  await client.connect();
  await client.query(sql);
  await client.end();
}

const dataIn = (folder: string): ServeSetting['data'] =>
  postgres ? { database: new URL(databaseOf(folder), postgres).href } : folder;

/** The database of a server of that folder that does not run now. */
export function openDatabase(folder: string): Promise<OpenDatabase> {
  const data = dataIn(folder);
  return typeof data === 'string'
    ? openFolder(join(data, 'postgres'))
    : openPostgres(data.database, console.error);
}

/** Serves the game of stones without waiting and without limits, and always the same games. */
export const serveStones = (folder: string, more: Partial<ServeSetting> = {}): Promise<Serving> =>
  serve({
    port: 0,
    host: '127.0.0.1',
    data: dataIn(folder),
    games: [stonesServed],
    botDelay: [0, 0],
    seed: knownSeeds('tests'),
    rate: { burst: 100_000, perSecond: 100_000 },
    ...more,
  });

/** A table of stones as it is stored, made by Anna. */
export const stonesRow = (id: string) => ({
  id,
  game: 'stones',
  version: stones.version,
  options: { trap: false },
  seed: id,
  open: false,
  code: 'c',
  madeBy: 'anna',
});

export const seatOfGuest = (guest: string) => ({ kind: 'guest' as const, guest, level: null });
