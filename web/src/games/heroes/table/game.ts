/** What the table takes from the game: its cards as people see them and the shape of its views. */

import type {
  CardRef,
  HandCard,
  HeroesAct,
  HeroesEvent,
  HeroesView,
  PieceView,
  SideView,
} from '@vigrid/heroes/table';
import type { Act, Seen, TableEvent } from '@vigrid/kernel';

export type { CardRef, HandCard, HeroesView, PieceView, SideView };

/** An event as the one who looks may see it. */
export type HeroesTold = Seen<HeroesEvent> | TableEvent;

/** The piece with this number, heroes and supports included. */
export function pieceIn(view: HeroesView, card: number): PieceView | null {
  for (const side of view.sides) {
    for (const piece of piecesOf(side)) if (piece.id === card) return piece;
  }
  return null;
}

export const piecesOf = (side: SideView): readonly PieceView[] => [
  side.hero,
  ...side.squad,
  ...side.supports,
  ...side.quests,
];

/** Whose card it is: the seat on whose side it lies. */
export function seatOf(view: HeroesView, card: number): number | null {
  const at = view.sides.findIndex((side) =>
    [...piecesOf(side), ...side.hand, ...side.graveyard, ...side.completed].some(({ id }) => id === card),
  );
  return at < 0 ? null : at;
}

/** What is left of its lives; a hero can fall below none. */
export const livesLeft = (piece: PieceView): number | null =>
  piece.lives === null ? null : Math.max(0, piece.lives - piece.wounds);

export type ActOf<K extends HeroesAct['do']> = Extract<HeroesAct, { do: K }>;

/** The acts of Heroes come as acts of any game. */
export const isAct = <K extends HeroesAct['do']>(act: Act, kind: K): act is ActOf<K> => act.do === kind;
