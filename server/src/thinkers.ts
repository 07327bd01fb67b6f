/** Threads in which bots think, so that the server never waits for them. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Conclusion, Thought } from '@vigrid/bots/worker';

interface Task {
  readonly thought: Thought;
  /** Who shares the threads with the others, and gets no more of them for having many bots. */
  readonly host: string;
  readonly done: (answer: number) => void;
  readonly failed: (error: Error) => void;
  tries: number;
}

interface Thread {
  readonly worker: Worker;
  task: Task | null;
  timer: NodeJS.Timeout | undefined;
}

export interface ThinkersSetting {
  readonly log: (line: string) => void;
  readonly threads?: number;
  /** Longer than any bot is meant to think: after this it is stuck. In milliseconds. */
  readonly patience?: number;
}

/** The game has moved on, and the answer is not wanted any more. */
export class Overtaken extends Error {}

/** How often a move is asked for before the bot is given up. */
const mostTries = 3;

export class Thinkers {
  readonly #log: (line: string) => void;
  readonly #most: number;
  readonly #patience: number;
  readonly #threads = new Set<Thread>();
  readonly #waiting: Task[] = [];
  /** When each host who still waits was last given a thread, as a number that grows. */
  readonly #served = new Map<string, number>();
  #turns = 0;
  #closed = false;

  constructor({
    log,
    threads = Math.max(1, availableParallelism() - 1),
    patience = 30_000,
  }: ThinkersSetting) {
    this.#log = log;
    this.#most = threads;
    this.#patience = patience;
  }

  /** The number of the answer that the bot chooses. A thread that dies over it is replaced, and asked again. */
  choose(thought: Thought, host: string, signal?: AbortSignal): Promise<number> {
    const stop = new Int32Array(new SharedArrayBuffer(4));
    return new Promise((done, failed) => {
      const task: Task = { thought: { ...thought, stop }, host, done, failed, tries: 0 };
      // Nobody waits for it any more: it need not begin, and need not go on.
      const give = () => {
        Atomics.store(stop, 0, 1);
        const at = this.#waiting.indexOf(task);
        if (at >= 0) this.#waiting.splice(at, 1);
        failed(new Overtaken());
      };
      if (signal?.aborted) {
        give();
        return;
      }
      signal?.addEventListener('abort', give, { once: true });
      this.#waiting.push(task);
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const task of this.#waiting.splice(0)) task.failed(new Error('The server is stopping.'));
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()));
  }

  #next(): void {
    if (this.#closed || this.#waiting.length === 0) return;
    const idle = [...this.#threads].find((one) => one.task === null);
    if (!idle && this.#threads.size >= this.#most) return;
    const thread = idle ?? this.#begin();
    const task = this.#fairest();
    if (!task) return;
    thread.task = task;
    task.tries++;
    thread.timer = setTimeout(() => {
      this.#log(`A ${task.thought.level} bot has been stuck over a move for ${this.#patience} ms.`);
      void thread.worker.terminate();
    }, this.#patience);
    thread.timer.unref();
    thread.worker.postMessage(task.thought);
  }

  /** The first in the queue of the host who has the fewest threads at work; of several, of who was served longest ago. */
  #fairest(): Task | undefined {
    for (const host of this.#served.keys())
      if (!this.#waiting.some((task) => task.host === host)) this.#served.delete(host);
    const busy = (host: string) => [...this.#threads].filter(({ task }) => task?.host === host).length;
    const served = (host: string) => this.#served.get(host) ?? 0;
    let best = this.#waiting[0];
    for (const task of this.#waiting) {
      const fewer = busy(task.host) - busy(best.host) || served(task.host) - served(best.host);
      if (fewer < 0) best = task;
    }
    if (!best) return undefined;
    this.#waiting.splice(this.#waiting.indexOf(best), 1);
    this.#served.set(best.host, ++this.#turns);
    return best;
  }

  #begin(): Thread {
    const worker = new Worker(new URL(import.meta.resolve('@vigrid/bots/worker')), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    worker.unref();
    const thread: Thread = { worker, task: null, timer: undefined };
    this.#threads.add(thread);
    worker.on('message', (conclusion: Conclusion) => {
      const task = this.#release(thread);
      if (task && 'answer' in conclusion) task.done(conclusion.answer);
      else if (task && 'fault' in conclusion) this.#again(task, conclusion.fault);
      this.#next();
    });
    worker.on('error', (error) => this.#log(`A bot's thread has crashed: ${error}`));
    worker.on('exit', () => {
      this.#threads.delete(thread);
      const task = this.#release(thread);
      if (task) this.#again(task, 'its thread ended');
      this.#next();
    });
    return thread;
  }

  #release(thread: Thread): Task | null {
    clearTimeout(thread.timer);
    const { task } = thread;
    thread.task = null;
    return task;
  }

  #again(task: Task, fault: string): void {
    if (this.#closed || task.tries >= mostTries) {
      task.failed(new Error(`The ${task.thought.level} bot has no answer: ${fault}`));
    } else {
      this.#waiting.unshift(task);
    }
  }
}
