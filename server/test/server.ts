/** Servers for the tests, each with a data folder of its own that is gone afterwards. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { knownSeeds } from '../src/secrets.ts';
import { type ServeSetting, type Serving, serve } from '../src/serve.ts';
import { stones } from './stones.ts';

export const stonesServed = { game: stones, module: new URL('./stones.ts', import.meta.url).href };

export const freshFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'vigrid-server-'));
export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

/** Serves the game of stones without waiting and without limits, and always the same games. */
export const serveStones = (data: string, more: Partial<ServeSetting> = {}): Promise<Serving> =>
  serve({
    port: 0,
    host: '127.0.0.1',
    data,
    games: [stonesServed],
    botDelay: [0, 0],
    seed: knownSeeds('tests'),
    rate: { burst: 100_000, perSecond: 100_000 },
    ...more,
  });
