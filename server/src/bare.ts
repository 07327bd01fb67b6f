/**
 * What the store would do if there were no server: `bare.ts FOLDER SECONDS` puts rows like those of a log into it, each
 * on the disk before the next, and prints how many a second and what the slowest of a hundred takes, in milliseconds; for
 * `npm run load`, which compares.
 */

import { openFolder, openPostgres } from './database.ts';
import { sql } from './drizzle.ts';

const [folder = '', seconds = '3'] = process.argv.slice(2);
const { DATABASE_URL: url } = process.env;
const { db, close } = await (url ? openPostgres(url, console.error) : openFolder(folder));
await db.execute(
  sql`create table if not exists bare (id text, seq integer, what jsonb, primary key (id, seq))`,
);
const run = `run ${Date.now()}`;
const start = performance.now();
const times: number[] = [];
for (let from = start; from < start + Number(seconds) * 1000; ) {
  await db.execute(sql`insert into bare values (${run}, ${times.length}::int, '{"seat": 0, "answer": 1}')`);
  const done = performance.now();
  times.push(done - from);
  from = done;
}
const taken = (performance.now() - start) / 1000;
await db.execute(sql`drop table bare`);
await close();
times.sort((a, b) => a - b);
console.log(JSON.stringify({ perSecond: times.length / taken, p99: times[Math.floor(0.99 * times.length)] }));
