/** Who is here: the guests with an open connection, each maybe with several. */

import type { Said, Update } from '@vigrid/protocol';
import type { Pings } from './lag.ts';
import type { Shares, TokenBucket } from './limits.ts';
import type { Presence } from './presence.ts';
import type { GuestRow } from './store.ts';
import type { Table, Watcher } from './table.ts';

/** One connection. */
export interface Visitor {
  /** Null until they have said hello. */
  guest: GuestRow | null;
  /** The guest's secret, as it was said or given here. */
  token: string;
  /** The page that the connection comes from, and what kind of device it is, as far as they say. */
  readonly origin: string | null;
  readonly device: string | null;
  /** What a passkey was asked to sign. */
  challenge: { readonly to: 'add' | 'signIn'; readonly challenge: string } | null;
  /** The games that the guest's program draws itself; null if it has not said. */
  screens: readonly string[] | null;
  /** The connection stands. */
  here: boolean;
  /** Wants to hear when the lobby changes. */
  inLobby: boolean;
  /** The tables they have open, by id. */
  readonly watching: Map<string, { readonly table: Table; readonly watcher: Watcher }>;
  readonly bucket: TokenBucket;
  /** What all connections of the guest and of the address have together. */
  readonly shares: Shares;
  /** How long the line takes. */
  readonly lag: Pick<Pings, 'shortest'>;
  /** For talking. */
  readonly breath: TokenBucket;
  sendSaid(table: string, said: Said): void;
  sendUpdate(update: Update): void;
  sendLobby(): void;
  /** Ends the connection. */
  cut(): void;
}

export class People {
  readonly #here = new Map<string, Set<Visitor>>();
  /** Those on other servers, too. */
  readonly presence: Presence;

  constructor(presence: Presence) {
    this.presence = presence;
  }

  /** A visitor has said who they are. */
  add(guest: GuestRow, visitor: Visitor): void {
    const others = this.#here.get(guest.id);
    if (others) others.add(visitor);
    else this.#here.set(guest.id, new Set([visitor]));
    this.presence.come(guest.id);
  }

  remove(visitor: Visitor): void {
    const { guest } = visitor;
    if (!guest) return;
    const theirs = this.#here.get(guest.id);
    if (!theirs?.delete(visitor)) return;
    if (theirs.size === 0) this.#here.delete(guest.id);
    this.presence.go(guest.id);
  }

  /** The guests that are connected to this server, by id, with their connections. */
  here(): ReadonlyMap<string, ReadonlySet<Visitor>> {
    return this.#here;
  }
}
