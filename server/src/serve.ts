/** Puts a server together and takes it apart again. */
import { mkdir, statfs } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { signedOut } from './account.ts';
import { Bots } from './bots.ts';
import { Clocks } from './clocks.ts';
import { type OpenDatabase, openFolder, openPostgres } from './database.ts';
import { faultSaid } from './denials.ts';
import { type Games, gamesAmong, houseGames, type ServedGame } from './games.ts';
import { gateAt, isOpen, ownAddresses } from './gate.ts';
import { renamedHere } from './guests.ts';
import type { House } from './house.ts';
import { openHttp } from './http.ts';
import { Janitor } from './janitor.ts';
import { Keeper } from './keeper.ts';
import { Keys } from './keys.ts';
import { lagOf } from './lag.ts';
import { type Patience, type Rate, usualNewcomers, usualPatience, usualRate } from './limits.ts';
import { Lobby } from './lobby.ts';
import { lockFolder } from './lock.ts';
import { type Logging, plainly } from './logging.ts';
import { Lots } from './lots.ts';
import { openMetrics } from './metrics.ts';
import { People } from './people.ts';
import { Presence } from './presence.ts';
import { Pushes, type PushSetting } from './push/index.ts';
import { Ratings } from './ratings/index.ts';
import { recordOf } from './records.ts';
import { Snapshots } from './snapshots.ts';
import { openSockets } from './sockets.ts';
import { Store } from './store.ts';
import { isEnded } from './table.ts';
import { Tables } from './tables.ts';
import { heardSaid } from './talk.ts';
import { Thinkers } from './thinkers.ts';
import { commonTime } from './time.ts';
import { Tournaments } from './tournaments/index.ts';

export interface ServeSetting {
  /** 0 for any free one. */
  readonly port: number;
  /** Where games are kept: a folder, made if it is not there, or the address of a PostgreSQL. */
  readonly data: string | { readonly database: string };
  /** The address to listen on; by default one that only this machine reaches. */
  readonly host?: string;
  /** The names under which others know this server. */
  readonly names?: readonly string[];
  /** Those that are played here, in as many versions as there are; the house's by default. */
  readonly games?: readonly ServedGame[];
  /** The house's games that are there to learn from are offered, too. */
  readonly examples?: boolean;
  /** The folder of the built web pages. */
  readonly web?: string;
  /** How long a bot's move takes at least and at most, in milliseconds. */
  readonly botDelay?: readonly [number, number];
  readonly rate?: Rate;
  /** How many guests may come for the first time from one address. */
  readonly newcomers?: Rate;
  /** Guests come through a proxy, which says in X-Forwarded-For where from. */
  readonly behindProxy?: boolean;
  readonly patience?: Patience;
  /** How many tables to keep in memory when nobody is at them. */
  readonly tablesInMemory?: number;
  readonly now?: () => number;
  /** The seeds of games in a rehearsal; by default they are drawn by lot. */
  readonly seed?: ((guest: string) => string) | null;
  /** How guests who are away are told of their turn; nobody is where it is not given. */
  readonly push?: PushSetting;
  readonly log?: Logging;
}

export interface Serving {
  readonly url: string;
  /** Where others in the network find it; none if only this machine does. */
  readonly friends: readonly string[];
  close(): Promise<void>;
}

/** Why the server could not start, as a sentence for whoever started it. */
export class StartProblem extends Error {}

export async function serve(setting: ServeSetting): Promise<Serving> {
  const { data, log = plainly } = setting;
  const database = await (typeof data === 'string' ? openIn(resolve(data)) : openAt(data.database, log));
  try {
    return await run(setting, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function run(setting: ServeSetting, database: OpenDatabase): Promise<Serving> {
  const {
    port,
    host = '127.0.0.1',
    seed = null,
    rate = usualRate,
    newcomers = usualNewcomers,
    behindProxy = false,
    patience = usualPatience,
    names = [],
    log = plainly,
  } = setting;
  const gate = gateAt(host, names);
  const games = setting.games ? gamesAmong(setting.games) : await houseGames(setting.examples === true);
  const { neighbours } = database;
  const store = new Store(database.db, neighbours);
  const snapshots = new Snapshots(database.db, log);
  const keys = new Keys(database.db);
  const time = commonTime();
  const now = setting.now ?? time.now;
  const presence = new Presence(neighbours);
  const people = new People(presence);
  const most = setting.tablesInMemory ?? 500;
  const tables = new Tables({ store, snapshots, games, now, presence, most, log });
  const clocks = new Clocks(tables, now, (table, seat) => lagOf({ people }, table, seat), log);
  const thinkers = new Thinkers({ log });
  const bots = new Bots({ tables, thinkers, delay: setting.botDelay ?? [350, 700], log });
  const ratings = new Ratings(database.db, games, log);
  const pushes = new Pushes({
    db: database.db,
    tables,
    presence,
    now,
    log,
    push: setting.push ?? null,
  });
  const lobby = new Lobby(store, games, people, neighbours);
  tables.onChange((table) => {
    lobby.moved(table.seats.map(({ guest }) => guest));
    if (isEnded(table)) lobby.shifted();
    ratings.follow(table);
  });

  const web = setting.web ?? fileURLToPath(new URL('../../web/dist', import.meta.url));
  let leaving = false;
  const record = (table: string) => tables.at(table, recordOf);
  const metrics = openMetrics({ tables: () => tables.live().length, people: () => people.here().size });
  const http = await openHttp({
    games,
    web,
    gate,
    patience,
    metrics,
    check: async () => {
      if (leaving) throw new Error('The server is about to stop.');
      await store.check();
      if (typeof setting.data === 'string') await checkRoom(resolve(setting.data));
    },
    record,
    log,
  });
  const house = {
    database: database.db,
    store,
    keys,
    snapshots,
    games,
    tables,
    people,
    lobby,
    clocks,
    ratings,
    pushes,
    tournaments: new Tournaments(database.db),
    metrics,
    neighbours,
    now,
    patience,
    seed,
  };
  const lots = new Lots(house, log);
  const io = openSockets(http.server, { house, gate, rate, newcomers, patience, behindProxy, log });
  listen(house, log);
  const keeper = new Keeper({
    store,
    tables,
    now,
    setTime: async () => {
      if (neighbours.shared) await time.set(() => store.time());
    },
    // Whoever is connected finds another server meanwhile.
    onReach: (reached) => io.receive(reached),
    log,
  });

  const janitor = new Janitor({ store, snapshots, keys, tables, log });

  async function close(): Promise<void> {
    leaving = true;
    await io.leave();
    janitor.close();
    await keeper.close();
    bots.close();
    clocks.close();
    await pushes.close();
    lots.close();
    lobby.close();
    presence.close();
    const gone = io.close();
    http.server.closeAllConnections();
    await gone;
    await http.close();
    await tables.close();
    await snapshots.close();
    await thinkers.close();
    await ratings.close();
    await database.close();
  }

  try {
    await keeper.arrive();
    await http.listen({ port, host });
  } catch (error) {
    presence.close();
    janitor.close();
    await thinkers.close();
    throw listenProblem(error, port, host);
  }
  await tellSealed(store, games, log);
  await ratings.catchUp();
  keeper.start();
  void janitor.sweep();
  const url = urlOf(http.server.address(), host);
  const { port: taken } = new URL(url);
  const friends = isOpen(host) ? ownAddresses().map((address) => `http://${address}:${taken}`) : [];
  return { url, friends, close };
}

/** Follows what happens on the other servers. */
function listen(house: House, log: Logging): void {
  const { neighbours, tables, lobby, people } = house;
  const quietly = (work: Promise<unknown>) =>
    void work.catch((error) => log(`News from another server could not be followed: ${faultSaid(error)}`));
  neighbours.onNews((news) => {
    switch (news.kind) {
      case 'moved':
        if (tables.has(news.table)) tables.heardOf(news.table, news.seq);
        else lobby.moved(news.guests);
        return;
      case 'changed':
        tables.heardOf(news.table);
        return;
      case 'said':
        return quietly(heardSaid(house, news.table, news.n));
      case 'renamed':
        return quietly(renamedHere(house, { id: news.guest, name: news.name }));
      case 'signedOut':
        return quietly(signedOut(house, news.guest));
      case 'lobby':
        return lobby.shifted();
    }
  });
  neighbours.onGap(() => {
    lobby.shifted();
    quietly(tables.lookAfterAll());
  });
  people.presence.onElsewhere((places) => {
    lobby.shifted();
    const seen = new Set([...places].map((place) => place.split(' ')[1] ?? ''));
    for (const id of seen) {
      const table = tables.peek(id);
      if (table) tables.show(table);
    }
  });
}

/** Tells the host of games that wait for an engine which is not here. */
async function tellSealed(store: Store, games: Games, log: Logging): Promise<void> {
  for (const { game, version, tables } of await store.versionsUnderWay()) {
    if (await games.engine(game, version)) continue;
    log(
      `Games of ${game}, version ${version}, that can only be conceded: ${tables}. Its engine is not here; docs/versions.md says how it is kept.`,
    );
  }
}

/** What the embedded store's log needs at least to go on, in bytes: it grows in pieces of 16 MB. */
const leastRoom = 2 ** 25;

/** Fails while there is still room for what is under way, so that somebody can see to it. */
async function checkRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < leastRoom) throw new Error(`The disk of ${folder} is full.`);
}

/** The embedded database in its folder, which nobody else may use meanwhile. */
async function openIn(data: string): Promise<OpenDatabase> {
  const unlock = await lock(data);
  const folder = join(data, 'postgres');
  try {
    const { close, ...opened } = await openFolder(folder);
    return { ...opened, close: () => close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw new StartProblem(
      `The database in ${folder} can not be opened: ${sentence(error)}. If it could be before, its files are damaged: ` +
        `put a backup in the place of the folder, or move it away to begin with an empty one. docs/hosting.md tells more.`,
    );
  }
}

async function openAt(address: string, log: Logging): Promise<OpenDatabase> {
  if (!/^postgres(ql)?:\/\//.test(address) || !URL.canParse(address))
    throw new StartProblem(
      'DATABASE_URL is not the address of a PostgreSQL: it should be like postgres://user:password@host:5432/name.',
    );
  const { host, pathname } = new URL(address);
  try {
    return await openPostgres(address, log);
  } catch (error) {
    // Without the password that may be in the address.
    throw new StartProblem(`The database at ${host}${pathname} can not be opened: ${sentence(error)}`);
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
  const name = isOpen(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${address.port}`;
}

/** What is wrong; of several tries that all failed, what was wrong with the first. */
function sentence(error: unknown): string {
  if (error instanceof AggregateError) return sentence(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
