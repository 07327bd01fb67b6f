/** Who is here: the guests with an open connection, each maybe with several. */

import type { Update } from '@vigrid/protocol';
import type { TokenBucket } from './limits.ts';
import type { GuestRow } from './store.ts';
import type { Table, Watcher } from './table.ts';

/** One connection. */
export interface Visitor {
  /** Null until they have said hello. */
  guest: GuestRow | null;
  /** The guest's secret, as it was said or given here. */
  token: string;
  /** The games that the guest's program draws itself; null if it has not said. */
  screens: readonly string[] | null;
  /** Wants to hear when the lobby changes. */
  inLobby: boolean;
  /** The tables they have open, by id. */
  readonly watching: Map<string, { readonly table: Table; readonly watcher: Watcher }>;
  readonly bucket: TokenBucket;
  sendUpdate(update: Update): void;
  sendLobby(): void;
}

export class People {
  readonly #visitors = new Set<Visitor>();

  add(visitor: Visitor): void {
    this.#visitors.add(visitor);
  }

  remove(visitor: Visitor): void {
    this.#visitors.delete(visitor);
  }

  /** The guests that are here, by id, with their connections. */
  present(): Map<string, Visitor[]> {
    const found = new Map<string, Visitor[]>();
    for (const visitor of this.#visitors) {
      if (!visitor.guest) continue;
      const others = found.get(visitor.guest.id);
      if (others) others.push(visitor);
      else found.set(visitor.guest.id, [visitor]);
    }
    return found;
  }
}
