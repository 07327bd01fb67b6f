import type { Stage } from './stage.ts';

/** One thing to see: something happens on the table as it is, the table changes, something happens after. */
export interface Beat {
  /** The table from now on; the game's own view. */
  readonly view?: object;
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
