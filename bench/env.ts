/**
 * Steps per second as a program of another language gets them, over the pipes of `vigrid env`: many games at once,
 * answers drawn uniformly, before each step all that its seat sees.
 *
 *     node bench/env.ts GAME [--quick]
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { below, seeded } from '@vigrid/kernel';
import type { Figure } from './figure.ts';
import { median, spread } from './measure.ts';
import { PLANS } from './plan.ts';

/** Games that are played side by side, one line to and fro for a step of each. */
const TABLES = 64;

interface Request {
  readonly do: 'reset' | 'observe' | 'step';
  readonly table: number;
  readonly seat?: number;
  readonly answer?: number;
  readonly seed?: string;
}

/** What a reply says about where its game stands. */
interface Status {
  readonly awaited: readonly number[];
  readonly answers: readonly number[];
}

if (import.meta.main) {
  const [game = ''] = process.argv.slice(2);
  const { windows, seconds } = PLANS[process.argv.includes('--quick') ? 'quick' : 'full'].ours;
  const rates = await measureSteps(game, windows + 1, seconds);
  const figure: Figure = {
    peer: 'ours',
    case: game,
    metric: 'env steps/s',
    value: median(rates),
    spread: spread(rates),
  };
  console.log(JSON.stringify(figure));
}

/** Steps per second in each window; the first warms up and is left out. */
async function measureSteps(game: string, windows: number, seconds: number): Promise<number[]> {
  const vigrid = fileURLToPath(new URL('../cli/bin/vigrid.mjs', import.meta.url));
  const env = spawn(process.execPath, [vigrid, 'env', game], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: env.stdout })[Symbol.asyncIterator]();
  const ask = async (requests: readonly Request[]): Promise<readonly Status[]> => {
    env.stdin.write(`${JSON.stringify(requests)}\n`);
    const { value, done } = await lines.next();
    if (done) throw new Error(`vigrid env ${game} ended before its reply.`);
    return JSON.parse(value);
  };
  const chance = seeded(game);
  let number = 0;
  const reset = (table: number): Request => ({ do: 'reset', table, seed: `bench ${number++}` });
  const tables = Array.from({ length: TABLES }, (_, table) => table);
  let stands = await ask(tables.map(reset));
  const rates: number[] = [];
  for (let window = 0; window < windows; window++) {
    const start = performance.now();
    let steps = 0;
    while (performance.now() - start < seconds * 1000) {
      const requests = stands.flatMap(({ awaited: [seat], answers: [count] }, table): Request[] => {
        if (seat === undefined || count === undefined) return [reset(table)];
        const answer = below(chance, count);
        return [
          { do: 'observe', table, seat },
          { do: 'step', table, seat, answer },
        ];
      });
      const replies = await ask(requests);
      stands = replies.filter((_, n) => requests[n]?.do !== 'observe');
      steps += replies.length - stands.length;
    }
    rates.push((steps * 1000) / (performance.now() - start));
  }
  env.stdin.end();
  return rates.slice(1);
}
