/** Opens the database, a PostgreSQL somewhere or the embedded one in its folder, and brings it up to date. */
import { readdir, readFile } from 'node:fs/promises';
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres';
import { drizzle as overEmbedded } from 'drizzle-orm/pglite';
import { Client, Pool } from 'pg';
import { openEmbedded, type Sync } from './embedded.ts';
import type { Database } from './schema.ts';

export interface OpenDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

export async function openFolder(folder: string, sync?: Sync): Promise<OpenDatabase> {
  const client = await openEmbedded(folder, sync);
  await migrate({
    run: async (sql) => void (await client.exec(sql)),
    read: async (sql) => (await client.query<{ name: string }>(sql)).rows,
  });
  return { db: overEmbedded({ client }), close: () => client.close() };
}

/** The number of our lock among programs, anything that nobody else would take. */
const ours = 710_220_401;

/** How many statements run at the same time. */
const connections = 8;

export async function openPostgres(url: string, log: (line: string) => void): Promise<OpenDatabase> {
  // Games are kept in memory, so that one server has the database as long as it runs.
  const owner = new Client({ connectionString: url });
  owner.on('error', (error) => log(`The connection that keeps the database ours is lost: ${error.message}`));
  await owner.connect();
  try {
    const { rows } = await owner.query('select pg_try_advisory_lock($1) as free', [ours]);
    if (rows[0]?.free !== true) throw new Error('It is in use by another Vigrid server.');
    await migrate({
      run: async (sql) => void (await owner.query(sql)),
      read: async (sql) => (await owner.query<{ name: string }>(sql)).rows,
    });
  } catch (error) {
    await owner.end();
    throw error;
  }
  const pool = new Pool({ connectionString: url, max: connections });
  // A connection that breaks while it rests is replaced by the next statement; without a listener it would end us.
  pool.on('error', (error) => log(`A connection to the database is lost: ${error.message}`));
  const close = async () => {
    await pool.end();
    await owner.end();
  };
  return { db: overPostgres({ client: pool }), close };
}

interface Connection {
  run(sql: string): Promise<void>;
  read(sql: string): Promise<readonly { readonly name: string }[]>;
}

/** Runs the files of migrations/ that this database has not seen, in the order of their names, each as a whole. */
async function migrate({ run, read }: Connection): Promise<void> {
  await run(
    'create table if not exists migrations (name text primary key, at timestamptz not null default now())',
  );
  const done = new Set((await read('select name from migrations')).map(({ name }) => name));
  const folder = new URL('../migrations/', import.meta.url);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of files) {
    if (done.has(name)) continue;
    const sql = await readFile(new URL(name, folder), 'utf8');
    await run(`begin;\n${sql};\ninsert into migrations (name) values ('${name}');\ncommit;`);
  }
}
