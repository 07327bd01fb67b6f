/**
 * Spreads series over many machines, by a queue in a PostgreSQL (pg-boss): `vigrid simulate --queue` puts parts there,
 * every `vigrid work` takes some. What somebody took who is not heard of any more is given to another.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Outcome } from '@vigrid/bots/arena';
import { type Job, PgBoss } from 'pg-boss';
import { failed, misused } from '../complaint.ts';
import { roomOf } from '../games.ts';
import { inOrder, type Part, partsOf, type Series } from './series.ts';
import { Thread } from './threads.ts';

const queue = 'vigrid-games';

/** How long a worker may be silent, in seconds: pg-boss asks for ten at least. */
const silence = 10;

/** Parts that wait or are played at once. */
const most = 128;

/** A part on its way; those of one sender have the same `of`. */
interface Sent extends Part {
  readonly of: string;
  readonly part: number;
  /** Another version of the game would play other games. */
  readonly version: number;
}

/** Plays the first so many games of a series where there are workers, and tells what came of them in order. */
export async function playQueued(
  series: Series,
  games: number,
  tell: (outcome: Outcome) => void,
  note: (ru: string, en: string) => void,
): Promise<void> {
  const { game } = await roomOf(series.game);
  const of = randomUUID();
  const told = inOrder(tell);
  const all = [...partsOf(series, games)];
  const parts = all.entries();
  const boss = await openQueue(note);
  let waiting = 0;
  let idle = 0;
  try {
    for (let left = all.length; left > 0; ) {
      const fresh: { data: Sent }[] = [];
      while (waiting + fresh.length < most) {
        const { value } = parts.next();
        if (!value) break;
        fresh.push({ data: { ...value[1], part: value[0], of, version: game.version } });
      }
      if (fresh.length > 0) await boss.insert(queue, fresh);
      waiting += fresh.length;
      const jobs = await boss.findJobs<Sent>(queue, { data: { of } });
      const ended = jobs.filter(({ state }) => state === 'completed');
      const lost = jobs.find(({ state }) => state === 'failed');
      if (lost) {
        const why = JSON.stringify(lost.output);
        throw failed(
          `Часть работы не удалась и после повторов: ${why}`,
          `A part of the work failed, tried again and again: ${why}`,
        );
      }
      for (const { data, output } of ended) told(data.part, Object(output).outcomes);
      if (ended.length > 0)
        await boss.deleteJob(
          queue,
          ended.map(({ id }) => id),
        );
      waiting -= ended.length;
      left -= ended.length;
      idle = jobs.some(({ state }) => state !== 'created') ? 0 : idle + 1;
      if (idle === patience)
        note(
          'Пока никто не взялся за работу: запустите vigrid work с той же DATABASE_URL.',
          'Nobody has taken any of the work yet: start vigrid work with the same DATABASE_URL.',
        );
      if (left > 0) await pause(between);
    }
  } finally {
    const rest = await boss.findJobs<Sent>(queue, { data: { of } });
    if (rest.length > 0)
      await boss.deleteJob(
        queue,
        rest.map(({ id }) => id),
      );
    await boss.stop({ graceful: false });
  }
}

/** Between two looks at what has come back, in milliseconds; and how many looks until somebody is missed. */
const between = 200;
const patience = 50;

export interface Working {
  close(): Promise<void>;
}

/** Takes parts from the queue and plays them, as many at a time as said. */
export async function workAt(
  threads: number,
  note: (ru: string, en: string) => void,
  played: (games: number) => void,
): Promise<Working> {
  const boss = await openQueue(note);
  const stop = new AbortController();
  const turns = Array.from({ length: threads }, async () => {
    const thread = new Thread();
    while (!stop.signal.aborted) {
      const [job] = await boss.fetch<Sent>(queue);
      if (job) played(await playPart(boss, job, thread));
      else await pause(rest, undefined, { signal: stop.signal }).catch(() => {});
    }
    await thread.close();
  });
  return {
    async close() {
      stop.abort();
      await Promise.all(turns);
      await boss.stop({ graceful: false });
    },
  };
}

/** How long a worker rests when there is nothing to do, in milliseconds. */
const rest = 500;

/** Gives how many games were played. */
async function playPart(boss: PgBoss, { id, data }: Job<Sent>, thread: Thread): Promise<number> {
  const { version, series } = data;
  const alive = setInterval(() => void boss.touch(queue, id).catch(() => {}), (silence * 1000) / 4);
  try {
    const { game } = await roomOf(series.game);
    if (game.version !== version)
      throw new Error(`Version ${version} of ${game.id} is wanted; here it is ${game.version}.`);
    const outcomes = await thread.play(data);
    await boss.complete(queue, id, { outcomes });
    return outcomes.length;
  } catch (error) {
    await boss.fail(queue, id, { message: error instanceof Error ? error.message : String(error) });
    return 0;
  } finally {
    clearInterval(alive);
  }
}

async function openQueue(note: (ru: string, en: string) => void): Promise<PgBoss> {
  const address = process.env.DATABASE_URL;
  if (!address) {
    throw misused(
      'Очередь лежит в PostgreSQL: скажите, где она, в DATABASE_URL (postgres://user:password@host:5432/name).',
      'The queue is kept in a PostgreSQL: DATABASE_URL says where (postgres://user:password@host:5432/name).',
    );
  }
  const boss = new PgBoss({
    connectionString: address,
    schedule: false,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
  });
  boss.on('error', (error) => note(`Очередь: ${error.message}`, `The queue: ${error.message}`));
  try {
    await boss.start();
    await boss.createQueue(queue, { retryLimit: 20, retryDelay: 1, heartbeatSeconds: silence });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw failed(`Очередь не открыть: ${why}`, `The queue can not be opened: ${why}`);
  }
  return boss;
}
