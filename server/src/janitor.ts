/** Clears away what nobody has touched for long, so that nothing grows for ever. */
import { faultSaid } from './denials.ts';
import type { Logging } from './logging.ts';
import type { Snapshots } from './snapshots.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** How many days things are kept: tables that were never begun, games left in the middle, of bots alone, idle guests, snapshots. */
export const keptDays = { waiting: 7, abandoned: 180, botsAlone: 1, guests: 365, snapshots: 7 };

/** How often, in milliseconds. */
const every = 60 * 60 * 1000;

export class Janitor {
  readonly #store: Store;
  readonly #snapshots: Snapshots;
  readonly #tables: Tables;
  readonly #log: Logging;
  readonly #timer: NodeJS.Timeout;

  constructor(store: Store, snapshots: Snapshots, tables: Tables, log: Logging) {
    this.#store = store;
    this.#snapshots = snapshots;
    this.#tables = tables;
    this.#log = log;
    this.#timer = setInterval(() => void this.sweep(), every).unref();
  }

  async sweep(): Promise<void> {
    try {
      const { tables, guests } = await this.#store.expire(keptDays);
      await this.#snapshots.clear(keptDays.snapshots);
      for (const id of tables) this.#tables.heardOf(id);
      if (tables.length + guests > 0)
        this.#log(
          `Cleared away: tables ${tables.length}, guests ${guests}, which nobody has touched for long.`,
        );
    } catch (error) {
      this.#log(`Nothing could be cleared away: ${faultSaid(error)}`);
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
