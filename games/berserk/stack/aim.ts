/** What declaring an ability asks (B12-501.1): whom it is aimed at, which card it is about, which number, cell and shares. */
import type { NumberQuestion, PickQuestion, SplitQuestion } from '@vigrid/kernel';
import type { CellFilter, Choice, Effect, EffectKind } from '../abilities/types.ts';
import type { Context } from '../features/context.ts';
import { amountOf } from '../features/evaluate.ts';
import { hasLives } from '../features/figures.ts';
import { isMovable } from '../flow/movement/relocation.ts';
import { kindOf, mayHost } from '../flow/preliminary/seating.ts';
import type { UseFrame } from '../state/frames.ts';
import type { Use } from '../state/stack.ts';
import { type Berserk, cardOf, type G, pieceOf, profileOf } from '../state.ts';
import { arrivesAloft } from '../zones/standing.ts';
import { redirectable } from './answers.ts';
import { aimable, arrivalCell, findable, hasRoom, isLearning, suits } from './possible.ts';
import { attackTargets, cellOf, choosable, named, openCells, secondTarget, targetOf } from './targets.ts';
import { contextOfUse, type Step, stepsOf, useOf } from './uses.ts';

export function at(s: Berserk, f: UseFrame): { u: Use; step: Step; ctx: Context } {
  const u = useOf(s, f.use);
  return { u, step: stepsOf(s, u)[u.at], ctx: contextOfUse(s, u) };
}

export const about = (u: Use, step: Step) => ({
  source: u.card,
  effect: 'do' in step ? step.do.do : step.use,
  amount: u.x,
});

/** The choice of targets that declaring this ability asks for, if any. */
export function choiceOf(step: Step): Choice | null {
  if (step.use === 'or') return null;
  const target = 'do' in step ? targetOf(step.do) : (step.at ?? anyCard);
  return target !== null && typeof target === 'object' && 'choose' in target ? target : null;
}

const anyCard: Choice = { choose: {} };

/** Whether declaring it may ask for more than whom it is aimed at. */
export const asksMore = (step: Step): boolean => 'do' in step && furtherAsked.has(step.do.do);

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

export function aimQuestion(g: G, f: UseFrame): PickQuestion | null {
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
export function secondQuestion(g: G, f: UseFrame): PickQuestion | null {
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
export const searches = (s: Berserk, effect: Effect): boolean =>
  (effect.do === 'summon' && profileOf(s).summonOnDeclaration) ||
  (effect.do === 'union' && profileOf(s).unionOnStrike) ||
  isLearning(effect);

export function findQuestion(g: G, f: UseFrame): PickQuestion | null {
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

export function numberQuestion(g: G, f: UseFrame): NumberQuestion | null {
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

export function cellQuestion(g: G, f: UseFrame): PickQuestion | null {
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
export function shareQuestion(g: G, f: UseFrame): SplitQuestion | null {
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
