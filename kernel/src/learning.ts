/**
 * A judgement that is learned from games: figures of each side, weighed, and from them everybody's chance to win. What
 * the weights are is found by `vigrid train` and kept with the game as data.
 */
import type { Seat } from './game.ts';

/** What a game tells of a position to what learns from it. */
export interface Learning<S = unknown> {
  /** What a side is described by, by name. */
  readonly figures: readonly string[];
  /** Writes the figures of a side, in their order; about 1 where there is much of something. */
  describe(state: S, seat: Seat, into: Float64Array): void;
  /** How far the game has come, from 0 to 1 each: a figure has a weight of its own, and one more for each of these. */
  stage(state: S): readonly number[];
  /** The games to learn from, by the names of the weights that they are judged by. */
  readonly lessons: Readonly<Record<string, Lesson>>;
  /** The weights in use. */
  readonly learned: Learned;
  /** The game's judgement, if these were its weights. */
  judging(learned: Learned): Judging<S>;
}

/** A judgement by some weights. */
export interface Judging<S = unknown> {
  judge(state: S, seat: Seat): number;
}

/** Games that weights are learned from: so many seats, and the settings that are played with in turn. */
export interface Lesson {
  readonly seats: number;
  readonly options: readonly object[];
}

/** By figure: its weight, and what is added to it for each part of the stage. */
export type Weights = Readonly<Record<string, readonly number[]>>;

/** Weights by the name of their lesson. */
export type Learned = Readonly<Record<string, Weights>>;

/** What tells the chances of these sides, by seat: the more the figures of one weigh, the likelier it wins. */
export function weighing<S>(
  { figures, describe, stage }: Pick<Learning<S>, 'figures' | 'describe' | 'stage'>,
  weights: Weights,
): (state: S, seats: readonly Seat[]) => number[] {
  const columns = figures.map((name) => weights[name] ?? []);
  const into = new Float64Array(figures.length);
  return (state, seats) => {
    const parts = stage(state);
    const each = columns.map((column) => {
      let weight = column[0] ?? 0;
      for (let i = 1; i < column.length; i++) weight += column[i] * parts[i - 1];
      return weight;
    });
    return shares(
      seats.map((seat) => {
        describe(state, seat, into);
        let sum = 0;
        for (let i = 0; i < each.length; i++) sum += each[i] * into[i];
        return sum;
      }),
    );
  };
}

/** What each has of the whole, where one more makes e times as likely. */
export function shares(sums: readonly number[]): number[] {
  const most = Math.max(...sums);
  const parts = sums.map((sum) => Math.exp(sum - most));
  const all = parts.reduce((sum, one) => sum + one, 0);
  return parts.map((part) => part / all);
}
