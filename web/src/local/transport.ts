/** The line to the worker in which local tables are run, as the socket is the line to the server. */
import type { Reply } from '@vigrid/protocol';
import { memory } from '../i18n/store.ts';
import type { Heard, Transport } from '../net/transport.ts';
import type { Asked, LocalRequests, Rehearsed, Told } from './requests.ts';

export interface WorkerLine extends Transport {
  ask<K extends keyof LocalRequests>(
    name: K,
    payload: LocalRequests[K][0],
  ): Promise<Reply<LocalRequests[K][1]>>;
}

export function newWorker(): Worker {
  const worker = new Worker(new URL('./worker/index.ts', import.meta.url), { type: 'module' });
  const rehearsal = memory.read('rehearsal');
  if (rehearsal !== null) worker.postMessage({ rehearsal } satisfies Rehearsed);
  return worker;
}

export function workerTransport(): WorkerLine {
  const worker = newWorker();
  const waiting = new Map<number, (reply: Reply<never>) => void>();
  let asked = 0;
  let heard: Heard | null = null;
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.kind === 'update') {
      heard?.update(data.update);
      return;
    }
    // The worker answers each request with a value of that request.
    waiting.get(data.n)?.(data.reply as Reply<never>);
    waiting.delete(data.n);
  });
  return {
    forgetful: true,
    ask(name, payload) {
      const n = asked++;
      const message: Asked = { n, name, payload };
      return new Promise((resolve) => {
        waiting.set(n, resolve);
        worker.postMessage(message);
      });
    },
    open(listener) {
      heard = listener;
      listener.up();
    },
  };
}
