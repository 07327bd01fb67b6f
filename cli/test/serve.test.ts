import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { gameIds, isExample } from '@vigrid/games';
import { expect, test } from 'vitest';
import { command, fileWith } from './vigrid.ts';

test('vigrid serve opens the table and stops when asked to', async () => {
  const data = dirname(fileWith('here', ''));
  const child = spawn(process.execPath, [command, 'serve', '--port', '0', '--data', data, '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const { url } = JSON.parse(line);
  const games: unknown = await (await fetch(`${url}/api/games`)).json();
  const offered = gameIds.filter((id) => !isExample(id));
  expect(games).toEqual(offered.map((id) => expect.objectContaining({ id })));
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
