/**
 * Moments come, and triggered features that wait for them become due; they are declared before priority
 * (B12-113.2, B09-405.2).
 */

import type { Element, Moment, Times, Triggered, TriggeringLabel, Word } from '../abilities/index.ts';
import { type ListName, listNumber } from '../abilities/named.ts';
import { type Card, gainBit } from '../cards/catalogue.ts';
import { type Blow, isAttackType, isOf } from '../flow/combat/blow.ts';
import { ignores } from '../flow/combat/strength.ts';
import { asShown, type Piece } from '../state/piece.ts';
import type { Delayed, Due } from '../state/stack.ts';
import {
  type Berserk,
  cardByNumber,
  cardOf,
  type G,
  lastKnown,
  numberOf,
  pieceOf,
  profileOf,
} from '../state.ts';
import { rowOf } from '../zones/battlefield.ts';
import { type Context, contextFor, noGrade } from './context.ts';
import { holds } from './evaluate.ts';
import { isFlying } from './figures.ts';
import { fits } from './fits.ts';
import { contextOf, has, lendersOf, textOf, underHolds, wordOf } from './gains.ts';
import { giftOf, release } from './gifts.ts';

/** What a moment is about. */
export interface Happening {
  readonly other?: number;
  readonly x?: number;
  readonly blow?: Blow;
  /** Where "it" came from or died. */
  readonly cell?: number;
  /** What it gained; what it became. */
  readonly word?: Word;
  readonly element?: Element;
  readonly label?: TriggeringLabel;
  /** "After": declared when the stack is down to this height. */
  readonly height?: number;
}

/** Whether anybody may listen: what a moment is about need not be put together for nobody. */
export const awaits = (s: Berserk, moment: Moment): boolean =>
  (s.kinds & gainBit.feature) !== 0 || s.moments.includes(moment);

/** Something happened to a card (`it`, still in play). Cards in play listen. */
export function trigger(g: G, moment: Moment, it: Piece, of: Happening = nothing): void {
  const s = g.state;
  const awaited = s.moments.includes(moment);
  if (!awaited && (s.kinds & gainBit.feature) === 0) return;
  if (awaited) hearAway(g, moment, it, of);
  for (let at = 0; at < 2; at++) {
    const { squad } = s.sides[at];
    for (let i = 0; i < squad.length; i++) {
      const number = squad[i];
      const piece = s.pieces[number];
      if (!piece || (piece.hidden && !listensHidden(s))) continue;
      if (!awaited && piece.lasting.length === 0) continue;
      // Who dies of such an attack has its features again by then.
      if (waitsFor(cardOf(s, number), moment) && (moment === 'dies' || !isIgnored(s, piece, of.blow))) {
        const text = textOf(s, piece);
        for (const held of text.triggers.get(moment) ?? none) {
          if (held.under && !underHolds(s, piece, held.under)) continue;
          hear(g, piece, text.def, held.number, held.feature, it, of);
        }
      }
      for (const given of piece.lasting) {
        for (const gain of giftOf(s, given)) {
          if (gain.kind !== 'feature' || gain.feature.kind !== 'when' || gain.feature.on !== moment) continue;
          const heard = hear(
            g,
            piece,
            given.def,
            numberOf(s, given.def, gain.feature),
            gain.feature,
            it,
            of,
            given.from,
          );
          // An acquired feature that works once is gone, with what came along with it.
          if (heard && gain.feature.once) release(s, piece, (one) => one === given);
        }
      }
      if ((s.kinds & gainBit.formationOf) === 0) continue;
      for (const mate of lendersOf(s, piece)) {
        const text = textOf(s, mate);
        for (const held of text.triggers.get(moment) ?? []) {
          if (held.under?.state === 'formation') hear(g, piece, text.def, held.number, held.feature, it, of);
        }
      }
    }
  }
}

const nothing: Happening = {};

/** Cards wait for few moments, so a look through them is faster than a look into a table. */
function waitsFor({ moments }: Card, moment: Moment): boolean {
  for (let i = 0; i < moments.length; i++) if (moments[i] === moment) return true;
  return false;
}

/** Cards in graveyards whose text says that it works from there hear of others, too (RB-160). */
function hearAway(g: G, moment: Moment, it: Piece, of: Happening): void {
  const s = g.state;
  for (const [seat, side] of s.sides.entries()) {
    for (const card of side.graveyard) {
      const data = cardOf(s, card);
      if (!data.away) continue;
      for (const { number, feature } of data.triggers.get(moment) ?? []) {
        if (feature.where !== 'graveyard' || !feature.who) continue;
        const from = contextFor(seat, card, -1, it.card, of.x ?? 0);
        const ctx = { ...from, other: of.other ?? -1, cell: of.cell ?? -1 };
        if (
          !befits(s, feature, it, of, ctx) ||
          isWorn(s, card, feature.times, timesKey(data.def, number, feature.times))
        )
          continue;
        const told = { def: data.def, feature: number, list: data.numbers.get(feature.does) ?? 0 };
        const grade = of.blow?.grade ?? noGrade;
        wait(s, { ...ctx, ...told, grade, may: feature.may === true, chain: s.cause.slice(), at: s.count });
      }
    }
  }
}

/** Whether a card in a graveyard has used a text as often as it may. */
export function isWorn(s: Berserk, card: number, times: Times | undefined, key: number): boolean {
  if (!times) return false;
  const worn = s.worn.find((one) => one.card === card);
  const used = (times.per === 'turn' ? worn?.usedTurn : worn?.usedBattle) ?? [];
  const under = s.uses.filter((use) => use.card === card && use.pay.key === key);
  return used.filter((one) => one === key).length + under.length >= times.most;
}

/** What it uses from there is counted with what it used in play. */
export function wear(s: Berserk, card: number, per: Times['per'], key: number): void {
  if (!s.sides[s.owner[card]].graveyard.includes(card)) return;
  const known = s.worn.find((one) => one.card === card);
  const worn = known ?? { card, usedTurn: [], usedBattle: [] };
  if (!known) s.worn.push(worn);
  (per === 'turn' ? worn.usedTurn : worn.usedBattle).push(key);
}

/**
 * Whether hidden cards have triggered features: they are turned up by declaring them (B12-529.3, RB-70), or at once when
 * one has triggered (B09-415.2).
 */
export const listensHidden = (s: Berserk): boolean =>
  s.turn > 0 || s.phase === 'battleStart' || s.phase === 'vanguard';

/** Whether a card has a named feature that it could declare, hidden or not. */
export const hasToDeclare = (s: Berserk, piece: Piece, word: Word): boolean =>
  has(s, piece.hidden && listensHidden(s) ? asShown(piece) : piece, word);

/** B12-G-ignore, B09-408.4: its own features take no notice of an attack that is made as if it had none. */
export function isIgnored(s: Berserk, piece: Piece, blow: Blow | undefined): boolean {
  if (blow?.to !== piece.card) return false;
  return blow.ignores || ignores(s, pieceOf(s, blow.by), 'features');
}

function hear(
  g: G,
  piece: Piece,
  def: number,
  number: number,
  feature: Triggered,
  it: Piece,
  of: Happening,
  giver = -1,
): boolean {
  const s = g.state;
  if (feature.where) return false;
  const ctx = {
    ...contextOf(piece),
    giver,
    it: it.card,
    other: of.other ?? -1,
    x: of.x ?? 0,
    cell: of.cell ?? -1,
  };
  if (!hears(s, feature, piece, it, of, ctx)) return false;
  if (feature.nth && !isTime(piece, feature.nth, featureKey(def, number), it.card)) return false;
  if (usedUp(s, piece, feature.times, timesKey(def, number, feature.times), it.card)) return false;
  const list = cardByNumber(s, def).numbers.get(feature.does) ?? 0;
  // B12-509.3, B12-G-on-death, B09-G-on-death, B09-G-on-death-of: features on its own death work without it.
  const free = goings.includes(feature.on) && it === piece;
  const by = feature.by === 'opponent' ? 1 - piece.seat : piece.seat;
  const spares = sparedBy(s, feature.on, of.blow, piece);
  if (spares >= 0 && onlyAt(feature, it.card === spares ? 'it' : 'other')) return false;
  due(
    s,
    piece,
    { def, feature: number, list, may: feature.may === true, free, by, spares, giver },
    it.card,
    of,
  );
  return true;
}

/** Counts how often it has happened to the card, and tells whether this was the time meant. */
function isTime(
  piece: Piece,
  { per, time }: NonNullable<Triggered['nth']>,
  key: number,
  it: number,
): boolean {
  const counted = per === 'turn' ? piece.usedTurn : piece.usedBattle;
  const mark = happened + key + 1_000_000 * (it + 1);
  counted.push(mark);
  let times = 0;
  for (const one of counted) if (one === mark) times++;
  return times === time;
}

/** Under which label a text stands (RB-90, RB-91). */
export function labelOf({ on, if: cond }: Triggered): TriggeringLabel | null {
  if (!cond) return null;
  if (on === 'rolls' && 'frenzy' in cond) return 'frenzy';
  const rested = 'this' in cond && cond.this.hurt === false && Object.keys(cond.this).length === 1;
  return on === 'enemyTurnEnd' && rested ? 'concentration' : null;
}

/** Beyond all keys of uses. */
const happened = 1_000_000_000_000;

const goings: readonly Moment[] = ['dies', 'returned', 'leaves', 'exiled'];

/**
 * The card that receives nothing of a feature on an attack: it is protected from that attack (B12-528.1), or thick-skinned
 * (B12-G-thick-skin). -1 for none.
 */
function sparedBy(s: Berserk, on: Moment, blow: Blow | undefined, by: Piece): number {
  if (!blow || !(onAttack.includes(on) || accompanies(s, on, blow))) return -1;
  const to = pieceOf(s, blow.to);
  return to && (blow.protected || isThickAgainst(s, to, by, blow)) ? to.card : -1;
}

/** Thick Skin holds against whatever triggers on an attack (B12-G-thick-skin), or its assailant's alone (B09-D-thick-skin). */
export const isThickAgainst = (s: Berserk, to: Piece, by: Piece, blow: Blow): boolean =>
  has(s, to, 'thickSkin') && (profileOf(s).thickSkinAgainstAll || (by.card === blow.by && !blow.answering));

/** Moments "on attack" and "on assault" (B12-G-on-attack, B12-G-on-assault). */
const onAttack: readonly Moment[] = ['declares', 'declaredAt', 'assaults', 'assaulted', 'hits', 'hit'];

/**
 * B12-511.6: "on inflicting wounds" is one of the features on the attack; in 2009 each is named apart, and "after an attack"
 * is among them (B09-D-thick-skin, B09-D-protection).
 */
const accompanies = (s: Berserk, on: Moment, blow: Blow): boolean =>
  profileOf(s).thickSkinAgainstAll ? on === 'wounds' && isAttackType(blow.type) : on === 'afterAttack';

/** Whether a feature does nothing but to that card of its moment. */
const onlyAt = ({ does }: Triggered, whom: 'it' | 'other'): boolean =>
  does.every((ability) => 'do' in ability && 'to' in ability.do && ability.do.to === whom);

/** Whether all is there that the feature waits for (B09-G-trigger-condition). */
function hears(
  s: Berserk,
  feature: Triggered,
  piece: Piece,
  it: Piece,
  of: Happening,
  ctx: Context,
): boolean {
  return (feature.who !== undefined || it === piece) && befits(s, feature, it, of, ctx);
}

/** The same for whoever it happened to. */
function befits(s: Berserk, feature: Triggered, it: Piece, of: Happening, ctx: Context): boolean {
  if (feature.who && !fits(s, feature.who, it, ctx)) return false;
  const other = pieceOf(s, of.other ?? -1);
  if (feature.other && !(other && fits(s, feature.other, other, ctx))) return false;
  if (feature.word !== undefined && feature.word !== of.word) return false;
  if (feature.element !== undefined && feature.element !== of.element) return false;
  if (feature.label !== undefined && feature.label !== of.label) return false;
  if (feature.attack) {
    if (!of.blow) return false;
    if (!isOf(s, feature.attack, of.blow, pieceOf(s, of.blow.by), pieceOf(s, of.blow.to), ctx)) return false;
  }
  return !feature.if || holds(s, feature.if, ctx);
}

/** Counted for each target, for each row that it stands in, apart, where the text says so. */
export function eachKey(s: Berserk, key: number, times: Times | undefined, target: number): number {
  if (!times?.each || key < 0) return key;
  const cell = lastKnown(s, target)?.cell ?? -1;
  const of = times.each === 'target' ? target : cell < 0 ? noRow : noRow + 1 + rowOf(cell);
  return key + 1_000_000 * (of + 1);
}
/** Beyond all numbers of cards. */
const noRow = 1000;

/** Never below zero: named features have negative numbers. */
export const featureKey = (def: number, feature: number): number => (def + 1) * 64 + feature;

/** … where features may be counted together. */
export const timesKey = (def: number, feature: number, times: Times | undefined): number =>
  featureKey(def, times?.together === undefined ? feature : 56 + times.together);

/**
 * Whether a triggered feature was used as often as it may be; `key` counts its uses. What is counted by the turn does
 * not work before the first one (B12-401.4).
 */
export function usedUp(
  s: Berserk,
  piece: Piece,
  times: Times | undefined,
  key: number,
  target: number,
): boolean {
  if (!times) return false;
  if (times.per === 'turn' && s.turn === 0 && !profileOf(s).countsBeforeTurns) return true;
  return usesLeft(s, piece, eachKey(s, key, times, target), times) <= 0;
}

/** How often a feature may still be used, by its markers (B12-G-x-times-per-turn) and what is under way. */
export function usesLeft(
  s: Berserk,
  piece: Piece,
  key: number,
  times: { readonly per: 'turn' | 'battle'; readonly most: number },
): number {
  const used = times.per === 'turn' ? piece.usedTurn : piece.usedBattle;
  let left = times.most;
  for (const one of used) if (one === key) left--;
  for (const use of s.uses) if (use.card === piece.card && use.pay.key === key) left--;
  return left;
}

const thirstKey = (s: Berserk, piece: Piece): number => featureKey(s.def[piece.card], listNumber('thirst'));

/** B12-G-thirst-x, RB-16: it has inflicted the wounds it needs on the creature it chose. */
export function drink(s: Berserk, card: number): void {
  const piece = pieceOf(s, card);
  if (piece) piece.usedTurn.push(thirstKey(s, piece));
}

/** B12-G-thirst-x, B09-D-thirst: a closed creature stays so until it has drunk. Flyers have no Thirst. */
export const thirstOf = (s: Berserk, piece: Piece): number =>
  !piece.closed || piece.hidden || isFlying(s, piece) || piece.usedTurn.includes(thirstKey(s, piece))
    ? 0
    : wordOf(s, piece, 'thirst');

interface Told {
  readonly def: number;
  readonly feature: number;
  readonly list: number;
  readonly may: boolean;
  readonly free: boolean;
  /** Who decides about it: its controller where not given. */
  readonly by?: number;
  /** The card that receives nothing of it; -1 for none. */
  readonly spares?: number;
  readonly giver?: number;
}

/** A triggered feature waits to be declared. */
export function due(s: Berserk, piece: Piece, told: Told, it: number, of: Happening): void {
  // B12-113.7: once for each card that its condition is about; of those one is chosen when it is declared.
  const other = of.other ?? -1;
  if (isWaiting(s.due, piece, told, it, other) || isWaiting(s.veiled, piece, told, it, other)) return;
  wait(s, {
    ...told,
    seat: told.by ?? piece.seat,
    card: piece.card,
    it,
    other,
    x: of.x ?? 0,
    from: piece.cell,
    cell: of.cell ?? -1,
    grade: of.blow?.grade ?? noGrade,
    chain: s.cause.slice(),
    height: of.height ?? Number.MAX_SAFE_INTEGER,
    at: s.count,
  });
}

function isWaiting(among: readonly Due[], { card }: Piece, told: Told, it: number, other: number): boolean {
  for (const one of among) {
    if (one.card !== card || one.def !== told.def || one.feature !== told.feature) continue;
    if (one.list === told.list && one.it === it && one.other === other) return true;
  }
  return false;
}

/** Puts a triggered feature among those that are to be declared; it works wherever its source is, unless that is said. */
function wait(
  s: Berserk,
  one: Pick<Due, 'seat' | 'card' | 'def' | 'feature' | 'list' | 'it'> & Partial<Due>,
): void {
  const hidden = pieceOf(s, one.card)?.hidden === true;
  if (hidden) s.stirred = true;
  const list = hidden ? s.veiled : s.due;
  list.push({
    seat: one.seat,
    card: one.card,
    def: one.def,
    feature: one.feature,
    list: one.list,
    may: one.may ?? false,
    free: one.free ?? true,
    it: one.it,
    other: one.other ?? -1,
    x: one.x ?? 0,
    from: one.from ?? -1,
    cell: one.cell ?? -1,
    row: one.row ?? -1,
    grade: one.grade ?? noGrade,
    spares: one.spares ?? -1,
    giver: one.giver ?? -1,
    chain: one.chain ?? [],
    height: one.height ?? Number.MAX_SAFE_INTEGER,
    at: one.at ?? -1,
    begun: false,
  });
}

/** What was to come later is due now, about a card (B12-118.3). */
export function dueDelayed(
  s: Berserk,
  { seat, card, def, feature, list, x, cell, row }: Delayed,
  it: number,
): void {
  wait(s, { seat, card, def, feature, list, it, x, from: pieceOf(s, card)?.cell ?? -1, cell, row });
}

/** Features on such an attack that other cards have are used by this one (B12-G-union-x, B09-D-union). */
export function dueFrom(s: Berserk, piece: Piece, defs: readonly number[], blow: Blow, spares = -1): void {
  const of = { other: blow.to, x: blow.strength, blow };
  const ctx = { ...contextOf(piece), it: piece.card, other: blow.to, x: blow.strength };
  for (const def of defs) {
    const { triggers, numbers } = cardByNumber(s, def);
    for (const { number, feature } of triggers.get('hits') ?? []) {
      if (feature.who || !hears(s, feature, piece, piece, of, ctx)) continue;
      const list = numbers.get(feature.does) ?? 0;
      const told = { def, feature: number, list, may: feature.may === true, free: false, spares };
      due(s, piece, told, piece.card, of);
    }
  }
}

/** What a named feature does, its moment having come. */
export function dueNamed(
  g: G,
  piece: Piece,
  name: ListName,
  of: Happening & { readonly may?: true; readonly free?: true; readonly it?: number } = {},
): void {
  const s = g.state;
  const list = listNumber(name);
  due(
    s,
    piece,
    {
      def: s.def[piece.card],
      feature: list,
      list,
      may: of.may === true,
      free: of.free === true,
      spares: sparedBy(s, 'hits', of.blow, piece),
    },
    of.it ?? piece.card,
    of,
  );
}

/**
 * The start (B12-G-at-start-of-turn) or end of a turn: a moment of every card, each in its own words; graveyards where
 * the text says so.
 */
export function triggerTurn(g: G, when: 'before' | 'start' | 'end'): void {
  const s = g.state;
  for (const seat of [s.active, 1 - s.active]) {
    const yours = seat === s.active;
    const moments = turnMoments[when][yours ? 'yours' : 'enemys'];
    const awaited = moments.filter((moment) => s.moments.includes(moment));
    for (const number of s.sides[seat].squad) {
      const piece = s.pieces[number];
      // Before its turn nobody has priority to declare it with.
      if (!piece || (piece.hidden && when === 'before')) continue;
      for (const moment of piece.lasting.length > 0 ? moments : awaited) triggerOwn(g, piece, moment);
    }
    for (const card of s.sides[seat].graveyard) {
      if (!cardOf(s, card).away) continue;
      for (const moment of moments) triggerAway(g, card, seat, moment);
    }
  }
}

const none: readonly never[] = [];

const turnMoments: Record<'before' | 'start' | 'end', Record<'yours' | 'enemys', readonly Moment[]>> = {
  before: { yours: ['beforeTurn'], enemys: ['beforeEnemyTurn'] },
  start: { yours: ['turnStart', 'anyTurnStart', 'valhalla'], enemys: ['enemyTurnStart', 'anyTurnStart'] },
  end: { yours: ['turnEnd', 'anyTurnEnd'], enemys: ['enemyTurnEnd', 'anyTurnEnd'] },
};

/** A moment that only the card itself hears. */
export function triggerOwn(g: G, piece: Piece, moment: Moment): void {
  const s = g.state;
  if (waitsFor(cardOf(s, piece.card), moment)) {
    const text = textOf(s, piece);
    for (const held of text.triggers.get(moment) ?? none) {
      if (held.under && !underHolds(s, piece, held.under)) continue;
      hear(g, piece, text.def, held.number, held.feature, piece, nothing);
    }
  }
  for (const given of piece.lasting) {
    for (const gain of giftOf(s, given)) {
      if (gain.kind !== 'feature' || gain.feature.kind !== 'when' || gain.feature.on !== moment) continue;
      hear(g, piece, given.def, numberOf(s, given.def, gain.feature), gain.feature, piece, {}, given.from);
    }
  }
}

/** Features that work from the graveyard (WE-R2), or when a card is shown from the deck (WE-R1). */
export function triggerAway(g: G, card: number, seat: number, moment: Moment, x = 0): void {
  const s = g.state;
  const data = cardOf(s, card);
  if (!data.triggers.has(moment) || (moment === 'valhalla' && !s.sides[seat].felled.includes(card))) return;
  for (const { number, feature } of data.triggers.get(moment) ?? []) {
    // B09-G-on-death: one's own death is heard in the graveyard.
    const hears =
      moment === 'dies' ? !feature.who : feature.where === 'graveyard' || feature.where === 'shown';
    // Of others it hears with those in play.
    if (!hears || feature.who) continue;
    if (isWorn(s, card, feature.times, timesKey(data.def, number, feature.times))) continue;
    if (feature.if && !holds(s, feature.if, contextFor(seat, card, -1, card, x))) continue;
    const list = data.numbers.get(feature.does) ?? 0;
    wait(s, { seat, card, def: s.def[card], feature: number, list, may: feature.may === true, it: card, x });
  }
}
