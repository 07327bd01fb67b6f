/** Whether a game's guide still speaks to this guest, and what it has said; remembered between visits. */
import { createStore, memory, type Store, useStore } from '../../i18n/store.ts';

export interface Guiding {
  readonly on: boolean;
  readonly said: readonly string[];
}

const stores = new Map<string, Store<Guiding>>();

const keyOf = (game: string) => `${game}.guide`;

function storeOf(game: string): Store<Guiding> {
  const known = stores.get(game);
  if (known) return known;
  const kept = memory.read(keyOf(game)) ?? '';
  const store = createStore<Guiding>({ on: kept !== 'off', said: kept.split(' ').filter(Boolean) });
  stores.set(game, store);
  return store;
}

export const useGuiding = (game: string): Guiding => useStore(storeOf(game));

/** Switched on again, the guide begins anew. */
export function setGuide(game: string, on: boolean): void {
  memory.write(keyOf(game), on ? '' : 'off');
  storeOf(game).set({ on, said: [] });
}

export function noteSaid(game: string, tip: string): void {
  const store = storeOf(game);
  const { on, said } = store.get();
  if (!on || said.includes(tip)) return;
  memory.write(keyOf(game), [...said, tip].join(' '));
  store.set({ on, said: [...said, tip] });
}
