/**
 * Strength of attacks and results of rolls: the modifiers (B12-G-modifier) in their order (B12-516 … section 519). They
 * are constant and count when they matter (B12-516.1, B09-422.5).
 */

import type { AbilityType, Word } from '../../abilities/index.ts';
import { grades } from '../../abilities/vocabulary.ts';
import { gainKind } from '../../cards/catalogue.ts';
import { amountOf } from '../../features/evaluate.ts';
import { isCreature, near, poisonOf, printedStrike } from '../../features/figures.ts';
import { fits } from '../../features/fits.ts';
import { eachGain, gainsOf, wordOf } from '../../features/gains.ts';
import type { Piece } from '../../state/piece.ts';
import type { AbilityItem, Attack, Roll } from '../../state/stack.ts';
import { type Berserk, pieceOf, profileOf } from '../../state.ts';
import { type Blow, goesThrough, isDanger, isOf } from './blow.ts';

/** The greatest of several identical named modifiers counts (B12-517.1); others add up. */
interface Change {
  by: number;
  to: number;
}

/**
 * The strength of an attack (B12-G-attack-strength) with all modifiers (B12-519.3, B09-205.1a): what adds, from the
 * source's side and from the target's; then what sets it to a number (B12-G-reduce-attack-to-x,
 * B09-G-reduce-attack-to-x), never to a greater one; never below zero (B12-522.1, B09-104.2).
 */
export function strengthOf(s: Berserk, blow: Blow, base: number, mods: Attack['mods']): number {
  const by = pieceOf(s, blow.by);
  const to = pieceOf(s, blow.to);
  const change: Change = { by: 0, to: Number.POSITIVE_INFINITY };
  const on = blow.answering ? 'answer' : 'attack';
  let firm = false;
  if (by) {
    ownChanges(s, blow, by, to, change);
    firm = gainsOf(s, by, gainKind.firm).length > 0;
  }
  const before = change.by;
  if (to) changesAgainst(s, blow, by, to, change);
  for (const mod of mods) {
    if (mod.on !== on) continue;
    if (mod.to >= 0) change.to = Math.min(change.to, mod.to);
    else change.by += mod.by;
  }
  // A strike that can not be made weaker keeps what its own side gave it.
  if (firm && blow.type === 'simple') return Math.max(0, base + Math.max(change.by, before));
  return Math.max(0, Math.min(base + change.by, change.to));
}

/** The strength of a strike or of its answer now, from what is printed or said (B12-519.2). */
export function strengthNow(s: Berserk, blow: Blow, attack: Attack): number {
  const by = pieceOf(s, blow.by);
  const answer = by ? (printedStrike(s, by)[blow.grade] ?? 0) : 0;
  return strengthOf(s, blow, blow.answering ? answer : (attack.strength[blow.grade] ?? 0), attack.mods);
}

/**
 * B12-519.3 (a), (b), B12-G-plus-minus-x-to-attack: +X to attack of the source, from others of its squad and from
 * itself.
 */
function ownChanges(s: Berserk, blow: Blow, by: Piece, to: Piece | null, change: Change): void {
  for (const { gain, by: giver } of gainsOf(s, by, gainKind.strike)) {
    const types: readonly AbilityType[] = gain.types ?? simple;
    if (!types.includes(blow.type)) continue;
    if (gain.grades && (blow.grade < 0 || !gain.grades.includes(grades[blow.grade]))) continue;
    if (gain.vs && !(to && fits(s, gain.vs, to, giver))) continue;
    if (gain.through && !goesThrough(s, gain.through, blow, to, giver)) continue;
    change.by += amountOf(s, gain.by, { ...giver, other: blow.to, grade: blow.grade });
  }
  for (const { gain, by: giver } of gainsOf(s, by, gainKind.reduces)) {
    if (typeof gain.to === 'number' && isOf(s, gain.of, blow, by, to, giver))
      change.to = Math.min(change.to, gain.to);
  }
  // B12-G-wrath, B09-D-wrath.
  if (blow.type === 'simple' && to && to.hurtByAttacks > 0 && wordOf(s, by, 'wrath') > 0) change.by += 1;
}

const simple: readonly AbilityType[] = ['simple'];

/** B12-519.3 (c), (d): -X from attacks of the target, vulnerability, what sets attacks against it to a number. */
function changesAgainst(s: Berserk, blow: Blow, by: Piece | null, target: Piece, change: Change): void {
  const to = heeded(s, blow, by, target);
  if (!to) return;
  for (const { gain, by: giver } of gainsOf(s, to, gainKind.less))
    if (isDanger(s, gain.from, blow, by, to, giver)) change.by -= amountOf(s, gain.by, giver);
  for (const { gain, by: giver } of gainsOf(s, to, gainKind.reduced)) {
    if (typeof gain.to === 'number' && isOf(s, gain.from, blow, by, to, giver))
      change.to = Math.min(change.to, gain.to);
  }
  // B12-G-vulnerability-x, B09-D-vulnerability, B09-D-vulnerability-to; it adds to partial ones (RB-25).
  change.by += wordOf(s, to, 'vulnerability');
  // B12-G-archaal-shield-x.
  const shield = wordOf(s, to, 'archaalShield');
  if (shield > 0 && blow.type !== 'magic' && blow.type !== 'discharge') {
    let poisoned = 0;
    for (let at = 0; at < 2; at++) {
      const { squad } = s.sides[at];
      for (let i = 0; i < squad.length; i++) {
        const number = squad[i];
        const other = s.pieces[number];
        if (other && near(s, other, to) && isCreature(s, other) && poisonOf(other) > 0) poisoned++;
      }
    }
    change.by -= Math.min(shield, poisoned);
  }
}

/**
 * The wounds of a spell or an influence: its strength, changed where the target's text speaks of such
 * (B09-D-vulnerability-to).
 */
export function woundsNow(s: Berserk, blow: Blow): number {
  const by = pieceOf(s, blow.by);
  const target = pieceOf(s, blow.to);
  const to = target && heeded(s, blow, by, target);
  if (!to || blow.strength <= 0) return blow.strength;
  let wounds = blow.strength;
  for (const { gain, by: giver } of gainsOf(s, to, gainKind.less))
    if (isDanger(s, gain.from, blow, by, to, giver)) wounds -= amountOf(s, gain.by, giver);
  return Math.max(0, wounds);
}

/**
 * The target as an attack finds it that may ignore its features: without any (B12-G-ignore), or with the acquired ones
 * alone (B09-408.2, B09-408.3). Null where none are left.
 */
export function heeded(s: Berserk, blow: Blow, by: Piece | null, to: Piece): Piece | null {
  if (!blow.ignores && !ignores(s, by, 'features')) return to;
  return profileOf(s).ignoresAcquired ? null : { ...to, unheeded: true };
}

export function ignores(s: Berserk, by: Piece | null, what: 'hideout' | 'features' | 'armour'): boolean {
  if (!by) return false;
  for (const { gain } of gainsOf(s, by, gainKind.ignores)) if (gain.what === what) return true;
  return false;
}

/**
 * The grade after what sets it (B12-519.5, B12-G-reduce-attack-to-grade): by the source's features, by the target's, by
 * what was put on the attack.
 */
export function gradeOf(s: Berserk, blow: Blow, grade: number, mods: Attack['mods']): number {
  const by = pieceOf(s, blow.by);
  const to = pieceOf(s, blow.to);
  let set = grade;
  if (by) {
    for (const { gain, by: giver } of gainsOf(s, by, gainKind.reduces))
      if (typeof gain.to !== 'number' && isOf(s, gain.of, blow, by, to, giver)) set = grades.indexOf(gain.to);
  }
  const found = to && heeded(s, blow, by, to);
  if (found) {
    for (const { gain, by: giver } of gainsOf(s, found, gainKind.reduced)) {
      if (typeof gain.to !== 'number' && isOf(s, gain.from, blow, by, to, giver))
        set = grades.indexOf(gain.to);
    }
  }
  const on = blow.answering ? 'answer' : 'attack';
  for (const mod of mods) if (mod.on === on && mod.grade >= 0) set = mod.grade;
  return set;
}

/** What a roll is for: the strength of an attack of its own, repelling a simple strike, something else. */
export type RollFor = {
  readonly as: 'attack' | 'defence' | 'other';
  readonly type: AbilityType;
  readonly against: number;
};

/** What a die of an item is rolled for: the first is that of its source. */
export const rollFor = ({ attack, type, card }: AbilityItem, die: number): RollFor => ({
  as: !attack ? 'other' : die === 0 ? 'attack' : 'defence',
  type,
  against: attack ? (die === 0 ? attack.target : card) : -1,
});

/**
 * A roll with all modifiers (B12-518.3): those that add; the clamp (B12-518.4) unless it is for the Strike Table; those
 * that set it. In 2009 they apply by whose they are instead (B09-422.4).
 */
export function resultOf(s: Berserk, roll: Roll, what: RollFor, table: boolean): number {
  if (profileOf(s).rollsByGroups) return resultByGroups(s, roll, what, table);
  let result = roll.natural;
  let set = -1;
  let last = 0;
  eachRollChange(s, roll, what, (by, to, from, seat) => {
    if (to < 0) {
      result += by;
      return;
    }
    // B12-518.3 (e): the roller's squad, the rolling card itself, the opponent; the last one stands.
    const group = seat !== roll.seat ? 2 : from === roll.card ? 1 : 0;
    if (group < last) return;
    last = group;
    set = to;
  });
  if (!table) result = clamp(result);
  return set >= 0 ? set : result;
}

/**
 * B09-422.4: from others of the roller's squad, from the roller, from others of the target's squad, from the target, and
 * last the clamp of the rules (B09-104.2a, B09-422.4b). Within a group as their player says (B09-422.4a), else as they
 * came.
 */
function resultByGroups(s: Berserk, roll: Roll, what: RollFor, table: boolean): number {
  const { order } = roll;
  const result = changesByGroup(s, roll, what)
    .flatMap((group) => group.toSorted((a, b) => order.indexOf(a.from) - order.indexOf(b.from)))
    .reduce((sum, { by, to }) => (to < 0 ? sum + by : to), roll.natural);
  return table ? result : clamp(result);
}

/** What adds to a roll, or sets it (`to` from 0 on), and which card of whose squad does. */
interface RollChange {
  readonly by: number;
  readonly to: number;
  readonly from: number;
  readonly seat: number;
}

export function changesByGroup(s: Berserk, roll: Roll, what: RollFor): RollChange[][] {
  const groups: RollChange[][] = [[], [], [], []];
  eachRollChange(s, roll, what, (by, to, from, seat) => {
    if (by === 0 && to < 0) return;
    const group = seat === roll.seat ? (from === roll.card ? 1 : 0) : from === what.against ? 3 : 2;
    groups[group].push({ by, to, from, seat });
  });
  return groups;
}

const clamp = (result: number): number => Math.min(6, Math.max(1, result));

/** A change of a roll: what it adds, or (from 0 on) what it sets the roll to; which card of whose squad it comes from. */
type OnChange = (by: number, to: number, from: number, seat: number) => void;

function eachRollChange(s: Berserk, roll: Roll, what: RollFor, tell: OnChange): void {
  const piece = pieceOf(s, roll.card);
  if (piece) {
    eachGain(s, piece, gainKind.rollIs, (gain, { card, seat }) => tell(0, gain.value, card, seat));
    constantChanges(s, piece, what, (by, { card, seat }) => tell(by, -1, card, seat));
  }
  for (const { by, to, from, seat } of roll.mods) tell(by, to, from, seat);
}

/** What constant features add to a roll of this card, and whose they are. */
function constantChanges(
  s: Berserk,
  piece: Piece,
  what: RollFor,
  add: (by: number, of: { readonly card: number; readonly seat: number }) => void,
): void {
  const against = pieceOf(s, what.against);
  let experience = 0;
  eachGain(s, piece, gainKind.roll, (gain, giver) => {
    if (gain.for && gain.for !== what.as && gain.for !== what.type) return;
    if ((gain.for === 'attack' || gain.for === 'defence') && what.type !== 'simple') return;
    if (gain.vs && !(against && fits(s, gain.vs, against, giver))) return;
    if (gain.experience) experience = Math.max(experience, amountOf(s, gain.by, giver));
    else add(amountOf(s, gain.by, giver), giver);
  });
  // Rolls of those who attack the card on which it lies (Pride Mistress): given to the target, counted for the attacker.
  if (against && what.as === 'attack') {
    eachGain(s, against, gainKind.rollAgainst, (gain, giver) => {
      if (!gain.by || fits(s, gain.by, piece, giver)) add(amountOf(s, gain.amount, giver), giver);
    });
  }
  add(ownChange(s, piece, what, experience), piece);
}

/** What its own named features add. */
function ownChange(s: Berserk, piece: Piece, what: RollFor, experience: number): number {
  const most = (word: Word): number => Math.max(experience, wordOf(s, piece, word));
  // B12-G-blessing, B12-G-curse, B09-D-blessing, B09-D-curse.
  let sum = wordOf(s, piece, 'blessing') - wordOf(s, piece, 'curse');
  if (what.type === 'simple' && what.as !== 'other') {
    // B12-G-clumsiness-x, B12-G-experience-in-attack-x, B12-G-experience-in-defence-x; B09-D-clumsiness,
    // B09-D-experience-in-attack, B09-D-experience-in-defence.
    sum -= wordOf(s, piece, 'clumsiness');
    if (what.as === 'attack') sum += most('attackExperience');
    else sum += most('defenceExperience');
  }
  if (what.as === 'attack') {
    // B12-G-experience-in-throwing-discharging-shooting-x; B09-D-experience-in-shooting,
    // B09-D-experience-in-throwing, B09-D-experience-in-discharging.
    if (what.type === 'shot') sum += most('shotExperience');
    if (what.type === 'throw') sum += wordOf(s, piece, 'throwExperience');
    if (what.type === 'discharge') sum += wordOf(s, piece, 'dischargeExperience');
  }
  return sum;
}
