/** The guest's own decks in this browser: all there are without a server, a copy to go on with where there is one. */
import type { KeptDeck } from '@vigrid/protocol/decks';
import { answered, decksStore, openDatabase } from './database.ts';

export interface LocalDeck extends KeptDeck {
  /** When the server's was changed last, as far as this browser has seen; null for one it does not have. */
  readonly synced: string | null;
  /** Changed here since. */
  readonly edited: boolean;
  /** Removed here; kept until the server knows. */
  readonly removed: boolean;
}

export interface Drawer {
  all(): Promise<readonly LocalDeck[]>;
  put(deck: LocalDeck): Promise<void>;
  drop(id: string): Promise<void>;
}

export function memoryDrawer(): Drawer {
  const decks = new Map<string, LocalDeck>();
  return {
    all: async () => [...decks.values()],
    async put(deck) {
      decks.set(deck.id, structuredClone(deck));
    },
    async drop(id) {
      decks.delete(id);
    },
  };
}

export async function openDrawer(): Promise<Drawer> {
  const opened = await openDatabase();
  if (!opened) return memoryDrawer();
  const store = (mode: IDBTransactionMode) =>
    opened.transaction(decksStore, mode, { durability: 'strict' }).objectStore(decksStore);
  return {
    all: () => answered<LocalDeck[]>(store('readonly').getAll()),
    async put(deck) {
      await answered(store('readwrite').put(deck));
    },
    async drop(id) {
      await answered(store('readwrite').delete(id));
    },
  };
}
