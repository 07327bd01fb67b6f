/** A thread that plays scenarios on a game with one change turned on after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import type { AnyGame } from '@vigrid/kernel';
import { runScenario } from '@vigrid/kernel/scenario';
import { type Difference, differenceFor } from './differ.ts';
import { loadGame, type Switches } from './engine.ts';

export interface Job {
  readonly game: string;
  /** The files with switches, by absolute path. */
  readonly sources: Readonly<Record<string, string>>;
  readonly changes: number;
  /** By change, whether more than passing by tells that it would be felt. */
  readonly watched: readonly boolean[];
  readonly scenarios: readonly string[];
  /** A change that is turned on before anything is loaded, or none. */
  readonly active: number;
}

export type Request =
  /** Which places each of these scenarios reaches. */
  | { readonly kind: 'reach'; readonly scenarios: readonly number[] }
  /** Which of these scenarios is the first to fail with a change turned on. */
  | { readonly kind: 'try'; readonly change: number; readonly scenarios: readonly number[] }
  /** Where the change makes a difference, in so many tries from these scenarios. */
  | {
      readonly kind: 'differ';
      readonly change: number;
      readonly scenarios: readonly number[];
      readonly tries: number;
    };

export type Reply =
  | { readonly kind: 'reached'; readonly loading: Uint8Array; readonly scenarios: readonly Reach[] }
  /** By which scenario it was found, or null; whether the thread is spoilt by what it left behind. */
  | { readonly kind: 'differed'; readonly found: Difference | null }
  | { readonly kind: 'tried'; readonly change: number; readonly by: number | null; readonly spoilt: boolean };

/** What a scenario reaches, in so many steps, and where a change would be felt; null where it fails by itself. */
export type Reach = {
  readonly reached: readonly number[];
  readonly felt: readonly number[];
  readonly steps: number;
} | null;

/** Far more than any scenario needs. */
const patience = 5_000_000;
const none = -1;

const job: Job = workerData;
const switches: Switches = {
  active: job.active,
  patience,
  reached: new Uint8Array(job.changes),
  felt: new Uint8Array(job.changes),
};
const game = await loadGame(job.game, job.sources, switches).catch((error: unknown) => {
  if (job.active === none) throw error;
  return null;
});

const port = parentPort;
if (!port) throw new Error('This is a thread of scripts/mutants.ts.');
port.on('message', (request: Request) => {
  if (request.kind === 'reach') port.postMessage(reach(request.scenarios));
  else if (request.kind === 'try') port.postMessage(attempt(request.change, request.scenarios));
  else port.postMessage(differ(request.change, request.scenarios, request.tries));
});

function reach(scenarios: readonly number[]): Reply {
  const loading = switches.reached.slice();
  return { kind: 'reached', loading, scenarios: scenarios.map((n) => reachOf(job.scenarios[n])) };
}

function reachOf(text: string): Reach {
  switches.reached.fill(0);
  switches.felt.fill(0);
  if (!holds(text)) return null;
  const steps = patience - switches.patience;
  const reached: number[] = [];
  const felt: number[] = [];
  switches.reached.forEach((hit, place) => {
    if (!hit) return;
    reached.push(place);
    if (!job.watched[place] || switches.felt[place]) felt.push(place);
  });
  return { reached, felt, steps };
}

function attempt(change: number, scenarios: readonly number[]): Reply {
  switches.active = change;
  const by = scenarios.find((n) => !holds(job.scenarios[n])) ?? null;
  switches.active = none;
  // What a game keeps between runs may have been made with the change turned on.
  const spoilt = by !== null && !holds(job.scenarios[by]);
  return { kind: 'tried', change, by, spoilt };
}

function differ(change: number, scenarios: readonly number[], tries: number): Reply {
  if (!game || scenarios.length === 0) return { kind: 'differed', found: null };
  const texts = scenarios.map((n) => ({ n, text: job.scenarios[n] }));
  const found = differenceFor(game, texts, tries, `change ${change}`, (on) => {
    switches.active = on ? change : none;
    switches.patience = patience;
  });
  return { kind: 'differed', found };
}

function holds(text: string): boolean {
  if (!game) return false;
  switches.patience = patience;
  try {
    return runScenario(text, { [game.id]: game satisfies AnyGame }).ok;
  } catch {
    return false;
  }
}
