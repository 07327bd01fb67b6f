/** Wounds, lives and what becomes of them (section 508, section 530). */

import { ref } from '../../events.ts';
import { chipsMost, hasLives, isCreature, livesOf, maxLivesOf, poisonOf } from '../../features/figures.ts';
import { cannot, has, wordOf } from '../../features/gains.ts';
import { kindBit } from '../../features/history.ts';
import { dueNamed, trigger } from '../../features/triggers.ts';
import type { RuleId, RulingId } from '../../rulebook/index.ts';
import type { Piece } from '../../state/piece.ts';
import { type Berserk, type G, pieceOf, profileOf } from '../../state.ts';
import { stirring } from '../../telling.ts';
import { type Blow, isAttackType, victimOf } from '../combat/blow.ts';

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
  if (isAttackType(blow.type)) to.hurtByAttacks += blow.wounds;
  to.hurtTypes |= kindBit(blow.type);
  if (blow.type === 'shot' || blow.type === 'throw') to.shotBy.push(s.uses[s.uses.length - 1]?.id ?? -1);
  const lives = livesOf(s, to);
  blame(s, to, blow.by, blow);
  stirring(g)?.({
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
  if (blow.mean) trigger(g, 'meanHurts', to, { other: blow.by, x: blow.wounds });
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

/** B12-509.1.1: a card died from what left it without lives, not from wounds that it had survived. */
export function blame(s: Berserk, piece: Piece, by: number, blow: Blow | null = null): void {
  const dead = livesOf(s, piece) <= 0;
  piece.killedBy = dead ? by : -1;
  piece.killingBlow = dead ? blow : null;
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
  stirring(g)?.({
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
  // B09-204.3: lives taken away make no room for others.
  const lost = s.edition === '2009' ? piece.reduced : 0;
  const room = most > 0 ? Math.max(0, most - maxLivesOf(s, piece) - lost) : amount;
  const added = Math.min(amount, room);
  if (added === 0) return 0;
  piece.extraLives += added;
  stirring(g)?.({
    kind: 'extraLives',
    rule,
    card: ref(s, piece.card),
    amount: added,
    lives: livesOf(s, piece),
  });
  trigger(g, 'gainsLives', piece, { x: added });
  return added;
}

/** Chips (B12-G-chip), for any card (B12-120.2), up to the most it may have (B12-120.4, B12-G-maximum-x-chips). */
export function addChips(g: G, piece: Piece, amount: number, rule: RuleId | RulingId): number {
  const s = g.state;
  const added = Math.min(amount, chipsMost(s, piece) - piece.chips);
  if (added <= 0 || cannot(s, piece, 'receiveChips')) return 0;
  piece.chips += added;
  stirring(g)?.({ kind: 'chips', rule, card: ref(s, piece.card), amount: added, chips: piece.chips });
  trigger(g, 'chip', piece, { x: added });
  return added;
}

export function takeChips(g: G, piece: Piece, amount: number, rule: RuleId | RulingId): number {
  const taken = Math.min(amount, piece.chips);
  if (taken <= 0) return 0;
  piece.chips -= taken;
  stirring(g)?.({ kind: 'chips', rule, card: ref(g.state, piece.card), amount: -taken, chips: piece.chips });
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
  stirring(g)?.({ kind: 'poisoned', rule, card: ref(s, piece.card), poison: amount });
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
  stirring(g)?.({ kind: 'cured', rule, card: ref(g.state, piece.card), poison: 0 });
  return true;
}

/** Opening a card restores its movement and its action (B12-G-opening-card, B12-G-change-opening-card, B12-510.4). */
export function open(g: G, piece: Piece, rule: RuleId | RulingId, action: boolean, by = -1): boolean {
  if (!piece.closed || cannot(g.state, piece, 'open')) return false;
  piece.closed = false;
  refresh(piece, action);
  stirring(g)?.({ kind: 'opened', rule, card: ref(g.state, piece.card) });
  trigger(g, 'opens', piece, { other: by });
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

export function close(g: G, piece: Piece, rule: RuleId | RulingId, by = -1): boolean {
  if (piece.closed) return false;
  piece.closed = true;
  stirring(g)?.({ kind: 'closed', rule, card: ref(g.state, piece.card) });
  trigger(g, 'closes', piece, { other: by });
  return true;
}
