/** Small sounds, and silence until somebody wants them. A sound says what has happened, never what is hidden. */
import { createStore, memory, type Store, useStore } from '../../i18n/store.ts';
import type { Sound } from './sounds.ts';

const key = 'sound';
let store: Store<boolean> | null = null;
let context: AudioContext | null = null;

function wanted(): Store<boolean> {
  store ??= createStore(memory.read(key) === 'on', (on) => memory.write(key, on ? 'on' : 'off'));
  return store;
}

export const useSound = (): boolean => useStore(wanted());

/** Whoever turns it on hears it at once. */
export function setSound(on: boolean): void {
  wanted().set(on);
  if (on) void sound('turn');
}

export async function sound(which: Sound): Promise<void> {
  if (!wanted().get() || typeof AudioContext === 'undefined' || document.visibilityState === 'hidden') return;
  context ??= new AudioContext();
  void context.resume();
  // Most people play without: how sounds are made comes with the first one.
  const { made } = await import('./sounds.ts');
  made[which](context, context.currentTime + 0.01);
}
