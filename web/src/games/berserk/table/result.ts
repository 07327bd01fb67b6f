/** How a battle ended, from what still stands. */
import type { BerserkView } from './game.ts';

export interface Standing {
  readonly seat: number;
  readonly creatures: number;
  readonly lives: number;
  /** Crystals of all cards in play (B12-604.1). */
  readonly crystals: number;
  readonly fallen: number;
}

export const standings = ({ sides }: Pick<BerserkView, 'sides'>): readonly Standing[] =>
  sides.map(({ pieces, graveyard }, seat) => {
    const living = pieces.filter(({ lives }) => lives !== null);
    return {
      seat,
      creatures: living.length,
      lives: living.reduce((sum, { lives, wounds }) => sum + Math.max(0, (lives ?? 0) - wounds), 0),
      crystals: pieces.reduce((sum, { cost }) => sum + (cost ?? 0), 0),
      fallen: graveyard.length,
    };
  });

/** Whose squad has fallen: null where nobody's has, or both have; then the rule says why it ended. */
export function fallenSeat(all: readonly Standing[]): number | null {
  const without = all.filter(({ creatures }) => creatures === 0);
  return without.length === 1 ? without[0].seat : null;
}
