/**
 * The games that have a screen of their own: a game's folder and its line here are all that the browser knows of it.
 * One that has none is played on the plain table.
 */
import { berserk } from './berserk/index.ts';
import { dune } from './dune/index.ts';
import { heroes } from './heroes/index.ts';
import type { GameFront } from './screen.ts';
import { valhalla } from './valhalla/index.ts';

/** In the order of their doors. */
export const games: readonly GameFront[] = [berserk, heroes, valhalla, dune];

export const gameCalled = (id: string): GameFront | undefined => games.find((game) => game.id === id);

/** The one that is learned soonest: it stands open to a newcomer. */
export const firstGame = heroes.id;
