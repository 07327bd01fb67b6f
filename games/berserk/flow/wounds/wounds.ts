/** Wounds, lives and what becomes of them (section 508, section 530). */

import { ref } from '../../events.ts';
import {
  chipsMost,
  hasLives,
  isCreature,
  isFlying,
  livesOf,
  maxLivesOf,
  poisonOf,
} from '../../features/figures.ts';
import { cannot, eachGain, has, wordOf } from '../../features/gains.ts';
import { dueNamed, trigger } from '../../features/triggers.ts';
import type { RuleId, RulingId } from '../../rulebook/index.ts';
import type { Piece } from '../../state/piece.ts';
import { type Berserk, type G, pieceOf, profileOf } from '../../state.ts';
import { say } from '../../zones/zones.ts';
import { type Blow, isAttackType, isCloseType, isDanger, isMagicType, victimOf } from '../combat/blow.ts';
import { ignores } from '../combat/strength.ts';

/**
 * Whether the target is protected from what comes at it: nothing of it reaches it (B12-528.1; B09-410.5, B09-411.1).
 * Most protections have a sign: B12-G-symbol-protection-from-shots (B12-G-protection-from-shots),
 * B12-G-symbol-protection-from-throws (B12-G-change-protection-from-throws-icon),
 * B12-G-symbol-protection-from-discharges, B12-G-symbol-protection-from-spells.
 */
export function isProtected(s: Berserk, blow: Blow): boolean {
  const to = pieceOf(s, blow.to);
  const by = pieceOf(s, blow.by);
  if (blow.spared) return true;
  if (!to || blow.ignores || ignores(s, by, 'features') || isExposed(s, blow, by, to)) return false;
  let safe = false;
  eachGain(s, to, 'protection', (gain, giver) => {
    if (isDanger(s, gain.from, blow, by, to, giver)) safe = true;
  });
  // B12-G-protection-from-magic, B12-G-symbol-protection-from-magic: a short name of three protections.
  if (safe || (isMagicType(blow.type) && has(s, to, 'protectionFromMagic'))) return true;
  // B12-G-hideout.
  const fromAbove = by !== null && isAttackType(blow.type) && isFlying(s, by);
  if (fromAbove && profileOf(s).hideoutProtects && has(s, to, 'hideout')) return !ignores(s, by, 'hideout');
  // B12-G-protection-from-sudden-actions, B12-G-symbol-protection-from-sudden-actions; not from defenders (RB-30).
  return blow.sudden && has(s, to, 'protectionFromSudden');
}

/** B12-528.2, B09-411.4, B09-411.4a: a compound protection may be lost or ignored in part; the rest of it goes on. */
function isExposed(s: Berserk, blow: Blow, by: Piece | null, to: Piece): boolean {
  let exposed = false;
  eachGain(s, to, 'exposed', (gain, giver) => {
    if (isDanger(s, gain.to, blow, by, to, giver)) exposed = true;
  });
  if (by) {
    eachGain(s, by, 'ignores', (gain, giver) => {
      if (gain.what === 'protection' && isDanger(s, gain.from, blow, by, to, giver)) exposed = true;
    });
  }
  return exposed;
}

/** The rule by which nothing reaches a protected card. */
export function wardRule(s: Berserk, blow: Blow): RuleId {
  const to = pieceOf(s, blow.to);
  return blow.spared && to && has(s, to, 'thickSkin') ? 'B12-G-thick-skin' : 'B12-528.1';
}

/**
 * "Receives no wounds from …" (B12-G-receives-no-wounds-from, B09-G-receives-no-wounds-from): a replacement by
 * nothing (B12-531.1.1, B09-420.2), of the card's own features or the rules'.
 */
export function takesNone(s: Berserk, blow: Blow): RuleId | null {
  const to = pieceOf(s, victimOf(blow));
  const by = pieceOf(s, blow.by);
  if (!to || blow.ignores || ignores(s, by, 'features')) return null;
  let none = false;
  eachGain(s, to, 'noWounds', (gain, giver) => {
    if (isDanger(s, gain.from, blow, by, to, giver)) none = true;
  });
  if (none) return 'B12-531.1.1';
  if (blow.type === 'influence' && blow.seat !== to.seat && has(s, to, 'steadfastness'))
    // B09-D-steadfastness; wounds of its own doing go through (B09-G-wounds-itself, RB-24).
    return 'B12-G-steadfastness';
  if (isAttackType(blow.type) && to.closed && to.attacked <= 1 && has(s, to, 'camouflage'))
    return 'B12-G-camouflage';
  // B12-G-change-scales.
  if (to.wounds >= 5 && blow.type !== 'simple' && has(s, to, 'scales')) return 'B12-G-scales';
  return null;
}

/**
 * Puts wounds on a card (B12-G-wounds, B12-G-wound-for-x, B09-204.4), on each of all (B12-G-wording-wound-all). Zero
 * wounds are none (B12-522.2).
 */
export function wound(g: G, blow: Blow, rule: RuleId | RulingId): number {
  const s = g.state;
  const to = pieceOf(s, victimOf(blow));
  if (!to || blow.wounds <= 0 || !hasLives(s, to)) return 0;
  const before = livesOf(s, to);
  to.wounds += blow.wounds;
  to.hurt += blow.wounds;
  to.hurtBy = blow.by;
  to.lastHarm = isAttackType(blow.type) ? 'attack' : blow.poison ? 'poison' : 'other';
  to.hurtFromAfar = isAttackType(blow.type) && !isCloseType(blow.type);
  if (isAttackType(blow.type)) to.hurtByAttacks += blow.wounds;
  if (blow.type === 'shot' || blow.type === 'throw') to.shotBy.push(s.uses[s.uses.length - 1]?.id ?? -1);
  const lives = livesOf(s, to);
  say(g, {
    kind: 'wounded',
    rule,
    card: ref(s, to.card),
    amount: blow.wounds,
    by: blow.by >= 0 ? ref(s, blow.by) : null,
    wounds: to.wounds,
    lives,
  });
  trigger(g, 'wounded', to, { other: blow.by, x: blow.wounds, blow });
  if (blow.poison) trigger(g, 'poisonHurts', to, { x: blow.wounds });
  if (has(s, to, 'bloodMagic')) dueNamed(g, to, 'bloodMagic', { may: true });
  if (has(s, to, 'agility') && to.cell >= 0) dueNamed(g, to, 'agility', { may: true });
  const by = pieceOf(s, blow.by);
  if (by) {
    trigger(g, 'wounds', by, { other: to.card, x: blow.wounds, blow });
    const bleeds = isCreature(s, to) && !has(s, to, 'incorporeal');
    if (blow.type === 'simple' && has(s, by, 'vampirism') && bleeds) {
      // B12-G-vampirism: no more than the victim had.
      const x = profileOf(s).vampirismCapped ? Math.min(blow.wounds, before) : blow.wounds;
      dueNamed(g, by, 'vampirism', { x, other: to.card });
    }
  }
  return blow.wounds;
}

/** Creatures that are not incorporeal (B12-G-heal-x); in 2009 any card that is not (B09-D-heal). */
export const isHealable = (s: Berserk, piece: Piece): boolean =>
  !has(s, piece, 'incorporeal') &&
  !cannot(s, piece, 'heal') &&
  (!profileOf(s).healsCreaturesOnly || isCreature(s, piece));

/** Removes wounds, as many as there are (B09-416.2); tells how many. */
export function heal(g: G, piece: Piece, amount: number, by: number, rule: RuleId | RulingId): number {
  const s = g.state;
  if (!isHealable(s, piece)) return 0;
  const healed = Math.min(amount, piece.wounds);
  if (healed <= 0) return 0;
  piece.wounds -= healed;
  s.sides[piece.seat].healedOn = s.turn;
  say(g, {
    kind: 'healed',
    rule,
    card: ref(s, piece.card),
    amount: healed,
    wounds: piece.wounds,
    lives: livesOf(s, piece),
  });
  trigger(g, 'healed', piece, { other: by, x: healed });
  const healer = pieceOf(s, by);
  if (healer) trigger(g, 'heals', healer, { other: piece.card, x: healed });
  return healed;
}

/**
 * Extra lives (B12-508.2, B09-204.2) up to the most the card may have (B12-G-maximum-x-lives, B09-204.3), if any is set
 * (B09-204.3a).
 */
export function addLives(g: G, piece: Piece, amount: number, rule: RuleId | RulingId): number {
  const s = g.state;
  if (amount <= 0 || !hasLives(s, piece) || cannot(s, piece, 'receiveLives')) return 0;
  const most = wordOf(s, piece, 'maxLives');
  const room = most > 0 ? Math.max(0, most - maxLivesOf(s, piece)) : amount;
  const added = Math.min(amount, room);
  if (added === 0) return 0;
  piece.extraLives += added;
  say(g, { kind: 'extraLives', rule, card: ref(s, piece.card), amount: added, lives: livesOf(s, piece) });
  return added;
}

/** Chips (B12-G-chip), for any card (B12-120.2), up to the most it may have (B12-120.4, B12-G-maximum-x-chips). */
export function addChips(g: G, piece: Piece, amount: number, rule: RuleId | RulingId): number {
  const s = g.state;
  const added = Math.min(amount, chipsMost(s, piece) - piece.chips);
  if (added <= 0 || cannot(s, piece, 'receiveChips')) return 0;
  piece.chips += added;
  say(g, { kind: 'chips', rule, card: ref(s, piece.card), amount: added, chips: piece.chips });
  trigger(g, 'chip', piece, { x: added });
  return added;
}

export function takeChips(g: G, piece: Piece, amount: number, rule: RuleId | RulingId): number {
  const taken = Math.min(amount, piece.chips);
  if (taken <= 0) return 0;
  piece.chips -= taken;
  say(g, { kind: 'chips', rule, card: ref(g.state, piece.card), amount: -taken, chips: piece.chips });
  return taken;
}

/**
 * Puts poisoning on a card, of which the greatest counts (B12-G-poisoning-x, B12-G-wording-on-attack-poisoning,
 * B12-517.2); or adds to it.
 */
export function poison(g: G, piece: Piece, amount: number, by: number, rule: RuleId | RulingId): boolean {
  const s = g.state;
  if (amount <= 0 || !takesPoison(s, piece)) return false;
  if (poisonOf(piece) >= amount) return false;
  piece.markers = piece.markers.filter((marker) => marker.kind !== 'poison');
  piece.markers.push({ kind: 'poison', seat: 1 - piece.seat, from: by, amount, until: 'stay' });
  say(g, { kind: 'poisoned', rule, card: ref(s, piece.card), poison: amount });
  return true;
}

/** Incorporeal cards are not poisoned (B12-G-poisoning-x); in 2009 only creatures are (B09-D-poisoning). */
export const takesPoison = (s: Berserk, piece: Piece): boolean =>
  !has(s, piece, 'incorporeal') &&
  !has(s, piece, 'protectionFromPoison') &&
  (!profileOf(s).poisonsCreaturesOnly || isCreature(s, piece));

export function cure(g: G, piece: Piece, rule: RuleId | RulingId): boolean {
  if (poisonOf(piece) === 0) return false;
  piece.markers = piece.markers.filter((marker) => marker.kind !== 'poison');
  say(g, { kind: 'cured', rule, card: ref(g.state, piece.card), poison: 0 });
  return true;
}

/** Opening a card restores its movement and its action (B12-G-opening-card, B12-G-change-opening-card, B12-510.4). */
export function open(g: G, piece: Piece, rule: RuleId | RulingId, action: boolean): boolean {
  if (!piece.closed || cannot(g.state, piece, 'open')) return false;
  piece.closed = false;
  refresh(piece, action);
  say(g, { kind: 'opened', rule, card: ref(g.state, piece.card) });
  trigger(g, 'opens', piece);
  return true;
}

/** B12-506.4, B12-510.4; B09-203.7, B09-311.2: what a card has again when it opens or its turn begins. */
export function refresh(piece: Piece, action: boolean): void {
  piece.spent = 0;
  if (!action) return;
  piece.acts = 0;
  piece.strikes = 0;
  piece.struck = [];
}

export function close(g: G, piece: Piece, rule: RuleId | RulingId): boolean {
  if (piece.closed) return false;
  piece.closed = true;
  say(g, { kind: 'closed', rule, card: ref(g.state, piece.card) });
  trigger(g, 'closes', piece);
  return true;
}
