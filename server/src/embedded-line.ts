/** The line to the embedded PostgreSQL: what the driver takes for a socket, with somebody who speaks at the other end. */
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { Speaker } from './embedded.ts';

/** Opens the embedded PostgreSQL in a thread of its own. */
export async function speakerInThread(folder: string): Promise<Speaker> {
  // To lay the files of a new one takes hundreds of megabytes, which go with the thread that did it.
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error('PG_VERSION is missing');
    await (await threadIn(folder)).close();
  }
  return threadIn(folder);
}

async function threadIn(folder: string): Promise<Speaker> {
  const worker = new Worker(new URL('./embedded-thread.ts', import.meta.url), {
    workerData: folder,
    execArgv: [],
  });
  let waiting: { done(answer: Uint8Array): void; failed(error: unknown): void } | null = null;
  let fault: Error | null = null;
  const ended = async () => {
    await once(worker, 'exit');
    throw new Error('the embedded database has ended');
  };
  await Promise.race([once(worker, 'message'), ended()]);
  const end = (error: Error) => {
    fault ??= error;
    waiting?.failed(error);
    waiting = null;
  };
  worker.on('message', (answer: Uint8Array) => {
    waiting?.done(answer);
    waiting = null;
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('The embedded database has ended.')));
  return {
    say: (messages) =>
      new Promise((done, failed) => {
        if (fault) return failed(fault);
        waiting = { done, failed };
        worker.postMessage(messages);
      }),
    async close() {
      if (fault) return;
      const gone = once(worker, 'exit');
      worker.postMessage(null);
      await gone;
    },
  };
}

/** What PostgreSQL answers to whoever comes: you are let in, and I am ready. */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** The kinds of messages after which an answer is due: Sync and Query. The last one, Terminate, says goodbye. */
const [sync, query, terminate] = Buffer.from('SQX');

/**
 * There is one session for all lines, one after the other: what the one before, which broke, has begun or prepared is of no
 * use to the next.
 */
const freshSession = queryOf('rollback; deallocate all');

function queryOf(statement: string): Uint8Array {
  const text = Buffer.from(`${statement}\0`);
  const message = Buffer.alloc(5 + text.length);
  message.write('Q');
  message.writeInt32BE(4 + text.length, 1);
  text.copy(message, 5);
  return Uint8Array.from(message);
}

export class EmbeddedLine extends Duplex {
  readonly #speaker: Speaker;
  #said: Buffer = Buffer.alloc(0);
  #welcomed = false;
  #turn: Promise<void> = Promise.resolve();

  constructor(speaker: Speaker) {
    super();
    this.#speaker = speaker;
  }

  /** As with a socket, whose other ways have no meaning here. */
  connect(): void {
    process.nextTick(() => this.emit('connect'));
  }

  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#said = this.#said.length === 0 ? chunk : Buffer.concat([this.#said, chunk]);
    if (this.#isWelcome()) this.#passOn();
    done();
  }

  /** The first message has a length but no kind; nothing in it matters to us. */
  #isWelcome(): boolean {
    if (this.#welcomed) return true;
    if (this.#said.length < 4 || this.#said.length < this.#said.readInt32BE(0)) return false;
    this.#said = this.#said.subarray(this.#said.readInt32BE(0));
    this.#welcomed = true;
    this.push(welcome);
    this.#turn = this.#say(freshSession).then(() => {});
    return true;
  }

  /** Says all messages up to the last one that wants an answer. */
  #passOn(): void {
    let at = 0;
    let end = 0;
    while (at + 5 <= this.#said.length) {
      const kind = this.#said[at];
      const next = at + 1 + this.#said.readInt32BE(at + 1);
      if (next > this.#said.length) break;
      if (kind === terminate) {
        this.push(null);
        return;
      }
      at = next;
      if (kind === sync || kind === query) end = at;
    }
    if (end === 0) return;
    const messages = Uint8Array.from(this.#said.subarray(0, end));
    this.#said = this.#said.subarray(end);
    this.#turn = this.#turn.then(async () => void this.push(await this.#say(messages)));
  }

  /** What is answered; nothing where nobody does, and the line is broken. */
  async #say(messages: Uint8Array): Promise<Buffer> {
    try {
      return Buffer.from(await this.#speaker.say(messages));
    } catch (error) {
      this.destroy(error instanceof Error ? error : new Error(String(error)));
      return Buffer.alloc(0);
    }
  }
}
