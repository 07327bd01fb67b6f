import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { imagine, seeded, start } from '@vigrid/kernel';
import { afterEach, expect, test } from 'vitest';
import { Overtaken, Thinkers } from '../src/thinkers.ts';
import { stonesServed } from './server.ts';
import { stones } from './stones.ts';

const log: string[] = [];
const running: Thinkers[] = [];

const thinkers = (patience?: number) => {
  const made = new Thinkers({ log: (line) => log.push(line), threads: 1, ...(patience && { patience }) });
  running.push(made);
  return made;
};

afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.close()));
  log.length = 0;
});

function thought(module = stonesServed.module) {
  const run = start(stones, { seats: 2, seed: 'thinkers', options: { trap: false } });
  const { state } = imagine(run, 0, seeded('imagined'));
  return { module, state, seat: 0, level: 'random', seed: 'chance' };
}

/** A game whose module behaves badly when it is loaded for the first time. */
function troubled(folder: string, trouble: 'exit' | 'hang'): string {
  const url = new URL('./troubled.ts', import.meta.url);
  url.searchParams.set('marker', join(folder, trouble));
  url.searchParams.set('trouble', trouble);
  return url.href;
}

test('a bot answers the same thought alike', async () => {
  const pool = thinkers();
  const [one, two] = await Promise.all([pool.choose(thought(), 'a'), pool.choose(thought(), 'a')]);
  expect(one).toBe(two);
  expect([0, 1, 2, 3]).toContain(one);
});

test.each(['exit', 'hang'] as const)(
  'a thread that fails by %s is replaced, and the move asked again',
  async (trouble) => {
    const folder = await mkdtemp(join(tmpdir(), 'vigrid-thinkers-'));
    const pool = thinkers(trouble === 'hang' ? 6000 : undefined);
    const [one, two] = await Promise.all([
      pool.choose(thought(troubled(folder, trouble)), 'a'),
      pool.choose(thought(), 'a'),
    ]);
    expect(one).toBe(two);
    await rm(folder, { recursive: true });
  },
);

test('a bot that can not answer is given up with the reason', async () => {
  await expect(thinkers().choose({ ...thought(), level: 'oracle' }, 'a')).rejects.toThrow(
    'there is no bot "oracle"',
  );
  const nowhere = pathToFileURL('/nowhere.ts').href;
  await expect(thinkers().choose(thought(nowhere), 'a')).rejects.toThrow('nowhere.ts');
});

test('a thought that nobody waits for any more is given up, begun or not', async () => {
  const pool = thinkers();
  const [begun, waiting] = [new AbortController(), new AbortController()];
  const given = [
    pool.choose(thought(), 'a', begun.signal).catch((error: unknown) => error),
    pool.choose(thought(), 'a', waiting.signal).catch((error: unknown) => error),
  ];
  begun.abort();
  waiting.abort();
  expect(await Promise.all(given)).toEqual([expect.any(Overtaken), expect.any(Overtaken)]);
  // The thread is free again for others.
  expect([0, 1, 2, 3]).toContain(await pool.choose(thought(), 'b'));
});

test.each([1, 2])('a host with many bots keeps nobody waiting, with threads: %i', async (threads) => {
  const pool = new Thinkers({ log: (line) => log.push(line), threads });
  running.push(pool);
  const done: string[] = [];
  const ask = (host: string) => pool.choose(thought(), host).then(() => done.push(host));
  await Promise.all([ask('many'), ask('many'), ask('many'), ask('many'), ask('many'), ask('few')]);
  // Those that were begun before it came may end before it, and one more at the other thread.
  expect(done.indexOf('few')).toBeLessThan(2 * threads);
});
