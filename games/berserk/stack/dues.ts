/** Triggered features whose condition has occurred: whose are to be declared now, which are lost, how one is declared (section 305). */
import type { Seat } from '@vigrid/kernel';
import type { Times, Triggered } from '../abilities/index.ts';
import { listNumber } from '../abilities/named.ts';
import { ref } from '../events.ts';
import { contextFor } from '../features/context.ts';
import { may } from '../features/gains.ts';
import { eachKey, featureKey, isWorn, labelOf, timesKey, trigger, usedUp } from '../features/triggers.ts';
import type { WindowFrame } from '../state/frames.ts';
import type { Piece } from '../state/piece.ts';
import type { Due } from '../state/stack.ts';
import { type Berserk, cardByNumber, cardOf, type G, pieceOf, profileOf, rival } from '../state.ts';
import { hearing } from '../telling.ts';
import { affords, beginPaid, paymentOf } from './payment.ts';
import { canDeclare } from './possible.ts';
import { beginUse, nothingPaid, stepsOf } from './uses.ts';

/** Whether what is to be declared now is declared by turns; what has come up meanwhile is not. */
export const alternates = (s: Berserk, f: WindowFrame): boolean =>
  f.next !== undefined && s.due.every(({ height }) => height === f.base);

/** Whose triggered features are to be declared now, the Active player's first (B09-215.4); -1 if nobody's are. */
export function dueSeat(s: Berserk, f: WindowFrame): Seat {
  if (s.due.length === 0) return -1;
  const first = alternates(s, f) && f.next !== undefined ? f.next : s.active;
  if (duesOf(s, first).length > 0) return first;
  return duesOf(s, rival(first)).length > 0 ? rival(first) : -1;
}

/** Those that wait, hidden cards' too; acts speak of one by its number among them. */
export const waitingDues = (s: Berserk): Due[] => [...s.due, ...s.veiled];

/** Takes one that is to be declared, by its number, and what is the same with it (B12-113.7). */
export function takeDue(s: Berserk, number: number): Due {
  const one = waitingDues(s)[number];
  const others = (list: readonly Due[]): Due[] =>
    list.filter((other) => other !== one && !(profileOf(s).triggersOnce && isTwin(one, other)));
  s.due = others(s.due);
  s.veiled = others(s.veiled);
  return one;
}

/**
 * Those of hidden cards that a player with priority may declare (B12-529.3): not before their turn has come, and only
 * what can be declared, as no card is turned up for nothing.
 */
export const veiledOf = (s: Berserk, seat: Seat): Due[] =>
  s.veiled.filter((one) => one.seat === seat && s.stack.length <= one.height && canBeDeclared(s, one));

function canBeDeclared(s: Berserk, one: Due): boolean {
  const piece = pieceOf(s, one.card);
  const pay = whenOf(s, one)?.pay;
  if (!piece || (pay && !affords(s, piece, pay, one.x))) return false;
  return canBeAimed(s, one);
}

/** B12-501.1. */
function canBeAimed(s: Berserk, one: Due): boolean {
  const { card, from, it, other, x, row, cell, grade, giver } = one;
  // B12-113.2: as its controller sees it, whoever decides.
  const seat = pieceOf(s, card)?.seat ?? one.seat;
  const ctx = { ...contextFor(seat, card, from, it, x), other, row, cell, grade, giver };
  return canDeclare(s, stepsOf(s, one), ctx);
}

/** Whoever passes has not declared them (B12-113.6). */
export function leaveVeiled(s: Berserk, seat: Seat): void {
  if (s.veiled.length > 0)
    s.veiled = s.veiled.filter((one) => one.seat !== seat || s.stack.length > one.height);
}

const replacementWounds = listNumber('replacementWounds');

/**
 * B12-113.7: the same feature of the same card, whose condition occurred several times at once; what replaces the lives
 * of several cards comes for each of them (B12-531.1).
 */
export const isTwin = (one: Due, other: Due): boolean =>
  one.at >= 0 &&
  one.list !== replacementWounds &&
  one.at === other.at &&
  one.card === other.card &&
  one.def === other.def &&
  one.feature === other.feature &&
  one.list === other.list;

export function lose(g: G, left: readonly Due[], rule: 'B12-113.6' | 'B12-305.2' | 'B12-409.1'): void {
  const s = g.state;
  s.due = s.due.filter((one) => !left.includes(one));
  for (const { card, seat } of left) hearing(g)?.({ kind: 'left', rule, card: ref(s, card), seat });
}

/**
 * B12-305.2: after a feature of another condition nobody comes back to combined ones that they had begun to
 * declare.
 */
export function keepToCondition(g: G, one: Due): void {
  const s = g.state;
  const condition = whenOf(s, one)?.on;
  const others = s.due.filter(({ seat }) => seat === one.seat);
  lose(
    g,
    others.filter((other) => other.begun && whenOf(s, other)?.on !== condition),
    'B12-305.2',
  );
  if (!whenOf(s, one)?.pay) return;
  for (const other of others) {
    const when = whenOf(s, other);
    if (when?.pay && when.on === condition) other.begun = true;
  }
}

/** The text of a triggered feature; null for one that the rules give, and for what another has put off (B12-118.3). */
function whenOf(s: Berserk, { def, feature, list }: Due): Triggered | null {
  const { features, numbers } = cardByNumber(s, def);
  const text = feature >= 0 ? features[feature] : null;
  return text?.kind === 'when' && numbers.get(text.does) === list ? text : null;
}

/** Those of a seat that can be declared; what can not be is gone (B12-501.1). "After" waits for its turn. */
export function duesOf(s: Berserk, seat: Seat): Due[] {
  // RB-2: "after" waits until everything "on" has been declared and has left the stack.
  const first = s.due.some(({ height }) => height === Number.MAX_SAFE_INTEGER);
  return s.due.filter(
    (one) =>
      one.seat === seat && (first ? one.height === Number.MAX_SAFE_INTEGER : s.stack.length <= one.height),
  );
}

/**
 * Combined features that nobody can pay for are not declared (B12-116.1, B12-G-combined-feature, B12-G-payment;
 * B09-413.3), nor those that were used as often as they may be since they triggered (B12-G-x-times-per-turn). Nobody is
 * asked whether to declare what has nobody to be aimed at (B12-501.1).
 */
export function dropIdle(s: Berserk): void {
  if (s.due.length === 0) return;
  s.due = s.due.filter((one) => {
    const piece = pieceOf(s, one.card);
    const when = whenOf(s, one);
    if (!piece)
      return (
        when?.where !== 'graveyard' ||
        !isWorn(s, one.card, when.times, timesKey(one.def, one.feature, when.times))
      );
    if (when?.pay && !affords(s, piece, when.pay, one.x)) return false;
    if (usedUp(s, piece, timesOf(s, one), countKey(s, piece, one), one.it)) return false;
    if (!one.may || profileOf(s).mayOnExecution || !duesOf(s, one.seat).includes(one)) return true;
    return canBeAimed(s, one);
  });
}

/** How often a triggered feature works: as its text says; Agility once per turn (B12-G-agility). */
const timesOf = (s: Berserk, one: Due): Times | undefined =>
  one.feature === listNumber('agility') ? { per: 'turn', most: 1 } : whenOf(s, one)?.times;

export function declareDue(g: G, one: Due): void {
  const s = g.state;
  const piece = pieceOf(s, one.card);
  if (!piece && !one.free && !profileOf(s).triggersOutliveSource) return;
  const { card, def, feature, list, it, other, x, from, cell, row, chain } = one;
  const when = whenOf(s, one);
  const price = when && piece ? paymentOf(def, feature, when.pay ?? {}, x, when.times, piece) : nothingPaid;
  const key = piece
    ? eachKey(s, countKey(s, piece, one), when?.times, it)
    : when?.times && when.where === 'graveyard'
      ? timesKey(def, feature, when.times)
      : price.key;
  const pay = { ...price, key, ...(!piece && when?.times && { per: when.times.per }) };
  if (when?.on === 'valhalla') repeatValhalla(s, one);
  // B12-113.2: whoever controls the card now declares.
  const seat = piece?.seat ?? one.seat;
  const begun = {
    seat,
    card,
    def,
    feature,
    list,
    it,
    other,
    x,
    from,
    cell,
    row,
    grade: one.grade,
    spares: one.spares,
    giver: one.giver,
    chain,
    free: one.free,
    may: one.may && profileOf(s).mayOnExecution,
    pay,
  };
  // Combined features are paid for like played ones.
  if (piece) beginPaid(g, piece, begun, when?.pay?.allChips === true);
  else beginUse(g, begun);
  // RB-175: it triggers as soon as it is declared.
  const label = when ? labelOf(when) : feature === listNumber('concentration') ? 'concentration' : null;
  if (piece && label) trigger(g, 'labelWorks', piece, { label });
}

/** The key by which uses of a triggered feature are counted; -1 where they are not. */
function countKey(s: Berserk, piece: Piece, one: Due): number {
  const { def, feature } = one;
  const times = timesOf(s, one);
  if (times) return timesKey(def, feature, times);
  const by =
    feature === listNumber('healingWounds')
      ? 'wound'
      : feature === listNumber('healingOpens')
        ? 'open'
        : null;
  const held = cardOf(s, piece.card).insteads.find(
    (instead) => instead.feature.of === 'healing' && instead.feature.by === by,
  );
  return held ? featureKey(s.def[piece.card], held.number) : -1;
}

/** The first Valhalla of a turn works twice, where a card of the squad says so (Ragnar). */
function repeatValhalla(s: Berserk, one: Due): void {
  for (const number of s.sides[one.seat].squad) {
    const piece = s.pieces[number];
    const key = featureKey(s.def[number], 63);
    if (!piece || piece.usedTurn.includes(key) || may(s, piece, 'valhallaTwice') === 0) continue;
    piece.usedTurn.push(key);
    s.due.push({ ...one });
    return;
  }
}
