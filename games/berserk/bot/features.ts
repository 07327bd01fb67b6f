/** What a played feature is worth to who uses it, in crystals: by what its abilities do, to the best of targets. */
import type { Ability, Payment, Strength } from '../abilities/index.ts';
import type { Effect } from '../effects/index.ts';
import { hasLives, livesOf } from '../features/figures.ts';
import type { Piece } from '../state/piece.ts';
import { type Berserk, pieceOf, rival } from '../state.ts';
import { cardValue, harmOf, meanStrength } from './exchange.ts';

/** Whom an ability of this kind is good for: to be aimed at enemies, or at one's own. */
export const harmful: ReadonlySet<string> = new Set([
  'wound',
  'poison',
  'reduceLives',
  'leaveLives',
  'shedLives',
  'loseChips',
  'close',
  'destroy',
  'exile',
  'numb',
  'lose',
  'trap',
  'control',
  'limitMoves',
  'return',
  'strikeBy',
  'simple',
  'special',
  'magic',
  'over',
  'shot',
  'throw',
  'discharge',
]);

export const helpful: ReadonlySet<string> = new Set([
  'heal',
  'cure',
  'extraLives',
  'shield',
  'chips',
  'open',
  'stayOpen',
  'give',
  'incarnationChip',
]);

export function featureWorth(
  s: Berserk,
  piece: Piece,
  does: readonly Ability[],
  pay: Payment | undefined,
  x: number,
): number {
  let worth = 0;
  for (const ability of does) worth += abilityWorth(s, piece, ability, x);
  return worth - priceOf(s, piece, pay, x);
}

/** What is paid: a card closed can neither defend nor answer, a chip is something saved. */
function priceOf(s: Berserk, piece: Piece, pay: Payment | undefined, x: number): number {
  if (!pay) return 0;
  const chips = pay.allChips ? piece.chips : pay.chips === 'X' ? x : (pay.chips ?? 0);
  return (
    (pay.close ? 0.3 : 0) +
    0.15 * chips +
    (pay.wounds ? harmOf(s, piece, pay.wounds) : 0) +
    (pay.lives ? 0.2 * x : 0)
  );
}

function abilityWorth(s: Berserk, piece: Piece, ability: Ability, x: number): number {
  if (ability.use === 'or')
    return Math.max(
      ...ability.options.map((list) => list.reduce((sum, one) => sum + abilityWorth(s, piece, one, x), 0)),
    );
  const often = ability.may || ability.if || ability.otherwise ? 0.6 : 1;
  if ('do' in ability) return often * effectWorth(s, piece, ability.do, x);
  const wounds = strengthMean(ability.strength, x) + (typeof ability.plus === 'number' ? ability.plus : 0);
  return often * (ability.count ?? 1) * bestHarm(s, piece, wounds);
}

function effectWorth(s: Berserk, piece: Piece, effect: Effect, x: number): number {
  switch (effect.do) {
    case 'wound':
      return effect.to === 'this'
        ? -harmOf(s, piece, strengthMean(effect.amount, x))
        : bestHarm(s, piece, strengthMean(effect.amount, x));
    case 'heal':
      return bestHealing(
        s,
        piece,
        effect.amount === 'all' || effect.amount === 'hurt' ? 5 : strengthMean(effect.amount, x),
      );
    case 'destroy':
    case 'exile':
      return 0.8 * bestHarm(s, piece, 99);
    case 'chips':
      return 0.3;
    case 'open':
      return piece.closed ? 1 : 0.6;
    case 'close':
    case 'numb':
      return 0.8;
    case 'poison':
    case 'give':
    case 'control':
    case 'summon':
    case 'revive':
      return 0.9;
    case 'win':
      return 100;
    default:
      return 0.45;
  }
}

export function strengthMean(strength: Strength, x: number): number {
  if (typeof strength === 'number') return strength;
  if (strength === 'X') return x;
  return Array.isArray(strength) ? meanStrength(strength) : 2;
}

/** The most that so many wounds take from an enemy that can be seen. */
function bestHarm(s: Berserk, piece: Piece, wounds: number): number {
  let most = 0;
  for (const card of s.sides[rival(piece.seat)].squad) {
    const other = pieceOf(s, card);
    if (!other || other.hidden || !hasLives(s, other)) continue;
    const whole = Math.floor(wounds);
    const rest = wounds - whole;
    const harm = (1 - rest) * harmOf(s, other, whole) + rest * harmOf(s, other, whole + 1);
    if (harm > most) most = harm;
  }
  return 0.9 * most;
}

function bestHealing(s: Berserk, piece: Piece, amount: number): number {
  let most = 0;
  for (const card of s.sides[piece.seat].squad) {
    const own = pieceOf(s, card);
    if (own && own.wounds > 0) most = Math.max(most, healingOf(s, own, amount));
  }
  return most;
}

/** What healing gives back: as much as the wounds took, and life itself where it hangs by a thread. */
export function healingOf(s: Berserk, piece: Piece, amount: number): number {
  const back = Math.min(amount, piece.wounds);
  const left = Math.max(1, livesOf(s, piece));
  return (0.5 * cardValue(s, piece) * back) / (left + back);
}
