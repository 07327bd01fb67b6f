import type { Both } from '../i18n/index.ts';

/** What is known of a game before anything of it is loaded. */
export interface GameFront {
  readonly id: string;
  /** What else its screen draws: names of screens that the game's settings tell apart. */
  readonly screens?: readonly string[];
  readonly door: Door;
}

/** A game's door in the lobby: what stands before it, in shares of the door's size. Its colours are in colours.css. */
export interface Door {
  readonly name: Both<string>;
  readonly about?: Both<string>;
  /** The same for a narrow strip. */
  readonly short?: Both<string>;
  /** The disc in the sky: its centre and radius. */
  readonly sun: Disc;
  readonly moon?: Disc;
  readonly land: Land;
  /** From the far ones to the near ones. */
  readonly figures: readonly Figure[];
  /** The weave between this door and the one before it. */
  readonly selvedge: string;
  /** The simple ready decks that the game is learned with: one's own and the rival's. */
  readonly firstDecks?: readonly [string, string];
}

export type Land = 'hills' | 'snow' | 'desert';

interface Disc {
  readonly x: number;
  readonly y: number;
  /** Of the height. */
  readonly r: number;
}

/** Where a figure stands, in percent of the door: its middle and its feet, its size of the height. */
export interface Figure {
  readonly glyph: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly flip?: true;
  /** Has no shadow at its feet. */
  readonly flies?: true;
  /** A landmark in the colour of the far hills. */
  readonly far?: true;
  /** Stands there only where the door is wide enough. */
  readonly wide?: true;
  /** Where it stands in a wide door, if elsewhere. */
  readonly wideX?: number;
}

/** The door of a game that has none of its own: its name over an empty plain. */
export const plainDoor = (name: Both<string>): Door => ({
  name,
  sun: { x: 50, y: 55, r: 18 },
  land: 'hills',
  figures: [],
  selvedge: 'neutral',
});
