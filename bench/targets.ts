import type { Figure, Metric } from './figure.ts';

/**
 * What we hold ourselves to. With a peer, the bounds are about the ratio of our figure to the peer's; without, about
 * the figure itself. The worst of the games counts.
 */
export interface Target {
  readonly metric: Metric;
  readonly games: readonly string[];
  readonly peer?: string;
  readonly atLeast: number;
  readonly aim: number;
}

/** The games that are measured unless others are named. */
export const MEASURED = ['berserk', 'heroes', 'valhalla', 'dune'];
const SIMULATOR = '@pkmn/sim';
const FRAMEWORK = 'boardgame.io';

export const TARGETS: readonly Target[] = [
  { metric: 'decisions/s', games: MEASURED, peer: SIMULATOR, atLeast: 30, aim: 60 },
  { metric: 'decisions/s', games: MEASURED, peer: FRAMEWORK, atLeast: 4, aim: 7 },
  { metric: 'games/s', games: ['berserk'], peer: SIMULATOR, atLeast: 15, aim: 40 },
  { metric: 'games/s', games: ['heroes'], peer: SIMULATOR, atLeast: 15, aim: 40 },
  { metric: 'games/s', games: ['valhalla'], peer: FRAMEWORK, atLeast: 40, aim: 80 },
  { metric: 'games/s', games: ['dune'], peer: SIMULATOR, atLeast: 40, aim: 60 },
  { metric: 'games/s', games: ['uprising'], peer: SIMULATOR, atLeast: 15, aim: 40 },
  { metric: 'copy µs', games: MEASURED, atLeast: 9, aim: 4 },
  { metric: 'heap kB/game', games: MEASURED, atLeast: 20, aim: 10 },
  { metric: 'record bytes', games: MEASURED, atLeast: 1536, aim: 1024 },
  { metric: 'replay ms', games: MEASURED, peer: SIMULATOR, atLeast: 1 / 12, aim: 1 / 30 },
  { metric: 'view µs', games: MEASURED, atLeast: 60, aim: 20 },
  { metric: 'explain µs', games: MEASURED, atLeast: 100, aim: 10 },
  { metric: 'script kB', games: MEASURED, atLeast: 110, aim: 90 },
];

/** A target beside what was measured. */
export interface Verdict {
  readonly target: Target;
  /** The worst of our figures. */
  readonly ours: Figure;
  readonly theirs: Figure | undefined;
  /** Our figure to theirs; none for a target without a peer. */
  readonly ratio: number | undefined;
  readonly reached: 'aim' | 'at least' | 'missed';
}

/** The verdict on every target that these figures speak about. */
export function judge(figures: readonly Figure[]): Verdict[] {
  return TARGETS.flatMap((target) => verdict(target, figures) ?? []);
}

/** Rates should be high, everything else low. */
export const isRate = (metric: Metric) => metric.endsWith('/s');

function verdict(target: Target, figures: readonly Figure[]): Verdict | undefined {
  const { metric, games, peer } = target;
  const ours = figures
    .filter((one) => one.peer === 'ours' && one.metric === metric && games.includes(one.case))
    .sort((a, b) => (isRate(metric) ? a.value - b.value : b.value - a.value))[0];
  const theirs = figures.find((one) => one.peer === peer && one.metric === metric);
  if (!ours || (peer && !theirs)) return undefined;
  const ratio = theirs && ours.value / theirs.value;
  const measured = ratio ?? ours.value;
  const holds = (bound: number) => (isRate(metric) ? measured >= bound : measured <= bound);
  const reached = holds(target.aim) ? 'aim' : holds(target.atLeast) ? 'at least' : 'missed';
  return { target, ours, theirs, ratio, reached };
}
