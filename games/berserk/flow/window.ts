/**
 * Priority (section 303, B12-G-priority) and the stack (B12-G-stack): rules effects, triggered features, then the
 * players in turn; two passes do the top of the stack.
 */
import {
  type ActQuestion,
  asks,
  flow,
  goTo,
  leave,
  type PickQuestion,
  push,
  type Seat,
} from '@vigrid/kernel';
import { isFree } from '../abilities/filters.ts';
import { listNumber } from '../abilities/named.ts';
import type { Times, Triggered } from '../abilities/types.ts';
import type { BerserkAct } from '../acts.ts';
import { applyRules, incarnateAt, keepOne } from '../effects/rules.ts';
import { eachKey, featureKey, usedUp } from '../effects/triggers.ts';
import { reveal, say, stand } from '../effects/zones.ts';
import { ref } from '../events.ts';
import { may } from '../figures.ts';
import {
  type Berserk,
  cardByNumber,
  cardOf,
  type Due,
  type G,
  type IncarnateFrame,
  type LandFrame,
  type Piece,
  pieceOf,
  profileOf,
  rival,
  type StageFrame,
  type UniqueFrame,
  type WindowFrame,
} from '../state.ts';
import { assignDefender, finishDefence } from './defence.ts';
import { defendable } from './defenders.ts';
import { fastActs, playablesOf } from './legal.ts';
import { finishMove } from './movement.ts';
import { affords, beginPaid } from './payment.ts';
import { payAtOnce } from './sharing.ts';
import { beginUse, declareNext, namedFeature, nothingPaid, paymentOf } from './uses.ts';

/**
 * Opens a window of priority, which the Active player has first (B12-303.1, B09-300.6): until nothing is on the stack
 * above what is there now, and both have passed.
 */
export function openWindow(g: G): void {
  push<WindowFrame>(g, windowAt(g));
}

/** One in which the Active player has passed already (B09-215.8). */
export function openPassed(g: G): void {
  push<WindowFrame>(g, { ...windowAt(g), holder: rival(g.state.active), passes: 1 });
}

/** One in which players alternate declaring what is due, each with an empty stack (B12-401.3, B12-409.1). */
export function openAlternating(g: G): void {
  const s = g.state;
  s.due = s.due.map((one) => ({ ...one, height: s.stack.length }));
  push<WindowFrame>(g, { ...windowAt(g), next: s.active });
}

const windowAt = (g: G): WindowFrame => ({
  kind: 'window',
  step: 0,
  holder: g.state.active,
  passes: 0,
  base: g.state.stack.length,
});

export const window = flow<Berserk, WindowFrame>({
  /** B12-303.6: past the stack and before anybody has priority (B12-503.2). */
  rules(g, f) {
    const s = g.state;
    if (!isBeforeOpening(s) || profileOf(s).rulesBeforeOpening) {
      if (!applyRules(g)) {
        f.step = 0;
        return;
      }
      dropUnpaid(s);
    }
    if (s.due.length === 0) goOn(g, f);
  },

  /** Triggered features, the Active player's first (B12-305.1, B09-103.5, B09-300.4). */
  declare: asks(
    (g: G, f: WindowFrame): ActQuestion<BerserkAct> | null => {
      const seat = dueSeat(g.state, f);
      if (seat < 0) return null;
      const dues = duesOf(g.state, seat);
      const options = dues.map(
        (one): BerserkAct => ({
          do: 'declare',
          card: one.card,
          of: one.def,
          feature: one.feature,
          due: g.state.due.indexOf(one),
        }),
      );
      // B12-113.5, B12-113.6; in 2009 it is declared all the same, and decided when it is executed (B09-405.3).
      const alternating = alternates(g.state, f);
      if (!profileOf(g.state).mayOnExecution && (alternating || dues.every(({ may }) => may)))
        options.push({ do: 'leave' });
      return { kind: 'act', seat, ask: 'declare', rule: alternating ? 'B12-409.1' : 'B12-305.1', options };
    },
    (g, f, act) => {
      const s = g.state;
      const seat = dueSeat(s, f);
      const alternating = alternates(s, f);
      goTo(g, f, 'rules');
      f.passes = 0;
      if (act.do === 'declare') {
        const [one] = s.due.splice(act.due, 1);
        if (profileOf(s).triggersOnce) s.due = s.due.filter((other) => !isTwin(one, other));
        keepToCondition(g, one);
        declareDue(g, one);
      } else {
        // B12-113.6: left now, they are lost until their condition occurs anew; so is what alternates (B12-409.1).
        lose(g, duesOf(s, seat), alternating ? 'B12-409.1' : 'B12-113.6');
      }
      if (alternating) f.next = rival(seat);
    },
  ),

  goOn,

  /** One player at a time (B09-215.7); a pass is done at once (B09-215.6a). Who can only pass is not asked. */
  respond: asks(
    (g: G, f: WindowFrame): ActQuestion<BerserkAct> | null => {
      const s = g.state;
      // B09-301.2, B09-310.1: in 2009 nobody answers in the Preliminary phase, or before cards open.
      const silent = (s.turn === 0 && !profileOf(s).preliminaryStack) || s.phase === 'preparation';
      if (silent) return null;
      const options = fastActs(s, f.holder);
      if (options.length === 1) return null;
      return { kind: 'act', seat: f.holder, ask: 'priority', rule: 'B12-303.1', options };
    },
    (g, f, act) => {
      if (act.do === 'pass') return;
      goTo(g, f, 'rules');
      f.passes = 0;
      respondWith(g, f, act);
    },
  ),

  pass(g, f) {
    pass(f);
    letAnswer(g, f);
  },
});

/** A feature of several abilities goes on with the next when the one before has left the stack (B12-505.3). */
function goOn(g: G, f: WindowFrame): void {
  const s = g.state;
  const use = s.uses[s.uses.length - 1];
  if (use && s.stack.length === use.base && use.list > -1000) {
    goTo(g, f, 'rules');
    declareNext(g, use);
    return;
  }
  if (s.stack.length === 0) {
    s.cause = [];
    s.shown = [];
    s.departed = [];
    // B09-312.2: with an empty stack the Active player declares anything, so it is the Main phase again.
    if (s.phase === 'main' && f.passes === 0 && f.holder === s.active) {
      leave(g, f);
      return;
    }
  }
  letAnswer(g, f);
}

/**
 * Whoever has nothing to declare passes (B12-G-pass). After two passes in a row the top of the stack is executed
 * (B12-303.2); with an empty stack the phase, subphase or step is over (B12-408.3: B12-409.2, B12-410.4, B12-413.2,
 * B12-414.2; B09-300.3).
 */
function letAnswer(g: G, f: WindowFrame): void {
  const s = g.state;
  while (f.passes < 2 && !mayAnswer(s, f.holder)) pass(f);
  if (f.passes < 2) {
    goTo(g, f, 'respond');
    return;
  }
  f.passes = 0;
  f.holder = s.active;
  if (s.stack.length === f.base) {
    leave(g, f);
    return;
  }
  goTo(g, f, 'rules');
  resolveTop(g);
}

/** B09-200.1a: that is a game action too. */
function pass(f: WindowFrame): void {
  f.passes++;
  f.holder = rival(f.holder);
}

/** Mostly neither has anything to declare, and nobody can defend. */
const mayAnswer = (s: Berserk, seat: Seat): boolean =>
  s.alert[seat] || (seat !== s.active && defendable(s) !== null);

function respondWith(g: G, f: WindowFrame, act: BerserkAct): void {
  const s = g.state;
  if (act.do !== 'reveal') payAtOnce(g, f.holder);
  // B12-303.3, B09-215.9: who has priority after a declaration.
  if (profileOf(s).priorityAfterDeclaring === 'active' && act.do !== 'reveal') f.holder = s.active;
  if (act.do === 'reveal') {
    const piece = pieceOf(s, act.card);
    if (piece) reveal(g, piece, 'B12-529.3');
  } else if (act.do === 'defend') assignDefender(g, act.card);
  else if (act.do === 'use') playFeature(g, act.card, act.of, act.feature, act.x ?? 0);
}

/** Declares a played feature (section 114). */
export function playFeature(g: G, card: number, def: number, feature: number, x: number): void {
  const s = g.state;
  const piece = pieceOf(s, card);
  if (!piece) return;
  if (feature < 0) {
    const { pay, list } = namedFeature(def, feature);
    beginUse(g, { seat: piece.seat, card, def, feature, list, pay, x });
    return;
  }
  const playable = playablesOf(s, piece).find((one) => one.def === def && one.number === feature);
  if (!playable) return;
  const { does, times, pay } = playable.feature;
  const list = cardByNumber(s, def).numbers.get(does) ?? 0;
  const assault =
    pay.close === true && does.some(({ use }) => use !== 'or' && use !== 'spell' && use !== 'influence');
  beginPaid(
    g,
    piece,
    {
      seat: piece.seat,
      card,
      def,
      feature,
      list,
      x: pay.allChips ? piece.chips : x,
      pay: { ...paymentOf(def, feature, pay, x, times, piece), assault },
    },
    pay.allChips === true,
  );
}

const isBeforeOpening = ({ phase }: Berserk): boolean => phase === 'beginning' || phase === 'preparation';

/** Whether what is to be declared now is declared by turns; what has come up meanwhile is not. */
const alternates = (s: Berserk, f: WindowFrame): boolean =>
  f.next !== undefined && s.due.every(({ height }) => height === f.base);

/** Whose triggered features are to be declared now, the Active player's first (B09-215.4); -1 if nobody's are. */
function dueSeat(s: Berserk, f: WindowFrame): Seat {
  if (s.due.length === 0) return -1;
  const first = alternates(s, f) && f.next !== undefined ? f.next : s.active;
  if (duesOf(s, first).length > 0) return first;
  return duesOf(s, rival(first)).length > 0 ? rival(first) : -1;
}

/** B12-113.7: the same feature of the same card, whose condition occurred several times at once. */
const isTwin = (one: Due, other: Due): boolean =>
  one.at >= 0 &&
  one.at === other.at &&
  one.card === other.card &&
  one.def === other.def &&
  one.feature === other.feature &&
  one.list === other.list;

function lose(g: G, left: readonly Due[], rule: 'B12-113.6' | 'B12-305.2' | 'B12-409.1'): void {
  const s = g.state;
  s.due = s.due.filter((one) => !left.includes(one));
  for (const { card, seat } of left) say(g, { kind: 'left', rule, card: ref(s, card), seat });
}

/**
 * B12-305.2: after a feature of another condition nobody comes back to combined ones that they had begun to
 * declare.
 */
function keepToCondition(g: G, one: Due): void {
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

/** The text of a triggered feature; null for one that the rules give. */
function whenOf(s: Berserk, { def, feature }: Due): Triggered | null {
  const text = feature >= 0 ? cardByNumber(s, def).features[feature] : null;
  return text?.kind === 'when' ? text : null;
}

/** Those of a seat that can be declared; what can not be is gone (B12-501.1). "After" waits for its turn. */
function duesOf(s: Berserk, seat: Seat): Due[] {
  // RB-2: "after" waits until everything "on" has been declared and has left the stack.
  const first = s.due.some(({ height }) => height === Number.MAX_SAFE_INTEGER);
  return s.due.filter(
    (one) =>
      one.seat === seat && (first ? one.height === Number.MAX_SAFE_INTEGER : s.stack.length <= one.height),
  );
}

/**
 * Combined features that nobody can pay for are not declared (B12-116.1, B12-G-combined-feature, B12-G-payment;
 * B09-413.3), nor those that were used as often as they may be since they triggered (B12-G-x-times-per-turn).
 */
function dropUnpaid(s: Berserk): void {
  if (s.due.length === 0) return;
  s.due = s.due.filter((one) => {
    const piece = pieceOf(s, one.card);
    if (!piece) return true;
    const pay = whenOf(s, one)?.pay;
    if (pay && !affords(s, piece, pay, one.x)) return false;
    return !usedUp(s, piece, timesOf(s, one), countKey(s, piece, one), one.it);
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
  const pay = { ...price, key: piece ? eachKey(countKey(s, piece, one), when?.times, it) : price.key };
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
    chain,
    free: one.free,
    may: one.may && profileOf(s).mayOnExecution,
    pay,
  };
  // Combined features are paid for like played ones.
  if (piece) beginPaid(g, piece, begun, when?.pay?.allChips === true);
  else beginUse(g, begun);
}

/** The key by which uses of a triggered feature are counted; -1 where they are not. */
function countKey(s: Berserk, piece: Piece, one: Due): number {
  const { def, feature } = one;
  if (timesOf(s, one)) return featureKey(def, feature);
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

/** Executes the game action on top of the stack (B12-302.7), or carries it through its stage (B12-303.4). */
function resolveTop(g: G): void {
  const top = g.state.stack[g.state.stack.length - 1];
  if (top.kind === 'ability') push<StageFrame>(g, { kind: 'stage', step: 0, item: top.id, at: 0 });
  else if (top.kind === 'move') finishMove(g, top);
  else finishDefence(g, top);
}

/** B12-208.7: the player chooses the cell where it lands. */
export const land = flow<Berserk, LandFrame>({
  cell: asks(
    (g: G, f: LandFrame): PickQuestion => {
      const from = g.state.field.flatMap((_, cell) => (isFree(g.state, cell) ? [cell] : []));
      const seat = pieceOf(g.state, f.card)?.seat ?? 0;
      return {
        kind: 'cells',
        seat,
        ask: 'landing',
        rule: 'B12-208.7',
        about: { source: f.card },
        from,
        min: 1,
        max: 1,
      };
    },
    (g, f, [cell]) => {
      const piece = pieceOf(g.state, f.card);
      if (!piece) return;
      stand(g.state, piece, cell);
      say(g, { kind: 'landed', rule: 'B12-208.7', card: ref(g.state, f.card), cell });
    },
  ),
});

/** B12-532.6: the player names the cell where a card incarnates. */
export const incarnate = flow<Berserk, IncarnateFrame>({
  cell: asks(
    (_g: G, { seat, card, cells }: IncarnateFrame): PickQuestion => ({
      kind: 'cells',
      seat,
      ask: 'incarnation',
      rule: 'B12-532.6',
      about: { source: card },
      from: cells,
      min: 1,
      max: 1,
    }),
    (g, f, [cell]) => incarnateAt(g, f.card, f.seat, cell),
  ),
});

export const unique = flow<Berserk, UniqueFrame>({
  stays: asks(
    (_g: G, f: UniqueFrame): PickQuestion => ({
      kind: 'cards',
      seat: f.seat,
      ask: 'unique',
      rule: 'B12-G-uniqueness',
      from: f.cards,
      min: 1,
      max: 1,
    }),
    (g, f, [stays]) => keepOne(g, f.cards, stays),
  ),
});
