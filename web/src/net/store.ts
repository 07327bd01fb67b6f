/** Waiting for a shared value of the page to become something. */
import type { Store } from '../i18n/store.ts';

export { createStore, type Store, useStore } from '../i18n/store.ts';

/** Resolves as soon as the value satisfies the test. */
export function when<T>(from: Store<T>, test: (value: T) => boolean): Promise<void> {
  if (test(from.get())) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = from.watch(() => {
      if (!test(from.get())) return;
      stop();
      resolve();
    });
  });
}

/** Several values as one. */
export function joined<T>(stores: readonly Store<T>[]): Pick<Store<readonly T[]>, 'get' | 'watch'> {
  let last: readonly T[] = stores.map((store) => store.get());
  return {
    get() {
      const now = stores.map((store) => store.get());
      if (now.some((value, n) => !Object.is(value, last[n]))) last = now;
      return last;
    },
    watch(told) {
      const stops = stores.map((store) => store.watch(told));
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
