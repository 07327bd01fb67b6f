/**
 * The tables that this browser keeps. Written by the worker that runs them, read by the lobby; from memory alone where
 * the browser forbids storage.
 */
import type { Entry, Seat, Setup, Text } from '@vigrid/kernel';
import type { Move } from '@vigrid/kernel/lesson';
import type { Puzzle } from '@vigrid/kernel/puzzle';
import { answered, openDatabase, tablesStore } from './database.ts';

/** A table that needs no server: all of it follows from this. */
export interface Kept {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly setup: Setup;
  readonly seats: readonly LocalSeat[];
  /** What happens in a lesson; null where play is free. */
  readonly course: Course | null;
  /** What is to be solved here; absent where nothing is. */
  readonly puzzle?: Puzzle;
  readonly entries: readonly Entry[];
  /** The number that each deed has in the log, so that one sent again is not done again. */
  readonly deeds: Readonly<Record<string, number>>;
  readonly yourMove: boolean;
  readonly over: boolean;
  /** Null while it goes on; absent where an older page has kept it. */
  readonly winners?: readonly Seat[] | null;
  /** When it was gone on with last, as an ISO date; absent where an older page has kept it. */
  readonly changed?: string;
  readonly rematch: string | null;
  /** A game of one's own that a server should keep once it is over; where it is kept, if it is. */
  readonly synced?: 'wanted' | { readonly table: string } | { readonly refused: Text };
  /** When it was made, as an ISO date. */
  readonly since: string;
}

export type LocalSeat =
  | { readonly kind: 'me'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string }
  /** Who played a game that was brought here from elsewhere. */
  | { readonly kind: 'guest'; readonly name: string };

/** Who does what, move by move. Where it ends, nothing more is played. */
export interface Course {
  readonly moves: readonly Move[];
}

export interface Shelf {
  get(id: string): Promise<Kept | null>;
  /** Keeps the table if it is still as long as it was thought to be; says whether. */
  put(kept: Kept, entriesBefore: number | null): Promise<boolean>;
  remove(id: string): Promise<void>;
  all(): Promise<readonly Kept[]>;
}

export function memoryShelf(): Shelf {
  const tables = new Map<string, Kept>();
  return {
    get: async (id) => tables.get(id) ?? null,
    async put(kept, before) {
      if (before !== null && tables.get(kept.id)?.entries.length !== before) return false;
      tables.set(kept.id, structuredClone(kept));
      return true;
    },
    async remove(id) {
      tables.delete(id);
    },
    all: async () => [...tables.values()],
  };
}

export async function openShelf(): Promise<Shelf> {
  const opened = await openDatabase();
  if (!opened) return memoryShelf();
  const read = <T>(ask: (tables: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
    answered(ask(opened.transaction(tablesStore).objectStore(tablesStore)));
  return {
    get: async (id) => (await read<Kept | undefined>((tables) => tables.get(id))) ?? null,
    put(kept, before) {
      const work = opened.transaction(tablesStore, 'readwrite', { durability: 'strict' });
      const tables = work.objectStore(tablesStore);
      return new Promise((resolve, reject) => {
        let done = true;
        const found: IDBRequest<Kept | undefined> = tables.get(kept.id);
        found.onsuccess = () => {
          if (before !== null && found.result?.entries.length !== before) done = false;
          else tables.put(kept);
        };
        work.oncomplete = () => resolve(done);
        work.onerror = () => reject(work.error);
        work.onabort = () => reject(work.error);
      });
    },
    async remove(id) {
      await answered(opened.transaction(tablesStore, 'readwrite').objectStore(tablesStore).delete(id));
    },
    all: () => read<Kept[]>((tables) => tables.getAll()),
  };
}
