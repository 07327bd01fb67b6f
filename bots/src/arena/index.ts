/** Who plays better: the same deals from every seat, and what the results say of strength. */
import { type AnyGame, readSettings, seeded } from '@vigrid/kernel';
import type { Bot } from '../index.ts';
import { countIn, type Rating, type Score, shareOf, sum } from './ratings.ts';
import { playNumber } from './series.ts';

export * from './ratings.ts';
export * from './series.ts';

/** What may be said of a comparison; the rest is usual. */
export interface Terms {
  /** At a table of more than two the others are all copies of the other bot. */
  readonly seats?: number;
  /** At least so many; every deal is played from each seat. */
  readonly games?: number;
  readonly seed?: string;
  /** The settings of the game. */
  readonly options?: object;
}

/** The share of the games that the first bot has won, with its interval of 95 in 100. */
export interface Comparison extends Rating {
  readonly games: number;
  readonly won: number;
}

/** Plays one bot against copies of another. */
export function compare(game: AnyGame, one: Bot, other: Bot, terms: Terms = {}): Comparison {
  const { seats = Math.max(2, game.seats.min), games = 40, seed = '1' } = terms;
  const read = readSettings(game, terms.options ?? {}, seats);
  if ('problems' in read) throw new Error(`This can not be played: ${read.problems[0].text.en}`);
  const players = Array.from({ length: seats }, (_, place) => (place === 0 ? one : other));
  const deals: Score[] = [];
  for (let number = 0; number < Math.ceil(games / seats) * seats; number++) {
    const outcome = playNumber(game, players, { seed, options: [read.options] }, number);
    if (outcome.fault) throw new Error(outcome.fault.text);
    countIn(deals, seats, outcome);
  }
  return { ...sum(deals), ...shareOf({ one: 0, other: 1, seats, deals }, seeded(`${seed} intervals`)) };
}
