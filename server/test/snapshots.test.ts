import type { Entry } from '@vigrid/kernel';
import type { TableState, Update } from '@vigrid/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../src/database.ts';
import { sql } from '../src/drizzle.ts';
import { gamesAmong } from '../src/games.ts';
import { rowsOf } from '../src/log.ts';
import { Snapshots, stride } from '../src/snapshots.ts';
import { Store } from '../src/store.ts';
import { stateFor, updatesSince, type Watcher } from '../src/table.ts';
import { Tables } from '../src/tables.ts';
import { deedId } from './people.ts';
import { freshFolder, openDatabase, removeFolder, seatOfGuest, stonesRow, stonesServed } from './server.ts';

describe('a long game', () => {
  const id = 'long';
  /** Both lay a stone, and the winner boasts and takes it back, so often. */
  const boasts = 130;
  const steps = 2 + 2 * boasts;
  const laid = [stride, 2 * stride];
  let folder: string;
  let database: OpenDatabase;
  /** What both players and one who looks on saw when it was played. */
  let seen: Seen;

  interface Seen {
    readonly states: readonly TableState[];
    /** Every step so far as the first player sees it. */
    readonly all: readonly Update[];
  }

  /** A server that has just begun, as far as tables are concerned. */
  function begun(
    store = new Store(database.db),
    snapshots: Snapshots = new Snapshots(database.db, () => {}),
  ) {
    const tables = new Tables({
      store,
      snapshots,
      games: gamesAmong([stonesServed]),
      now: () => 0,
      presence: new Set(),
      most: 10,
      log: () => {},
    });
    return { tables, snapshots };
  }

  const enter = ({ tables }: ReturnType<typeof begun>, entry: Entry) =>
    tables.at(id, async (table) => expect(await tables.enter(table, deedId(), entry)).toBeNull());

  async function lookAt({ tables, snapshots }: ReturnType<typeof begun>): Promise<Seen> {
    const now = () => 0;
    const watcher = (guest: string): Watcher => ({ guest, plain: false, send() {}, hear() {} });
    const states: TableState[] = [];
    for (const guest of ['anna', 'boris', 'carl'])
      states.push(
        await tables.at(id, (table) => stateFor(table, watcher(guest), { snapshots, now, talk: null })),
      );
    const all: Update[] = [];
    for (let more = true; more; ) {
      const some = await tables.at(id, (table) =>
        updatesSince(table, watcher('anna'), all.length - 1, { snapshots, now }),
      );
      expect(some.length).toBeLessThanOrEqual(100);
      more = some.length === 100;
      all.push(...some);
    }
    await snapshots.close();
    return { states, all };
  }

  async function read(statement: ReturnType<typeof sql>): Promise<unknown[]> {
    return rowsOf(await database.db.execute(statement)).map((row) => Object.values(row)[0]);
  }
  const there = () => read(sql`select seq from snapshots order by seq`);

  beforeAll(async () => {
    folder = await freshFolder();
    database = await openDatabase(folder);
    const store = new Store(database.db);
    for (const guest of ['anna', 'boris']) await store.addGuest({ id: guest, name: guest, tokenHash: guest });
    await store.addTable({ ...stonesRow(id), startedAt: new Date() }, ['anna', 'boris'].map(seatOfGuest));
    const server = begun();
    for (const seat of [0, 1]) await enter(server, { seat, answer: 0 });
    const winner = await server.tables.at(id, ({ playing }) => playing?.match.run.asked[0].seat ?? 0);
    for (let n = 0; n < boasts; n++) {
      await enter(server, { seat: winner, answer: 1 });
      await enter(server, { seat: winner, control: 'undo' });
    }
    seen = await lookAt(server);
  });

  afterAll(async () => {
    await database.close();
    await removeFolder(folder);
  });

  test('is laid down every so many entries', async () => {
    expect(seen.all.map(({ seq }) => seq)).toEqual(Array.from({ length: steps + 1 }, (_, seq) => seq));
    expect(seen.states[0].log.filter(({ event }) => event.kind === 'undo')).toHaveLength(boasts);
    expect(await there()).toEqual(laid);
  });

  /** Opens as it was, and is not played through: an entry that nobody may make goes unseen by who begins later. */
  async function opensFromSnapshots(): Promise<void> {
    const spoil = (answer: number) =>
      database.db.execute(sql`update entries set answer = ${answer} where table_id = ${id} and seq = 1`);
    const [was] = await read(sql`select answer from entries where table_id = ${id} and seq = 1`);
    await spoil(99);
    const { tables } = begun();
    const seq = await tables.at(id, ({ playing }) => playing?.seq);
    await spoil(Number(was));
    expect(seq).toBe(steps);
  }

  test('opens from there as it was', async () => {
    expect(await lookAt(begun())).toEqual(seen);
    await opensFromSnapshots();
  });

  test.each([
    ['deleted', sql`delete from snapshots`],
    ['deleted in part', sql`delete from snapshots where seq = ${stride}`],
    ['deleted at the end', sql`delete from snapshots where seq = ${2 * stride}`],
    ['broken', sql`update snapshots set stand = overlay(stand placing '!' from 400), told = left(told, 300)`],
    ['empty', sql`update snapshots set stand = '', told = ''`],
    ['of another engine', sql`update snapshots set engine = 'another', stand = '{}'`],
  ])('opens as it was when its snapshots are %s, and they are laid again', async (_, harm) => {
    await database.db.execute(harm);
    expect(await lookAt(begun())).toEqual(seen);
    expect(await there()).toEqual(laid);
    await opensFromSnapshots();
    expect(await lookAt(begun())).toEqual(seen);
  });

  test('is shown step by step to who saw an earlier one, though a snapshot is later', async () => {
    class Failing extends Store {
      override async append(): Promise<void> {
        throw new Error('The disk is full.');
      }
    }
    const { tables } = begun(new Failing(database.db));
    const heard: number[] = [];
    const watcher: Watcher = { guest: 'anna', plain: false, send: ({ seq }) => heard.push(seq), hear() {} };
    await tables.at(id, (table) => {
      table.watchers.add(watcher);
      table.told = 195;
    });
    const seat = seen.states[0].now.awaited[0];
    const entered = tables.at(id, (table) => tables.enter(table, deedId(), { seat, answer: 0 }));
    await expect(entered).rejects.toThrow('The disk is full.');
    // It is read again now.
    expect(await tables.at(id, ({ playing }) => playing?.seq)).toBe(steps);
    expect(heard).toEqual(Array.from({ length: steps - 195 }, (_, n) => 196 + n));
  });

  test('is not given up when its snapshots can not be read for a while', async () => {
    class Away extends Snapshots {
      override async newest(): Promise<never> {
        throw new Error('The database is away.');
      }
    }
    const { tables } = begun(new Store(database.db), new Away(database.db, () => {}));
    await expect(tables.at(id, () => {})).rejects.toThrow('The database is away.');
    expect(tables.has(id)).toBe(false);
  });
});
