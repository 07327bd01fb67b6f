/**
 * A thread in which bots think for a server: it is sent one thought at a time and answers with its conclusion. The
 * state it is sent is one imagined for the seat; the true one never comes here.
 */
import { parentPort } from 'node:worker_threads';
import { type AnyGame, resume, type Seat, type State, seeded } from '@vigrid/kernel';
import { botNamed } from './index.ts';

/** What a bot is to think about. */
export interface Thought {
  /** The module that exports the game by default. */
  readonly module: string;
  readonly state: State;
  readonly seat: Seat;
  readonly level: string;
  readonly seed: string;
  /** Set from outside to something but 0 when the answer is no longer wanted. */
  readonly stop?: Int32Array;
}

/** What a thought came to. */
export type Conclusion = { readonly answer: number } | { readonly fault: string };

parentPort?.on('message', async (thought: Thought) => {
  parentPort?.postMessage(await conclude(thought));
});

async function conclude({ module, state, seat, level, seed, stop }: Thought): Promise<Conclusion> {
  try {
    const bot = botNamed(level);
    if (!bot) return { fault: `there is no bot "${level}"` };
    const run = resume(await gameFrom(module), state);
    const isStopped = () => stop !== undefined && Atomics.load(stop, 0) !== 0;
    return { answer: bot.choose(run, seat, seeded(seed), isStopped) };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function gameFrom(module: string): Promise<AnyGame> {
  const exported: { readonly default?: unknown } = await import(module);
  if (!isGame(exported.default)) throw new Error(`${module} does not export a game by default`);
  return exported.default;
}

const isGame = (x: unknown): x is AnyGame =>
  typeof x === 'object' && x !== null && 'id' in x && 'flows' in x && 'begin' in x;
