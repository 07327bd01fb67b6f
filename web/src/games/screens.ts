/** Where a table gets its screen from: games/<game>/screen.ts, or the plain one. */
import type { Act, CardEntry, GameEvent } from '@vigrid/kernel';
import { arrival } from '../kit/arrive.ts';
import type { Screen } from './screen.ts';

interface Part {
  /** With the cards that only this table has. */
  loadScreen(own: readonly CardEntry[]): Promise<Screen>;
}

/** By name, so that the page of the lobby does not carry what only tables need. */
const parts = import.meta.glob<Part>('./*/screen.ts');

/** `plain`: the server sends layouts, which are drawn the same for every game. */
export async function screenFor(
  game: string,
  plain: boolean,
  own: readonly CardEntry[] = [],
): Promise<Screen> {
  const load = plain ? undefined : parts[`./${game}/screen.ts`];
  if (load) return arrival(async () => (await load()).loadScreen(own));
  const { loadPlainScreen } = await arrival(() => import('../table/plain/screen.ts'));
  return joined(await loadPlainScreen(game));
}

/**
 * Here, and nowhere else, a game's types are joined with what comes over the wire: the server says which game a table
 * plays and sends views, acts and events of that game alone, so its screen may take them for its own.
 */
export function joined<View extends object, A extends Act, E extends GameEvent>(
  screen: Screen<View, A, E>,
): Screen {
  const unproved: unknown = screen;
  return unproved as Screen;
}
