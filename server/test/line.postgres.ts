/** A server whose line to the database breaks. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sql } from '../src/drizzle.ts';
import { freshFolder, openDatabase, removeFolder } from './server.ts';

test('a line that breaks between two statements of a transaction costs that transaction alone', async () => {
  const folder = await freshFolder();
  const { db, close } = await openDatabase(folder);
  const broken = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await db.execute(sql`select pg_terminate_backend(${rows[0].pid})`);
    // Nothing is asked of it just now: what ends it has to be heard by somebody.
    await gone(rows[0].pid);
    await tx.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow();
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await close();
  await removeFolder(folder);

  async function gone(pid: number): Promise<void> {
    const there = sql`select 1 from pg_stat_activity where pid = ${pid}`;
    while ((await db.execute(there)).rows.length > 0) await pause(20);
  }
});
