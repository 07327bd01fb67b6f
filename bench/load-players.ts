/** Players for `npm run load` and `npm run hostile`, over real sockets. */
import { setTimeout as pause } from 'node:timers/promises';
import { below, count, seeded } from '@vigrid/kernel';
import type { Pushed, Reply, Requests, Update } from '@vigrid/protocol';
import { io, type Socket } from 'socket.io-client';

/** Two players at a table of their own. */
export interface Seated {
  readonly players: readonly Player[];
  readonly chance: ReturnType<typeof seeded>;
  readonly table: string;
  /** Of the invitation. */
  readonly code: string | null;
}

export class Player {
  readonly socket: Socket<Pushed>;
  now: Update | null = null;
  #heard = () => {};

  constructor(url: string) {
    this.socket = io(url, { transports: ['websocket'], forceNew: true });
    this.socket.on('update', (update) => {
      if (this.now && update.seq < this.now.seq) return;
      this.now = update;
      this.#heard();
    });
  }

  async ask<K extends keyof Requests>(name: K, payload: Requests[K][0]): Promise<Requests[K][1]> {
    const socket: Socket = this.socket;
    const reply: Reply<Requests[K][1]> = await socket.emitWithAck(name, payload);
    if (reply.ok) return reply.value;
    throw new Error(`${name} was refused: ${reply.refusal.text.en}`);
  }

  async sees(seq: number): Promise<void> {
    while ((this.now?.seq ?? -1) < seq) {
      await new Promise<void>((resolve) => {
        this.#heard = resolve;
      });
    }
  }
}

export async function sitDown(url: string, game: string, number: number): Promise<Seated> {
  const players = [new Player(url), new Player(url)];
  for (const player of players) await player.ask('hello', {});
  const [first, second] = players;
  const { table } = await first.ask('create', { game, seats: [{ kind: 'me' }, { kind: 'free' }] });
  const { code } = await first.ask('open', { table });
  const opened = await second.ask('open', code === null ? { table } : { table, code });
  second.now ??= opened.now;
  await first.sees(0);
  return { players, table, code, chance: seeded(`load ${number}`) };
}

/** Answers whatever is asked, once in each pause, until the time is over or the game is; gives how long each act took. */
export async function playAt(
  { players, chance, table }: Seated,
  every: number,
  phase: number,
  until: number,
): Promise<number[]> {
  const times: number[] = [];
  await pause(every * phase);
  for (let number = 0; performance.now() < until; number++) {
    const due = performance.now() + every;
    const player = players.find(({ now }) => now?.question);
    if (!player?.now?.question) break;
    const { question, seq } = player.now;
    const answer = below(chance, Math.min(count(question), 2 ** 47));
    const sent = performance.now();
    const entered = await player.ask('act', { table, id: `load-act-${table}-${number}`, seq, answer });
    await Promise.all(players.map((one) => one.sees(entered.seq)));
    times.push(performance.now() - sent);
    await pause(Math.max(0, due - performance.now()));
  }
  return times;
}
