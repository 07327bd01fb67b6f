/**
 * `npm run load`: how much a server carries. Players over real sockets answer at a steady pace, the server runs in a
 * process and, where there are two, on a core of its own; how long it takes from an act to every view of it is taken on
 * the players' side.
 *
 *     npm run load -- [--games N] [--seconds S] [--pause MS] [--game ID] [--postgres] [--peer] [--json]
 *     npm run load -- --start N [--postgres] [--json]
 *
 * --postgres starts a PostgreSQL for it, DATABASE_URL names one, which is filled with the games; otherwise it is the
 * embedded store. --peer lets boardgame.io's server carry the same. --start kills a server with so many games on a clock
 * and tells how long the next one, which takes them all over, ever leaves /healthz without an answer.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { gameIds } from '@vigrid/games';
import { postgres } from '../scripts/lib/postgres.mjs';
import { loadPeer } from './load-peer.ts';
import { answering, loadOn, type Pace, round, sitDown } from './load-players.ts';
import { startWith } from './load-start.ts';
import { onServersCore, program, readings, startServer, wholeNumber } from './served.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '10' },
    pause: { type: 'string', default: '1000' },
    game: { type: 'string', default: 'heroes' },
    start: { type: 'string' },
    postgres: { type: 'boolean', default: false },
    peer: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
if (!gameIds.includes(values.game)) {
  console.error(`--game is "${values.game}", but must be one of: ${gameIds.join(', ')}.`);
  process.exit(2);
}
const pace = {
  games: wholeNumber('games', values.games, 1, 100_000),
  seconds: wholeNumber('seconds', values.seconds, 1, 86_400),
  pause: wholeNumber('pause', values.pause, 1, 3_600_000),
};
const start = values.start === undefined ? null : wholeNumber('start', values.start, 1, 100_000);

const database = values.postgres ? await postgres() : null;
if (values.postgres && !database) process.exit(1);
if (database) process.env.DATABASE_URL = database.url;
try {
  const figures = {
    store: process.env.DATABASE_URL ? 'postgres' : 'embedded',
    game: values.game,
    ...(start === null ? await load(pace) : await startWith(start, values.game)),
  };
  tell(figures);
  if (values.peer)
    tell({ store: 'none', game: 'skirmish on boardgame.io', games: pace.games, ...(await loadPeer(pace)) });
} finally {
  database?.stop();
}
process.exit(0);

function tell(figures: Record<string, unknown>): void {
  if (values.json) console.log(JSON.stringify(figures));
  else for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(14)} ${value}`);
}

async function load(pace: Pace): Promise<Record<string, unknown>> {
  const server = await startServer(console.error);
  const { url, folder } = server;
  // The embedded store has a thread of its own, and a core where there is one.
  if (process.env.DATABASE_URL) onServersCore(server.process.pid);
  let delay = 0;
  const figures = await loadOn(pace, {
    async readings() {
      const now = await readings(url);
      delay = now.delay;
      return now;
    },
    sitDown: async (number) => answering(await sitDown(url, values.game, number)),
  });
  await server.stop();
  const bare = await bareInserts(join(folder, 'postgres'));
  server.clear();
  return {
    games: pace.games,
    ...figures,
    // How late its loop came round at worst.
    loopDelayMs: round(delay * 1000),
    // Rows a second that the same store takes one by one, each on the disk before the next, and nothing else; and how long
    // the slowest of a hundred takes.
    barePerSecond: round(bare.perSecond),
    bareP99: round(bare.p99),
    ratio: round(figures.perSecond / bare.perSecond),
  };
}

/** What the store takes by itself. */
async function bareInserts(folder: string): Promise<{ perSecond: number; p99: number }> {
  const child = spawn(process.execPath, [program('bare'), folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(createInterface(child.stdout), 'line');
  const { perSecond, p99 } = JSON.parse(String(line));
  return { perSecond: Number(perSecond), p99: Number(p99) };
}
