/** Looking back: the table as it stood after an earlier step, one step at a time, while the game waits where it is. */
import type { LoggedEvent, Update } from '@vigrid/protocol';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/compat';
import type { TableLink } from '../../net/index.ts';
import { usePace } from '../motion/pace.ts';
import { type Step, sinceOwn, stepsIn } from './told.ts';

export interface LookingBack {
  /** The step that is looked at; null for the table as it is. */
  readonly at: Update | null;
  readonly steps: readonly Step[];
  /** Whether others have done something since this seat last did. */
  readonly missed: boolean;
  go(seq: number): void;
  /** Forward or back; past the newest step the table is as it is again. */
  step(by: 1 | -1): void;
  /** Shows once more, step by step, what others did since one's own last deed. */
  again(): void;
  leave(): void;
}

/** How long a step is looked at when they follow each other by themselves, in milliseconds. */
const glance = 1_600;

export function useLookingBack(
  link: TableLink,
  log: readonly LoggedEvent[],
  unsaid: ((event: LoggedEvent['event']) => boolean) | undefined,
  seat: number | null,
): LookingBack {
  const [at, setAt] = useState<Update | null>(null);
  const [runs, setRuns] = useState(false);
  const pace = usePace();
  const past = useRef(new Map<number, Update>());
  const steps = useMemo(() => stepsIn(log.filter(({ event }) => !unsaid?.(event))), [log, unsaid]);
  const missed = sinceOwn(steps, seat);

  const show = useCallback(
    async (seq: number) => {
      if (!past.current.has(seq)) for (const one of await link.past(seq)) past.current.set(one.seq, one);
      setAt(past.current.get(seq) ?? null);
    },
    [link],
  );
  const leave = useCallback(() => {
    setRuns(false);
    setAt(null);
  }, []);
  const from = at?.seq ?? Number.POSITIVE_INFINITY;
  const move = useCallback(
    (by: 1 | -1) => {
      const next = by > 0 ? steps.find(({ seq }) => seq > from) : steps.findLast(({ seq }) => seq < from);
      if (by > 0 && (!next || next === steps.at(-1))) return leave();
      // The newest step is the table as it is.
      const behind = next === steps.at(-1) ? steps.at(-2) : next;
      if (behind) void show(behind.seq);
    },
    [steps, from, show, leave],
  );

  useEffect(() => {
    if (!runs || !at) return;
    const timer = setTimeout(() => move(1), glance / (pace || 1));
    return () => clearTimeout(timer);
  }, [runs, at, move, pace]);

  return useMemo(
    () => ({
      at,
      steps,
      missed: missed !== null && steps.length > 1,
      go(seq) {
        setRuns(false);
        void show(seq);
      },
      step(by) {
        setRuns(false);
        move(by);
      },
      again() {
        if (missed === null) return;
        setRuns(true);
        void show(missed);
      },
      leave,
    }),
    [at, steps, missed, show, move, leave],
  );
}
