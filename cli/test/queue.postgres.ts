/** Games that are sent to a queue in a PostgreSQL and played by whoever works at it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { afterEach, expect, test } from 'vitest';
import { command, complains, jsonLines, vigrid } from './vigrid.ts';

const address = process.env.VIGRID_TEST_POSTGRES ?? '';
const around = { env: { DATABASE_URL: address } };
const workers: ChildProcess[] = [];

/** A worker, as soon as it is at work. */
async function work(): Promise<ChildProcess> {
  const worker = spawn(process.execPath, [command, 'work', '--threads', '1'], {
    env: { PATH: process.env.PATH, LANG: 'en_GB.UTF-8', DATABASE_URL: address },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  workers.push(worker);
  if (!worker.stderr) throw new Error('The worker says nothing.');
  await once(worker.stderr, 'data');
  return worker;
}

afterEach(() => {
  for (const worker of workers.splice(0)) worker.kill('SIGKILL');
});

const simulated = [
  'simulate',
  'skerries',
  '--games',
  '160',
  '--bots',
  'greedy,random',
  '--seed',
  '5',
  '--json',
];

test('what a dead worker had taken is played by another, and the sum is the same as without a queue', async () => {
  const alone = jsonLines(await vigrid(simulated));
  const boss = await new PgBoss({ connectionString: address, supervise: false, schedule: false }).start();
  const first = await work();
  first.kill('SIGSTOP');
  const sent = vigrid([...simulated, '--queue'], around);
  const jobs = () => boss.findJobs('vigrid-games').catch(() => []);
  while ((await jobs()).length === 0) await pause(50);
  // Held still, it can not finish what it has taken.
  for (let held = false; !held; ) {
    first.kill('SIGCONT');
    await pause(20);
    first.kill('SIGSTOP');
    const found = await jobs();
    if (found.length === 0) throw new Error('The worker was done before it could be held.');
    held = found.some(({ state }) => state === 'active');
  }
  first.kill('SIGKILL');
  const second = await work();
  const [together] = jsonLines(await sent);
  expect(together).toEqual({ ...Object(alone[0]), cpuSeconds: expect.any(Number) });
  expect(await boss.findJobs('vigrid-games')).toEqual([]);
  await boss.stop({ graceful: false });
  second.kill('SIGTERM');
  expect(await once(second, 'exit')).toEqual([0, null]);
});

test('a balance comes out the same, down to the last share', async () => {
  const args = ['balance', 'heroes', '--decks', 'furgot,snirk', '--games', '4', '--bot', 'random', '--json'];
  await work();
  expect(jsonLines(await vigrid([...args, '--queue'], around))).toEqual(jsonLines(await vigrid(args)));
});

test('a queue that nobody has named, and one that is not there, are complained about', async () => {
  const { code, err } = await vigrid([...simulated, '--queue']);
  expect(code).toBe(2);
  expect(err).toContain('DATABASE_URL says where');
  const away = await vigrid(['work'], { env: { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' } });
  expect(away.code).toBe(1);
  expect(away.err).toContain('The queue can not be opened');
  await complains(['work', '--threads', '0'], 2, '--threads is a whole number from 1 to 1024');
});
