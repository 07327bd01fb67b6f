/** Whether one press is enough, or what is chosen is seen before it is confirmed; remembered between visits. */
import { createStore, memory, type Store, useStore } from '../../i18n/store.ts';

const key = 'single';
let store: Store<boolean> | null = null;

function single(): Store<boolean> {
  store ??= createStore(memory.read(key) === 'on', (on) => memory.write(key, on ? 'on' : 'off'));
  return store;
}

/** Mouse, finger and keys alike. */
export const useSinglePress = (): boolean => useStore(single());

export const setSinglePress = (on: boolean): void => single().set(on);
