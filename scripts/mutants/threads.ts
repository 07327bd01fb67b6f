/** Threads that try changes, replaced where one hangs or is spoilt. */
import { Worker } from 'node:worker_threads';
import type { Job, Reply, Request } from './worker.ts';

export interface Thread {
  /** Its answer; null where it hangs or dies, and is of no use any more. */
  ask(request: Request): Promise<Reply | null>;
  close(): Promise<void>;
}

/** No change needs so long, unless it goes round and round without passing any switch. */
const tooLong = 120_000;

export function openThread(job: Job): Thread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job });
  let reply: (reply: Reply | null) => void = () => {};
  worker.on('message', (said: Reply) => reply(said));
  worker.on('error', (error) => {
    // With a change turned on a game may break down in any way; without one it must not.
    if (job.active < 0) console.error(error);
    reply(null);
  });
  worker.on('exit', () => reply(null));
  return {
    ask: (request) =>
      new Promise((resolve) => {
        // All scenarios one after the other, without a change: that takes as long as it takes.
        const timer = request.kind === 'reach' ? undefined : setTimeout(() => resolve(null), tooLong);
        reply = (said) => {
          clearTimeout(timer);
          resolve(said);
        };
        worker.postMessage(request);
      }),
    close: async () => void (await worker.terminate()),
  };
}
