/**
 * Prevention takes wounds off, after all modifiers (B12-530.2, B12-G-prevention, B09-420.5), one after the other
 * (B09-420.3): what the Inactive player has first (B12-530.3). It is all constant, so nobody declares it (B12-530.5);
 * where several are more than is needed, their order is chosen.
 */
import type { OrderQuestion, Seat } from '@vigrid/kernel';
import { gainKind } from '../../cards/catalogue.ts';
import { spendWards, wardsAgainst } from '../../effects/ward.ts';
import { ref } from '../../events.ts';
import { useArmour } from '../../features/armour.ts';
import { amountOf } from '../../features/evaluate.ts';
import { gainsOf, wordOf } from '../../features/gains.ts';
import { trigger } from '../../features/triggers.ts';
import type { RuleId } from '../../rulebook/index.ts';
import type { Piece } from '../../state/piece.ts';
import { type Berserk, type G, pieceOf, profileOf, rival } from '../../state.ts';
import { stirring } from '../../telling.ts';
import { type Blow, isAttackType, isDanger, isMagicType } from '../combat/blow.ts';
import { heeded, ignores } from '../combat/strength.ts';

/** So many wounds that a card keeps off: the wounded one by its armour, another by its shield. */
interface Prevention {
  readonly by: number;
  readonly amount: number;
}

export function prevent(g: G, blow: Blow, order: readonly number[] = []): void {
  const to = pieceOf(g.state, blow.to);
  if (!to) return;
  for (const seat of inTurn(g.state, to)) {
    const all = preventions(g.state, blow, to, seat);
    const sorted = all.length < 2 ? all : all.toSorted((a, b) => order.indexOf(a.by) - order.indexOf(b.by));
    for (const { by, amount } of sorted) {
      const off = Math.min(blow.wounds, amount);
      if (off > 0) takeOff(g, blow, to, off, by);
    }
  }
}

/**
 * Whose order of preventions makes a difference, if anybody's does: one keeps what another has used up (B12-530.4).
 */
export function orderOf(s: Berserk, blow: Blow): OrderQuestion | null {
  const to = pieceOf(s, blow.to);
  if (!to || blow.wounds === 0) return null;
  let left = blow.wounds;
  for (const seat of inTurn(s, to)) {
    const all = preventions(s, blow, to, seat);
    const sum = all.reduce((total, { amount }) => total + amount, 0);
    if (all.length > 1 && sum > left) {
      // In 2009 it is the player of the wounded card who chooses.
      const own = profileOf(s).preventsFirst === 'own';
      return {
        kind: 'order',
        seat: own ? to.seat : seat,
        ask: 'preventions',
        rule: own ? 'B09-420.3a' : 'B12-530.3',
        about: { target: to.card, amount: left },
        items: all.map(({ by }) => by),
      };
    }
    left -= Math.min(left, sum);
  }
  return null;
}

function inTurn(s: Berserk, to: Piece): readonly Seat[] {
  const first = profileOf(s).preventsFirst === 'own' ? to.seat : rival(s.active);
  return [first, rival(first)];
}

/** Those of a seat, by the card that has them. Without its giver a shield is nothing (B12-530.6, B09-420.7, RB-32). */
function preventions(s: Berserk, blow: Blow, to: Piece, seat: Seat): readonly Prevention[] {
  const armour = seat === to.seat ? armourLeft(s, blow, to) : 0;
  const constant = constants(s, blow, to, seat);
  const wards = seat === to.seat ? wardsAgainst(s, blow, to) : nobodys;
  if (constant.length + wards.length + to.markers.length === 0)
    return armour > 0 ? [{ by: to.card, amount: armour }] : nobodys;
  const amounts = new Map<number, number>();
  if (armour > 0) amounts.set(to.card, armour);
  for (const { kind, seat: of, from, amount } of to.markers) {
    if (kind === 'shield' && of === seat && pieceOf(s, from))
      amounts.set(from, (amounts.get(from) ?? 0) + amount);
  }
  for (const { card, x } of wards) amounts.set(card, (amounts.get(card) ?? 0) + x);
  for (const { by, each, left } of constant) amounts.set(by, (amounts.get(by) ?? 0) + each + left);
  return [...amounts].map(([by, amount]) => ({ by, amount }));
}

const nobodys: readonly never[] = [];

/** What constant features keep off, by the card whose they are: of each game action, and what is left of the turn's. */
function constants(
  s: Berserk,
  blow: Blow,
  target: Piece,
  seat: Seat,
): readonly { readonly by: number; readonly each: number; readonly left: number }[] {
  const by = pieceOf(s, blow.by);
  const to = heeded(s, blow, by, target);
  const gains = to ? gainsOf(s, to, gainKind.prevents) : [];
  if (gains.length === 0) return nobodys;
  const found = new Map<number, { by: number; each: number; left: number }>();
  for (const { gain, by: giver } of gains) {
    const { card } = giver;
    if (giver.seat !== seat || !pieceOf(s, card)) continue;
    if (gain.from && !isDanger(s, gain.from, blow, by, to, giver)) continue;
    const used = target.prevented.find((one) => one.by === card)?.amount ?? 0;
    const one = found.get(card) ?? { by: card, each: 0, left: -used };
    found.set(card, one);
    one[gain.per ? 'left' : 'each'] += amountOf(s, gain.amount, giver);
  }
  return [...found.values()].map((one) => ({ ...one, left: Math.max(0, one.left) }));
}

/** Armour and Magic Armour have so much per turn. */
function armourLeft(s: Berserk, blow: Blow, target: Piece): number {
  const by = pieceOf(s, blow.by);
  const to = heeded(s, blow, by, target);
  if (!isAttackType(blow.type) || !to || ignores(s, by, 'armour')) return 0;
  const left = isMagicType(blow.type)
    ? wordOf(s, to, 'magicArmour') - to.magicArmourUsed
    : wordOf(s, to, 'armour') - to.armourUsed;
  return Math.max(0, left);
}

/**
 * Armour is used before a shield of the card's own; what is left of a shield waits (B12-530.4). In 2009 a shield without
 * a term is over once it was applied, though not all of it was needed (B09-420.6).
 */
function takeOff(g: G, blow: Blow, to: Piece, off: number, by: number): void {
  const s = g.state;
  const magic = isMagicType(blow.type);
  const byArmour = by === to.card ? Math.min(off, armourLeft(s, blow, to)) : 0;
  const rule: RuleId = byArmour === 0 ? 'B12-530.1' : magic ? 'B12-G-magic-armour-x' : 'B12-G-armour-x';
  blow.wounds -= off;
  stirring(g)?.({ kind: 'prevented', rule, card: ref(s, to.card), amount: off, by: ref(s, by) });
  useArmour(s, to, magic ? 'magicArmour' : 'armour', byArmour);
  let used = off - byArmour;
  for (const shield of to.markers) {
    if (shield.kind !== 'shield' || shield.from !== by) continue;
    const part = Math.min(used, shield.amount);
    const over = part > 0 && shield.until === 'stay' && !profileOf(s).shieldsKeepRest;
    shield.amount = over ? 0 : shield.amount - part;
    used -= part;
  }
  to.markers = to.markers.filter(({ kind, amount }) => kind !== 'shield' || amount > 0);
  used = spendWards(s, wardsAgainst(s, blow, to), by, used);
  // What is kept off each game action is used before what the turn has.
  const each =
    constants(s, blow, to, pieceOf(s, by)?.seat ?? to.seat).find((one) => one.by === by)?.each ?? 0;
  const ofTurn = used - Math.min(used, each);
  const known = to.prevented.find((one) => one.by === by);
  if (known) known.amount += ofTurn;
  else if (ofTurn > 0) to.prevented.push({ by, amount: ofTurn });
  trigger(g, 'prevented', to, { other: blow.by, x: off, ...(isAttackType(blow.type) && { blow }) });
}
