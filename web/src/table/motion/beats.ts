import type { GameEvent } from '@vigrid/kernel';
import type { Stage } from './stage.ts';

/** One thing to see: something happens on the table as it is, the table changes, something happens after. */
export interface Beat<View extends object = object> {
  /** The table from now on; the game's own view. */
  readonly view?: View;
  /** A card held up for everybody to see. */
  readonly spotlight?: Spotlight | null;
  readonly before?: (stage: Stage) => Promise<void>;
  readonly after?: (stage: Stage) => Promise<void>;
}

export interface Spotlight {
  readonly card: number;
  readonly def: string;
  readonly seat: number;
}

/** Events of one kind that follow each other are seen at once, those of these kinds. */
export function grouped<E extends GameEvent>(events: readonly E[], together: ReadonlySet<string>): E[][] {
  const groups: E[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last && last[0].kind === event.kind && together.has(event.kind)) last.push(event);
    else groups.push([event]);
  }
  return groups;
}
