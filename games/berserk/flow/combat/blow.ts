/** What an attack is to those who ask about it: features that wait for one, that protect from one, that change one. */

import type { AbilityType, AttackPattern, AttackType, Danger } from '../../abilities/index.ts';
import { closeTypes, grades, magicTypes } from '../../abilities/vocabulary.ts';
import type { Context } from '../../features/context.ts';
import { isFree } from '../../features/evaluate.ts';
import { crossedCell, fits, within } from '../../features/fits.ts';
import type { Piece } from '../../state/piece.ts';
import type { AbilityItem, Attack } from '../../state/stack.ts';
import { type Berserk, profileOf } from '../../state.ts';
import { directionOf } from '../../zones/battlefield.ts';
import { sharing } from '../../zones/shared-cells.ts';

/** One attack on one card: a strike that was declared, or the answer to it. */
export interface Blow {
  readonly by: number;
  readonly to: number;
  readonly type: AbilityType;
  /** -1 before the roll, and where there is none; 0 weak, 1 medium, 2 strong. */
  grade: number;
  /** Whether features of its grade accompany it; not those of a grade it was reduced to in 2009. */
  graded: boolean;
  strength: number;
  readonly answering: boolean;
  readonly directed: boolean;
  readonly sudden: boolean;
  /** The cell from which it was declared. */
  readonly from: number;
  /** Made by the card of this seat. */
  readonly seat: number;
  /** Comes from poisoning; takes no notice of the target's features. */
  readonly poison: boolean;
  /** Comes from Meanness (RB-92). */
  readonly mean: boolean;
  /** The wounds that a thirsty card needs (B12-G-thirst-x); -1 where none drinks. */
  readonly thirst: number;
  readonly ignores: boolean;
  /** What it belongs to spares its target (B12-528.1, B12-G-thick-skin). */
  readonly spared: boolean;
  /** Protection: nothing of it reaches the target. */
  protected: boolean;
  /** Who receives the wounds in place of the target (B12-531.1), -1 for nobody; the attack is the target's all the same. */
  onto: number;
  /** Replacements that were applied to it (B12-531.4). */
  applied: number[];
  /** The wounds it comes to, and those that landed. */
  wounds: number;
}

/** Whom the wounds come to. */
export const victimOf = (blow: Blow): number => (blow.onto < 0 ? blow.to : blow.onto);

/** One that nothing is known of yet but who comes at whom, with what and from where. */
export const newBlow = (blow: Pick<Blow, 'by' | 'to' | 'type' | 'from' | 'seat'> & Partial<Blow>): Blow => ({
  by: blow.by,
  to: blow.to,
  type: blow.type,
  grade: blow.grade ?? -1,
  graded: blow.graded ?? true,
  strength: blow.strength ?? 0,
  answering: blow.answering ?? false,
  directed: blow.directed ?? false,
  sudden: blow.sudden ?? false,
  from: blow.from,
  seat: blow.seat,
  poison: blow.poison ?? false,
  mean: blow.mean ?? false,
  thirst: blow.thirst ?? -1,
  ignores: blow.ignores ?? false,
  spared: blow.spared ?? false,
  protected: false,
  onto: -1,
  applied: blow.applied ?? [],
  wounds: blow.wounds ?? 0,
});

/**
 * The table of abilities (B12-111.1; B09-401.4, B09-401.5): attacks, close ones (B12-111.1.1), magic
 * (B12-G-magical-ability, B12-111.1.2, B12-111.1.3).
 */
export const isAttackType = (type: AbilityType): boolean => type !== 'spell' && type !== 'influence';

/** B12-G-close-strike; all other attacks are ranged (B12-G-ranged-attack). */
export const isCloseType = (type: AbilityType): boolean => closeTypes.includes(type);

/** B12-G-magical-attack and B12-G-spell; B12-G-non-magical-attack and B12-G-influence are none. */
export const isMagicType = (type: AbilityType): boolean => magicTypes.includes(type);

/** Whether an attack is of the pattern. `by` and `at` are looked at from the seat of the text. */
export function isOf(
  s: Berserk,
  pattern: AttackPattern,
  blow: Blow,
  by: Piece | null,
  to: Piece | null,
  ctx: Context,
): boolean {
  const { types } = pattern;
  if (types && !types.some((type) => type === blow.type)) return false;
  if (!types && !isAttackType(blow.type)) return false;
  if (pattern.grades) {
    if (blow.grade < 0 || !blow.graded || !pattern.grades.includes(grades[blow.grade])) return false;
  }
  if (pattern.close !== undefined && isCloseType(blow.type) !== pattern.close) return false;
  if (pattern.magic !== undefined && isMagicType(blow.type) !== pattern.magic) return false;
  if (pattern.directed && !blow.directed) return false;
  if (pattern.answering !== undefined && blow.answering !== pattern.answering) return false;
  if (pattern.ownTurn && s.active !== blow.seat) return false;
  if (pattern.strength && !within(blow.strength, pattern.strength)) return false;
  if (pattern.strengthX && blow.strength !== ctx.x) return false;
  if (pattern.diagonal !== undefined && !(to && isDiagonal(blow.from, to.cell) === pattern.diagonal))
    return false;
  if (pattern.through && !goesThrough(s, pattern.through, blow, to, ctx)) return false;
  if (pattern.by && !(by && fits(s, pattern.by, by, ctx))) return false;
  if (pattern.at && !(to && fits(s, pattern.at, to, ctx))) return false;
  if (pattern.first && (to?.attacked ?? 0) > 1) return false;
  return true;
}

/** Whether a strike over a row goes across a free cell, or across a card that fits. */
export function goesThrough(
  s: Berserk,
  through: NonNullable<AttackPattern['through']>,
  { type, from }: Blow,
  to: Piece | null,
  ctx: Context,
): boolean {
  const cell = type === 'over' && to ? crossedCell(from, to.cell) : -1;
  if (cell < 0) return false;
  if (through === 'free') return isFree(s, cell);
  return sharing(s, cell).some((there) => fits(s, through, there, ctx));
}

/** B12-G-diagonal. */
const isDiagonal = (from: number, to: number): boolean => from >= 0 && to >= 0 && directionOf(from, to) >= 4;

/**
 * Whether harm comes from what is named: an attack, a spell, an influence. Protection from several kinds at once
 * (B12-G-compound-protection) is a pattern: B12-G-protection-from-attacks, B12-G-protection-from-ranged-attacks,
 * B12-G-protection-from-ranged-non-magical-attacks, B12-G-protection-from-discharges.
 */
export function isDanger(
  s: Berserk,
  danger: Danger,
  blow: Blow,
  by: Piece | null,
  to: Piece | null,
  ctx: Context,
): boolean {
  if (blow.type === 'spell') return danger.spells === true && byFits(s, danger, by, ctx);
  if (blow.type === 'influence') return danger.influences === true && byFits(s, danger, by, ctx);
  const attacksToo = !danger.spells && !danger.influences;
  const named = danger.types !== undefined || danger.magic !== undefined || danger.close !== undefined;
  return (attacksToo || named) && isOf(s, danger, blow, by, to, ctx);
}

const byFits = (s: Berserk, danger: Danger, by: Piece | null, ctx: Context): boolean =>
  !danger.by || (by !== null && fits(s, danger.by, by, ctx));

/** An attack or the answer to it (B12-G-answering-strike), as it stands. */
export function blowOf(s: Berserk, item: AbilityItem, attack: Attack, answering: boolean): Blow {
  return newBlow({
    by: answering ? attack.target : item.card,
    to: answering ? item.card : attack.target,
    type: answering ? 'simple' : item.type,
    grade: answering ? attack.answer : attack.grade,
    // B09-G-reduce-attack-to-grade: what goes with the new grade does not work.
    graded: answering || !attack.regraded || profileOf(s).reducedGradeTriggers,
    answering,
    directed: attack.directed,
    // B12-G-protection-from-sudden-actions: triggered attacks are sudden, but no sudden actions.
    sudden: !answering && s.uses.some(({ id, pay }) => id === item.use && pay.sudden),
    from: attack.from,
    seat: answering ? 1 - item.seat : item.seat,
    ignores: attack.ignores && !answering,
  });
}

/** An attack, or the answer to it, is of another grade from now on. */
export function regrade(attack: Attack, answering: boolean, grade: number): void {
  if (answering) {
    attack.answer = grade;
    return;
  }
  if (attack.grade !== grade) attack.regraded = true;
  attack.grade = grade;
}

/** An attack that was made and did not strike home. */
export const missOf = (item: AbilityItem): Blow | null => {
  const { attack } = item;
  if (!attack) return null;
  const { directed, sudden, from, target: to } = attack;
  return newBlow({ by: item.card, to, type: item.type, directed, sudden, from, seat: item.seat });
};

/** An attack as it would be, before any die is rolled. */
export const plannedBlow = (by: Piece, to: Piece, type: AttackType, from: number): Blow =>
  newBlow({ by: by.card, to: to.card, type, from, seat: by.seat });
