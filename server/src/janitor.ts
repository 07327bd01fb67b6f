/** Clears away what nobody has touched for long, so that nothing grows for ever. */
import { faultSaid } from './denials.ts';
import type { Keys } from './keys.ts';
import type { Logging } from './logging.ts';
import type { Snapshots } from './snapshots.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/**
 * How many days things are kept: tables that were never begun, games left in the middle, of bots alone, idle guests, snapshots,
 * tokens that nobody uses.
 */
export const keptDays = { waiting: 7, abandoned: 180, botsAlone: 1, guests: 365, snapshots: 7, tokens: 365 };

/** How often, in milliseconds. */
const every = 60 * 60 * 1000;

export interface JanitorSetting {
  readonly store: Store;
  readonly snapshots: Snapshots;
  readonly keys: Keys;
  readonly tables: Tables;
  readonly log: Logging;
}

export class Janitor {
  readonly #setting: JanitorSetting;
  readonly #timer: NodeJS.Timeout;

  constructor(setting: JanitorSetting) {
    this.#setting = setting;
    this.#timer = setInterval(() => void this.sweep(), every).unref();
  }

  async sweep(): Promise<void> {
    const { store, snapshots, keys, tables: served, log } = this.#setting;
    try {
      const { tables, guests } = await store.expire(keptDays);
      await snapshots.clear(keptDays.snapshots);
      await keys.expire(keptDays.tokens);
      for (const id of tables) served.heardOf(id);
      if (tables.length + guests > 0)
        log(`Cleared away: tables ${tables.length}, guests ${guests}, which nobody has touched for long.`);
    } catch (error) {
      log(`Nothing could be cleared away: ${faultSaid(error)}`);
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
