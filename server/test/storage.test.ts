import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Update } from '@vigrid/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Bots } from '../src/bots.ts';
import type { OpenDatabase } from '../src/database.ts';
import { gamesAmong } from '../src/games.ts';
import { knownSeeds } from '../src/secrets.ts';
import { StartProblem } from '../src/serve.ts';
import { Snapshots } from '../src/snapshots.ts';
import { Store } from '../src/store.ts';
import { Tables } from '../src/tables.ts';
import { arrive, deedId, type Person, twoAtTable } from './people.ts';
import {
  freshFolder,
  openDatabase,
  removeFolder,
  seatOfGuest,
  serveStones,
  stonesRow,
  stonesServed,
} from './server.ts';

let folder: string;

beforeAll(async () => {
  folder = await freshFolder();
});

afterAll(() => removeFolder(folder));

/** What does not change with who is connected. */
const essence = ({ seq, view, question, awaited }: Update) => ({ seq, view, question, awaited });

describe('a server that was killed in mid-game', () => {
  let child: ChildProcess | undefined;
  const botSeat = [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }] as const;
  const deed = { id: deedId(), seq: 0, answer: 2 };
  let url: string;
  let game: Awaited<ReturnType<typeof twoAtTable>>;
  let seen: Update[];
  let resent: { table: string; guest: Person; seq: number };
  let botsTurn: { table: string; guest: Person; seq: number };

  /** A server in a process of its own. */
  async function start(botDelay: number): Promise<void> {
    const script = fileURLToPath(new URL('./child.ts', import.meta.url));
    const stdio: StdioOptions = ['ignore', 'pipe', 'inherit'];
    child = spawn(process.execPath, [script, folder, String(botDelay)], { stdio });
    if (!child.stdout) throw new Error('The server has no output to read its address from.');
    [url] = await once(createInterface(child.stdout), 'line');
  }

  async function kill(): Promise<void> {
    child?.kill('SIGKILL');
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }

  const players = () => Promise.all([arrive(url, game.first.token), arrive(url, game.second.token)]);
  const reopen = async () => Promise.all((await players()).map((player) => player.open(game.table)));

  /** Both play some steps more, or to the end, and what they then see is noted. */
  async function playSome(steps: number): Promise<void> {
    const both = await players();
    const [{ now }] = await Promise.all(both.map((player) => player.open(game.table)));
    const enough = (update: Update) => update.over !== null || update.seq >= now.seq + steps;
    await Promise.all(both.map((player) => player.playOn(game.table, enough)));
    seen = await Promise.all(both.map((player) => player.until(game.table, enough)));
    const newest = Math.max(...seen.map((update) => update.seq));
    seen = await Promise.all(
      both.map((player) => player.until(game.table, (update) => update.seq === newest)),
    );
  }

  beforeAll(async () => {
    await start(1_000_000);
    game = await twoAtTable(url);
    await playSome(4);
    const { table, first } = await twoAtTable(url);
    resent = { table, guest: first, ...(await first.ask('act', { table, ...deed })) };
    const guest = await arrive(url);
    const { table: withBot } = await guest.ask('create', { game: 'stones', seats: botSeat });
    const { now } = await guest.open(withBot);
    botsTurn = { table: withBot, guest, ...(await guest.answer(now, 0)) };
    await kill();
    await start(0);
  });

  afterAll(kill);

  test('still applies once a deed that is sent again', async () => {
    const { table, guest, seq } = resent;
    const back = await arrive(url, guest.token);
    expect(await back.ask('act', { table, ...deed })).toEqual({ seq });
    expect((await back.open(table)).now).toMatchObject({ seq, awaited: [1] });
  });

  test('lets a bot move whose move was due, even if nobody opens the table', async () => {
    const { table, guest, seq } = botsTurn;
    const back = await arrive(url, guest.token);
    const moves = async () =>
      (await back.ask('lobby', {})).mine.find((line) => line.table === table)?.turn ?? 0;
    while ((await moves()) === seq);
    await back.open(table);
    expect((await back.playOn(table)).over?.rule).toBe('S-4');
  });

  test('has kept every acknowledged act, and so it does when killed again; the game is played to its end', async () => {
    expect((await reopen()).map(({ now }) => essence(now))).toEqual(seen.map(essence));
    await playSome(3);
    await kill();
    await start(0);
    expect((await reopen()).map(({ now }) => essence(now))).toEqual(seen.map(essence));
    await playSome(Number.POSITIVE_INFINITY);
    expect(seen.map((update) => update.over?.rule)).toEqual(['S-4', 'S-4']);
  });
});

test('a clock does not run while no server does', async () => {
  const own = await freshFolder();
  const time = { now: 0 };
  const before = await serveStones(own, { now: () => time.now });
  const { table, first } = await twoAtTable(before.url, { clock: { base: 60_000, increment: 0 } });
  time.now = 10_000;
  await first.answer(await first.until(table, (update) => update.seq === 0), 0);
  await before.close();
  time.now = 1_000_000;
  const after = await serveStones(own, { now: () => time.now });
  const back = await arrive(after.url, first.token);
  expect((await back.open(table)).now.clock?.left).toEqual([50_000, 50_000]);
  time.now += 20_000;
  expect((await back.open(table)).now.clock?.left).toEqual([50_000, 30_000]);
  await after.close();
  await removeFolder(own);
});

test('tables that do not fit in memory are read again from their logs', async () => {
  const server = await serveStones(folder, { tablesInMemory: 0 });
  const { table, first, second } = await twoAtTable(server.url);
  await first.answer(await first.until(table, (update) => update.seq === 0), 0);
  const { now } = await first.open(table);
  first.leave();
  second.leave();
  const back = await arrive(server.url, first.token);
  await back.ask('lobby', {});
  expect(essence((await back.open(table)).now)).toEqual(essence(now));
  await server.close();
});

test('a rehearsal deals everybody the same games each time, and each of them anew', async () => {
  const server = await serveStones(folder, { seed: knownSeeds('rehearsal') });
  const dealt: string[][] = [];
  for (let guest = 0; guest < 2; guest++) {
    const maker = await arrive(server.url);
    const commitments: string[] = [];
    for (let game = 0; game < 2; game++) {
      const seats = [{ kind: 'me' }, { kind: 'free' }] as const;
      const { table } = await maker.ask('create', { game: 'stones', seats: [...seats] });
      commitments.push((await maker.open(table)).commitment);
    }
    dealt.push(commitments);
  }
  await server.close();
  expect(dealt[1]).toEqual(dealt[0]);
  expect(new Set(dealt[0]).size).toBe(2);
});

test('a second server on the same folder and one on a busy port say what is wrong, and leave all as it was', async () => {
  const data = folder;
  const server = await serveStones(folder, { data });
  const second = serveStones(folder, { data });
  await expect(second).rejects.toThrow(StartProblem);
  await expect(second).rejects.toThrow('is in use by another Vigrid server');
  await server.close();

  const { port } = new URL(server.url);
  const other = createServer().listen(Number(port), '127.0.0.1');
  await once(other, 'listening');
  const third = serveStones(folder, { data, port: Number(port) });
  await expect(third).rejects.toThrow(StartProblem);
  await expect(third).rejects.toThrow(`Port ${port} is taken by another program`);
  other.close();
  await once(other, 'close');

  const fourth = await serveStones(folder, { data, port: Number(port) });
  expect(fourth.url).toBe(server.url);
  await fourth.close();
});

describe('what the database does not keep', () => {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await openDatabase(folder);
    const store = new Store(database.db);
    for (const id of ['anna', 'boris']) await store.addGuest({ id, name: id, tokenHash: id });
  });

  afterAll(() => database.close());

  /** A database that may fail before or after it has done its work. */
  class Flaky extends Store {
    fails: 'never' | 'before' | 'after' = 'never';
    /** Nothing can be read. */
    away = false;
    /** What has to happen before it does anything. */
    waits: Promise<unknown> = Promise.resolve();

    override async append(...what: Parameters<Store['append']>): Promise<void> {
      await this.waits;
      if (this.fails === 'before') throw new Error('The disk is full.');
      await super.append(...what);
      if (this.fails === 'after') throw new Error('The line is broken.');
    }

    override table(id: string): ReturnType<Store['table']> {
      if (this.away) throw new Error('The database is away.');
      return super.table(id);
    }
  }

  async function newTable(id: string): Promise<{ store: Flaky; tables: Tables; heard: Update[] }> {
    const store = new Flaky(database.db);
    await store.addTable({ ...stonesRow(id), startedAt: new Date() }, ['anna', 'boris'].map(seatOfGuest));
    const tables = tablesOver(store);
    const heard: Update[] = [];
    const watcher = {
      hear() {},
      guest: 'anna',
      plain: false,
      send: (update: Update) => void heard.push(update),
    };
    await tables.at(id, (table) => void table.watchers.add(watcher));
    return { store, tables, heard };
  }

  const tablesOver = (store: Store) =>
    new Tables({
      store,
      snapshots: new Snapshots(database.db, () => {}),
      games: gamesAmong([stonesServed]),
      now: Date.now,
      presence: new Set(),
      most: 10,
      log: () => {},
    });

  const answer = (tables: Tables, id: string, seat: number, deed = deedId()) =>
    tables.at(id, (table) => tables.enter(table, deed, { seat, answer: 0 }));

  test('an act that could not be stored is not acknowledged, not shown and not kept', async () => {
    const { store, tables, heard } = await newTable('full-disk');
    store.fails = 'before';
    await expect(answer(tables, 'full-disk', 0)).rejects.toThrow('The disk is full.');
    expect(heard).toEqual([]);
    store.fails = 'never';
    expect(await tables.at('full-disk', ({ playing }) => playing?.seq)).toBe(0);
    expect(await answer(tables, 'full-disk', 0)).toBeNull();
    expect(heard.at(-1)).toMatchObject({ seq: 1, awaited: [1] });
    expect(await store.entriesOf('full-disk')).toHaveLength(1);
  });

  test('an act that could not be stored is not shown while the log can not be read either', async () => {
    const { store, tables, heard } = await newTable('away');
    const [table] = tables.live();
    store.fails = 'before';
    store.away = true;
    await expect(answer(tables, 'away', 0)).rejects.toThrow('The disk is full.');
    tables.show(table);
    expect(heard).toEqual([]);
    store.fails = 'never';
    store.away = false;
    expect(await answer(tables, 'away', 0)).toBeNull();
    expect(heard.at(-1)).toMatchObject({ seq: 1, awaited: [1] });
  });

  test('an act is not shown before it is stored, whatever else happens at the table', async () => {
    const { store, tables, heard } = await newTable('slow-disk');
    const disk = Promise.withResolvers<void>();
    store.waits = disk.promise;
    const done = answer(tables, 'slow-disk', 0);
    const [table] = tables.live();
    while (table.playing?.seq === 0) await new Promise((resolve) => setImmediate(resolve));
    tables.show(table);
    expect(heard).toEqual([]);
    disk.resolve();
    expect(await done).toBeNull();
    expect(heard).toMatchObject([{ seq: 1, awaited: [1] }]);
  });

  test('an act that was stored though the database seemed to fail is found and shown, once', async () => {
    const { store, tables, heard } = await newTable('broken-line');
    store.fails = 'after';
    const deed = deedId();
    await expect(answer(tables, 'broken-line', 0, deed)).rejects.toThrow('The line is broken.');
    expect(heard).toEqual([]);
    store.fails = 'never';
    expect(await store.deed('broken-line', deed)).toEqual({ seq: 1, seat: 0 });
    expect(await tables.at('broken-line', ({ playing }) => playing?.seq)).toBe(1);
    expect(heard.map((update) => update.seq)).toEqual([1]);
    expect(await answer(tables, 'broken-line', 1)).toBeNull();
    expect(heard.at(-1)?.events).toMatchObject([{ seq: 2, event: { kind: 'laid' } }]);
  });

  test('an act that is in the log counts, even if it can not be shown', async () => {
    const { store, tables, heard } = await newTable('no-picture');
    const broken = { hear() {}, guest: 'boris', plain: false, send: () => expect.fail('The line is cut.') };
    await tables.at('no-picture', (table) => void table.watchers.add(broken));
    expect(await answer(tables, 'no-picture', 0)).toBeNull();
    expect(await store.entriesOf('no-picture')).toHaveLength(1);
    expect(heard.at(-1)).toMatchObject({ seq: 1 });
  });

  test('of two that enter the same step in the log, one is refused and sees what the other did', async () => {
    const { store, tables, heard } = await newTable('two-servers');
    const others = tablesOver(store);
    await others.at('two-servers', () => {});
    expect(await answer(tables, 'two-servers', 0)).toBeNull();
    await expect(answer(others, 'two-servers', 1)).rejects.toThrow();
    expect(await answer(others, 'two-servers', 1)).toBeNull();
    await expect(answer(tables, 'two-servers', 1)).rejects.toThrow();
    expect(await tables.at('two-servers', ({ playing }) => playing?.seq)).toBe(2);
    expect(heard.map((update) => update.seq)).toEqual([1, 2]);
    expect(await store.entriesOf('two-servers')).toHaveLength(2);
  });

  test('a bot whose table is cleared away while it thinks lets go of it, without a word', async () => {
    const store = new Store(database.db);
    const bot = { kind: 'bot', guest: null, level: 'random' } as const;
    await store.addTable({ ...stonesRow('cleared'), startedAt: new Date() }, [seatOfGuest('anna'), bot]);
    const tables = tablesOver(store);
    const logged: string[] = [];
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<number>();
    let thoughts = 0;
    const choose = () => {
      thoughts++;
      asked.resolve();
      return answered.promise;
    };
    const log = (line: string) => void logged.push(line);
    const bots = new Bots({ tables, thinkers: { choose }, delay: [0, 0], log });
    await answer(tables, 'cleared', 0);
    await asked.promise;
    const [table] = tables.live();
    await tables.at('cleared', ({ id, revision }) => store.removeTable({ id, revision }));
    await expect(tables.at('cleared', () => tables.refresh(table))).rejects.toThrow('There is no table');
    answered.resolve(0);
    // The bot finds nothing, and would look again at once or write down what is wrong.
    for (let looks = 0; looks < 3; looks++)
      await expect(tables.at('cleared', () => {})).rejects.toThrow('There is no table');
    bots.close();
    expect(thoughts).toBe(1);
    expect(logged).toEqual([]);
  });

  test('what nobody has touched for long is cleared away, and nothing else', async () => {
    const store = new Store(database.db);
    await store.addGuest({ id: 'idle', name: 'Idle', tokenHash: 'idle' });
    const rested = (days: number) => new Date(Date.now() - days * 86_400_000);
    const seat = (kind: 'guest' | 'free' | 'bot') => ({
      kind,
      guest: kind === 'guest' ? 'anna' : null,
      level: kind === 'bot' ? 'random' : null,
    });
    const kept: [string, number, Date | null, ('guest' | 'free' | 'bot')[]][] = [
      ['waits', 6, null, ['guest', 'free']],
      ['waited-long', 8, null, ['guest', 'free']],
      ['played', 20, rested(20), ['guest', 'guest']],
      ['left-long-ago', 200, rested(200), ['guest', 'guest']],
      ['bots-alone', 2, rested(2), ['bot', 'bot']],
      ['with-a-bot', 2, rested(2), ['guest', 'bot']],
    ];
    for (const [id, days, startedAt, seats] of kept)
      await store.addTable({ ...stonesRow(id), startedAt, movedAt: rested(days) }, seats.map(seat));
    const days = { waiting: 7, abandoned: 180, botsAlone: 1, guests: 365 };
    const { tables: gone, guests: none } = await store.expire(days);
    expect(gone.sort()).toEqual(['bots-alone', 'left-long-ago', 'waited-long']);
    expect(none).toBe(0);
    // Whoever sits or has made a table stays, however long ago they came.
    const { guests: idle } = await store.expire({ ...days, guests: -1 });
    expect(idle).toBeGreaterThan(0);
    expect(await store.guestByToken('idle')).toBeNull();
    expect(await store.guestByToken('anna')).not.toBeNull();
  });
});
