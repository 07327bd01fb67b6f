/** The course of a game as one seat's chances: what it owes to decisions and what to luck, so that the sum closes. */
import type { Seat } from '@vigrid/kernel';
import type { Decision, Ended } from './worker/analyse.ts';

/** One decision on the way. */
export interface Stretch {
  readonly decision: Decision;
  /** The seat's chances before it, from 0 to 1, and after it. */
  readonly before: number;
  readonly after: number;
  /** What came to light between the decision before and this one, in the seat's chances. */
  readonly luck: number;
}

export interface Course {
  readonly stretches: readonly Stretch[];
  /** In points of a hundred: `start + luck + own + others = end`. */
  readonly sum: {
    readonly start: number;
    readonly luck: number;
    readonly own: number;
    readonly others: number;
    readonly end: number;
  };
}

/** So much is known of the chances at most before a new look counts as much as all before. */
const mostKnown = 48;
/** What is left of it when chance has fallen, or somebody decides who knows other things. */
const leftAfterChange = 0.25;

/** `decisions` in the order of play. */
export function courseOf(decisions: readonly Decision[], end: Ended | null, seat: Seat): Course {
  const stretches: Stretch[] = [];
  let known = 0;
  for (const decision of decisions) {
    const { best, after, worlds } = decision;
    const last = stretches.at(-1);
    const quiet = last && !last.decision.fell && last.decision.seat === decision.seat;
    const kept = last ? known * (quiet ? 1 : leftAfterChange) : 0;
    const before = ((last?.after ?? 0) * kept + best[seat] * worlds) / Math.max(1, kept + worlds);
    known = Math.min(mostKnown, kept + worlds);
    const then = Math.min(1, Math.max(0, before + after[seat] - best[seat]));
    stretches.push({ decision, before, after: then, luck: last ? before - last.after : 0 });
  }
  return { stretches, sum: sumOf(stretches, end, seat) };
}

function sumOf(stretches: readonly Stretch[], end: Ended | null, seat: Seat): Course['sum'] {
  const last = stretches.at(-1)?.after ?? 0;
  const reached = end?.chances[seat] ?? last;
  const byHand = (own: boolean): number =>
    stretches
      .filter(({ decision }) => (decision.seat === seat) === own)
      .reduce((sum, { before, after }) => sum + after - before, 0) +
    // Who gives up has decided it.
    (end?.left != null && (end.left === seat) === own ? reached - last : 0);
  const [start, own, others, over] = [stretches[0]?.before ?? 0, byHand(true), byHand(false), reached].map(
    (part) => Math.round(100 * part),
  );
  return { start, own, others, end: over, luck: over - start - own - others };
}

/** The decisions of a seat that cost it most, and what all the others cost together, in points of a hundred. */
export function costliestOf(
  course: Course,
  of: Seat,
  most: number,
): { readonly told: readonly Stretch[]; readonly rest: number } {
  const told = course.stretches
    .filter(
      ({ decision }) => decision.seat === of && decision.better && pointsOf(lossOf(decision)) >= leastTold,
    )
    .sort((a, b) => lossOf(b.decision) - lossOf(a.decision))
    .slice(0, most);
  return {
    told,
    rest: costOf(course, of) - told.reduce((sum, { decision }) => sum + pointsOf(lossOf(decision)), 0),
  };
}

/** What a decision cost its seat, from 0 to 1. */
export const lossOf = ({ best, after, seat }: Decision): number => Math.max(0, best[seat] - after[seat]);

/** What all decisions of a seat cost it, in points of a hundred. */
export const costOf = ({ stretches }: Course, of: Seat): number =>
  stretches
    .filter(({ decision }) => decision.seat === of)
    .reduce((sum, { decision }) => sum + pointsOf(lossOf(decision)), 0);

/** The falls of chance that moved the chances most. */
export const fallsIn = ({ stretches }: Course, most: number): readonly Stretch[] =>
  stretches
    .filter(({ luck }, i) => stretches[i - 1]?.decision.fell && Math.abs(pointsOf(luck)) >= leastFall)
    .sort((a, b) => Math.abs(b.luck) - Math.abs(a.luck))
    .slice(0, most)
    .sort((a, b) => a.decision.seq - b.decision.seq);

const leastTold = 2;
const leastFall = 4;

export const pointsOf = (chance: number): number => Math.round(100 * chance);
