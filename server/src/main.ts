/**
 * The server as a program: `PORT` and `HOST` say where it listens (0.0.0.0: for the whole network), `VIGRID_HOSTS` under
 * which names it is known there, with commas between them, `VIGRID_DATA` (a folder) or `DATABASE_URL` (a
 * PostgreSQL) where games are kept, `VIGRID_BOT_DELAY` how long in milliseconds a bot takes for a move,
 * `VIGRID_PROXY` that guests come through a proxy, which tells their addresses, `VIGRID_LOG=json` that what is logged is
 * for programs, `VIGRID_REHEARSAL` that games come out alike each time, `VIGRID_EXAMPLES` that the games to learn from are offered,
 * too, `VIGRID_PUSH_KEY` and `VIGRID_PUSH_CONTACT` with which key guests are told of their turn; Ctrl-C stops it.
 */
import { faultSaid } from './denials.ts';
import { asObjects, plainly } from './logging.ts';
import type { PushSetting } from './push/index.ts';
import { pushKey } from './push/message.ts';
import { knownSeeds } from './secrets.ts';
import { type Serving, StartProblem, serve } from './serve.ts';

const {
  HOST = '127.0.0.1',
  VIGRID_HOSTS = '',
  VIGRID_DATA = './data',
  VIGRID_REHEARSAL = '',
  VIGRID_EXAMPLES = '',
  VIGRID_PROXY = '',
  VIGRID_LOG = '',
  VIGRID_PUSH_KEY = '',
  VIGRID_PUSH_CONTACT = '',
  VIGRID_PUSH_SERVICES = '',
  DATABASE_URL = '',
} = process.env;

const log = VIGRID_LOG === 'json' ? asObjects() : plainly;

/** How long to wait for a clean end before ending anyway, in milliseconds. */
const patience = 5000;

try {
  const delay = wholeNumber('VIGRID_BOT_DELAY', 60_000);
  const serving = await serve({
    port: wholeNumber('PORT', 65535) ?? 8080,
    host: HOST,
    names: VIGRID_HOSTS.toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
    data: DATABASE_URL ? { database: DATABASE_URL } : VIGRID_DATA,
    examples: VIGRID_EXAMPLES !== '',
    behindProxy: VIGRID_PROXY !== '',
    log,
    ...(VIGRID_PUSH_KEY && { push: pushSetting() }),
    ...(delay !== null && { botDelay: [delay, delay] }),
    ...(VIGRID_REHEARSAL && { seed: knownSeeds(VIGRID_REHEARSAL) }),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop(serving));
  console.log(`Vigrid is ready: open ${serving.url} in your browser. Ctrl-C stops it.`);
  console.log(
    serving.friends.length > 0
      ? `Friends in your network open ${serving.friends.join(' or ')}.`
      : 'Only this machine reaches it; HOST=0.0.0.0 opens it to your network.',
  );
  if (VIGRID_REHEARSAL)
    console.log('A rehearsal: the games are the same each time, and their dice are known.');
  // Every act is in the log before it is acknowledged, so a fault that slipped through costs nobody their game.
  process.on('unhandledRejection', (error) => log(`Unexpected fault: ${faultSaid(error)}`));
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function wholeNumber(name: string, most: number): number | null {
  const text = process.env[name];
  if (text === undefined || text === '') return null;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number <= most) return number;
  throw new StartProblem(`${name} is "${text}", but must be a whole number from 0 to ${most}.`);
}

function pushSetting(): PushSetting {
  if (!/^(mailto:.+@|https:\/\/)./.test(VIGRID_PUSH_CONTACT))
    throw new StartProblem(
      `VIGRID_PUSH_CONTACT is "${VIGRID_PUSH_CONTACT}", but must say whom the browsers' makers can ask: mailto:you@example.org, or a page beginning with https://.`,
    );
  try {
    const services = VIGRID_PUSH_SERVICES.split(/[\s,]+/).filter(Boolean);
    return { key: pushKey(VIGRID_PUSH_KEY, VIGRID_PUSH_CONTACT), services };
  } catch {
    throw new StartProblem('VIGRID_PUSH_KEY is no key: `npm run push:key` makes one.');
  }
}

function stop(serving: Serving): void {
  setTimeout(() => process.exit(0), patience).unref();
  serving.close().then(
    () => process.exit(0),
    (error) => {
      log(`The server did not end well: ${faultSaid(error)}`);
      process.exit(1);
    },
  );
}
