/** Opens the database, a PostgreSQL somewhere or the embedded one in its folder, and brings it up to date. */
import { readdir, readFile } from 'node:fs/promises';
import { Client, Pool } from 'pg';
import { drizzle } from './drizzle.ts';
import type { Sync } from './embedded.ts';
import { EmbeddedLine, speakerInThread } from './embedded-line.ts';
import { alone, type Neighbours, neighboursAt } from './neighbours.ts';
import type { Database } from './schema.ts';

export interface OpenDatabase {
  readonly db: Database;
  /** The other servers on it. */
  readonly neighbours: Neighbours;
  close(): Promise<void>;
}

/** The embedded one, in a thread of its own; in this one where somebody wants to see what is synced. */
export async function openFolder(folder: string, sync?: Sync): Promise<OpenDatabase> {
  const speaker = await (sync
    ? (await import('./embedded.ts')).speakerIn(folder, sync)
    : speakerInThread(folder));
  // It has one session, and whoever uses it has it to themselves.
  const pool = new Pool({ max: 1, idleTimeoutMillis: 0, stream: () => new EmbeddedLine(speaker) });
  await migrate({
    run: async (sql) => void (await pool.query(sql)),
    read: async (sql) => (await pool.query<{ name: string }>(sql)).rows,
  });
  const close = async () => {
    await pool.end();
    await speaker.close();
  };
  return { db: drizzle({ client: pool }), neighbours: alone(), close };
}

/** The number of the lock under which one server at a time brings the database up to date. */
const migrating = 710_220_402;

/** How many statements run at the same time. */
const connections = 8;

/** How long the database may take to answer, in milliseconds. */
const patience = 10_000;

export async function openPostgres(url: string, log: (line: string) => void): Promise<OpenDatabase> {
  const neighbours = await neighboursAt(url, log);
  const pool = new Pool({
    connectionString: url,
    max: connections,
    keepAlive: true,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    statement_timeout: patience,
  });
  // A connection that breaks is replaced by the next statement; without a listener it would end us, while it rests as well
  // as in the middle of a transaction, whose statement fails and says so.
  pool.on('error', (error) => log(`A connection to the database is lost: ${error.message}`));
  pool.on('connect', (client) => client.on('error', () => {}));
  const close = async () => {
    await neighbours.close();
    await pool.end();
  };
  try {
    await updated(url);
  } catch (error) {
    await close();
    throw error;
  }
  return { db: drizzle({ client: pool }), neighbours, close };
}

/** Brings a shared database up to date; whoever comes at the same time waits. */
async function updated(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: patience });
  // Its statements fail then, and that is enough.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [migrating]);
    await migrate({
      run: async (sql) => void (await client.query(sql)),
      read: async (sql) => (await client.query<{ name: string }>(sql)).rows,
    });
  } finally {
    await client.end();
  }
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
