/** What a played feature is worth to who uses it, in crystals: by what its abilities do, to the best of those they reach. */
import type { Ability, Attack, Payment, Strength, Target } from '../abilities/index.ts';
import type { Effect } from '../effects/index.ts';
import type { Context } from '../features/context.ts';
import { amountOf, holds } from '../features/evaluate.ts';
import { livesOf } from '../features/figures.ts';
import { contextOf } from '../features/gains.ts';
import { aimable, isChoice, suits, targetOf } from '../stack/possible.ts';
import { attackTargets, named } from '../stack/targets.ts';
import type { Piece } from '../state/piece.ts';
import { type Berserk, pieceOf } from '../state.ts';
import { attackHarm, cardValue, harmOf, meanStrength } from './exchange.ts';
import { weights } from './weights.ts';

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

export function featureWorth(
  s: Berserk,
  piece: Piece,
  does: readonly Ability[],
  pay: Payment | undefined,
  x: number,
): number {
  return abilitiesWorth(s, piece, does, { ...contextOf(piece), x }) - priceOf(s, piece, pay, x);
}

/** What is paid: a card closed can neither defend nor answer, a chip is something saved. */
function priceOf(s: Berserk, piece: Piece, pay: Payment | undefined, x: number): number {
  if (!pay) return 0;
  const chips = pay.allChips ? piece.chips : pay.chips === 'X' ? x : (pay.chips ?? 0);
  return (
    (pay.close ? weights.closed + weights.instead * cardValue(s, piece) : 0) +
    weights.chip * chips +
    (pay.wounds ? harmOf(s, piece, pay.wounds) : 0) +
    (pay.lives ? 0.2 * x : 0)
  );
}

function abilitiesWorth(s: Berserk, piece: Piece, does: readonly Ability[], ctx: Context): number {
  let sum = 0;
  for (const ability of does) {
    if (ability.if && !holds(s, ability.if, ctx)) continue;
    const worth = abilityWorth(s, piece, ability, ctx);
    sum += ability.may ? Math.max(0, worth) : worth;
  }
  return sum;
}

function abilityWorth(s: Berserk, piece: Piece, ability: Ability, ctx: Context): number {
  if (ability.use === 'or')
    return Math.max(...ability.options.map((list) => abilitiesWorth(s, piece, list, ctx)));
  if ('do' in ability) return effectWorth(s, piece, ability.do, ability.use, ctx);
  return attacksWorth(s, piece, ability, ctx);
}

/** The best that such an attack takes from those it reaches; from the own it takes as well. */
function attacksWorth(s: Berserk, piece: Piece, attack: Attack, ctx: Context): number {
  const values = valuesOf(attack.strength, ctx.x);
  const worths = attackTargets(s, attack, ctx)
    .map((card) => attackWorth(s, piece, pieceOf(s, card), attack.use, values))
    .sort((a, b) => b - a);
  if (attack.at && typeof attack.at === 'object' && 'all' in attack.at)
    return worths.reduce((sum, one) => sum + one, 0);
  const count = amountOf(s, attack.count ?? 1, ctx);
  const [best = 0] = worths;
  return attack.different ? worths.slice(0, count).reduce((sum, one) => sum + one, 0) : count * best;
}

/** What an attack of a text takes from one card. */
export function attackWorth(
  s: Berserk,
  by: Piece,
  to: Piece | null,
  type: Attack['use'],
  values: readonly number[],
): number {
  if (!to) return 0;
  return (to.seat === by.seat ? -1 : 1) * attackHarm(s, by, to, type, values);
}

function effectWorth(
  s: Berserk,
  piece: Piece,
  effect: Effect,
  use: 'spell' | 'influence',
  ctx: Context,
): number {
  if (effect.do === 'win') return 100;
  const target = targetOf(effect);
  if (!target) return 0.45;
  const worths = aimedAt(s, effect, target, ctx).map((one) =>
    effectOn(s, piece.seat, one, effect, { by: piece, use, x: ctx.x }),
  );
  if (!isChoice(target)) return worths.reduce((sum, one) => sum + one, 0);
  const count = typeof target.count === 'number' ? target.count : 1;
  return worths
    .sort((a, b) => (target.by ? a - b : b - a))
    .slice(0, count)
    .reduce((sum, one) => sum + (target.upTo ? Math.max(0, one) : one), 0);
}

function aimedAt(s: Berserk, effect: Effect, target: Target, ctx: Context): Piece[] {
  const cards = isChoice(target) ? aimable(s, effect, target, ctx) : (named(s, target, ctx) ?? []);
  return cards.flatMap((card) => {
    const piece = suits(s, effect, card, ctx) ? pieceOf(s, card) : null;
    return piece ? [piece] : [];
  });
}

/** Who does it to somebody, and by what. */
export interface Source {
  readonly by: Piece;
  readonly use: 'spell' | 'influence';
  readonly x: number;
}

/** What an effect is worth to a seat when it is done to this card. */
export function effectOn(s: Berserk, seat: number, piece: Piece, effect: Effect, source: Source): number {
  return (piece.seat === seat ? 1 : -1) * goodFor(s, piece, effect, source);
}

/** How good an effect is for whoever has the card. */
function goodFor(s: Berserk, piece: Piece, effect: Effect, { by, use, x }: Source): number {
  const value = cardValue(s, piece);
  switch (effect.do) {
    case 'wound':
      return -attackHarm(s, by, piece, use, valuesOf(effect.amount, x));
    case 'heal': {
      const amount = effect.amount;
      const back = amount === 'all' || amount === 'hurt' ? piece.wounds : strengthMean(amount, x);
      return healingOf(s, piece, back);
    }
    case 'cure':
      return 0.3;
    case 'destroy':
    case 'exile':
      return -value;
    case 'return':
      return -0.7 * value;
    case 'control':
      return piece.seat === by.seat ? 0 : -0.8 * value;
    case 'close':
      return piece.closed ? 0 : -0.12 * value;
    case 'numb':
      return -0.15 * value;
    case 'open':
      return piece.closed ? 0.2 * value : 0;
    case 'poison':
      return -harmOf(s, piece, 2);
    case 'reduceLives':
    case 'leaveLives':
      return -harmOf(s, piece, 2);
    case 'chips':
      return 0.25;
    case 'extraLives':
    case 'shield':
      return 0.08 * value;
    default:
      return harmful.has(effect.do) ? -0.1 * value : 0.08 * value;
  }
}

/** Weak, medium and strong. */
export const valuesOf = (strength: Strength, x: number): readonly number[] =>
  Array.isArray(strength) ? strength : Array<number>(3).fill(strengthMean(strength, x));

function strengthMean(strength: Strength, x: number): number {
  if (typeof strength === 'number') return strength;
  if (strength === 'X') return x;
  return Array.isArray(strength) ? meanStrength(strength) : 2;
}

/** What healing gives back: as much as the wounds took, and life itself where it hangs by a thread. */
export function healingOf(s: Berserk, piece: Piece, amount: number): number {
  const back = Math.min(amount, piece.wounds);
  const left = Math.max(1, livesOf(s, piece));
  return (0.5 * cardValue(s, piece) * back) / (left + back);
}
