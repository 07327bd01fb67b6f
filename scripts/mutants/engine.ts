/** A game with all its changes built in, each behind a switch. Only what is loaded from here has them. */
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { AnyGame } from '@vigrid/kernel';

/** What happens to a run that goes round and round: far more switches are passed than in any that holds. */
export class Endless extends Error {}

export interface Switches {
  /** The change that is turned on. */
  active: number;
  /** How many switches may be passed before a run counts as endless. */
  patience: number;
  /** By change, whether its place was reached, and whether what was there tells that the change would have been felt. */
  readonly reached: Uint8Array;
  readonly felt: Uint8Array;
}

export async function loadGame(
  id: string,
  sources: Readonly<Record<string, string>>,
  switches: Switches,
): Promise<AnyGame> {
  const changed = new Map(
    Object.entries(sources).map(([path, source]) => [pathToFileURL(path).href, source]),
  );
  registerHooks({
    load(url, context, nextLoad) {
      const source = changed.get(url);
      if (source === undefined) return nextLoad(url, context);
      return { format: 'module', source: stripTypeScriptTypes(source), shortCircuit: true };
    },
  });
  Object.assign(globalThis, {
    mutantOn(n: number): boolean {
      if (--switches.patience < 0) throw new Endless();
      switches.reached[n] = 1;
      return n === switches.active;
    },
    mutantSees(n: number, when: boolean, value: unknown): unknown {
      // What is no truth value may be used for itself.
      if (typeof value !== 'boolean' || value === when) switches.felt[n] = 1;
      return value;
    },
    mutantSets(n: number, was: unknown, is: unknown): void {
      const empty = Array.isArray(was) && Array.isArray(is) && was.length + is.length === 0;
      if (was !== is && !empty) switches.felt[n] = 1;
    },
  });
  const { gameOf } = await import('@vigrid/games');
  const engine = await gameOf(id);
  if (!engine) throw new Error(`There is no game "${id}".`);
  return engine.game;
}
