/** What characters, wounds and texts are worth, in coins. */
import { livesOf, strikeOf } from '../abilities/meaning.ts';
import { cardOf, type Heroes, isCreature, isHero, type Piece, textOf } from '../state.ts';
import { weights } from './weights.ts';

export const livesLeft = (s: Heroes, piece: Piece): number => livesOf(s, piece) - piece.wounds;

export function creatureWorth(s: Heroes, piece: Piece): number {
  const strike = strikeOf(s, piece);
  const left = livesLeft(s, piece) - Math.min(piece.poison, 2);
  const attacks = textOf(s, piece).attacksOnly === null ? 0.5 : 1;
  const text = weights.text * Math.min(2, cardOf(s, piece.card).abilities.length);
  return attacks * strike * weights.strike + left * weights.life + 0.5 + text;
}

/** The last lives are dear. */
export const heroWorth = (lives: number): number =>
  weights.hero * lives + weights.last * Math.sqrt(Math.max(0, lives)) - 20 / (1 + Math.max(0, lives));

/** What so many wounds take from a character. */
export function harmOf(s: Heroes, piece: Piece, wounds: number): number {
  if (wounds <= 0) return 0;
  const left = livesLeft(s, piece);
  if (isHero(s, piece)) return wounds >= left ? 60 : heroWorth(left) - heroWorth(left - wounds);
  if (!isCreature(s, piece)) return 0;
  return wounds >= left
    ? creatureWorth(s, piece) + 0.5
    : (0.5 * creatureWorth(s, piece) * wounds) / (left + 1);
}
