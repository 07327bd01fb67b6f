import { useSyncExternalStore } from 'preact/compat';

/** One value that several parts of the page share and watch. */
export interface Store<T> {
  get(): T;
  set(value: T): void;
  watch(told: () => void): () => void;
}

/** `changed` is told of every change before the watchers are. */
export function createStore<T>(initial: T, changed?: (value: T) => void): Store<T> {
  let now = initial;
  const watchers = new Set<() => void>();
  return {
    get: () => now,
    set(value) {
      if (Object.is(value, now)) return;
      now = value;
      changed?.(value);
      for (const told of watchers) told();
    },
    watch(told) {
      watchers.add(told);
      return () => watchers.delete(told);
    },
  };
}

export function useStore<T>(store: Pick<Store<T>, 'get' | 'watch'>): T {
  return useSyncExternalStore(store.watch, store.get);
}

/** What this browser remembers between visits; forgets silently where storage is closed (private windows). */
export const memory = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(`vigrid.${key}`);
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      localStorage.setItem(`vigrid.${key}`, value);
    } catch {
      // Nothing to do: the choice holds until the page is closed.
    }
  },
};
