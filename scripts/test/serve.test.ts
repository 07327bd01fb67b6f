import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let folder = '';
let starter: ChildProcess;
const told = () => readFileSync(join(folder, 'told'), 'utf8').split('\n').slice(0, -1);

/** A server that writes down what it is told, and takes a while to end with code 7. */
const server = `
  import { appendFileSync } from 'node:fs';
  const tell = (line) => appendFileSync(new URL('told', import.meta.url), line + '\\n');
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      tell(signal);
      setTimeout(() => process.exit(7), 300);
    });
  }
  setInterval(() => {}, 1000);
  tell('ready');
`;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vigrid-serve-'));
  writeFileSync(join(folder, 'told'), '');
  writeFileSync(join(folder, 'server.mjs'), server);
  const { href } = new URL('../lib/serve.mjs', import.meta.url);
  const start = `import { serve } from '${href}'; process.exitCode = await serve('${folder}/server.mjs');`;
  starter = spawn(process.execPath, ['--input-type=module', '--eval', start]);
  await vi.waitFor(() => expect(told()).toEqual(['ready']), 5000);
});

afterEach(async () => {
  starter.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const exit = () => new Promise((resolve) => starter.on('exit', resolve));

test('a Ctrl-C that arrives from terminal and npm at once reaches the server once, and its exit code comes back', async () => {
  starter.kill('SIGINT');
  starter.kill('SIGINT');
  expect(await exit()).toBe(7);
  expect(told()).toEqual(['ready', 'SIGINT']);
});

test('a request to end reaches the server', async () => {
  starter.kill('SIGTERM');
  expect(await exit()).toBe(7);
  expect(told()).toEqual(['ready', 'SIGTERM']);
});

test('a server whose starter was killed outright ends in good order', async () => {
  starter.kill('SIGKILL');
  await vi.waitFor(() => expect(told()).toEqual(['ready', 'SIGTERM']), 5000);
});
