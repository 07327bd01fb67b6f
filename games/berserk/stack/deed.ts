/** An effect being carried out, and how it comes at a card. */
import type { Text } from '@vigrid/kernel';
import type { Gain, Strength } from '../abilities/index.ts';
import { listNumber } from '../abilities/named.ts';
import type { Context } from '../features/context.ts';
import { amountOf, isPrinted, isTriple, printedValues } from '../features/evaluate.ts';
import { type Blow, newBlow } from '../flow/combat/blow.ts';
import { isProtected } from '../flow/wounds/protection.ts';
import type { Piece } from '../state/piece.ts';
import type { AbilityItem, Use } from '../state/stack.ts';
import { type Berserk, type G, pieceOf, profileOf } from '../state.ts';
import { stepsOf } from './uses.ts';

/** An effect being carried out. */
export interface Deed<E> {
  readonly g: G;
  readonly s: Berserk;
  readonly item: AbilityItem;
  readonly use: Use;
  readonly effect: E;
  readonly ctx: Context;
  /** The targets in play that it reaches. */
  readonly targets: readonly Piece[];
  /** What is given, in the words of a card. */
  readonly textOf: (gains: readonly Gain[]) => Text;
}

/** Whether a card is protected from a spell or influence; nobody is from its own. */
export const isWarded = (s: Berserk, item: AbilityItem, card: number): boolean =>
  card !== item.card && isProtected(s, blowOn(s, item, card, 0));

/** A spell or influence as it comes at a card. */
export function blowOn(s: Berserk, item: AbilityItem, card: number, wounds: number): Blow {
  const use = s.uses.find((one) => one.id === item.use);
  const spared =
    use !== undefined &&
    (use.spares === card || (use.ward === card && stepsOf(s, use)[use.at]?.atThat === true));
  const afraid = profileOf(s).fearIsOwnDoing && use?.list === listNumber('fear');
  return newBlow({
    // B09-G-wounds-itself: who is afraid does it to itself.
    by: afraid ? card : item.card,
    to: card,
    type: item.type,
    strength: wounds,
    sudden: use?.pay.sudden === true,
    from: pieceOf(s, item.card)?.cell ?? -1,
    seat: afraid ? (pieceOf(s, card)?.seat ?? item.seat) : item.seat,
    wounds,
    spared,
    applied: [...(use?.replaced ?? [])],
    poison: use?.list === listNumber('poisoning'),
    thirst: use?.list === listNumber('thirst') ? use.x : -1,
  });
}

/** X, or the X, Y or Z that the roll gave (B12-511.8). */
export function strengthValue(s: Berserk, amount: Strength, item: AbilityItem, ctx: Context): number {
  if (isTriple(amount)) return amount[Math.max(0, item.grade)];
  if (isPrinted(amount)) return printedValues(s, amount, ctx)[Math.max(0, item.grade)];
  return amountOf(s, amount, ctx);
}
