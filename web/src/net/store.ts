/** A value that can be watched: all the state management the table needs. */
import { useSyncExternalStore } from 'react';

export interface Store<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function store<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useStore = <T>(from: Store<T>): T => useSyncExternalStore(from.subscribe, from.get);

/** Resolves as soon as the value satisfies the test. */
export function when<T>(from: Store<T>, test: (value: T) => boolean): Promise<void> {
  if (test(from.get())) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = from.subscribe(() => {
      if (!test(from.get())) return;
      stop();
      resolve();
    });
  });
}
