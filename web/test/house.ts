/** A real server in a process of its own, with a data folder that is gone afterwards; it can be killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface House {
  readonly url: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again at the same address, from what is on the disk; the fifth game in this version. */
  restart(version?: number): Promise<void>;
  close(): Promise<void>;
}

/** The same deals and dice each time: what fails for one fails for all. */
const usualRehearsal = process.env.VIGRID_REHEARSAL ?? 'browser';

/** Guests can be told of their turn; nobody listens there. */
const pushKey = Buffer.alloc(32, 7).toString('base64url');
export const pushService = 'http://127.0.0.1:9';

/** A new house need not lay its database first; of its machine code the quickly made one does. */
const quick = ['--liftoff-only', '--import', new URL('../../server/test/laid.ts', import.meta.url).href];

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));
/** The same with a fifth game, of which the table in the browser knows nothing. */
const withFifth = fileURLToPath(new URL('../../server/test/child.ts', import.meta.url));

/** `rehearsal`: deals and dice are those of this word; without a word nobody knows them. */
export async function openHouse(fifth = false, rehearsal = usualRehearsal): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), 'vigrid-web-'));
  let { server, url } = await start(folder, '0', fifth ? 1 : null, rehearsal);
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  return {
    url,
    kill,
    async restart(version = 1) {
      ({ server, url } = await start(folder, new URL(url).port, fifth ? version : null, rehearsal));
    },
    async close() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function start(
  folder: string,
  port: string,
  fifth: number | null,
  rehearsal: string,
): Promise<{ server: ChildProcess; url: string }> {
  const env = {
    ...process.env,
    PORT: port,
    HOST: '127.0.0.1',
    VIGRID_DATA: folder,
    VIGRID_BOT_DELAY: '0',
    VIGRID_PUSH_KEY: pushKey,
    VIGRID_PUSH_CONTACT: 'mailto:host@example.org',
    VIGRID_PUSH_SERVICES: pushService,
    VIGRID_REHEARSAL: rehearsal,
  };
  const program = fifth === null ? [main] : [withFifth, folder, '0', 'all', `${fifth}`];
  const server = spawn(process.execPath, [...quick, ...program], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = new Promise<string>((resolve, reject) => {
    // Read to the end, or the server could not say anything more.
    createInterface({ input: server.stdout }).on('line', (line) => {
      const [found] = /http:\/\/\S+/.exec(line) ?? [];
      if (found) resolve(found);
    });
    server.once('exit', (code) =>
      reject(new Error(`The server ended with ${code} before it said where it is.`)),
    );
  });
  return { server, url: await url };
}
