/** What characters, wounds and texts are worth, in coins. */
import type { Seat } from '@vigrid/kernel';
import type { Amount } from '../abilities/index.ts';
import { livesOf, strikeOf } from '../abilities/meaning.ts';
import type { Effect } from '../effects/index.ts';
import { cardOf, type Heroes, heroOf, isCreature, isHero, type Piece, rival, textOf } from '../state.ts';

export const livesLeft = (s: Heroes, piece: Piece): number => livesOf(s, piece) - piece.wounds;

export function creatureWorth(s: Heroes, piece: Piece): number {
  const strike = strikeOf(s, piece);
  const left = livesLeft(s, piece) - Math.min(piece.poison, 2);
  const attacks = textOf(s, piece).attacksOnly === null ? 0.5 : 1;
  const text = 0.3 * Math.min(2, cardOf(s, piece.card).abilities.length);
  return attacks * strike * 0.95 + left * 0.75 + 0.5 + text;
}

/** The last lives are dear. */
export const heroWorth = (lives: number): number =>
  0.9 * lives + 8 * Math.sqrt(Math.max(0, lives)) - 20 / (1 + Math.max(0, lives));

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

/** The most that so many wounds take from somebody of a seat. */
export function bestHarm(s: Heroes, seat: Seat, wounds: number): number {
  let most = 0;
  for (const piece of s.sides[seat].play) most = Math.max(most, harmOf(s, piece, wounds));
  // Whether the hero may be chosen is not known yet.
  return Math.min(12, most);
}

/** Effects that one aims at the enemy; others are for one's own. */
export const harmful: ReadonlySet<string> = new Set([
  'wound',
  'shot',
  'destroy',
  'close',
  'stun',
  'numb',
  'poison',
  'capture',
  'captureFrom',
  'control',
  'return',
  'bottom',
  'fight',
  'shedLives',
  'tuck',
  'turnOver',
]);

/** What a text does for its player, roughly. */
export function effectsWorth(s: Heroes, seat: Seat, does: readonly Effect[]): number {
  let sum = 0;
  for (const effect of does) sum += effectWorth(s, seat, effect);
  return sum;
}

function effectWorth(s: Heroes, seat: Seat, effect: Effect): number {
  const foe = rival(seat);
  switch (effect.do) {
    case 'wound':
    case 'shot':
      return bestHarm(s, foe, numberOf(effect.amount));
    case 'destroy':
    case 'control':
    case 'capture':
      return Math.max(
        0,
        ...s.sides[foe].play.filter((piece) => isCreature(s, piece)).map((piece) => creatureWorth(s, piece)),
      );
    case 'return':
    case 'bottom':
      return (
        0.6 *
        Math.max(
          0,
          ...s.sides[foe].play
            .filter((piece) => isCreature(s, piece))
            .map((piece) => creatureWorth(s, piece)),
        )
      );
    case 'close':
    case 'stun':
    case 'poison':
      return s.sides[foe].play.length > 1 ? 1.5 : 0;
    case 'heal': {
      const hero = heroOf(s.sides[seat]);
      return Math.min(hero.wounds, 3) * 0.5 + (hero.wounds > 0 ? 0.2 : 0);
    }
    case 'draw':
      return 1.5;
    case 'if':
      return 0.6 * effectsWorth(s, seat, effect.does);
    default:
      return 0.6;
  }
}

const numberOf = (amount: Amount): number => (typeof amount === 'number' ? amount : 2);
