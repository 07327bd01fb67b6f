import { livesOf } from '../abilities/meaning.ts';
import { type Heroes, isCreature, isHero } from '../state.ts';

/** Lives left and whether it is closed, of every character in play. */
export type Figures = ReadonlyMap<number, { readonly left: number; readonly closed: boolean }>;

export function figuresOf(s: Heroes): Figures {
  const characters = s.sides.flatMap(({ play }) =>
    play.filter((piece) => isCreature(s, piece) || isHero(s, piece)),
  );
  return new Map(
    characters.map((piece) => [
      piece.card,
      { left: Math.max(0, livesOf(s, piece) - piece.wounds), closed: piece.closed },
    ]),
  );
}
