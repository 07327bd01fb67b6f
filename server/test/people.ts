/** Guests for the tests: real clients over real sockets, who remember everything they were sent. */
import { below, type Control, count, seeded } from '@vigrid/kernel';
import type { Denial, Pushed, Reply, Requests, Said, TableState, Update } from '@vigrid/protocol';
import { io, type Socket } from 'socket.io-client';

type Sent = {
  [K in keyof Requests]: (payload: Requests[K][0], reply: (reply: Reply<Requests[K][1]>) => void) => void;
};

export class Person {
  readonly socket: Socket<Pushed, Sent>;
  token = '';
  name = '';
  /** Everything that came over the line, in order. */
  readonly heard: unknown[] = [];
  readonly updates: Update[] = [];
  readonly said: Said[] = [];
  lobbyNews = 0;

  constructor(url: string) {
    this.socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
    this.socket.onAny((_, payload: unknown) => this.heard.push(payload));
    this.socket.on('update', (update) => this.updates.push(update));
    this.socket.on('said', (_, said) => this.said.push(said));
    this.socket.on('lobby', () => this.lobbyNews++);
  }

  async reply<K extends keyof Requests>(name: K, payload: Requests[K][0]): Promise<Reply<Requests[K][1]>> {
    const reply: Reply<Requests[K][1]> = await this.raw(name, payload);
    return reply;
  }

  /** Sends anything at all. */
  async raw(name: string, ...payload: unknown[]): Promise<Reply<never>> {
    const socket: Socket = this.socket;
    const reply = await socket.emitWithAck(name, ...payload);
    this.heard.push(reply);
    return reply;
  }

  async ask<K extends keyof Requests>(name: K, payload: Requests[K][0]): Promise<Requests[K][1]> {
    const reply = await this.reply(name, payload);
    if (reply.ok) return reply.value;
    throw new Error(`${name} was refused: ${reply.refusal.text.en}`);
  }

  async refusal<K extends keyof Requests>(name: K, payload: Requests[K][0]): Promise<Denial> {
    const reply = await this.reply(name, payload);
    if (!reply.ok) return reply.refusal;
    throw new Error(`${name} was not refused: ${JSON.stringify(reply.value)}`);
  }

  /** The newest update of a table that satisfies the test, as soon as there is one. */
  async until(table: string, test: (update: Update) => boolean): Promise<Update> {
    for (;;) {
      const newest = this.updates.findLast((update) => update.table === table);
      if (newest && test(newest)) return newest;
      await new Promise<void>((resolve) => this.socket.once('update', () => resolve()));
    }
  }

  async open(table: string, code?: string): Promise<TableState> {
    const heard = this.updates.length;
    const state = await this.ask('open', code === undefined ? { table } : { table, code });
    // An update that followed the reply closely may have been heard before the reply was read.
    const later = this.updates.slice(heard).some((one) => one.table === table && one.seq >= state.now.seq);
    if (!later) this.updates.push(state.now);
    return state;
  }

  answer(now: Update, answer: number, id = deedId()): Promise<{ seq: number }> {
    return this.ask('act', { table: now.table, id, seq: now.seq, answer });
  }

  control(now: Update, control: Control, id = deedId()): Promise<{ seq: number }> {
    return this.ask('act', { table: now.table, id, seq: now.seq, control });
  }

  /** Answers whatever is asked at a table, somehow, until the game is over or somebody says stop. */
  async playOn(table: string, stop: (update: Update) => boolean = () => false): Promise<Update> {
    // Not always the first: there are games that nobody would win so.
    const chance = seeded('answers');
    for (;;) {
      const now = await this.until(
        table,
        (update) => update.question !== null || update.over !== null || stop(update),
      );
      if (now.over || stop(now)) return now;
      const answer = now.question ? below(chance, Math.min(count(now.question), 2 ** 47)) : 0;
      const { seq } = await this.answer(now, answer);
      await this.until(table, (update) => update.seq >= seq);
    }
  }

  leave(): void {
    this.socket.disconnect();
  }
}

let deeds = 0;
export const deedId = (): string => `deed-${++deeds}-of-a-test`;

/** A guest who has come in and said hello. */
export async function arrive(url: string, token?: string): Promise<Person> {
  const person = new Person(url);
  const guest = await person.ask('hello', token === undefined ? {} : { token });
  person.token = guest.token;
  person.name = guest.name;
  return person;
}

/** Two guests at a new table, the game begun: the first made it, the second came by the invitation. */
export async function twoAtTable(
  url: string,
  more: Partial<Requests['create'][0]> = {},
): Promise<{ table: string; code: string; first: Person; second: Person }> {
  const [first, second] = await Promise.all([arrive(url), arrive(url)]);
  const { table } = await first.ask('create', {
    game: 'stones',
    seats: [{ kind: 'me' }, { kind: 'free' }],
    ...more,
  });
  const { code } = await first.open(table);
  if (code === null) throw new Error('The one who made the table was not given the code.');
  await second.open(table, code);
  await first.until(table, (update) => update.seq === 0);
  return { table, code, first, second };
}
