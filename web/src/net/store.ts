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
