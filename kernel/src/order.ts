/**
 * One total, named order for everything that wants to act on the same event: first by rank, a name from the game's own
 * list; then by seat, counted from the one that is heard first; then by who came first; then by number. No two
 * listeners ever tie, and chance never decides.
 */
import type { Seat } from './game.ts';

/** Something that listens to an event, with what its turn depends on. */
export interface Listening<Rank extends string = string> {
  readonly rank: Rank;
  readonly seat: Seat;
  /** When it began to listen. */
  readonly since: number;
  readonly number: number;
}

/** Sorts in place by the ranks in the order they are named. */
export function inOrder<Rank extends string, L extends Listening<Rank>>(
  listeners: L[],
  ranks: readonly Rank[],
  firstHeard: Seat,
  seats: number,
): L[] {
  if (listeners.length < 2) return listeners;
  const turn = (seat: Seat) => (seat - firstHeard + seats) % seats;
  return listeners.sort(
    (a, b) =>
      ranks.indexOf(a.rank) - ranks.indexOf(b.rank) ||
      turn(a.seat) - turn(b.seat) ||
      a.since - b.since ||
      a.number - b.number,
  );
}
