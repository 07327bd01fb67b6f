/** Spreads a series over the cores of the machine. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Outcome } from '@vigrid/bots/arena';
import type { Series } from './series.ts';

/** Games sent to a thread at once: few enough for progress to move, enough for messages not to count. */
const portion = 8;

/** Plays the first so many games of a series, in no particular order. */
export async function playSeries(
  series: Series,
  games: number,
  tell: (outcome: Outcome) => void,
): Promise<void> {
  let next = 0;
  const take = (): number[] => {
    const from = next;
    next = Math.min(games, next + portion);
    return Array.from({ length: next - from }, (_, i) => from + i);
  };
  const threads = Math.min(availableParallelism(), Math.ceil(games / portion));
  await Promise.all(Array.from({ length: threads }, () => work(series, take, tell)));
}

function work(series: Series, take: () => number[], tell: (outcome: Outcome) => void): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: series });
  return new Promise((resolve, reject) => {
    const send = () => {
      const numbers = take();
      if (numbers.length > 0) worker.postMessage(numbers);
      else worker.terminate().then(() => resolve(), reject);
    };
    worker.on('message', (outcomes: readonly Outcome[]) => {
      outcomes.forEach(tell);
      send();
    });
    worker.on('error', reject);
    worker.on('online', send);
  });
}
