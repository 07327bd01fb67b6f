/**
 * The games that have a screen of their own: a game's folder and its line here are all that the browser knows of it.
 * One that has none is played on the plain table.
 */
import type { Act, GameEvent } from '@vigrid/kernel';
import type { GameOffer } from '@vigrid/protocol';
import { berserk } from './berserk/index.ts';
import { plainDoor } from './door.ts';
import { dune } from './dune/index.ts';
import { heroes } from './heroes/index.ts';
import type { GameFront, Screen } from './screen.ts';
import { valhalla } from './valhalla/index.ts';

/** In the order of their doors. */
export const games: readonly GameFront[] = [front(berserk), front(heroes), front(valhalla), front(dune)];

export const gameCalled = (id: string): GameFront | undefined => games.find((game) => game.id === id);

/** Every game there is a door for: those above, then those that only the server knows. */
export const doorsOf = (offers: readonly Pick<GameOffer, 'id' | 'name'>[]): readonly AnyDoor[] => [
  ...games,
  ...offers.filter(({ id }) => !gameCalled(id)).map(({ id, name }) => ({ id, door: plainDoor(name) })),
];

export type AnyDoor = Pick<GameFront, 'id' | 'door'>;

/** The one that is learned soonest: it stands open to a newcomer. */
export const firstGame = heroes.id;

function front<View extends object, A extends Act, E extends GameEvent>(
  game: GameFront<View, A, E>,
): GameFront {
  return { ...game, screen: async () => joined(await game.screen()) };
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
