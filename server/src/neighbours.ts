/**
 * The other servers on the same database, heard by LISTEN and told by NOTIFY. What belongs to a change is told by the
 * change's own transaction (`Store`); what is said here is about who is there, and may get lost: it is said again.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { channel, type News, read, written } from './news.ts';

export interface Neighbours {
  /** The name of this server, new at each start. */
  readonly self: string;
  /** There may be others. */
  readonly shared: boolean;
  /** Tells the others, soon. */
  tell(news: News): void;
  onNews(listener: (news: News, from: string) => void): void;
  /** Called when news may have been missed. */
  onGap(listener: () => void): void;
  close(): Promise<void>;
}

/** One server that has its database to itself. */
export const alone = (): Neighbours => ({
  self: freshName(),
  shared: false,
  tell() {},
  onNews() {},
  onGap() {},
  close: async () => {},
});

const freshName = (): string => randomUUID().slice(0, 8);

/** How long what is to be told is gathered, and how often the line is tried, in milliseconds. */
const gather = 40;
const tryEvery = 3000;
const giveUpAfter = 5000;

/** Servers that had a database to themselves held this lock; those that share it hold it together. */
const shared = 710_220_401;

export async function neighboursAt(url: string, log: (line: string) => void): Promise<Neighbours> {
  const self = freshName();
  const listeners: ((news: News, from: string) => void)[] = [];
  const gaps: (() => void)[] = [];
  let client: Client | null = null;
  let closed = false;
  let waiting: string[] = [];
  let timer: NodeJS.Timeout | null = null;
  let turn: Promise<void> = Promise.resolve();

  async function connect(): Promise<void> {
    const fresh = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: giveUpAfter,
      query_timeout: giveUpAfter,
      application_name: `vigrid ${self}`,
    });
    fresh.on('notification', ({ payload = '' }) => {
      const heard = read(payload);
      if (!heard || heard.from === self) return;
      for (const listener of listeners) listener(heard.news, heard.from);
    });
    fresh.on('error', () => lost(fresh));
    fresh.on('end', () => lost(fresh));
    try {
      await fresh.connect();
      const { rows } = await fresh.query('select pg_try_advisory_lock_shared($1) as ours', [shared]);
      if (rows[0]?.ours !== true) throw new Error('It is in use by a Vigrid server that does not share it.');
      await fresh.query(`listen ${channel}`);
    } catch (error) {
      fresh.end().catch(() => {});
      throw error;
    }
    client = fresh;
  }

  function lost(which: Client): void {
    if (client !== which || closed) return;
    client = null;
    log('The line to the other servers is broken; it is being mended.');
    void mend();
  }

  async function mend(): Promise<void> {
    while (!closed && !client) {
      await pause(300, undefined, { ref: false });
      await connect().catch(() => {});
    }
    if (closed) return;
    log('The line to the other servers is mended.');
    for (const listener of gaps) listener();
  }

  async function flush(): Promise<void> {
    timer = null;
    const now = waiting;
    waiting = [];
    const through = client;
    if (!through || now.length === 0) return;
    await inTurn(through, () =>
      through.query('select pg_notify($1, given.news) from unnest($2::text[]) as given(news)', [
        channel,
        now,
      ]),
    );
  }

  /** One statement after the other. */
  function inTurn(which: Client, statement: () => Promise<unknown>): Promise<void> {
    turn = turn.then(async () => {
      if (client !== which) return;
      await statement().catch(() => broken(which));
    });
    return turn;
  }

  /** A line that does not answer is as good as broken, though nothing has said so. */
  function broken(which: Client): void {
    which.end().catch(() => {});
    lost(which);
  }

  await connect();
  const trial = setInterval(() => {
    const which = client;
    if (which) void inTurn(which, () => which.query('select 1'));
  }, tryEvery).unref();

  return {
    self,
    shared: true,
    tell(news) {
      if (closed) return;
      waiting.push(written(self, news));
      timer ??= setTimeout(() => void flush(), gather).unref();
    },
    onNews: (listener) => void listeners.push(listener),
    onGap: (listener) => void gaps.push(listener),
    async close() {
      if (timer) clearTimeout(timer);
      await flush();
      closed = true;
      clearInterval(trial);
      await client?.end().catch(() => {});
    },
  };
}
