/** How fast the table shows what happens: slow, usual, fast, or at once; remembered between visits. */
import { createStore, memory, type Store, useStore } from '../../i18n/store.ts';

/** Times the usual speed; 0 shows nothing on the way. */
export type Pace = 0 | 0.5 | 1 | 2;

export const paces: readonly Pace[] = [0.5, 1, 2, 0];

const key = 'pace';
let store: Store<Pace> | null = null;

function pace(): Store<Pace> {
  const kept = Number(memory.read(key) ?? 1);
  store ??= createStore(paces.find((one) => one === kept) ?? 1, (now) => memory.write(key, String(now)));
  return store;
}

export const paceNow = (): Pace => pace().get();

export const usePace = (): Pace => useStore(pace());

export const setPace = (now: Pace): void => pace().set(now);
