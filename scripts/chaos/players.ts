/** Players who play on whatever happens: they come back, and send each deed until it is answered. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { below, count, type Random, seeded } from '@vigrid/kernel';
import type { Deed, NewTable, Pushed, Reply, Requests, Update } from '@vigrid/protocol';
import { io, type Socket } from 'socket.io-client';

/** A deed that a server has said it has carried out. */
export interface Acknowledged {
  readonly deed: Deed;
  readonly seq: number;
}

/** How long a reply may take, in milliseconds: as in the browser. */
const replyWithin = 8000;

export class Player {
  readonly #socket: Socket<Pushed>;
  readonly #chance: Random;
  readonly #pace: number;
  #token: string | null = null;
  #greeted = false;
  #playing = true;
  table = '';
  now: Update | null = null;
  readonly acknowledged: Acknowledged[] = [];
  /** Steps that came out of order, and what was shown of one step in two ways. */
  readonly faults: string[] = [];
  refusals = 0;
  /** Played to the end. */
  games = 0;

  constructor(url: string, name: string, pace: number) {
    this.#chance = seeded(name);
    this.#pace = pace;
    this.#socket = io(url, {
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 200,
      reconnectionDelayMax: 1500,
      rejectUnauthorized: false,
    });
    this.#socket.on('connect', () => void this.#greet());
    this.#socket.on('disconnect', () => {
      this.#greeted = false;
    });
    this.#socket.on('update', (update) => this.#see(update));
  }

  /** Asks until there is an answer; null where it is no. */
  async ask<K extends keyof Requests>(name: K, payload: Requests[K][0]): Promise<Requests[K][1] | null> {
    for (;;) {
      while (!this.#greeted) await pause(50);
      const reply = await this.#send(name, payload);
      if (reply?.ok) return reply.value;
      if (reply && reply.refusal.code !== 'hello' && reply.refusal.code !== 'fault') {
        this.refusals++;
        return null;
      }
      await pause(200);
    }
  }

  async make(wish: NewTable): Promise<string> {
    const made = await this.ask('create', wish);
    if (!made) throw new Error('A table was refused.');
    this.table = made.table;
    return made.table;
  }

  /** Opens the table, with an invitation if there is one; gives that for others. */
  async open(code?: string): Promise<string | null> {
    const opened = await this.ask('open', { table: this.table, ...(code !== undefined && { code }) });
    if (!opened) throw new Error('A table could not be opened.');
    this.#see(opened.now);
    return opened.code;
  }

  /** Answers whatever is asked until told to stop, and plays again when the game is over. */
  async play(): Promise<void> {
    while (this.#playing) {
      await pause(this.#pace * (0.5 + Math.random()));
      const { now } = this;
      if (now?.over) await this.#again();
      if (!now?.question) continue;
      const answer = below(this.#chance, Math.min(count(now.question), 2 ** 47));
      await this.#act({ table: this.table, id: randomUUID(), seq: now.seq, answer });
    }
  }

  stop(): void {
    this.#playing = false;
  }

  /** Loses the connection without a word. */
  drop(): void {
    this.#socket.io.engine?.close();
  }

  leave(): void {
    this.#socket.disconnect();
  }

  async #act(deed: Deed): Promise<void> {
    const done = await this.ask('act', deed);
    if (!done) {
      // Something else was decided meanwhile: a look at what.
      for (const update of (await this.ask('since', { table: this.table, seq: this.now?.seq ?? -1 })) ?? [])
        this.#see(update);
      return;
    }
    this.acknowledged.push({ deed, seq: done.seq });
    const patience = performance.now() + replyWithin;
    while ((this.now?.seq ?? -1) < done.seq && performance.now() < patience) await pause(20);
  }

  /** To the table of the rematch, which is one for all who ask. */
  async #again(): Promise<void> {
    const next = await this.ask('rematch', { table: this.table });
    if (!next) throw new Error(`There is no rematch of table ${this.table}.`);
    this.games++;
    await this.ask('leave', { table: this.table });
    this.table = next.table;
    this.now = null;
    await this.open();
  }

  /** Says hello until it is heard, as the browser does, or the connection is gone. */
  async #greet(): Promise<void> {
    const connection = this.#socket.id;
    while (this.#socket.id === connection) {
      const token = this.#token;
      const reply = await this.#send('hello', token === null ? {} : { token });
      if (this.#socket.id !== connection) return;
      if (reply?.ok) {
        this.#token = reply.value.token;
        return this.#catchUp();
      }
      await pause(200);
    }
  }

  async #catchUp(): Promise<void> {
    if (this.table && this.now) {
      const missed = await this.#send('since', { table: this.table, seq: this.now.seq });
      if (missed?.ok) for (const update of missed.value) this.#see(update);
    }
    this.#greeted = true;
  }

  async #send<K extends keyof Requests>(
    name: K,
    payload: Requests[K][0],
  ): Promise<Reply<Requests[K][1]> | null> {
    const socket: Socket = this.#socket;
    try {
      return await socket.timeout(replyWithin).emitWithAck(name, payload);
    } catch {
      return null;
    }
  }

  #see(update: Update): void {
    if (update.table !== this.table) return;
    const { now } = this;
    if (now && update.seq === now.seq && JSON.stringify(update.view) !== JSON.stringify(now.view))
      this.faults.push(`Step ${update.seq} of table ${update.table} was shown in two ways.`);
    if (!now || update.seq >= now.seq) this.now = update;
  }
}
