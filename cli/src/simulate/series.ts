import type { Deals } from '@vigrid/bots/arena';

/** A series of games between bots, as it is sent to a thread. */
export interface Series extends Deals {
  readonly game: string;
  /** The levels of the bots; as many seats are played. */
  readonly bots: readonly string[];
}
