import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { openFolder } from '../src/database.ts';
import { serve } from '../src/serve.ts';
import { freshDataFolder } from './template.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

test('a line to the embedded store that broke leaves nothing to the next: no transaction, no prepared statement', async () => {
  const folder = await freshDataFolder('vigrid-embedded-');
  const { db, close } = await openFolder(join(folder, 'postgres'));
  const named = { name: 'one', text: 'select 1 as one' };
  const line = await db.$client.connect();
  await line.query(named);
  await line.query('begin');
  line.release(true);
  expect((await db.$client.query(named)).rows).toEqual([{ one: 1 }]);
  // Outside a transaction each statement has a time of its own.
  const { rows } = await db.$client.query('select now() = statement_timestamp() as alone');
  expect(rows).toEqual([{ alone: true }]);
  await close();
  await rm(folder, { recursive: true, force: true });
});

test('the embedded store keeps nothing of what was read from it', async () => {
  const folder = await freshDataFolder('vigrid-embedded-');
  // In this thread, where its memory can be looked at.
  const { db, close } = await openFolder(join(folder, 'postgres'), () => {});
  const million = { name: 'million', text: "select repeat('x', 1000000) as much" };
  const inUse = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  await db.$client.query(million);
  const before = inUse();
  for (let reads = 0; reads < 50; reads++) await db.$client.query(million);
  expect(inUse() - before).toBeLessThan(10_000_000);
  await close();
  await rm(folder, { recursive: true, force: true });
});

test.each(['global/pg_control', 'PG_VERSION'])(
  'a store whose %s is damaged says so when the server starts, and what to do',
  async (file) => {
    const data = await freshDataFolder('vigrid-embedded-');
    const path = join(data, 'postgres', file);
    await (file === 'PG_VERSION' ? rm(path) : writeFile(path, Buffer.alloc(8192, 7)));
    await expect(serve({ port: 0, data, games: [] })).rejects.toThrow(
      /can not be opened: .*put a backup in the place of the folder, or move it away/,
    );
    await rm(data, { recursive: true, force: true });
  },
);
