/** Who plays in words has every table so, until they ask for the pictures; `?text` in the address asks for words, too. */
import { createStore, memory, type Store, useStore } from '../i18n/store.ts';

const key = 'text';
let store: Store<boolean> | null = null;

function inWords(): Store<boolean> {
  const asked = new URLSearchParams(location.search).has(key);
  store ??= createStore(asked || memory.read(key) === 'on', (on) => memory.write(key, on ? 'on' : 'off'));
  return store;
}

export const useInWords = (): boolean => useStore(inWords());

export const setInWords = (on: boolean): void => inWords().set(on);
