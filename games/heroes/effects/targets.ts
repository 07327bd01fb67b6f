/** The pieces an effect is done to, as far as they are still in play. */
import { type EffectsFrame, type G, type Piece, pieceOf } from '../state.ts';

export const targetsOf = (g: G, f: EffectsFrame): Piece[] =>
  f.targets.flatMap((card) => pieceOf(g.state, card) ?? []);
