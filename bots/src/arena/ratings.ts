/**
 * One scale of strength from the results of matches. A bot with a rating of 400 more wins ten games for each one it
 * loses. At a table of several the chances go by the same shares: one against three equals wins a quarter.
 */
import { below, type Random } from '@vigrid/kernel';
import type { Outcome } from './series.ts';

/** One bot against copies of another: a deal played from every seat counts as one, since its games share their luck. */
export interface Pairing {
  readonly one: number;
  readonly other: number;
  readonly seats: number;
  /** By deal: the games played, and the share of them that `one` has won. */
  readonly deals: readonly Score[];
}

/** How many games of a deal were played, and how many of them won; a shared win counts its share. */
export interface Score {
  readonly games: number;
  readonly won: number;
}

/** A measured strength or share with its interval. */
export interface Rating {
  readonly rating: number;
  /** 95 of 100 times the true one lies between. */
  readonly low: number;
  readonly high: number;
}

/** Counts a game in which the first of the bots is `one`. Games come in any order: a deal that is missing yet counts nothing. */
export function countIn(deals: Score[], seats: number, { number, winners }: Outcome): void {
  if (!winners) return;
  const deal = Math.floor(number / seats);
  while (deals.length <= deal) deals.push({ games: 0, won: 0 });
  const { games, won } = deals[deal];
  const share = winners.includes(0) ? 1 / winners.length : winners.length === 0 ? 1 / seats : 0;
  deals[deal] = { games: games + 1, won: won + share };
}

/** The share that `one` has won, with an interval found by drawing the deals anew. */
export function shareOf({ deals }: Pairing, random: Random, draws = 1000): Rating {
  const share = (scores: readonly Score[]) => {
    const { won, games } = sum(scores);
    return games === 0 ? 0 : won / games;
  };
  const drawn = Array.from({ length: draws }, () => share(redrawn(deals, random)));
  return { rating: share(deals), ...middle(drawn) };
}

/** The ratings that make these results likeliest, the mean of all at zero. */
export function ratingsOf(
  bots: number,
  pairings: readonly Pairing[],
  random: Random,
  draws = 200,
): readonly Rating[] {
  const found = fitted(bots, pairings);
  const drawn = Array.from({ length: draws }, () =>
    fitted(
      bots,
      pairings.map((pairing) => ({ ...pairing, deals: redrawn(pairing.deals, random) })),
    ),
  );
  return found.map((rating, bot) => ({ rating, ...middle(drawn.map((ratings) => ratings[bot])) }));
}

/** Strengths by repeated approach (Bradley and Terry, for tables of several as Plackett and Luce). */
function fitted(bots: number, pairings: readonly Pairing[]): number[] {
  const sums = pairings.map(({ one, other, seats, deals }) => ({ one, other, seats, ...sum(deals) }));
  let strengths: number[] = Array(bots).fill(1);
  for (let round = 0; round < 500; round++) {
    // Half a game won and lost to everybody keeps who has won all within reason.
    const wins: number[] = Array(bots).fill(0);
    const weights: number[] = Array(bots).fill(0);
    for (const { one, other, seats, games, won } of sums) {
      const all = strengths[one] + (seats - 1) * strengths[other];
      wins[one] += won + 0.5;
      wins[other] += games - won + 0.5;
      weights[one] += (games + 1) / all;
      weights[other] += ((seats - 1) * (games + 1)) / all;
    }
    const next = strengths.map((had, bot) => (weights[bot] === 0 ? had : wins[bot] / weights[bot]));
    const mean = Math.exp(next.reduce((total, one) => total + Math.log(one), 0) / bots);
    const scaled = next.map((one) => one / mean);
    const moved = scaled.some((one, bot) => Math.abs(Math.log(one / strengths[bot])) > 1e-6);
    strengths = scaled;
    if (!moved) break;
  }
  return strengths.map((strength) => 400 * Math.log10(strength));
}

/** All deals together. */
export const sum = (scores: readonly Score[]): Score =>
  scores.reduce((all, { games, won }) => ({ games: all.games + games, won: all.won + won }), {
    games: 0,
    won: 0,
  });

const redrawn = <T>(items: readonly T[], random: Random): T[] =>
  items.map(() => items[below(random, items.length)]);

function middle(values: readonly number[]): { low: number; high: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { low: at(0.025), high: at(0.975) };
}
