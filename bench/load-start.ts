/** How a server starts that has many games to take over at once: whether it answers all the while. */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Player, round } from './load-players.ts';
import { readings, startServer } from './served.ts';

/** Tables that one guest may make without waiting. */
const ofEach = 15;

interface Started {
  readonly games: number;
  /** Until it listens, and until all games are in its hands, in milliseconds. */
  readonly listensMs: number;
  readonly takenOverMs: number;
  /** The longest that an answer of /healthz was waited for meanwhile, in milliseconds. */
  readonly slowestMs: number;
}

/** Bots on a clock, so that something is due in every game from the first moment. */
export async function startWith(games: number, game: string): Promise<Started> {
  // Slow bots: no game may end, and leave the memory, before all are taken over.
  const slow = { VIGRID_BOT_DELAY: '30000' };
  const first = await startServer(console.error, slow);
  for (let made = 0; made < games; ) {
    const guest = new Player(first.url);
    await guest.ask('hello', {});
    for (let own = 0; own < ofEach && made < games; own++, made++) await guest.ask('create', tableOf(game));
    guest.socket.disconnect();
  }
  // Nobody is told, and the clocks stand until another server comes.
  first.process.kill('SIGKILL');
  await once(first.process, 'exit');
  const start = performance.now();
  const next = await startServer(console.error, { ...slow, VIGRID_DATA: first.folder });
  const listens = performance.now() - start;
  let slowest = 0;
  const answered = async () => {
    const asked = performance.now();
    await fetch(new URL('/healthz', next.url));
    slowest = Math.max(slowest, performance.now() - asked);
    await pause(10);
  };
  let isDone = false;
  const asking = (async () => {
    while (!isDone) await answered();
  })();
  while ((await readings(next.url)).tables < games) await pause(200);
  isDone = true;
  await asking;
  const taken = performance.now() - start;
  await next.stop();
  next.clear();
  first.clear();
  return { games, listensMs: round(listens), takenOverMs: round(taken), slowestMs: round(slowest) };
}

const tableOf = (game: string) => ({
  game,
  seats: [
    { kind: 'bot' as const, level: 'greedy' },
    { kind: 'bot' as const, level: 'greedy' },
  ],
  clock: { base: 3_600_000, increment: 0 },
});
