/** All that the parts of the analysis show of a game, from the seat it is looked at from. */
import type { Eyes, Finished } from '@vigrid/protocol';
import { useMemo, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { playersOf } from '../past/lines.ts';
import { type Analysis, useAnalysis } from './analysis.ts';
import { type Course, costliestOf, costOf, courseOf, fallsIn, type Stretch } from './course.ts';
import { mostListed } from './Decisions.tsx';

export interface Lookout {
  readonly analysis: Analysis;
  readonly course: Course;
  readonly seat: number;
  readonly names: readonly string[];
  /** The seat is that of who looks. */
  readonly own: boolean;
  /** Whose decisions are listed and marked. */
  readonly of: number;
  setOf(seat: number): void;
  readonly costly: readonly Stretch[];
  readonly falls: readonly Stretch[];
}

const mostFalls = 5;

/** Null where no engine at hand plays the game. */
export function useLookout(finished: Finished, eyes: Eyes): Lookout | null {
  const spoken = useLang();
  const seat = eyes.seat ?? 0;
  const [chosen, setOf] = useState<number | null>(null);
  const analysis = useAnalysis(finished.current ? finished.record : null);
  return useMemo(() => {
    if (!analysis) return null;
    const course = courseOf(analysis.decisions, analysis.end, seat);
    const own = finished.seat === seat;
    const all = finished.seats.map((_, at) => at);
    const of = chosen ?? (own ? seat : costlierOf(course, all));
    return {
      analysis,
      course,
      seat,
      names: playersOf(finished.seats, spoken),
      own,
      of,
      setOf,
      // Of two, both; of more, whose are listed.
      costly: (all.length === 2 ? all : [of]).flatMap((at) => costliestOf(course, at, mostListed).told),
      falls: fallsIn(course, mostFalls),
    };
  }, [analysis, seat, finished, spoken, chosen]);
}

/** Whose decisions cost most. */
const costlierOf = (course: Course, seats: readonly number[]): number =>
  seats.toSorted((a, b) => costOf(course, b) - costOf(course, a))[0];
