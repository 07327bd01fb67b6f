/** What declaring an ability asks (B12-501.1): whom it is aimed at, which card it is about, which number, cell and shares. */
import type { About, NumberQuestion, PickQuestion, SplitQuestion } from '@vigrid/kernel';
import type { Choice, Effect, Filter } from '../abilities/index.ts';
import type { Asks, Kind } from '../abilities/kind.ts';
import { kindOfEffect } from '../effects/index.ts';
import type { Context } from '../features/context.ts';
import { amountOf, matching } from '../features/evaluate.ts';
import { isGuess } from '../features/fits.ts';
import type { UseFrame } from '../state/frames.ts';
import type { Piece } from '../state/piece.ts';
import type { Use } from '../state/stack.ts';
import { type Berserk, type G, pieceOf, profileOf } from '../state.ts';
import { aimable, cellsFor, findableNow, isChoice, isComplete, suits, targetOf } from './possible.ts';
import { type AttackStep, attackTargets, named } from './targets.ts';
import { contextOfUse, featureOf, leftOnDeclaration, type Step, stepsOf, useOf } from './uses.ts';

export function at(s: Berserk, f: UseFrame): { u: Use; step: Step; ctx: Context } {
  const u = useOf(s, f.use);
  const ctx = contextOfUse(s, u);
  if (f.aimed.length + f.repeated.length === 0) return { u, step: stepsOf(s, u)[u.at], ctx };
  const named = [...f.aimed.map(({ targets }) => targets), f.repeated].filter((cards) => cards.length > 0);
  const same = named.at(-1);
  return {
    u,
    step: stepsOf(s, u)[u.at],
    ctx: same ? { ...ctx, same, before: [...ctx.before, ...named.flat()] } : ctx,
  };
}

/** Which card asks for what; `how` in the words of its effect. */
export function about(u: Use, step: Step, how?: keyof Asks): About {
  const asked = how && 'do' in step ? kindOfEffect(step.do).asks?.[how] : undefined;
  const effect = 'do' in step ? step.do.do : step.use;
  return { source: u.card, effect, amount: u.x, ...(asked && { asked }) };
}

/** The choice of targets that declaring this ability asks for, if any. */
export function choiceOf(step: Step): Choice | null {
  if (step.use === 'or') return null;
  const target = 'do' in step ? targetOf(step.do) : (step.at ?? anyCard);
  return target !== null && isChoice(target) ? target : null;
}

const anyCard: Choice = { choose: {} };

/** The text by which an ability means all cards that fit it (B12-502.8), if it does. */
function allOf(step: Step): Filter | null {
  if (step.use === 'or') return null;
  const target = 'do' in step ? targetOf(step.do) : step.at;
  return typeof target === 'object' && target !== null && 'all' in target ? target.all : null;
}

/**
 * All that an ability means, where that is for its player to say: each hidden card of the opponent may be taken for one
 * of them or not (B12-529.5). In 2009 all are meant (B09-415.3a).
 */
export function allMeant(s: Berserk, f: UseFrame): { sure: number[]; guesses: number[] } | null {
  const { u, step, ctx } = at(s, f);
  const all = allOf(step);
  if (!all || u.queue.length > 0 || u.round > 0 || !profileOf(s).hiddenByGuess) return null;
  const meant = 'do' in step || step.use === 'or' ? matching(s, all, ctx) : struckBy(s, step, ctx);
  const guesses = meant.filter((piece) => isGuess(s, all, piece, ctx)).map(({ card }) => card);
  if (guesses.length === 0) return null;
  return { sure: meant.map(({ card }) => card).filter((card) => !guesses.includes(card)), guesses };
}

const struckBy = (s: Berserk, step: AttackStep, ctx: Context): Piece[] =>
  attackTargets(s, step, ctx).flatMap((card) => pieceOf(s, card) ?? []);

/** Who takes none for what a text asks for has nobody to aim at; so a feature that was played needs one. */
export function guessQuestion(g: G, f: UseFrame): PickQuestion | null {
  const meant = f.left ? null : allMeant(g.state, f);
  if (!meant) return null;
  const { u, step } = at(g.state, f);
  const { guesses: from, sure } = meant;
  const min = sure.length > 0 || featureOf(g.state, u)?.kind === 'when' ? 0 : 1;
  const ask = { ask: 'guess', rule: 'B12-529.5', about: about(u, step) } as const;
  return { kind: 'cards', seat: u.seat, ...ask, from, min, max: from.length };
}

/** Whether declaring it may ask for more than whom it is aimed at. */
export function asksMore(step: Step): boolean {
  if (!('do' in step)) return false;
  const { aimOn, findable, number, cell, share } = kindOfEffect(step.do);
  return (aimOn ?? findable ?? number ?? cell ?? share) !== undefined;
}

/** Whether the targets of an attack that is done several times are named, and what else the text asks for, too. */
export const isQueued = ({ queue }: Use, { aimed }: UseFrame): boolean =>
  queue.length > 0 && aimed.length === 0;

export function aimQuestion(g: G, f: UseFrame): PickQuestion | null {
  const { u, step, ctx } = at(g.state, f);
  if (f.left || step.use === 'or') return null;
  const choice = choiceOf(step);
  const s = g.state;
  const seat = choice?.by === 'opponent' ? 1 - u.seat : u.seat;
  const left = leftOnDeclaration(s, u, step);
  if (!('do' in step)) {
    if (!choice || isQueued(u, f)) return null;
    const from = attackTargets(s, step, ctx);
    const optional = left || ('upTo' in step && step.upTo && u.round + f.repeated.length > 0);
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
    (card) => suits(s, step.do, card, ctx) && isComplete(s, step.do, card, ctx),
  );
  const count = choice.count === undefined ? 1 : amountOf(s, choice.count, ctx);
  const max = Math.min(count, from.length);
  const min = left ? 0 : choice.upTo ? Math.min(1, max) : max;
  return { kind: 'cards', seat, ask: 'target', rule, about: about(u, step, 'whom'), from, min, max };
}

/** The effect that is being declared; null where it was left, or is none. */
function declared(
  s: Berserk,
  f: UseFrame,
): { u: Use; step: Step; ctx: Context; effect: Effect; kind: Kind<Effect> } | null {
  const { u, step, ctx } = at(s, f);
  return f.left || !('do' in step) ? null : { u, step, ctx, effect: step.do, kind: kindOfEffect(step.do) };
}

const rule = 'B12-501.1';

/** What else an effect is aimed at: where wounds go, whom a card strikes, where an attack is sent. */
export function secondQuestion({ state: s }: G, f: UseFrame): PickQuestion | null {
  const of = declared(s, f);
  const aim = of?.kind.aimOn?.(s, of.effect, of.ctx, targetsSoFar(s, of, f));
  if (!of || !aim || aim.max === 0) return null;
  const { from, min, max, by } = aim;
  const seat = by === 'opponent' ? 1 - of.u.seat : of.u.seat;
  return { kind: 'cards', seat, ask: 'target2', rule, about: about(of.u, of.step, 'second'), from, min, max };
}

/** Those chosen, or those that the text itself names. */
function targetsSoFar(
  s: Berserk,
  { effect, ctx }: { effect: Effect; ctx: Context },
  { targets }: UseFrame,
): readonly number[] {
  const target = targetOf(effect);
  return targets.length > 0 || !target || isChoice(target) ? targets : (named(s, target, ctx) ?? []);
}

/** Whether a deck is searched as part of the declaration; in 2009 only when it is executed (see search.ts). */
export const searches = (s: Berserk, effect: Effect): boolean =>
  kindOfEffect(effect).searches?.(s, effect) === 'declared';

/**
 * What a deck holds is nobody else's business: it is asked even if there is nothing to be found, and may be left though
 * there is (B12-532.3.2).
 */
export function findQuestion({ state: s }: G, f: UseFrame): PickQuestion | null {
  const of = declared(s, f);
  if (!of) return null;
  const { u, step, effect, kind, ctx } = of;
  const searched = kind.searches?.(s, effect) ?? null;
  const from = searched === 'executed' ? null : findableNow(s, effect, ctx);
  if (!from) return null;
  const base = { kind: 'cards', seat: u.seat, ask: 'card', about: about(u, step, 'whom'), from } as const;
  if (searched) {
    const finding = kind.finding?.(s, effect, ctx, from);
    return { ...base, rule: finding?.rule ?? 'B12-532.3.1', min: 0, max: finding?.max ?? 1, always: true };
  }
  return from.length === 0
    ? null
    : { ...base, rule: 'B12-532.4', min: leftOnDeclaration(s, u, step) ? 0 : 1, max: 1 };
}

export function numberQuestion({ state: s }: G, f: UseFrame): NumberQuestion | null {
  const of = declared(s, f);
  const aim = of?.kind.number?.(s, of.effect, of.ctx);
  if (!of || !aim) return null;
  const { what: ask, min, max } = aim;
  return { kind: 'number', seat: of.u.seat, rule, about: about(of.u, of.step), ask, min, max };
}

export function cellQuestion({ state: s }: G, f: UseFrame): PickQuestion | null {
  const of = declared(s, f);
  if (!of) return null;
  const { u, step, effect, kind, ctx } = of;
  const cell = kind.cell?.(effect) ?? kind.arrival?.(s, effect, f.second);
  if (!cell) return null;
  const from = cellsFor(s, effect, cell, ctx, f.targets);
  const { count = 1, upTo = false, by } = kind.cells?.(s, effect, ctx) ?? {};
  const max = Math.min(count, from.length);
  if (max === 0) return null;
  const seat = by === 'opponent' ? 1 - u.seat : u.seat;
  return { kind: 'cells', seat, ask: 'cell', rule, about: about(u, step), from, min: upTo ? 0 : max, max };
}

/** How an amount is dealt out among several. */
export function shareQuestion({ state: s }: G, f: UseFrame): SplitQuestion | null {
  const of = declared(s, f);
  const share = of?.kind.share?.(s, of.effect, of.ctx, f);
  if (!of || !share) return null;
  const { items, total } = share;
  return {
    kind: 'split',
    seat: of.u.seat,
    ask: 'split',
    rule: 'B12-G-redistribute-wounds',
    about: about(of.u, of.step),
    items,
    limits: items.map(() => total),
    total,
  };
}
