/** Protection (section 528), and cards that receive no wounds. */

import { gainKind } from '../../cards/catalogue.ts';
import { hasLives, isFlying, typeOf } from '../../features/figures.ts';
import { gainsOf, has } from '../../features/gains.ts';
import type { RuleId } from '../../rulebook/index.ts';
import type { Piece } from '../../state/piece.ts';
import { type Berserk, pieceOf, profileOf } from '../../state.ts';
import { type Blow, isAttackType, isDanger, isMagicType, victimOf } from '../combat/blow.ts';
import { heeded, ignores } from '../combat/strength.ts';

/**
 * Whether the target is protected from what comes at it: nothing of it reaches it (B12-528.1; B09-410.5, B09-411.1).
 * Most protections have a sign: B12-G-symbol-protection-from-shots (B12-G-protection-from-shots),
 * B12-G-symbol-protection-from-throws (B12-G-change-protection-from-throws-icon),
 * B12-G-symbol-protection-from-discharges, B12-G-symbol-protection-from-spells.
 */
export function isProtected(s: Berserk, blow: Blow): boolean {
  const target = pieceOf(s, blow.to);
  const by = pieceOf(s, blow.by);
  if (blow.spared) return true;
  const to = target && heeded(s, blow, by, target);
  if (!to || isExposed(s, blow, by, to)) return false;
  for (const { gain, by: giver } of gainsOf(s, to, gainKind.protection))
    if (isDanger(s, gain.from, blow, by, to, giver)) return true;
  // B12-G-protection-from-magic, B12-G-symbol-protection-from-magic: a short name of three protections.
  if (isMagicType(blow.type) && has(s, to, 'protectionFromMagic')) return true;
  // B12-G-hideout.
  const fromAbove = by !== null && isAttackType(blow.type) && isFlying(s, by);
  if (fromAbove && profileOf(s).hideoutProtects && has(s, to, 'hideout')) return !ignores(s, by, 'hideout');
  // B12-G-protection-from-sudden-actions, B12-G-symbol-protection-from-sudden-actions; not from defenders (RB-30).
  return blow.sudden && has(s, to, 'protectionFromSudden');
}

/** B12-528.2, B09-411.4, B09-411.4a: a compound protection may be lost or ignored in part; the rest of it goes on. */
function isExposed(s: Berserk, blow: Blow, by: Piece | null, to: Piece): boolean {
  for (const { gain, by: giver } of gainsOf(s, to, gainKind.exposed))
    if (isDanger(s, gain.to, blow, by, to, giver)) return true;
  if (!by) return false;
  for (const { gain, by: giver } of gainsOf(s, by, gainKind.ignores))
    if (gain.what === 'protection' && isDanger(s, gain.from, blow, by, to, giver)) return true;
  return false;
}

const protections: Readonly<Partial<Record<Blow['type'], RuleId>>> = {
  shot: 'B12-G-protection-from-shots',
  discharge: 'B12-G-protection-from-discharges',
  spell: 'B12-G-protection-from-spells',
};

/** The rule by which nothing reaches a protected card. */
export function wardRule(s: Berserk, blow: Blow): RuleId {
  const to = pieceOf(s, blow.to);
  if (!to) return 'B12-528.1';
  if (blow.spared) return has(s, to, 'thickSkin') ? 'B12-G-thick-skin' : 'B12-528.1';
  if (isMagicType(blow.type) && has(s, to, 'protectionFromMagic')) return 'B12-G-protection-from-magic';
  const by = pieceOf(s, blow.by);
  const flyer = by !== null && isFlying(s, by) && profileOf(s).hideoutProtects;
  if (flyer && isAttackType(blow.type) && has(s, to, 'hideout')) return 'B12-G-hideout';
  if (blow.sudden && has(s, to, 'protectionFromSudden')) return 'B12-G-protection-from-sudden-actions';
  return protections[blow.type] ?? 'B12-528.1';
}

/**
 * "Receives no wounds from …" (B12-G-receives-no-wounds-from, B09-G-receives-no-wounds-from): a replacement by
 * nothing (B12-531.1.1, B09-420.2), of the card's own features or the rules'.
 */
export function takesNone(s: Berserk, blow: Blow): RuleId | null {
  const victim = pieceOf(s, victimOf(blow));
  const by = pieceOf(s, blow.by);
  const to = victim && heeded(s, blow, by, victim);
  if (!to) return null;
  if (!hasLives(s, to)) return typeOf(s, to) === 'terrain' ? 'B12-211.2' : 'B12-212.9';
  for (const { gain, by: giver } of gainsOf(s, to, gainKind.noWounds))
    if (isDanger(s, gain.from, blow, by, to, giver)) return 'B12-531.1.1';
  if (blow.type === 'influence' && blow.seat !== to.seat && has(s, to, 'steadfastness'))
    // B09-D-steadfastness; wounds of its own doing go through (B09-G-wounds-itself, RB-24).
    return 'B12-G-steadfastness';
  if (isAttackType(blow.type) && to.closed && to.attacked <= 1 && has(s, to, 'camouflage'))
    return 'B12-G-camouflage';
  // B12-G-change-scales.
  if (to.wounds >= 5 && blow.type !== 'simple' && has(s, to, 'scales')) return 'B12-G-scales';
  return null;
}
