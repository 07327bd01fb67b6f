/** Whom an ability may be aimed at when it is declared (section 502, section 504). */
import { no, type Reason, type Why } from '@vigrid/kernel';
import type { Attack, AttackType, Choice, Target } from '../abilities/index.ts';
import type { Aim } from '../abilities/kind.ts';
import type { PropertyStrike } from '../abilities/named.ts';
import { gainBit, gainKind } from '../cards/catalogue.ts';
import { type Context, speakingOf } from '../features/context.ts';
import { amountOf, meant } from '../features/evaluate.ts';
import { isFlying, sharesAsStranger, typeOf } from '../features/figures.ts';
import { fits } from '../features/fits.ts';
import { cannot, gainBitsOf, gainsOf, has, may, mayEver } from '../features/gains.ts';
import { isCloseType, isOf, plannedBlow } from '../flow/combat/blow.ts';
import { ignores } from '../flow/combat/strength.ts';
import type { Piece } from '../state/piece.ts';
import { type Berserk, lastKnown, pieceOf, profileOf } from '../state.ts';
import { adjacent, columnOf, distance, overRow, rowOf } from '../zones/battlefield.ts';
import { sharing } from '../zones/shared-cells.ts';

export type AttackStep = Attack | PropertyStrike;

/** The cards that an attack of a text may be declared at. */
export function attackTargets(s: Berserk, step: AttackStep, ctx: Context): number[] {
  const at = step.at ?? anyCard;
  if (at === 'it') return reachable(s, [ctx.it], nobody, step, ctx);
  if (at === 'other') return reachable(s, [ctx.other], nobody, step, ctx);
  if (at === 'same') return reachable(s, ctx.same, nobody, step, ctx);
  const { different = false } = step;
  if (at === anyCard && !different) return reachable(s, s.sides[0].squad, s.sides[1].squad, step, ctx);
  const filter = 'all' in at ? at.all : at.choose;
  let found = meant(s, filter, ctx).map(({ card }) => card);
  if (different) found = found.filter((card) => !ctx.before.includes(card));
  return reachable(s, found, nobody, step, ctx);
}

const anyCard: Choice = { choose: {} };
const nobody: readonly number[] = [];

/** Which cards of the two lists an attack reaches. */
function reachable(
  s: Berserk,
  first: readonly number[],
  second: readonly number[],
  step: AttackStep,
  ctx: Context,
): number[] {
  const by = pieceOf(s, ctx.card);
  const range = rangeOf(s, by, step, ctx);
  // Most cards are out of reach of a close attack, and that is soon seen.
  const bits = by === null ? 0 : gainBitsOf(s, by);
  const nextOnly =
    range === 0 &&
    ctx.from >= 0 &&
    isCloseType(step.use) &&
    !(by !== null && (bits & gainBit.may) !== 0 && mayReachOn(s, by));
  const barred = by !== null && (bits & gainBit.cannot) !== 0 && attackBarred(s, by);
  let legal: number[] | null = null;
  for (let list = 0; list < 2; list++) {
    const cards = list === 0 ? first : second;
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i];
      const to = pieceOf(s, card);
      if (!to || card === ctx.card) continue;
      if (nextOnly && to.cell >= 0 && !adjacent(ctx.from, to.cell)) continue;
      if (reaches(s, by, ctx.from, to, step.use, range, undefined, barred)) {
        if (legal) legal.push(card);
        else legal = [card];
      }
    }
  }
  return legal ? lured(s, legal, by, step.use, ctx) : [];
}

const mayReachOn = (s: Berserk, by: Piece): boolean =>
  mayEver(s, by, 'strikeRange') || mayEver(s, by, 'strikeFar') || mayEver(s, by, 'aroundEdge');

/** Why an attack of a text can not be declared at a card; empty where the choice of the text alone keeps it out. */
export function againstTarget(s: Berserk, step: AttackStep, ctx: Context, to: Piece): Reason[] {
  const by = pieceOf(s, ctx.card);
  const why: Reason[] = [];
  if (!reaches(s, by, ctx.from, to, step.use, rangeOf(s, by, step, ctx), why)) return why;
  const [luring] = attackTargets(s, step, ctx);
  const drawn = luring !== undefined && !lured(s, [to.card], by, step.use, ctx).includes(to.card);
  return drawn ? [{ rule: 'B12-525.2', why: 'lured', card: luring }] : [];
}

/** 0 is no limit. */
function rangeOf(s: Berserk, by: Piece | null, step: AttackStep, ctx: Context): number {
  const set = by ? rangeSet(s, by, step.use) : 0;
  if (set > 0) return set;
  if (step.range === undefined) return 0;
  return amountOf(s, step.range, ctx) + (by ? rangeBonus(s, by, step.use) : 0);
}

/** The range that a text sets, whatever the attack says of its own: the least of several; 0 for none. */
function rangeSet(s: Berserk, by: Piece, type: AttackType): number {
  let least = 0;
  for (const { gain, by: giver } of gainsOf(s, by, gainKind.range)) {
    if (!gain.set || !gain.of.includes(type)) continue;
    const n = amountOf(s, gain.by, giver);
    if (least === 0 || n < least) least = n;
  }
  return least;
}

function rangeBonus(s: Berserk, by: Piece, type: AttackType): number {
  let more = 0;
  for (const { gain, by: giver } of gainsOf(s, by, gainKind.range))
    if (!gain.set && gain.of.includes(type)) more += amountOf(s, gain.by, giver);
  return more;
}

/** Whether anything may keep the card from attacking somebody. */
function attackBarred(s: Berserk, by: Piece): boolean {
  for (const { gain } of gainsOf(s, by, gainKind.cannot))
    if (gain.of || gain.what === 'attack' || gain.what === 'strike' || gain.what === 'fight') return true;
  return false;
}

/** Whether an attack of this type can be declared from a cell (or from above) at a card; 0 is no limit of range. */
export function reaches(
  s: Berserk,
  by: Piece | null,
  from: number,
  to: Piece,
  type: AttackType,
  range: number,
  why?: Why,
  barred = by !== null && attackBarred(s, by),
): boolean {
  // B12-504.4.
  if (by === to) return no(why, { rule: 'B12-504.4', why: 'attackItself', card: to.card });
  const { attachmentsTargetable, hideoutProtects, attacksUnfighting, shootAdjacent, onlySimpleFromAbove } =
    profileOf(s);
  if (!to.hidden && !attachmentsTargetable) {
    const type = typeOf(s, to);
    if (type === 'terrain' || type === 'equipment') {
      const rule = type === 'terrain' ? 'B12-211.2' : 'B12-212.9';
      return no(why, { rule, why: 'notAttackable', card: to.card });
    }
  }
  if (by && barred) {
    if (
      cannot(s, by, 'attack', to) ||
      (type === 'simple' && cannot(s, by, 'strike', to)) ||
      isForbidden(s, by, to, type)
    )
      return no(why, { rule: 'B12-525.2', why: 'cannotAttack', card: by.card });
    if (cannot(s, by, 'fight') && !attacksUnfighting)
      return no(why, { rule: 'B09-G-does-not-fight', why: 'cannotAttack', card: by.card });
  }
  // B09-D-hideout: no flyer may aim at it at first, unless it ignores that (B09-408.6).
  if (!hideoutProtects && by && isFlying(s, by) && has(s, to, 'hideout') && !ignores(s, by, 'hideout')) {
    return no(why, { rule: 'B09-D-hideout', why: 'hideout', card: to.card });
  }
  // B09-211.4, B09-211.5, RB-65.
  if (from < 0 && onlySimpleFromAbove && type !== 'simple' && isCloseType(type))
    return no(why, { rule: 'B09-211.4', why: 'notAdjacent', card: to.card });
  // B12-208.4, B12-504.2, B09-211.5: from the auxiliary zone at any card, but never over a row.
  if (from < 0) {
    return type === 'over' ? no(why, { rule: 'B12-504.2', why: 'overFromAbove', card: to.card }) : true;
  }
  if (type === 'over') return overReaches(s, by, from, to, why);
  if (to.cell < 0) return reachesUp(s, by, to, type, why);
  const next = adjacent(from, to.cell) && !(by && sharesAsStranger(s, by, to));
  if (isCloseType(type)) {
    if (next) return true;
    const far = type === 'simple' && by ? Math.max(range, may(s, by, 'strikeRange', to)) : range;
    if (far > 0 && distance(from, to.cell) <= far) return true;
    if (by && type === 'simple' && may(s, by, 'strikeFar', to) > 0) return true;
    if (by && type === 'simple' && may(s, by, 'aroundEdge') > 0 && aroundEdge(from, to.cell)) return true;
    return why !== undefined && no(why, { rule: 'B12-504.1', why: 'notAdjacent', card: to.card });
  }
  if (next && !shootAdjacent && !(by && may(s, by, 'shootAdjacent') > 0)) {
    return why !== undefined && no(why, { rule: 'B12-504.1', why: 'tooNear', card: to.card });
  }
  if (range > 0 && distance(from, to.cell) > range) {
    return no(why, {
      rule: 'B12-G-range-x',
      why: 'tooFar',
      card: to.card,
      have: distance(from, to.cell),
      need: range,
    });
  }
  return true;
}

const aroundEdge = (a: number, b: number): boolean =>
  rowOf(a) === rowOf(b) && Math.abs(columnOf(a) - columnOf(b)) === 4;

/**
 * B12-208.6, B09-211.8: from the battlefield at a flyer, only ranged attacks; simple strikes if it was prepared or
 * allowed.
 */
function reachesUp(s: Berserk, by: Piece | null, to: Piece, type: AttackType, why: Why): boolean {
  if (!isCloseType(type)) return true;
  if (type === 'simple' && by) {
    if (may(s, by, 'strikeFlyers', to) > 0 || may(s, by, 'strikeFar', to) > 0) return true;
    if (by.prepared === s.turn && to.seat !== by.seat && isFlying(s, to)) return true;
  }
  return why !== undefined && no(why, { rule: 'B12-208.6', why: 'flying', card: to.card });
}

/**
 * B12-504.1.1, B12-G-strike-over-row, B12-G-symbol-strike-over-row, B09-D-strike-over-row: across an own card or an
 * empty cell, along a row or a column.
 */
function overReaches(s: Berserk, by: Piece | null, from: number, to: Piece, why: Why): boolean {
  const path = overRow(from).find((one) => one.to === to.cell);
  if (!path) return no(why, { rule: 'B12-504.1.1', why: 'notOverRow', card: to.card });
  // Never across a card of the enemy, though one of its own shares the cell.
  const between = sharing(s, path.over).find(({ seat }) => seat !== by?.seat);
  return !between || no(why, { rule: 'B12-504.1.1', why: 'enemyBetween', card: between.card });
}

/** Enemy cards that draw attacks of a kind to themselves leave nothing else to aim at. */
function lured(s: Berserk, legal: number[], by: Piece | null, type: AttackType, ctx: Context): number[] {
  if (
    !by ||
    (s.kinds & (gainBit.lure | gainBit.formationOf)) === 0 ||
    ignoresLures(s, by, type) ||
    has(s, by, 'accuracy')
  )
    return legal;
  const luring = luringCards(s, by, type, ctx);
  return luring.length > 0 ? luring : legal;
}

/** Attacks of a kind that it can not make, at anybody or at those that fit. */
function isForbidden(s: Berserk, by: Piece, to: Piece, type: AttackType): boolean {
  for (const { gain, by: giver } of gainsOf(s, by, gainKind.cannot)) {
    if (!gain.of || !isOf(s, gain.of, plannedBlow(by, to, type, by.cell), by, to, giver)) continue;
    if (!gain.at || fits(s, gain.at, to, giver)) return true;
  }
  return false;
}

/** Nobody is aimed at yet, so that of what is ignored only the type of the attack counts. */
function ignoresLures(s: Berserk, by: Piece, type: AttackType): boolean {
  for (const { gain, by: giver } of gainsOf(s, by, gainKind.ignores)) {
    if (gain.what !== 'lure') continue;
    if (!gain.of || isOf(s, gain.of, plannedBlow(by, by, type, by.cell), by, null, giver)) return true;
  }
  return false;
}

function luringCards(s: Berserk, by: Piece, type: AttackType, ctx: Context): number[] {
  const luring: number[] = [];
  for (const number of s.sides[1 - by.seat].squad) {
    const piece = s.pieces[number];
    if (!piece || piece.hidden) continue;
    for (const { gain, by: giver } of gainsOf(s, piece, gainKind.lure)) {
      const blow = plannedBlow(by, piece, type, ctx.from);
      if (isOf(s, gain.of, blow, by, piece, giver) && (!gain.by || fits(s, gain.by, by, giver)))
        luring.push(number);
    }
  }
  return luring;
}

/** The cards that a choice in a text may be made among, wherever they stand (B12-504.3). */
export function choosable(s: Berserk, choice: Choice, ctx: Context): number[] {
  return meant(s, choice.choose, ctx).map(({ card }) => card);
}

/** The targets that a text names without any choice; null where something is to be chosen. */
export function named(s: Berserk, target: Target, ctx: Context): number[] | null {
  switch (target) {
    case 'this':
      return [ctx.card];
    case 'it':
      return ctx.it < 0 ? [] : [ctx.it];
    case 'other':
      return ctx.other < 0 ? [] : [ctx.other];
    case 'same':
      return ctx.same.slice();
    case 'giver':
      return ctx.giver < 0 ? [] : [ctx.giver];
    case 'host': {
      const host = lastKnown(s, ctx.card)?.host ?? -1;
      return host < 0 ? [] : [host];
    }
  }
  return 'all' in target ? meant(s, target.all, ctx).map(({ card }) => card) : null;
}

/** What else an effect is aimed at, once its targets are chosen; null where that is not for anybody to choose. */
export function aimedOn(
  s: Berserk,
  target: Target,
  ctx: Context,
  targets: readonly number[],
  suits: (piece: Piece) => boolean = () => true,
): Aim | null {
  if (typeof target === 'string' || 'all' in target) return null;
  const anchor = targets.length > 0 ? speakingOf(ctx, targets) : ctx;
  const from = choosable(s, target, anchor).filter((card) => {
    const piece = pieceOf(s, card);
    return piece !== null && !targets.includes(card) && suits(piece);
  });
  const max = Math.min(target.count === undefined ? 1 : amountOf(s, target.count, anchor), from.length);
  return { from, min: target.upTo ? Math.min(1, max) : max, max };
}

/** All cards that a target speaks of, whether anything can be done to them or not. */
export const meantBy = (s: Berserk, target: Target, ctx: Context): readonly number[] =>
  typeof target === 'object' && 'choose' in target
    ? choosable(s, target, ctx)
    : (named(s, target, ctx) ?? []);
