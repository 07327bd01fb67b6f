/** Declares the abilities of a feature one after the other (section 501, section 505): whom, where, how; then onto the stack. */
import {
  type ActQuestion,
  asks,
  flow,
  goTo,
  leave,
  type NumberQuestion,
  type PickQuestion,
  type SplitQuestion,
  type YesNoQuestion,
} from '@vigrid/kernel';
import { amountOf, type Context, holds, isPrinted, isTriple, printedValues } from '../abilities/filters.ts';
import type { CellFilter, Choice, Effect, EffectKind, Strength, Target } from '../abilities/types.ts';
import type { BerserkAct } from '../acts.ts';
import { isMovable } from '../effects/moving.ts';
import { trigger } from '../effects/triggers.ts';
import { arrivesAloft, lookThrough, loosen, reveal, say, shuffleDeck } from '../effects/zones.ts';
import { ref } from '../events.ts';
import { has, hasLives, isCreature, may, printedStrike } from '../figures.ts';
import {
  type AbilityItem,
  type Attack,
  type Berserk,
  cardByNumber,
  cardOf,
  type G,
  pieceOf,
  profileOf,
  type Use,
  type UseFrame,
} from '../state.ts';
import { redirectable } from './answers.ts';
import { aimable, arrivalCell, findable, hasRoom, isLearning, stepPossible, suits } from './possible.ts';
import { kindOf, mayHost } from './seating.ts';
import {
  type AttackStep,
  attackTargets,
  cellOf,
  choosable,
  named,
  openCells,
  plannedBlow,
  secondTarget,
  targetOf,
} from './targets.ts';
import {
  beginUse,
  contextOfUse,
  endUse,
  featureOf,
  isOver,
  nothingPaid,
  type Step,
  stepsOf,
  useOf,
} from './uses.ts';

export const use = flow<Berserk, UseFrame>({
  /**
   * Goes past abilities whose turn does not come: dependent ones (B12-505.4, B12-G-thereby, B12-G-wording-thereby),
   * impossible ones (B12-505.3, B09-423.3).
   */
  next(g, f) {
    const s = g.state;
    const u = useOf(s, f.use);
    while (!isOver(s, u) && !comes(s, u)) {
      u.at++;
      u.round = 0;
      u.queue = [];
    }
    if (isOver(s, u)) {
      endUse(g, u);
      leave(g, f);
      return;
    }
    const step = stepsOf(s, u)[u.at];
    if (step.use === 'or') return;
    if (step.may) goTo(g, f, 'agree');
    else if (choiceOf(step) && ('do' in step || u.queue.length === 0)) goTo(g, f, 'aim');
    else if (asksMore(step)) goTo(g, f, 'aimOn');
    else goTo(g, f, 'put');
  },

  /** "… or …" (B12-505.5, B12-505.7): one of the lists, used as a whole. */
  mode: asks(
    (g: G, f: UseFrame): ActQuestion<BerserkAct> | null => {
      const { u, step, ctx } = at(g.state, f);
      if (step.use !== 'or') return null;
      const options = step.options.flatMap((option, mode): BerserkAct[] =>
        option.length === 0 || option.some((one) => stepPossible(g.state, one, ctx))
          ? [{ do: 'mode', mode }]
          : [],
      );
      if (step.may) options.unshift({ do: 'leave' });
      const seat =
        step.by === 'opponent'
          ? 1 - u.seat
          : step.bySame
            ? (pieceOf(g.state, u.same[0] ?? -1)?.seat ?? u.seat)
            : u.seat;
      return { kind: 'act', seat, ask: 'mode', rule: 'B12-505.5', about: { source: u.card }, options };
    },
    (g, f, act) => {
      const { u, step } = at(g.state, f);
      u.at++;
      leave(g, f);
      if (act.do !== 'mode' || step.use !== 'or') return;
      const { def, seat, card, feature, it, other, x, cell, row, same, before } = u;
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
      if (!step.may || choiceOf(step)) return null;
      return { kind: 'yesno', seat: u.seat, ask: 'may', rule: 'B12-505.8', about: about(u, step) };
    },
    (_g, f, yes) => {
      f.left = !yes;
    },
  ),

  aim: asks(aimQuestion, (g, f: UseFrame, cards) => {
    f.targets = cards.slice();
    f.left = cards.length === 0;
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
  number: asks(numberQuestion, (g, f: UseFrame, value) => {
    const { u, step } = at(g.state, f);
    const what = 'do' in step && step.do.do === 'chooseRow' ? 'row' : 'number';
    if (what === 'row') u.row = value;
    else u.x = value;
    say(g, { kind: 'chose', rule: 'B12-501.1', card: ref(g.state, u.card), what, value });
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

  put(g, f) {
    const { u, step, ctx } = at(g.state, f);
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
    putOnStack(g, f, u, step, ctx);
  },
});

function at(s: Berserk, f: UseFrame): { u: Use; step: Step; ctx: Context } {
  const u = useOf(s, f.use);
  return { u, step: stepsOf(s, u)[u.at], ctx: contextOfUse(s, u) };
}

const about = (u: Use, step: Step) => ({
  source: u.card,
  effect: 'do' in step ? step.do.do : step.use,
  amount: u.x,
});

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

/** The choice of targets that declaring this ability asks for, if any. */
function choiceOf(step: Step): Choice | null {
  if (step.use === 'or') return null;
  const target = 'do' in step ? targetOf(step.do) : (step.at ?? anyCard);
  return target !== null && typeof target === 'object' && 'choose' in target ? target : null;
}

const anyCard: Choice = { choose: {} };

/** Whether declaring it may ask for more than whom it is aimed at. */
const asksMore = (step: Step): boolean => 'do' in step && furtherAsked.has(step.do.do);

const furtherAsked: ReadonlySet<EffectKind> = new Set([
  // A second target: see secondQuestion.
  'moveWounds',
  'swap',
  'seat',
  'strikeBy',
  'redirect',
  // A card of a deck or graveyard: see findQuestion.
  'summon',
  'revive',
  'union',
  'singular',
  'exileDead',
  'incarnationChip',
  // A row or a number, a cell, shares.
  'chooseRow',
  'chooseNumber',
  'relocate',
  'place',
  'chooseCell',
  'lose',
  'moveMarks',
  'markCells',
  'spread',
]);

function aimQuestion(g: G, f: UseFrame): PickQuestion | null {
  const { u, step, ctx } = at(g.state, f);
  if (f.left || step.use === 'or') return null;
  const choice = choiceOf(step);
  const s = g.state;
  const seat = choice?.by === 'opponent' ? 1 - u.seat : u.seat;
  const rule = 'B12-501.1';
  if (!('do' in step)) {
    if (!choice || u.queue.length > 0) return null;
    const from = attackTargets(s, step, ctx);
    const optional = step.may || ('upTo' in step && step.upTo && u.round > 0);
    return {
      kind: 'cards',
      seat,
      ask: 'target',
      rule,
      about: about(u, step),
      from,
      min: optional ? 0 : 1,
      max: 1,
    };
  }
  if (!choice) return null;
  const from = aimable(s, step.do, choice, ctx).filter(
    (card) => suits(s, step.do, card, ctx) && hasRoom(s, step.do, card, ctx),
  );
  const count = choice.count === undefined ? 1 : amountOf(s, choice.count, ctx);
  const max = Math.min(count, from.length);
  const min = step.may ? 0 : choice.upTo ? Math.min(1, max) : max;
  return { kind: 'cards', seat, ask: 'target', rule, about: about(u, step), from, min, max };
}

/** What else an effect is aimed at: where wounds go, whom a card strikes, where an attack is sent. */
function secondQuestion(g: G, f: UseFrame): PickQuestion | null {
  const { u, step, ctx } = at(g.state, f);
  if (f.left || !('do' in step)) return null;
  const target = secondTarget(step.do);
  const s = g.state;
  const base = {
    kind: 'cards',
    seat: u.seat,
    ask: 'target2',
    rule: 'B12-501.1',
    about: about(u, step),
  } as const;
  if (step.do.do === 'redirect') {
    const [found] = redirectable(s, step.do, ctx);
    const { to } = step.do;
    const seat = to !== 'this' && to.by === 'opponent' ? 1 - u.seat : u.seat;
    return found ? { ...base, seat, from: found.to, min: 1, max: 1 } : null;
  }
  if (!target || typeof target === 'string' || 'all' in target) return null;
  const anchor = { ...ctx, same: f.targets.length > 0 ? f.targets : ctx.same };
  const from = choosable(s, target, anchor).filter(
    (card) => !f.targets.includes(card) && strikable(s, step.do, f.targets, card),
  );
  const max = Math.min(target.count === undefined ? 1 : amountOf(s, target.count, anchor), from.length);
  return max === 0 ? null : { ...base, from, min: target.upTo ? Math.min(1, max) : max, max };
}

function strikable(s: Berserk, effect: Effect, who: readonly number[], card: number): boolean {
  const to = pieceOf(s, card);
  if (!to) return false;
  if (effect.do === 'moveWounds') return hasLives(s, to);
  if (effect.do === 'swap') return isMovable(s, to);
  if (effect.do === 'seat') {
    const piece = pieceOf(s, who[0] ?? -1);
    return (
      piece !== null &&
      piece.host !== card &&
      mayHost(s, piece, effect.symbiont ? 'symbiont' : kindOf(s, piece), to)
    );
  }
  return effect.do !== 'strikeBy' || !who.includes(card);
}

/** Whether a deck is searched as part of the declaration; in 2009 only when it is executed (see search.ts). */
const searches = (s: Berserk, effect: Effect): boolean =>
  (effect.do === 'summon' && profileOf(s).summonOnDeclaration) ||
  (effect.do === 'union' && profileOf(s).unionOnStrike) ||
  isLearning(effect);

function findQuestion(g: G, f: UseFrame): PickQuestion | null {
  const { u, step } = at(g.state, f);
  if (f.left || !('do' in step)) return null;
  if ((step.do.do === 'summon' || step.do.do === 'union') && !searches(g.state, step.do)) return null;
  const from = findable(g.state, step.do, u);
  if (!from) return null;
  const base = { kind: 'cards', seat: u.seat, ask: 'card', about: about(u, step), max: 1 } as const;
  // What a deck holds is nobody else's business: it is asked even if there is nothing to be found, and may be left
  // though there is (B12-532.3.2).
  if (step.do.do === 'union') {
    const max = Math.min(from.length, amountOf(g.state, step.do.most, contextOfUse(g.state, u)));
    return { ...base, rule: 'B12-G-union-x', from, min: 0, max, always: true };
  }
  if (step.do.do === 'summon' || step.do.do === 'singular')
    return { ...base, rule: 'B12-532.3.1', from, min: 0, always: true };
  return from.length === 0 ? null : { ...base, rule: 'B12-532.4', from, min: step.may ? 0 : 1 };
}

function numberQuestion(g: G, f: UseFrame): NumberQuestion | null {
  const { u, step, ctx } = at(g.state, f);
  if (f.left || !('do' in step)) return null;
  const effect = step.do;
  const base = { kind: 'number', seat: u.seat, rule: 'B12-501.1', about: about(u, step) } as const;
  if (effect.do === 'chooseRow') {
    const [min, max] =
      effect.half === undefined ? [0, 5] : (effect.half === 'own') === (u.seat === 0) ? [3, 5] : [0, 2];
    return { ...base, ask: 'row', min, max };
  }
  if (effect.do !== 'chooseNumber') return null;
  return { ...base, ask: 'number', min: 1, max: Math.max(1, amountOf(g.state, effect.most, ctx)) };
}

function cellQuestion(g: G, f: UseFrame): PickQuestion | null {
  const { u, step, ctx } = at(g.state, f);
  if (f.left || !('do' in step)) return null;
  const cell = cellOf(step.do) ?? cellOfArrival(g.state, step.do, f.second);
  if (!cell) return null;
  const anchor = f.targets.length > 0 ? { ...ctx, same: f.targets } : ctx;
  const from = openCells(g.state, cell, anchor);
  const effect = step.do;
  const count =
    effect.do === 'markCells' && effect.count !== undefined && !effect.cells.ray
      ? amountOf(g.state, effect.count, ctx)
      : 1;
  const max = Math.min(count, from.length);
  if (max === 0) return null;
  const min = effect.do === 'markCells' && effect.upTo ? 0 : max;
  const seat = effect.do === 'relocate' && effect.by === 'opponent' ? 1 - u.seat : u.seat;
  return { kind: 'cells', seat, ask: 'cell', rule: 'B12-501.1', about: about(u, step), from, min, max };
}

/** The cell of a card that is summoned or revived; flyers and terrains need none. */
function cellOfArrival(s: Berserk, effect: Effect, found: readonly number[]): CellFilter | null {
  if ((effect.do !== 'summon' && effect.do !== 'revive') || effect.onto) return null;
  if (effect.do === 'summon' && !profileOf(s).summonOnDeclaration) return arrivalCell(effect);
  if (found.length === 0) return null;
  if (arrivesAloft(cardOf(s, found[0]))) return null;
  return arrivalCell(effect);
}

/** How an amount is dealt out among several. */
function shareQuestion(g: G, f: UseFrame): SplitQuestion | null {
  const { u, step, ctx } = at(g.state, f);
  if (f.left || !('do' in step)) return null;
  const effect = step.do;
  const base = {
    kind: 'split',
    seat: u.seat,
    ask: 'split',
    rule: 'B12-G-redistribute-wounds',
    about: about(u, step),
  } as const;
  if (effect.do === 'spread') {
    const total = amountOf(g.state, effect.amount, ctx);
    const items = choosable(g.state, { choose: effect.among }, ctx);
    return items.length === 0 ? null : { ...base, items, limits: items.map(() => total), total };
  }
  if (effect.do !== 'moveWounds' || f.second.length < 2) return null;
  const from = pieceOf(g.state, f.targets[0] ?? named(g.state, effect.from, ctx)?.[0] ?? -1);
  const total = Math.min(amountOf(g.state, effect.amount, ctx), from?.wounds ?? 0);
  return { ...base, items: f.second, limits: f.second.map(() => total), total };
}

/**
 * The declared ability goes onto the stack with its one source (B12-302.2, B12-502.2, B12-G-source; B09-400.1,
 * B09-400.1a, B09-400.3), on top of all else, as one item that goes through its stages (B09-215.2, B09-215.3d,
 * B09-215.3e, B09-215.3f).
 */
function putOnStack(g: G, f: UseFrame, u: Use, step: Step, ctx: Context): void {
  const s = g.state;
  if (step.use === 'or') throw new Error('A choice of lists is not put on the stack.');
  const source = pieceOf(s, u.card);
  if (source?.hidden) reveal(g, source, 'B12-529.3');
  const targets = targetsOf(s, f, u, step, ctx);
  if (cutsLoop(g, u, targets)) return;
  const attack = 'do' in step ? null : newAttack(s, step, u, targets[0], ctx);
  const item: AbilityItem = {
    kind: 'ability',
    id: s.count++,
    seat: u.seat,
    card: u.card,
    use: u.id,
    type: step.use,
    stage: 0,
    targets,
    second: f.second,
    cells: f.cells,
    shares: f.shares,
    attack,
    rolls: [],
    grade: -1,
    factor: 1,
    reckoned: null,
    safe: null,
    blocked: false,
    ended: null,
    blow: null,
  };
  s.stack.push(item);
  u.declared = true;
  if (source && attack) {
    // B12-G-assault: the declaration is the assault.
    source.assaulted = true;
    if (step.use === 'simple' && u.pay.assault) {
      source.strikes++;
      source.struck.push(targets[0]);
    }
  }
  say(g, {
    kind: 'declared',
    rule: attack ? 'B12-511.3' : 'B12-501.1',
    seat: u.seat,
    card: ref(s, u.card),
    ability: step.use,
    targets: [...targets, ...f.second].map((card) => ref(s, card)),
    cells: f.cells,
    feature: u.list < 0 ? null : { def: cardByNumber(s, u.def).id, number: u.feature },
  });
  if (source && !('do' in step)) {
    const [target] = targets;
    const to = pieceOf(s, target);
    if (step.use === 'simple') loosen(s, u.card, 'strikesAnother', target);
    if (to) {
      if (u.cell < 0) u.cell = to.cell;
      const blow = plannedBlow(source, to, step.use, ctx.from);
      trigger(g, 'declares', source, { other: target, blow });
      trigger(g, 'declaredAt', to, { other: u.card, blow });
    }
  }
}

/**
 * The cards that were named (B12-502.4): one for an attack (B12-502.5), any number for the rest (B12-502.6, B09-400.2).
 */
function targetsOf(
  s: Berserk,
  f: UseFrame,
  u: Use,
  step: Exclude<Step, { use: 'or' }>,
  ctx: Context,
): number[] {
  if ('do' in step) {
    const target = targetOf(step.do);
    if (f.targets.length > 0 || !target) return f.targets;
    return named(s, target as Target, ctx) ?? [];
  }
  const all = typeof step.at === 'object' && 'all' in step.at;
  // B12-505.3.2, B12-G-change-attack-on-n-targets: all targets first, then one attack after the other.
  if (all && u.queue.length === 0 && u.round === 0) u.queue = attackTargets(s, step, ctx);
  if (u.queue.length > 0) {
    const [next, ...rest] = u.queue;
    u.queue = rest;
    return [next];
  }
  return f.targets.length > 0 ? f.targets : attackTargets(s, step, ctx).slice(0, 1);
}

/** B12-521.1: a chain of triggered features stops before one repeats with the same source and targets. */
function cutsLoop(g: G, u: Use, targets: readonly number[]): boolean {
  const feature = featureOf(g.state, u);
  if (feature?.kind !== 'when') return false;
  const key =
    targets.reduce(
      (sum, card) => sum * 131 + card + 1,
      ((u.def * 64 + u.feature) * 64 + u.list * 8 + u.at) * 131 + u.card + 1 + causeOf(g.state, u),
    ) % 4503599627370449;
  if (u.chain.includes(key)) {
    say(g, { kind: 'loopCut', rule: 'B12-521.1', card: ref(g.state, u.card) });
    endUse(g, { ...u, owed: false });
    g.state.uses = g.state.uses.filter((one) => one.id !== u.id);
    return true;
  }
  u.chain = [...u.chain, key];
  return false;
}

/** B09-103.4: in 2009 the same with another cause is no repetition. */
const causeOf = (s: Berserk, u: Use): number => (profileOf(s).causeCounts ? 131 * 64 * (u.it + 1) : 0);

function newAttack(s: Berserk, step: AttackStep, u: Use, target: number, ctx: Context): Attack {
  const source = pieceOf(s, u.card);
  const to = pieceOf(s, target);
  const feature = featureOf(s, u);
  const simple = step.use === 'simple';
  // B12-G-unanswerable-strike, B12-G-directed-strike; B09-D-unanswerable-strike, B09-D-directed-strike.
  const unanswerable =
    step.unanswerable === true ||
    (simple &&
      source !== null &&
      (has(s, source, 'unanswerableStrike') || may(s, source, 'strikeUnanswered', to) > 0));
  return {
    declaredAt: target,
    target,
    redirected: false,
    defender: -1,
    defence: -1,
    directed:
      unanswerable ||
      (simple &&
        source !== null &&
        (has(s, source, 'directedStrike') || may(s, source, 'strikeDirected', to) > 0)),
    unanswerable,
    // B12-512.2, B12-G-sudden-attack: a sudden action, or a triggered feature.
    sudden: u.pay.sudden || feature?.kind === 'when',
    asOpen: step.asOpen === true,
    strength: strengthOf(s, step, source, ctx),
    ignores: step.ignoresFeatures === true,
    range: step.range !== undefined,
    from: ctx.from,
    grade: -2,
    answer: -2,
    regraded: false,
    fight: false,
    mods: [],
  };
}

function strengthOf(
  s: Berserk,
  step: AttackStep,
  source: ReturnType<typeof pieceOf>,
  ctx: Context,
): readonly number[] {
  const { strength } = step;
  if (strength === 'strike') return source && isCreature(s, source) ? printedStrike(s, source) : [0, 0, 0];
  const plus = step.plus === undefined ? 0 : amountOf(s, step.plus, ctx);
  return valuesOf(s, strength, ctx).map((value) => value + plus);
}

/** X-Y-Z; one number stands for all three. */
function valuesOf(s: Berserk, strength: Strength, ctx: Context): readonly number[] {
  if (isTriple(strength)) return strength;
  if (isPrinted(strength)) return printedValues(s, strength, ctx);
  const value = amountOf(s, strength, ctx);
  return [value, value, value];
}
