/** What has happened in a turn by kinds of attacks and other abilities (RB-151). */
import { type AbilityType, abilityTypes, attackTypes } from '../abilities/vocabulary.ts';
import type { Piece } from '../state/piece.ts';
import type { Berserk } from '../state.ts';

export const kindBit = (type: AbilityType): number => 1 << abilityTypes.indexOf(type);

export const bitsOf = (types: readonly AbilityType[]): number =>
  types.reduce((bits, type) => bits | kindBit(type), 0);

/** A card and a kind of attack in one number. */
const kinds = 16;

/** An attack was made: who has attacked whom is known from now on. */
export function recordAttack(s: Berserk, by: Piece, type: AbilityType, to: number): void {
  if (!attackTypes.some((one) => one === type)) return;
  s.sides[by.seat].made |= kindBit(type);
  if (to >= 0) by.assailed.push(to * kinds + abilityTypes.indexOf(type));
}

/** Whether a card has attacked another this turn, by one of these attacks. */
export const hasAttacked = (by: Piece, to: number, types: readonly AbilityType[]): boolean =>
  types.some((type) => by.assailed.includes(to * kinds + abilityTypes.indexOf(type)));
