/** How an act gets into the log of a database that holds many tables. */
import { expect, test } from 'vitest';
import { sql } from '../src/drizzle.ts';
import { appending } from '../src/log.ts';
import { Store } from '../src/store.ts';
import { freshFolder, openDatabase, removeFolder, seatOfGuest, stonesRow } from './server.ts';

const summary = { awaited: [1], over: false, winners: null, due: null, guests: [] };

test('an act is put into the log without reading other tables or telling the indexes of its own', async () => {
  const folder = await freshFolder();
  const { db, close } = await openDatabase(folder);
  const store = new Store(db);
  await store.addGuest({ id: 'anna', name: 'Anna', tokenHash: 'anna' });
  await store.addTable(stonesRow('played'), [seatOfGuest('anna')]);
  await db.execute(sql`insert into tables (id, game, version, options, seed, open, code, made_by)
    select 'other ' || n, game, version, options, seed, open, code, made_by
    from tables, generate_series(1, 2000) as n`);
  await db.execute(sql`analyze`);

  const row = { table_id: 'played', seq: 1, deed_id: 'first', seat: 0, answer: 1, awaited: [1], over: false };
  const values = [JSON.stringify([row]), 'server', 'vigrid'];
  const { rows } = await db.$client.query<Record<string, string>>(`explain ${appending}`, values);
  const plan = rows.flatMap((line) => Object.values(line)).join('\n');
  expect(plan).toContain('using tables_pkey on tables');
  expect(plan).not.toContain('Seq Scan on tables');

  const rested = async () => (await db.execute(sql`select moved_at from tables where id = 'played'`)).rows[0];
  const before = await rested();
  await store.append('played', 1, 'first', { seat: 0, answer: 1 }, summary);
  expect(await rested()).toEqual(before);
  await db.execute(sql`update tables set moved_at = now() - interval '2 hours' where id = 'played'`);
  await store.append('played', 2, 'second', { seat: 0, answer: 1 }, summary);
  expect(await rested()).not.toEqual(before);
  await close();
  await removeFolder(folder);
});
