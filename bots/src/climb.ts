/**
 * Looks for a way to beat an opponent by changing what a policy goes by: many try at once on the same deals, each a
 * little otherwise, and the next begin from the mean of those that did best. Against the strongest bot this finds its
 * blind spots; against a reference it makes a policy better.
 */
import { type AnyGame, below, type Random, seeded } from '@vigrid/kernel';
import { type Comparison, compare, type Terms } from './arena/index.ts';
import type { Bot } from './index.ts';

/** How long is climbed: so many generations of so many tries, each of so many games. */
export interface Climb extends Omit<Terms, 'games'> {
  readonly generations: number;
  readonly tries: number;
  readonly games: number;
  /** Games on deals that nothing was tried on, to see what was found. */
  readonly proof: number;
  /** What came of a generation: the share that its tries won on average, and that of those who did best. */
  tell?(generation: number, mean: number, best: number): void;
}

/** The best values that were found, and how they did. */
export interface Found {
  readonly tuning: Readonly<Record<string, number>>;
  /** On fresh deals: what the bot wins as it is, and as it was found. */
  readonly before: Comparison;
  readonly after: Comparison;
}

/** The first try is spread so far; each generation looks closer. */
const spread = 0.35;
const closer = 0.85;
const best = 0.25;

/** Looks for values with which a bot beats its rival more often: the better tries lead to the next. */
export function climb(game: AnyGame, bot: Bot, rival: Bot, climbing: Climb): Found {
  const { generations, tries, games, proof, seed = '1', seats, options, tell } = climbing;
  const terms = { ...(seats !== undefined && { seats }), ...(options && { options }) };
  const names = Object.keys(game.tuning ?? {});
  let tuning: Record<string, number> = { ...game.tuning };
  const random = seeded(`${seed} climb`);
  const against = (values: Readonly<Record<string, number>>, count: number, deals: string): Comparison =>
    compare(game, tuned(game, bot, values), rival, { ...terms, games: count, seed: `${seed} ${deals}` });
  for (let generation = 0; generation < generations; generation++) {
    const wide = spread * closer ** generation;
    const tried = Array.from({ length: tries }, (_, n) => {
      const values = n === 0 ? tuning : near(tuning, wide, random);
      return { values, share: against(values, games, `generation ${generation}`).rating };
    }).sort((a, b) => b.share - a.share);
    const kept = tried.slice(0, Math.max(1, Math.round(best * tries)));
    const mean = (items: readonly number[]) => items.reduce((sum, one) => sum + one, 0) / items.length;
    tuning = Object.fromEntries(names.map((name) => [name, mean(kept.map(({ values }) => values[name]))]));
    tell?.(generation, mean(tried.map(({ share }) => share)), mean(kept.map(({ share }) => share)));
  }
  const rounded = Object.fromEntries(names.map((name) => [name, Math.round(1000 * tuning[name]) / 1000]));
  return {
    tuning: rounded,
    before: against({ ...game.tuning }, proof, 'proof'),
    after: against(rounded, proof, 'proof'),
  };
}

/** The same bot, going by other values while it thinks. */
export function tuned({ tuning }: AnyGame, bot: Bot, values: Readonly<Record<string, number>>): Bot {
  if (!tuning) return bot;
  return {
    level: `${bot.level} tuned`,
    choose(run, seat, chance, isStopped) {
      const had = { ...tuning };
      Object.assign(tuning, values);
      try {
        return bot.choose(run, seat, chance, isStopped);
      } finally {
        Object.assign(tuning, had);
      }
    },
  };
}

const near = (
  values: Readonly<Record<string, number>>,
  wide: number,
  random: Random,
): Record<string, number> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value + wide * (Math.abs(value) + 0.1) * bell(random),
    ]),
  );

/** About as the bell curve has it, with a spread of one. */
function bell(random: Random): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += below(random, 1000) / 1000;
  return sum;
}
