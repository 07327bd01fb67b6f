/**
 * The steps that decided a game: those in which most was at stake, one of a turn at most, in the order in which they
 * came.
 */
import type { LoggedEvent } from '@vigrid/protocol';
import { isHeading } from './told.ts';

export interface Turning {
  readonly seq: number;
  /** What tells it best. */
  readonly event: LoggedEvent;
}

const most = 3;

export function turningsIn(
  log: readonly LoggedEvent[],
  weight: (event: LoggedEvent['event']) => number,
): readonly Turning[] {
  const steps = new Map<number, { turn: number; sum: number; heaviest: number; event: LoggedEvent }>();
  let turn = 0;
  for (const logged of log) {
    if (isHeading(logged.event)) turn++;
    const weighs = weight(logged.event);
    if (weighs <= 0) continue;
    const step = steps.get(logged.seq) ?? { turn, sum: 0, heaviest: 0, event: logged };
    step.sum += weighs;
    if (weighs > step.heaviest) Object.assign(step, { heaviest: weighs, event: logged });
    steps.set(logged.seq, step);
  }
  return [...steps]
    .toSorted(([a, one], [b, other]) => other.sum - one.sum || a - b)
    .filter(([, { turn }], at, all) => all.findIndex(([, other]) => other.turn === turn) === at)
    .slice(0, most)
    .toSorted(([a], [b]) => a - b)
    .map(([seq, { event }]) => ({ seq, event }));
}
