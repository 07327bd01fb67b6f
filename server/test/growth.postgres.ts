/** What is asked of a database that has kept many games. */
import type { SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../src/database.ts';
import { sql } from '../src/drizzle.ts';
import { openOnes, Store, watchedOnes } from '../src/store.ts';
import { freshFolder, openDatabase, removeFolder, seatOfGuest, stonesRow } from './server.ts';

let folder: string;
let database: OpenDatabase;

beforeAll(async () => {
  folder = await freshFolder();
  database = await openDatabase(folder);
  const { db } = database;
  const store = new Store(db);
  for (const id of ['anna', 'boris']) await store.addGuest({ id, name: id, tokenHash: id });
  await store.addTable({ ...stonesRow('first'), endedAt: new Date() }, [seatOfGuest('anna')]);
  await db.execute(sql`insert into tables
      (id, game, version, options, seed, open, code, made_by, started_at, ended_at, made_at, watch)
    select 'kept ' || n, game, version, options, seed, true, code, made_by,
      now(), now(), now() - n * interval '1 minute', 'all'
    from tables, generate_series(1, 5000) as n`);
  await db.execute(sql`insert into seats (table_id, seat, kind, guest_id)
    select id, 0, 'guest', 'anna' from tables where id <> 'first'`);
  for (const [id, startedAt] of [
    ['open', null],
    ['watched', new Date()],
  ] as const)
    await store.addTable({ ...stonesRow(id), open: true, watch: 'all', madeBy: 'boris', startedAt }, [
      seatOfGuest('boris'),
    ]);
  await db.execute(sql`analyze`);
});

afterAll(async () => {
  await database.close();
  await removeFolder(folder);
});

test('the lists of the lobby are what is open and what can be watched', async () => {
  const store = new Store(database.db);
  const ids = (found: { row: { id: string } }[]) => found.map(({ row }) => row.id);
  expect(ids(await store.openTables(50))).toEqual(['open']);
  expect(ids(await store.tablesUnderWay(50))).toEqual(['watched']);
});

test.each<[string, SQL]>([
  ['the list of open tables', sql`select * from tables where ${openOnes(50)} order by made_at desc`],
  ['the list of games to watch', sql`select * from tables where ${watchedOnes(50)} order by made_at desc`],
  ['what a guest has made', sql`select id from tables where made_by = 'boris' and ended_at is null`],
  ['who is deleted', sql`update tables set made_by = 'anna' where made_by = 'boris'`],
])('%s is found without reading the games that are kept', async (_what, query) => {
  const { rows } = await database.db.execute(sql`explain ${query}`);
  const plan = rows.flatMap((line) => Object.values(line)).join('\n');
  expect(plan).toContain('Scan');
  expect(plan).not.toContain('Seq Scan on tables');
});
