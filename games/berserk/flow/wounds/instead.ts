/** Replacement effects (section 531): how often they are applied, and what their text puts in the place of something. */
import type { Deed, Instead } from '../../abilities/index.ts';
import { featureKey, usesLeft } from '../../features/triggers.ts';
import { beginUse } from '../../stack/uses.ts';
import type { Piece } from '../../state/piece.ts';
import type { Use } from '../../state/stack.ts';
import { type Berserk, type G, numberOf } from '../../state.ts';

/** The replacement of a card, by which what it was applied to remembers it (B12-531.4). */
export const keyOf = (piece: Piece, number: number): number => piece.card * 64 + number;

export const isSpent = (s: Berserk, piece: Piece, number: number, { times }: Instead): boolean =>
  times !== undefined && usesLeft(s, piece, featureKey(s.def[piece.card], number), times) <= 0;

export function countUse(s: Berserk, piece: Piece, number: number, { times }: Instead): void {
  if (times)
    (times.per === 'turn' ? piece.usedTurn : piece.usedBattle).push(featureKey(s.def[piece.card], number));
}

/**
 * What stands in the place of something happens as that would have: at once, so that nobody answers it (RB-72). The
 * replacements that led to it are not applied to it again (B12-531.4), others are (B12-531.5).
 */
export function beginInstead(
  g: G,
  piece: Piece,
  feature: number,
  does: readonly Deed[],
  about: Partial<Use>,
  replaced: readonly number[],
): void {
  const s = g.state;
  const { card, seat } = piece;
  const def = s.def[card];
  const list = numberOf(s, def, does);
  beginUse(g, {
    seat,
    card,
    def,
    feature,
    list,
    ...about,
    free: true,
    replaced: [...replaced, keyOf(piece, feature)],
  });
}
