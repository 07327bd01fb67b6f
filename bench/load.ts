/**
 * `npm run load`: how much a server carries. Players over real sockets answer at a steady pace, the server runs in a
 * process of its own, and how long it takes from an act to every view of it is taken on the players' side.
 *
 *     npm run load -- [--games N] [--seconds S] [--pause MS] [--game ID] [--json]
 *
 * DATABASE_URL measures over that PostgreSQL, which is filled with the games; otherwise a folder that is gone afterwards.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { gameIds } from '@vigrid/games';
import { playAt, sitDown } from './load-players.ts';
import { program, readings, startServer, wholeNumber } from './served.ts';

interface Wish {
  readonly games: number;
  readonly seconds: number;
  /** Between the answers of one game, in milliseconds. */
  readonly pause: number;
  readonly game: string;
}

interface Loaded {
  readonly store: 'embedded' | 'postgres';
  readonly game: string;
  readonly games: number;
  readonly acts: number;
  readonly perSecond: number;
  /** Rows a second that the same store takes one by one, each on the disk before the next, and nothing else. */
  readonly barePerSecond: number;
  readonly ratio: number;
  /** From an act to the last view of it, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Of the server: time of its processor for an act, its memory, how late its loop came round at worst. */
  readonly cpuMsPerAct: number;
  readonly idleMb: number;
  readonly memoryMb: number;
  readonly loopDelayMs: number;
}

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '10' },
    pause: { type: 'string', default: '1000' },
    game: { type: 'string', default: 'heroes' },
    json: { type: 'boolean', default: false },
  },
});
if (!gameIds.includes(values.game)) {
  console.error(`--game is "${values.game}", but must be one of: ${gameIds.join(', ')}.`);
  process.exit(2);
}
const loaded = await load({
  games: wholeNumber('games', values.games, 1, 100_000),
  seconds: wholeNumber('seconds', values.seconds, 1, 86_400),
  pause: wholeNumber('pause', values.pause, 1, 3_600_000),
  game: values.game,
});
if (values.json) console.log(JSON.stringify(loaded));
else for (const [name, value] of Object.entries(loaded)) console.log(`${name.padEnd(12)} ${value}`);
process.exit(0);

async function load(wish: Wish): Promise<Loaded> {
  const server = await startServer(console.error);
  const { url, folder } = server;
  const idle = await readings(url);
  const games = await inTens(wish.games, (number) => sitDown(url, wish.game, number));
  const before = await readings(url);
  const start = performance.now();
  const until = start + wish.seconds * 1000;
  const times = (
    await Promise.all(games.map((game, i) => playAt(game, wish.pause, i / wish.games, until)))
  ).flat();
  const seconds = (performance.now() - start) / 1000;
  const after = await readings(url);
  await server.stop();
  const bare = await bareInserts(join(folder, 'postgres'));
  server.clear();
  times.sort((a, b) => a - b);
  const at = (share: number) => round(times[Math.floor(share * (times.length - 1))] ?? Number.NaN);
  return {
    store: process.env.DATABASE_URL ? 'postgres' : 'embedded',
    game: wish.game,
    games: wish.games,
    acts: times.length,
    perSecond: round(times.length / seconds),
    barePerSecond: round(bare),
    ratio: round(times.length / seconds / bare),
    p50: at(0.5),
    p99: at(0.99),
    cpuMsPerAct: round(((after.cpu - before.cpu) * 1000) / times.length),
    idleMb: round(idle.memory / 1e6),
    memoryMb: round(after.memory / 1e6),
    loopDelayMs: round(after.delay * 1000),
  };
}

/** What the store takes by itself, rows a second. */
async function bareInserts(folder: string): Promise<number> {
  const child = spawn(process.execPath, [program('bare'), folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(createInterface(child.stdout), 'line');
  return Number(line);
}

async function inTens<T>(howMany: number, make: (number: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let from = 0; from < howMany; from += 10) {
    const numbers = Array.from({ length: Math.min(10, howMany - from) }, (_, i) => from + i);
    made.push(...(await Promise.all(numbers.map(make))));
  }
  return made;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
