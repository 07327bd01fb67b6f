/** What was given for one use alone and is gone after it: the next strike, the next roll. */

import type { AbilityType, Gain, Skill } from '../abilities/index.ts';
import { grades } from '../abilities/vocabulary.ts';
import type { Blow } from '../flow/combat/blow.ts';
import type { Lasting, Piece } from '../state/piece.ts';
import { type Berserk, pieceOf } from '../state.ts';
import { fits } from './fits.ts';
import { contextOf } from './gains.ts';
import { giftOf, release } from './gifts.ts';

const drop = (s: Berserk, piece: Piece, used: (gain: Gain, given: Lasting) => boolean): void =>
  release(s, piece, (given) => giftOf(s, given).some((gain) => used(gain, given)));

/** An attack landed: what strengthened it, what weakened it, is used up. */
export function spendOnBlow(s: Berserk, blow: Blow): void {
  const by = pieceOf(s, blow.by);
  const to = pieceOf(s, blow.to);
  if (by && by.lasting.length > 0) spendOnOwn(s, blow, by, to);
  if (to) drop(s, to, (gain) => gain.kind === 'less' && gain.once === true);
}

function spendOnOwn(s: Berserk, blow: Blow, by: Piece, to: Piece | null): void {
  drop(
    s,
    by,
    (gain) =>
      gain.kind === 'reduces' &&
      gain.once === true &&
      (!gain.of.types || gain.of.types.some((type) => type === blow.type)),
  );
  drop(s, by, (gain, given) => {
    if (gain.kind !== 'strike' || !gain.once) return false;
    const types: readonly AbilityType[] = gain.types ?? ['simple'];
    if (!types.includes(blow.type)) return false;
    if (gain.grades && !gain.grades.includes(grades[blow.grade])) return false;
    return !gain.vs || (to !== null && fits(s, gain.vs, to, { ...contextOf(by), seat: given.seat }));
  });
}

/** A simple strike of the card is over, hit or miss: named features for one strike go. */
export function spendOnStrike(s: Berserk, card: number): void {
  const piece = pieceOf(s, card);
  if (piece) drop(s, piece, (gain) => gain.kind === 'word' && gain.once === true);
}

/** The card has used a word with a number. */
export const spendSkill = (s: Berserk, piece: Piece, of: Skill): void =>
  drop(s, piece, (gain) => gain.kind === 'skill' && gain.of === of && gain.once === true);

/** The card has rolled. */
export const spendOnRoll = (s: Berserk, piece: Piece): void =>
  drop(s, piece, (gain) => gain.kind === 'rollIs' || (gain.kind === 'roll' && gain.once === true));
