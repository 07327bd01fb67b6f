import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Seconds of warm-up, number of timed windows and seconds in each; games count them in CPU time. */
export interface Plan {
  warmup: number;
  windows: number;
  seconds: number;
}

export interface GameRates {
  games: number;
  decisions: number;
  decisionsPerGame: number;
  spread: number;
  busy: number;
}

/**
 * Plays whole games; the rates are the medians of several timed windows, which all play the same games.
 * `play` plays the game of that number and returns how many decisions it took.
 *
 * Rates are per second of this process's CPU time, all its threads together: garbage collection
 * and compilation count, another program on the same core hardly does.
 */
export function measureGames(play: (game: number) => number, plan: Plan): GameRates {
  playGames(play, plan.warmup / 2);
  const { games, cpu } = playGames(play, plan.warmup / 2);
  const count = Math.ceil((games / cpu) * plan.seconds);
  const windows = Array.from({ length: plan.windows }, () => playGames(play, Infinity, count));
  const rates = windows.map((window) => window.decisions / window.cpu);
  return {
    games: median(windows.map((window) => window.games / window.cpu)),
    decisions: median(rates),
    decisionsPerGame: median(windows.map((window) => window.decisions / window.games)),
    spread: spread(rates),
    busy: median(windows.map((window) => window.cpu / window.wall)),
  };
}

/** Median CPU microseconds of one call; calls get a quarter of the time that games get. */
export function measureCall(call: () => void, plan: Plan): { micros: number; spread: number } {
  callFor(call, plan.warmup / 4);
  const micros = Array.from({ length: plan.windows }, () => callFor(call, plan.seconds / 4));
  return { micros: median(micros), spread: spread(micros) };
}

/** Heap bytes that one live item costs, from holding `count` of them. */
export function heapPerItem(build: (index: number) => unknown, count: number): number {
  // The first items warm the code up, so that what V8 keeps for it is not counted.
  for (let i = 0; i < Math.min(count, 50); i++) build(i);
  const before = settledHeap();
  const kept = Array.from({ length: count }, (_, index) => build(index));
  const after = settledHeap();
  return (after - before) / kept.length;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  if (upper === undefined || lower === undefined) throw new Error('No median of no values.');
  return (upper + lower) / 2;
}

/** How far the windows disagree: (max - min) / median. */
export function spread(values: readonly number[]): number {
  return (Math.max(...values) - Math.min(...values)) / median(values);
}

function playGames(play: (game: number) => number, seconds: number, count = Infinity) {
  const timer = startTimer();
  let games = 0;
  let decisions = 0;
  while (games < count && timer.cpu() < seconds) decisions += play(games++);
  return { games, decisions, cpu: timer.cpu(), wall: timer.wall() };
}

/** CPU microseconds per call. Clock readings are rare enough not to weigh on short calls. */
function callFor(call: () => void, seconds: number): number {
  const timer = startTimer();
  let calls = 0;
  let batch = 1;
  while (timer.wall() < seconds) {
    const started = timer.wall();
    for (let i = 0; i < batch; i++) call();
    calls += batch;
    if (timer.wall() - started < 0.001) batch *= 2;
  }
  return (timer.cpu() * 1e6) / calls;
}

function startTimer() {
  const wallStart = performance.now();
  const cpuStart = process.cpuUsage();
  return {
    wall: () => (performance.now() - wallStart) / 1000,
    cpu() {
      const used = process.cpuUsage(cpuStart);
      return (used.user + used.system) / 1e6;
    },
  };
}

function settledHeap(): number {
  // Reaches the collector whatever flags the process was started with.
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function')
    throw new Error('This runtime does not let its garbage be collected on demand.');
  for (let i = 0; i < 4; i++) collect();
  return process.memoryUsage().heapUsed;
}
