/** Puts a server together and takes it apart again. */
import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Bots } from './bots.ts';
import { Clocks } from './clocks.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { type Games, gamesAmong, houseGames, type ServedGame } from './games.ts';
import { openHttp } from './http.ts';
import { type Rate, usualRate } from './limits.ts';
import { Lobby } from './lobby.ts';
import { lockFolder } from './lock.ts';
import { People } from './people.ts';
import { recordOf } from './records.ts';
import { freshSeed } from './secrets.ts';
import { openSockets } from './sockets.ts';
import { Store } from './store.ts';
import { isEnded } from './table.ts';
import { Tables } from './tables.ts';
import { Thinkers } from './thinkers.ts';

export interface ServeSetting {
  /** 0 for any free one. */
  readonly port: number;
  /** The folder where games are kept; made if it is not there. */
  readonly data: string;
  /** The address to listen on; all of this machine's by default. */
  readonly host?: string;
  /** Those that are played here, in as many versions as there are; the house's by default. */
  readonly games?: readonly ServedGame[];
  /** The house's games that are there to learn from are offered, too. */
  readonly examples?: boolean;
  /** The folder of the built web pages. */
  readonly web?: string;
  /** How long a bot's move takes at least and at most, in milliseconds. */
  readonly botDelay?: readonly [number, number];
  readonly rate?: Rate;
  /** How many tables to keep in memory when nobody is at them. */
  readonly tablesInMemory?: number;
  readonly now?: () => number;
  /** The seeds of games; beyond guessing by default. */
  readonly seed?: () => string;
  readonly log?: (line: string) => void;
}

export interface Serving {
  readonly url: string;
  close(): Promise<void>;
}

/** Why the server could not start, as a sentence for whoever started it. */
export class StartProblem extends Error {}

export async function serve(setting: ServeSetting): Promise<Serving> {
  const data = resolve(setting.data);
  const unlock = await lock(data);
  try {
    const database = await open(join(data, 'postgres'));
    try {
      return await run(setting, database, unlock);
    } catch (error) {
      await database.close();
      throw error;
    }
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function run(
  setting: ServeSetting,
  database: OpenDatabase,
  unlock: () => Promise<void>,
): Promise<Serving> {
  const {
    port,
    host = '0.0.0.0',
    now = Date.now,
    seed = freshSeed,
    rate = usualRate,
    log = console.error,
  } = setting;
  const games = setting.games ? gamesAmong(setting.games) : await houseGames(setting.examples === true);
  const store = new Store(database.db);
  const people = new People();
  const tables = new Tables({ store, games, now, most: setting.tablesInMemory ?? 500, log });
  const clocks = new Clocks(tables, now, log);
  const thinkers = new Thinkers({ log });
  const bots = new Bots({ tables, thinkers, delay: setting.botDelay ?? [350, 700], log });
  const lobby = new Lobby(store, games, people);
  tables.onChange((table) => {
    lobby.moved(table);
    if (isEnded(table)) lobby.changed();
  });

  const web = setting.web ?? fileURLToPath(new URL('../../web/dist', import.meta.url));
  const record = (table: string) => tables.at(table, recordOf);
  const http = await openHttp({ games, web, check: () => store.ping(), record, log });
  const io = openSockets(http.server, { store, games, tables, people, lobby, clocks, now, seed }, rate, log);

  async function close(): Promise<void> {
    bots.close();
    clocks.close();
    lobby.close();
    const gone = io.close();
    http.server.closeAllConnections();
    await gone;
    await http.close();
    await tables.close();
    await thinkers.close();
    await database.close();
    await unlock();
  }

  try {
    await http.listen({ port, host });
  } catch (error) {
    await thinkers.close();
    throw listenProblem(error, port, host);
  }
  wake(store, tables, games, log);
  return { url: urlOf(http.server.address(), host), close };
}

/** Brings the games into memory that go on by themselves, so that bots and clocks do. */
function wake(store: Store, tables: Tables, games: Games, log: (line: string) => void): void {
  const all = async () => {
    await tellSealed(store, games, log);
    for (const id of await store.tablesThatMove()) {
      await tables.at(id, () => {}).catch((error) => log(`Table ${id} could not be opened: ${error}`));
    }
  };
  all().catch((error) => log(`The games under way could not be looked up: ${error}`));
}

/** Tells the host of games that wait for an engine which is not here. */
async function tellSealed(store: Store, games: Games, log: (line: string) => void): Promise<void> {
  for (const { game, version, tables } of await store.versionsUnderWay()) {
    if (await games.engine(game, version)) continue;
    log(
      `Games of ${game}, version ${version}, that can only be conceded: ${tables}. Its engine is not here; docs/versions.md says how it is kept.`,
    );
  }
}

async function lock(data: string): Promise<() => Promise<void>> {
  try {
    await mkdir(data, { recursive: true });
    const unlock = await lockFolder(data);
    if (unlock) return unlock;
  } catch (error) {
    throw new StartProblem(`The data folder ${data} can not be used: ${sentence(error)}`);
  }
  throw new StartProblem(
    `The data folder ${data} is in use by another Vigrid server. Stop that one, or choose another folder.`,
  );
}

async function open(folder: string): Promise<OpenDatabase> {
  try {
    return await openDatabase(folder);
  } catch (error) {
    throw new StartProblem(`The database in ${folder} can not be opened: ${sentence(error)}`);
  }
}

function listenProblem(error: unknown, port: number, host: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return new StartProblem(
        `Port ${port} is taken by another program. Stop that one, or choose another port.`,
      );
    case 'EACCES':
      return new StartProblem(`Port ${port} may not be used by this user. Choose one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartProblem(`"${host}" is not an address of this machine.`);
    default:
      return error;
  }
}

function urlOf(address: AddressInfo | string | null, host: string): string {
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen on a port.');
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${address.port}`;
}

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));
