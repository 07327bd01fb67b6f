/** The log as people read it: one line a deed, what came of it under it, turns as headings, refusals where they were said. */
import type { LoggedEvent } from '@vigrid/protocol';
import type { Note } from '../ask/notes.ts';

export type Told =
  | { readonly kind: 'heading'; readonly key: string; readonly event: LoggedEvent }
  | { readonly kind: 'note'; readonly key: string; readonly note: Note }
  | ToldDeed;

export interface ToldDeed {
  readonly kind: 'deed';
  readonly key: string;
  readonly seq: number;
  readonly head: LoggedEvent;
  readonly rest: readonly LoggedEvent[];
}

/** A turn or a round begins. */
export const isHeading = ({ kind, turn }: LoggedEvent['event']): boolean =>
  kind === 'round' || (kind === 'turn' && typeof turn === 'number');

/** What happens in one step is one deed and what came of it, unless a turn begins in between. */
export function toldIn(log: readonly LoggedEvent[], notes: readonly Note[]): Told[] {
  const told: Told[] = [];
  let said = 0;
  let deed: { -readonly [Key in keyof ToldDeed]: ToldDeed[Key] } | null = null;
  const sayUpTo = (seq: number) => {
    for (; said < notes.length && notes[said].seq < seq; said++)
      told.push({ kind: 'note', key: `n${notes[said].id}`, note: notes[said] });
  };
  log.forEach((event, i) => {
    if (deed?.seq !== event.seq) {
      deed = null;
      sayUpTo(event.seq);
    }
    if (isHeading(event.event)) {
      deed = null;
      told.push({ kind: 'heading', key: `e${i}`, event });
    } else if (deed) deed.rest = [...deed.rest, event];
    else {
      deed = { kind: 'deed', key: `e${i}`, seq: event.seq, head: event, rest: [] };
      told.push(deed);
    }
  });
  sayUpTo(Number.POSITIVE_INFINITY);
  return told;
}

/** The steps that can be looked at again, and whose deed each was. */
export interface Step {
  readonly seq: number;
  readonly seat: number | null;
}

export function stepsIn(log: readonly LoggedEvent[]): readonly Step[] {
  const steps: Step[] = [];
  for (const { seq, event } of log) {
    if (steps.at(-1)?.seq === seq || isHeading(event)) continue;
    steps.push({ seq, seat: typeof event.seat === 'number' ? event.seat : null });
  }
  return steps;
}

/** What others have done since this seat last did something: the first of it, or null if nothing. */
export function sinceOwn(steps: readonly Step[], seat: number | null): number | null {
  const own = steps.findLastIndex((step) => step.seat === seat);
  return steps[own + 1]?.seq ?? null;
}
