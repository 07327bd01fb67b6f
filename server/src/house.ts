/** Everything that requests work with. */
import type { Clocks } from './clocks.ts';
import type { Games } from './games.ts';
import type { Keys } from './keys.ts';
import type { Patience } from './limits.ts';
import type { Lobby } from './lobby.ts';
import type { Metrics } from './metrics.ts';
import type { Neighbours } from './neighbours.ts';
import type { People } from './people.ts';
import type { Pushes } from './push/index.ts';
import type { Ratings } from './ratings/index.ts';
import type { Database } from './schema.ts';
import type { Snapshots } from './snapshots.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';
import type { Tournaments } from './tournaments/index.ts';

export interface House {
  readonly database: Database;
  readonly store: Store;
  readonly keys: Keys;
  readonly snapshots: Snapshots;
  readonly games: Games;
  readonly tables: Tables;
  readonly people: People;
  readonly lobby: Lobby;
  readonly clocks: Clocks;
  readonly metrics: Metrics;
  readonly neighbours: Neighbours;
  readonly ratings: Ratings;
  readonly pushes: Pushes;
  readonly tournaments: Tournaments;
  readonly now: () => number;
  readonly patience: Patience;
  /** The seed of the next game of this guest in a rehearsal; else it is drawn by lot. */
  readonly seed: ((guest: string) => string) | null;
}
