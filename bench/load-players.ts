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

/** Of an update what players by chance need. To keep the rest of it would cost thousands of them time of their own. */
type Glance = Pick<Update, 'seq' | 'question' | 'seats'>;

export class Player {
  readonly socket: Socket<Pushed>;
  now: Glance | null = null;
  #heard = () => {};

  constructor(url: string) {
    this.socket = io(url, { transports: ['websocket'], forceNew: true });
    this.socket.on('update', ({ seq, question, seats }) => {
      if (this.now && seq < this.now.seq) return;
      this.now = { seq, question, seats };
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
  const { seq, question, seats } = opened.now;
  second.now ??= { seq, question, seats };
  await first.sees(0);
  return { players, table, code, chance: seeded(`load ${number}`) };
}

/** Answers whatever is asked, once in each pause, until the time is over or the game is; gives how long each act took. */
export const playAt = (seated: Seated, every: number, phase: number, until: number): Promise<number[]> =>
  steadily(answering(seated), every, phase, until);

/** One act of whoever is asked, until everybody at the table has seen it; false where nobody is. */
export function answering({ players, chance, table }: Seated): () => Promise<boolean> {
  let number = 0;
  return async () => {
    const player = players.find(({ now }) => now?.question);
    if (!player?.now?.question) return false;
    const { question, seq } = player.now;
    const answer = below(chance, Math.min(count(question), 2 ** 47));
    const entered = await player.ask('act', { table, id: `load-act-${table}-${number++}`, seq, answer });
    await Promise.all(players.map((one) => one.sees(entered.seq)));
    return true;
  };
}

async function steadily(
  act: () => Promise<boolean>,
  every: number,
  phase: number,
  until: number,
): Promise<number[]> {
  const times: number[] = [];
  await pause(every * phase);
  while (performance.now() < until) {
    const sent = performance.now();
    if (!(await act())) break;
    const taken = performance.now() - sent;
    times.push(taken);
    await pause(Math.max(0, every - taken));
  }
  return times;
}

/** So many games, an act of each once in a pause, for so long. */
export interface Pace {
  readonly games: number;
  readonly seconds: number;
  /** In milliseconds. */
  readonly pause: number;
}

/** What a server carried. */
export interface Figures {
  readonly acts: number;
  readonly perSecond: number;
  /** From an act to the last view of it, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Of the server: time of its processor for an act, how much of a core it took, its memory before anybody came and at the end. */
  readonly cpuMsPerAct: number;
  readonly core: number;
  readonly idleMb: number;
  readonly memoryMb: number;
}

/** Players at so many games of a server, however they come there. */
export async function loadOn(
  { games, seconds, pause }: Pace,
  server: {
    readings(): Promise<{ readonly cpu: number; readonly memory: number }>;
    /** Gives how somebody at the table acts. */
    sitDown(number: number): Promise<() => Promise<boolean>>;
  },
): Promise<Figures> {
  const idle = await server.readings();
  const tables = await inTens(games, server.sitDown);
  const before = await server.readings();
  const start = performance.now();
  const until = start + seconds * 1000;
  const times = (await Promise.all(tables.map((act, i) => steadily(act, pause, i / games, until)))).flat();
  const taken = (performance.now() - start) / 1000;
  const after = await server.readings();
  times.sort((a, b) => a - b);
  const at = (share: number) => round(times[Math.floor(share * (times.length - 1))] ?? Number.NaN);
  return {
    acts: times.length,
    perSecond: round(times.length / taken),
    p50: at(0.5),
    p99: at(0.99),
    cpuMsPerAct: round(((after.cpu - before.cpu) * 1000) / times.length),
    core: round((after.cpu - before.cpu) / taken),
    idleMb: round(idle.memory / 1e6),
    memoryMb: round(after.memory / 1e6),
  };
}

async function inTens<T>(howMany: number, make: (number: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let from = 0; from < howMany; from += 10) {
    const numbers = Array.from({ length: Math.min(10, howMany - from) }, (_, i) => from + i);
    made.push(...(await Promise.all(numbers.map(make))));
  }
  return made;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
