import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFolder } from '../src/database.ts';
import { serve } from '../src/serve.ts';
import { freshDataFolder } from './template.ts';

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
