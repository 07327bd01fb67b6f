/** Declares the abilities of a feature one after the other (section 501, section 505): whom, where, how; then onto the stack. */
import { type ActQuestion, asks, flow, goTo, leave, push, type YesNoQuestion } from '@vigrid/kernel';
import type { BerserkAct } from '../acts.ts';
import { ref } from '../events.ts';
import { holds } from '../features/evaluate.ts';
import type { CarryFrame, UseFrame } from '../state/frames.ts';
import type { AbilityItem, Use } from '../state/stack.ts';
import { type Berserk, cardByNumber, type G, pieceOf } from '../state.ts';
import { stirring } from '../telling.ts';
import { lookThrough, shuffleDeck } from '../zones/deck.ts';
import {
  about,
  aimQuestion,
  allMeant,
  asksMore,
  at,
  cellQuestion,
  choiceOf,
  findQuestion,
  guessQuestion,
  numberQuestion,
  searches,
  secondQuestion,
  shareQuestion,
} from './aim.ts';
import { execute } from './execute.ts';
import { endUse } from './leaving.ts';
import { stepPossible } from './possible.ts';
import { putOnStack, targetsOf } from './put.ts';
import {
  beginUse,
  contextOfUse,
  isOver,
  itemOf,
  leftOnDeclaration,
  leftOnExecution,
  nothingPaid,
  stepsOf,
  useById,
} from './uses.ts';
import { goOnNaming, load, nameOn } from './whole-text.ts';

export const use = flow<G, UseFrame>({
  /**
   * Goes past abilities whose turn does not come: dependent ones (B12-505.4, B12-G-thereby, B12-G-wording-thereby),
   * impossible ones (B12-505.3, B09-423.3).
   */
  next(g, f) {
    const s = g.state;
    const u = useById(s, f.use);
    if (!u) {
      leave(g, f);
      return;
    }
    toNamed(u);
    while (!isOver(s, u) && !comes(s, u)) {
      if (u.aims[0]?.at === u.at) u.aims.shift();
      if (f.inside >= 0) {
        leave(g, f);
        return;
      }
      u.at++;
      u.round = 0;
      u.queue = [];
      toNamed(u);
    }
    if (isOver(s, u)) {
      endUse(g, u);
      leave(g, f);
      return;
    }
    const step = stepsOf(s, u)[u.at];
    const aimed = u.aims[0]?.at === u.at ? u.aims.shift() : undefined;
    if (aimed?.named) {
      load(f, aimed);
      goTo(g, f, 'put');
      return;
    }
    if (step.use === 'or') return;
    if (leftOnDeclaration(s, u, step)) goTo(g, f, 'agree');
    else if (choiceOf(step) && ('do' in step || u.queue.length === 0)) goTo(g, f, 'aim');
    else if (allMeant(s, f)) goTo(g, f, 'guess');
    else if (asksMore(step)) goTo(g, f, 'aimOn');
    else goTo(g, f, 'name');
  },

  /** "… or …" (B12-505.5, B12-505.7): one of the lists, used as a whole. */
  mode: asks(
    (g: G, f: UseFrame): ActQuestion<BerserkAct> | null => {
      const { u, step, ctx } = at(g.state, f);
      if (step.use !== 'or') return null;
      const options = step.options.flatMap((option, mode): BerserkAct[] =>
        option.some((one) => stepPossible(g.state, one, ctx)) ? [{ do: 'mode', mode }] : [],
      );
      if (step.may) options.unshift({ do: 'leave' });
      const seat =
        step.by === 'opponent'
          ? 1 - u.seat
          : step.bySame
            ? (pieceOf(g.state, ctx.same[0] ?? -1)?.seat ?? u.seat)
            : u.seat;
      return { kind: 'act', seat, ask: 'mode', rule: 'B12-505.5', about: { source: u.card }, options };
    },
    (g, f, act) => {
      const { u, step } = at(g.state, f);
      // B09-412.1: the list is chosen with all else that the text asks for.
      if (f.aimed.length > 0) {
        const chosen = act.do === 'mode' && step.use === 'or' ? step.options[act.mode] : null;
        if (chosen) u.list = cardByNumber(g.state, u.def).numbers.get(chosen) ?? 0;
        u.at = chosen ? 0 : u.at + 1;
        goOnNaming(g, f, u);
        return;
      }
      u.at++;
      leave(g, f);
      if (act.do !== 'mode' || step.use !== 'or') return;
      const { def, seat, card, feature, it, other, x, cell, row, same, before, giver } = u;
      const list = cardByNumber(g.state, def).numbers.get(step.options[act.mode]) ?? 0;
      u.owed = true;
      beginUse(g, {
        seat,
        card,
        def,
        feature,
        list,
        it,
        other,
        x,
        cell,
        row,
        same,
        before,
        giver,
        free: u.free,
        chain: u.chain,
        pay: nothingPaid,
      });
    },
  ),

  /** "May" (B12-505.8): where nothing is to be chosen anyway, that is asked first. */
  agree: asks(
    (g: G, f: UseFrame): YesNoQuestion | null => {
      const { u, step } = at(g.state, f);
      if (!leftOnDeclaration(g.state, u, step) || choiceOf(step)) return null;
      return { kind: 'yesno', seat: u.seat, ask: 'may', rule: 'B12-505.8', about: about(u, step, 'may') };
    },
    (_g, f, yes) => {
      f.left = !yes;
    },
  ),

  aim: asks(aimQuestion, (g, f: UseFrame, cards) => {
    f.targets = cards.slice();
    f.left = cards.length === 0;
    if (!asksMore(at(g.state, f).step)) goTo(g, f, 'name');
  }),

  /** Which hidden cards are among "all such cards" (B12-529.5). */
  guess: asks(guessQuestion, (g, f: UseFrame, cards) => {
    f.targets = [...(allMeant(g.state, f)?.sure ?? []), ...cards];
    f.left = f.targets.length === 0;
    if (!asksMore(at(g.state, f).step)) goTo(g, f, 'put');
  }),

  aimOn: asks(secondQuestion, (_g, f: UseFrame, cards) => {
    f.second = cards.slice();
  }),

  /** Whoever searches a deck sees what is in it (B12-532.3.1). */
  search(g, f) {
    const { u, step } = at(g.state, f);
    if (f.left || !('do' in step) || !searches(g.state, step.do)) return;
    lookThrough(g, u.seat, 'B12-532.3.1');
  },

  /**
   * The card to be summoned, revived or spoken of in a deck or graveyard is part of the declaration (B12-532.3.1).
   */
  find: asks(findQuestion, (g, f: UseFrame, cards) => {
    const { u } = at(g.state, f);
    f.second = cards.slice();
    if (cards.length > 0) return;
    f.left = true;
    if (g.state.sides[u.seat].searched) shuffleDeck(g, u.seat);
  }),

  /** A row or a number that the text lets the player choose. */
  number: asks(numberQuestion, (g, f: UseFrame, value, q) => {
    const { u } = at(g.state, f);
    const what = q.ask === 'row' ? 'row' : 'number';
    if (what === 'row') u.row = value;
    else u.x = value;
    stirring(g)?.({ kind: 'chose', rule: 'B12-501.1', card: ref(g.state, u.card), what, value });
  }),

  place: asks(cellQuestion, (_g, f: UseFrame, cells) => {
    f.cells = cells.slice();
  }),

  share: asks(shareQuestion, (_g, f: UseFrame, shares, q) => {
    f.shares = shares.filter((share) => share > 0);
    const cards = q.items.filter((_, i) => shares[i] > 0);
    if (f.second.length > 0) f.second = cards;
    else f.targets = cards;
  }),

  /** B09-412.1: in 2009 whatever else the text asks for is named before it is put on the stack. */
  name: nameOn,

  put(g, f) {
    const { u, step, ctx } = at(g.state, f);
    if (f.inside >= 0) {
      const item = itemOf(g.state, f.inside);
      leave(g, f);
      if (f.left) u.done = false;
      else if (item?.kind === 'ability') executeInside(g, f, item);
      return;
    }
    if (f.left) {
      u.at++;
      u.round = 0;
      u.queue = [];
      u.done = false;
      u.declared = true;
      f.step = 0;
      f.left = false;
      f.targets = [];
      return;
    }
    const item = putOnStack(g, f, u, step, ctx);
    if (!item || !u.replaced) return;
    // What stands in the place of something is carried out at once; then comes the next of it.
    f.step = 0;
    f.targets = [];
    push<CarryFrame>(g, { kind: 'carry', step: 0, item: item.id });
  },
});

/** Goes to what was named when the text was declared (B09-412.1), unless an attack is still to be repeated. */
function toNamed(u: Use): void {
  const [next] = u.aims;
  if (!next || u.round > 0 || u.queue.length > 0) return;
  u.list = next.list;
  u.at = next.at;
}

/** B09-216.11: one more effect of the same text. */
function executeInside(g: G, f: UseFrame, item: AbilityItem): void {
  const { u, step, ctx } = at(g.state, f);
  if (step.use === 'or') throw new Error('A choice of lists is not executed.');
  item.type = step.use;
  item.targets = targetsOf(g.state, f, u, step, ctx);
  item.second = f.second;
  item.cells = f.cells;
  item.shares = f.shares;
  item.safe = null;
  item.may = leftOnExecution(g.state, u, step);
  item.factor = 1;
  u.declared = true;
  execute(g, item);
}

/** Whether the turn of the present ability comes. */
function comes(s: Berserk, u: Use): boolean {
  const step = stepsOf(s, u)[u.at];
  const ctx = contextOfUse(s, u);
  if (u.round === 0) {
    if (step.atThat && !u.done) return false;
    if (step.otherwise && u.declared) return false;
  }
  if ((!step.if || holds(s, step.if, ctx)) && stepPossible(s, step, ctx)) return true;
  u.declared = false;
  u.done = false;
  return false;
}
