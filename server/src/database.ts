/** Opens the embedded database in its folder and brings it up to date. */
import { readdir, readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from './schema.ts';

export interface OpenDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

export async function openDatabase(folder: string): Promise<OpenDatabase> {
  const client = await PGlite.create(folder);
  await migrate(client);
  return { db: drizzle({ client }), close: () => client.close() };
}

/** Runs the files of migrations/ that this database has not seen, in the order of their names, each as a whole. */
async function migrate(client: PGlite): Promise<void> {
  await client.exec(
    'create table if not exists migrations (name text primary key, at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const done = new Set(rows.map((row) => row.name));
  const folder = new URL('../migrations/', import.meta.url);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of files) {
    if (done.has(name)) continue;
    const sql = await readFile(new URL(name, folder), 'utf8');
    await client.transaction(async (tx) => {
      await tx.exec(sql);
      await tx.query('insert into migrations (name) values ($1)', [name]);
    });
  }
}
