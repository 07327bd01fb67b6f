/**
 * The games that have a screen of their own, one line each: all else of a game is in its folder, and what is not needed
 * in the lobby is found there by its name when it is (screens.ts, decks.ts). A game that has no line here is played on
 * the plain table.
 */
import type { GameOffer } from '@vigrid/protocol';
import { berserk } from './berserk/index.ts';
import { type GameFront, plainDoor } from './door.ts';
import { dune } from './dune/index.ts';
import { heroes } from './heroes/index.ts';
import { valhalla } from './valhalla/index.ts';

/** In the order of their doors. */
export const games: readonly GameFront[] = [berserk, heroes, valhalla, dune];

export const gameCalled = (id: string): GameFront | undefined => games.find((game) => game.id === id);

/** The one that is learned soonest: it stands open to a newcomer. */
export const firstGame = heroes.id;

/** Every game there is a door for: those above, then those that only the server knows. */
export const doorsOf = (offers: readonly Pick<GameOffer, 'id' | 'name'>[]): readonly GameFront[] => [
  ...games,
  ...offers.filter(({ id }) => !gameCalled(id)).map(({ id, name }) => ({ id, door: plainDoor(name) })),
];
