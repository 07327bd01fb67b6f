/** Spreads series over the cores of the machine. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Outcome } from '@vigrid/bots/arena';
import { inOrder, type Part, partsOf, type Series } from './series.ts';

/** Plays the first so many games of a series here, and tells what came of them in order. */
export async function playHere(
  series: Series,
  games: number,
  tell: (outcome: Outcome) => void,
): Promise<void> {
  const all = [...partsOf(series, games)];
  const parts = all.entries();
  const told = inOrder(tell);
  const threads = Math.min(availableParallelism(), all.length);
  await Promise.all(
    Array.from({ length: threads }, async () => {
      const thread = new Thread();
      try {
        for (const [n, part] of parts) told(n, await thread.play(part));
      } finally {
        await thread.close();
      }
    }),
  );
}

/** A thread that plays one part at a time. */
export class Thread {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url));

  play(part: Part): Promise<readonly Outcome[]> {
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      const done = (outcomes: readonly Outcome[]) => {
        worker.off('error', reject);
        resolve(outcomes);
      };
      worker.once('message', done);
      worker.once('error', reject);
      worker.postMessage(part);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
