import type { Deals, Outcome } from '@vigrid/bots/arena';
import { below, seeded } from '@vigrid/kernel';

/** A series of games between bots, as it is sent to a thread or another machine. */
export interface Series extends Deals {
  readonly game: string;
  /** The levels of the bots; as many seats are played. */
  readonly bots: readonly string[];
  /** Who sits in their places instead, drawn by lot for each game. */
  readonly mix?: readonly string[];
}

/** Some games of a series, by their numbers. */
export interface Part {
  readonly series: Series;
  readonly numbers: readonly number[];
}

/** Games that are played together: few enough for progress to move, enough for messages not to count. */
const together = 8;

/** The first so many games of a series, in parts. */
export function* partsOf(series: Series, games: number): Generator<Part> {
  for (let from = 0; from < games; from += together) {
    const length = Math.min(together, games - from);
    yield { series, numbers: Array.from({ length }, (_, i) => from + i) };
  }
}

/** Tells outcomes in the order of their parts, in whatever order those come back: sums are the same each time. */
export function inOrder(
  tell: (outcome: Outcome) => void,
): (part: number, outcomes: readonly Outcome[]) => void {
  const early = new Map<number, readonly Outcome[]>();
  let next = 0;
  return (part, outcomes) => {
    early.set(part, outcomes);
    for (let found = early.get(next); found; found = early.get(next)) {
      early.delete(next++);
      found.forEach(tell);
    }
  };
}

/** Who plays the game of a number. */
export function playersOf({ bots, mix, seed }: Series, number: number): readonly string[] {
  if (!mix) return bots;
  const lot = seeded(`${seed} ${number} mix`);
  return bots.map(() => mix[below(lot, mix.length)]);
}
