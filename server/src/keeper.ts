/**
 * Says that this server is there, and takes over what is due at tables whose server is not: bots that have to move,
 * clocks that run out. Whoever adds to a table's log keeps it; so a server that was paused and takes itself for the
 * keeper still can not move twice.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { faultSaid } from './denials.ts';
import type { Logging } from './logging.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

export interface KeeperSetting {
  readonly store: Store;
  readonly tables: Tables;
  readonly now: () => number;
  /** Sets our time by the database's. */
  readonly setTime: () => Promise<void>;
  /** Called when the database has not answered for too long, and when it does again. */
  readonly onReach: (reached: boolean) => void;
  readonly log: Logging;
}

/** How often, in milliseconds. */
const every = 2000;

/** How many tables are taken over at a time, so that others get some as well. */
const atOnce = 50;

export class Keeper {
  readonly #setting: KeeperSetting;
  #timer: NodeJS.Timeout | null = null;
  #round: Promise<void> = Promise.resolve();
  #closed = false;
  #failures = 0;

  constructor(setting: KeeperSetting) {
    this.#setting = setting;
  }

  /** To be called once before anything is served. */
  async arrive(): Promise<void> {
    await this.#setting.setTime();
    await this.#setting.store.arrive(this.#setting.now());
  }

  start(): void {
    this.#round = this.#beat();
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#round;
    // The others need not wait until they miss us.
    await this.#setting.store.alive(this.#setting.now(), 0).catch(() => {});
  }

  async #beat(): Promise<void> {
    const { store, now, setTime, onReach, log } = this.#setting;
    let more = false;
    try {
      await setTime();
      await store.alive(now());
      if (this.#failures > 1) onReach(true);
      this.#failures = 0;
      more = await this.#adopt();
    } catch (error) {
      if (this.#failures++ === 0) log(`The database does not answer: ${faultSaid(error)}`);
      if (this.#failures === 2) onReach(false);
    }
    if (this.#closed) return;
    this.#timer = setTimeout(() => this.start(), more ? 0 : every).unref();
  }

  /** Says whether there may be more to take over. */
  async #adopt(): Promise<boolean> {
    const { store, tables, now, log } = this.#setting;
    const ids = await store.adopt(now() + every, atOnce);
    for (const id of ids) {
      if (this.#closed) return false;
      await tables
        .at(id, (table) => tables.adopt(table))
        .catch((error) => log(`Table ${id} could not be taken over: ${faultSaid(error)}`, { table: id }));
      // Others have their turn between two tables.
      await nextTurn();
    }
    return ids.length === atOnce;
  }
}
