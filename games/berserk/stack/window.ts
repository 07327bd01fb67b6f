/**
 * Priority (section 303, B12-G-priority) and the stack (B12-G-stack): rules effects, triggered features, then the
 * players in turn; two passes do the top of the stack.
 */
import { type ActQuestion, asks, flow, goTo, leave, push, type Seat } from '@vigrid/kernel';
import type { BerserkAct } from '../acts.ts';
import { assignDefender, finishDefence } from '../flow/combat/defence.ts';
import { defendable } from '../flow/combat/defenders.ts';
import { finishMove } from '../flow/movement/movement.ts';
import { applyRules } from '../flow/rules/rules-effects.ts';
import { payAtOnce } from '../flow/turn/sharing.ts';
import type { StageFrame, WindowFrame } from '../state/frames.ts';
import type { Due } from '../state/stack.ts';
import { type Berserk, cardByNumber, type G, pieceOf, profileOf, rival } from '../state.ts';
import { reveal } from '../zones/entering.ts';
import {
  alternates,
  declareDue,
  dropIdle,
  dueSeat,
  duesOf,
  keepToCondition,
  leaveVeiled,
  lose,
  takeDue,
  veiledOf,
  waitingDues,
} from './dues.ts';
import { beginPaid, paymentOf } from './payment.ts';
import { fastActs, playablesOf } from './playing.ts';
import { beginUse, declareNext, namedFeature } from './uses.ts';

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

export const window = flow<G, WindowFrame>({
  /** B12-303.6: past the stack and before anybody has priority (B12-503.2). */
  rules(g, f) {
    const s = g.state;
    if (!isBeforeOpening(s) || profileOf(s).rulesBeforeOpening) {
      if (!applyRules(g)) {
        f.step = 0;
        return;
      }
      dropIdle(s);
    }
    if (s.due.length === 0) goOn(g, f);
  },

  /** Triggered features, the Active player's first (B12-305.1, B09-103.5, B09-300.4). */
  declare: asks(
    (g: G, f: WindowFrame): ActQuestion<BerserkAct> | null => {
      const seat = dueSeat(g.state, f);
      if (seat < 0) return null;
      const dues = duesOf(g.state, seat);
      const options = dues.map((one) => declaration(g.state, one));
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
        const one = takeDue(s, act.due);
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
      for (const one of veiledOf(s, f.holder)) options.push(declaration(s, one));
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
    pass(g.state, f);
    letAnswer(g, f);
  },
});

const declaration = (s: Berserk, one: Due): BerserkAct => {
  const { card, def: of, feature } = one;
  return { do: 'declare', card, of, feature, due: waitingDues(s).indexOf(one) };
};

/** A feature of several abilities goes on with the next when the one before has left the stack (B12-505.3). */
function goOn(g: G, f: WindowFrame): void {
  const s = g.state;
  const use = s.uses.at(-1);
  if (use && s.stack.length === use.base && use.list > -1000) {
    goTo(g, f, 'rules');
    declareNext(g, use);
    return;
  }
  if (s.stack.length === 0) {
    if (s.cause.length > 0) s.cause = [];
    if (s.shown.length > 0) s.shown = [];
    if (s.departed.length > 0) s.departed = [];
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
  // Where somebody wants to know what was not asked, whoever can only pass is asked for that.
  while (f.passes < 2 && !g.unasked && !mayAnswer(s, f.holder)) pass(s, f);
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
function pass(s: Berserk, f: WindowFrame): void {
  leaveVeiled(s, f.holder);
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
  else if (act.do === 'declare') declareVeiled(g, act.due);
  else if (act.do === 'use') playFeature(g, act.card, act.of, act.feature, act.x ?? 0);
}

/** A hidden card that declares something is turned up (B12-529.3). */
function declareVeiled(g: G, number: number): void {
  const one = takeDue(g.state, number);
  const piece = pieceOf(g.state, one.card);
  if (piece) reveal(g, piece, 'B12-529.3');
  declareDue(g, one);
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
      giver: playable.giver ?? -1,
      pay: { ...paymentOf(def, feature, pay, x, times, piece), assault },
    },
    pay.allChips === true,
  );
}

const isBeforeOpening = ({ phase }: Berserk): boolean => phase === 'beginning' || phase === 'preparation';

/** Executes the game action on top of the stack (B12-302.7), or carries it through its stage (B12-303.4). */
function resolveTop(g: G): void {
  const top = g.state.stack[g.state.stack.length - 1];
  if (top.kind === 'ability') push<StageFrame>(g, { kind: 'stage', step: 0, item: top.id, at: 0 });
  else if (top.kind === 'move') finishMove(g, top);
  else finishDefence(g, top);
}
