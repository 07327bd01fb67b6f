/**
 * `npm run chaos [-- --minutes 10 --tables 12 --every 2000 --seed 1]`: players play on a cluster while its servers are
 * killed, paused and cut off, connections are dropped and PostgreSQL is restarted; then all is looked over.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { seeded } from '@vigrid/kernel';
import { Faults } from './chaos/faults.ts';
import { Player } from './chaos/players.ts';
import { judge } from './chaos/verdict.ts';
import { startCluster } from './cluster/cluster.ts';
import { freePorts } from './lib/ports.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    tables: { type: 'string', default: '12' },
    every: { type: 'string', default: '2000' },
    pace: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
  },
});

const games = ['heroes', 'valhalla', 'dune', 'berserk'];
const usual = { VIGRID_BOT_DELAY: '100', VIGRID_REHEARSAL: `chaos ${values.seed}` };
const cluster = await startCluster(3, usual, await freePorts(5));
const players: Player[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cluster.stop().then(() => process.exit(1)));
try {
  for (let table = 0; table < Number(values.tables); table++) await seatAt(table);
  const chance = seeded(`faults ${values.seed}`);
  const faults = new Faults(cluster, players, chance);
  const playing = Promise.all(players.map((player) => player.play()));
  const until = performance.now() + Number(values.minutes) * 60_000;
  while (performance.now() < until) {
    await pause(Number(values.every));
    faults.next();
  }
  await faults.settle();
  // Every game goes on: another quarter of a minute without faults.
  const before = players.map(({ now }) => now);
  await pause(15_000);
  const stuck = players.filter(({ now }, i) => now === null || now === before[i]);
  for (const player of players) player.stop();
  await playing;
  // Bots may still be moving: they come to rest when it is a player's turn.
  await pause(5000);
  for (const player of players) await player.open();
  const verdict = await judge(cluster.database, players);
  const total = Object.values(faults.counts).reduce((sum, n) => sum + n, 0);
  const problems = [
    ...verdict.problems,
    ...stuck.map(({ table, now }) => `Table ${table} does not go on from step ${now?.seq}.`),
    ...cluster.servers
      .filter((server) => server.crashes() > 0)
      .map((server) => `The server at ${server.url} ended by itself ${server.crashes()} times.`),
  ];
  console.log(
    JSON.stringify({
      faults: total,
      ...faults.counts,
      tables: verdict.tables,
      entries: verdict.entries,
      acknowledged: verdict.acknowledged,
      refused: players.reduce((sum, { refusals }) => sum + refusals, 0),
      games: players.reduce((sum, { games }) => sum + games, 0),
      problems: problems.length,
    }),
  );
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  for (const player of players) player.leave();
  await cluster.stop();
}
process.exit();

/** Two at a table, or one and a bot; some with a clock. */
async function seatAt(number: number): Promise<void> {
  const game = games[number % games.length];
  const name = `player ${values.seed} ${number}`;
  const withBot = number % 3 === 2;
  const first = new Player(cluster.url, `${name} a`, Number(values.pace));
  players.push(first);
  const other = withBot ? ({ kind: 'bot', level: 'greedy' } as const) : ({ kind: 'free' } as const);
  const clock = number % 2 === 0 ? { base: 3_600_000, increment: 0 } : null;
  const table = await first.make({ game, seats: [{ kind: 'me' }, other], clock });
  const code = await first.open();
  if (withBot || code === null) return;
  const second = new Player(cluster.url, `${name} b`, Number(values.pace));
  players.push(second);
  second.table = table;
  await second.open(code);
}
