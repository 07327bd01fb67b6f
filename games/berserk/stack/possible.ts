/** What abilities can be declared for: whom and what an effect can be aimed at (B12-501.1, section 525). */
import type { CellFilter, Choice, Effect, Target } from '../abilities/index.ts';
import { kindOfEffect } from '../effects/index.ts';
import { type Context, speakingOf } from '../features/context.ts';
import { holds, matchingCells } from '../features/evaluate.ts';
import { isFlying } from '../features/figures.ts';
import { isMeant, isUnknown } from '../features/fits.ts';
import type { RuleId } from '../rulebook/index.ts';
import { type Berserk, pieceOf } from '../state.ts';
import { attackTargets, choosable, meantBy, named } from './targets.ts';
import type { Step } from './uses.ts';

/** Whether any of the abilities that do not hang on another can be used: the rest is skipped (B12-505.3, B12-505.6). */
export function canDeclare(s: Berserk, steps: readonly Step[], ctx: Context): boolean {
  for (let i = 0; i < steps.length; i++)
    if ((i === 0 || !steps[i].atThat) && stepPossible(s, steps[i], ctx)) return true;
  return false;
}

export function stepPossible(s: Berserk, step: Step, ctx: Context): boolean {
  return (!step.if || holds(s, step.if, ctx)) && isPossible(s, step, ctx);
}

/** Whether there is somebody to be aimed at, whatever else the text makes of it. */
export function isPossible(s: Berserk, step: Step, ctx: Context): boolean {
  if (step.use === 'or') return isAnyPossible(s, step.options, ctx);
  if ('do' in step) return effectPossible(s, step.do, ctx);
  return attackTargets(s, step, ctx).length > 0;
}

const isAnyPossible = (s: Berserk, options: readonly (readonly Step[])[], ctx: Context): boolean =>
  options.some((option) => canDeclare(s, option, ctx));

/** Whether an effect has what it is aimed at: cards, cells, something on the stack (B12-525.1). */
function effectPossible(s: Berserk, effect: Effect, ctx: Context): boolean {
  const target = targetOf(effect);
  if (target) {
    if (!(isChoice(target) ? isAnyAimable(s, effect, target, ctx) : isAnyNamed(s, effect, target, ctx)))
      return false;
  } else if (!isComplete(s, effect, -1, ctx)) return false;
  const kind = kindOfEffect(effect);
  if (kind.possible) return kind.possible(s, effect, ctx);
  const found = findableNow(s, effect, ctx);
  return found === null || found.length > 0;
}

/** Whether an effect can be done to any of the cards that it may be aimed at. */
function isAnyAimable(s: Berserk, effect: Effect, choice: Choice, ctx: Context): boolean {
  for (let i = 0; i < 2; i++) {
    for (const card of s.sides[i === 0 ? ctx.seat : 1 - ctx.seat].squad) {
      const piece = s.pieces[card];
      if (piece && isMeant(s, choice.choose, piece, ctx) && isDoable(s, effect, card, ctx)) return true;
    }
  }
  const { alsoAimable } = kindOfEffect(effect);
  return alsoAimable?.(s, choice, ctx).some((card) => isDoable(s, effect, card, ctx)) ?? false;
}

const isAnyNamed = (s: Berserk, effect: Effect, target: Target, ctx: Context): boolean =>
  named(s, target, ctx)?.some((card) => isDoable(s, effect, card, ctx)) ?? false;

const isDoable = (s: Berserk, effect: Effect, card: number, ctx: Context): boolean =>
  suits(s, effect, card, ctx) && isComplete(s, effect, card, ctx);

/** The cards of a deck or graveyard that it may bring: only such as have somewhere to come to (B12-532.6). */
export function findableNow(s: Berserk, effect: Effect, ctx: Context): number[] | null {
  const { findable, arrival } = kindOfEffect(effect);
  const found = findable?.(s, effect, ctx) ?? null;
  if (!found || !arrival) return found;
  return found.filter((card) => {
    const cell = arrival(s, effect, [card]);
    return !cell || matchingCells(s, cell, ctx).length > 0;
  });
}

/** Whom an effect is aimed at, where it is aimed at cards. */
export function targetOf(effect: Effect): Target | null {
  const kind = kindOfEffect(effect);
  if (kind.target) return kind.target(effect);
  return 'to' in effect && isTarget(effect.to) ? effect.to : null;
}

const isTarget = (to: unknown): to is Target =>
  typeof to === 'string' || (typeof to === 'object' && to !== null && ('choose' in to || 'all' in to));

export const isChoice = (target: Target): target is Choice =>
  typeof target === 'object' && 'choose' in target;

/** The rules that keep an effect from those that its text speaks of: what can not be done is illegal (B12-525.1). */
export function keptFrom(s: Berserk, effect: Effect, ctx: Context): RuleId[] {
  const special = kindOfEffect(effect).keptBy?.(s, effect, ctx);
  const rules = special ? [special] : [];
  const target = targetOf(effect);
  if (!target) return rules;
  const meant = meantBy(s, target, ctx);
  if (meant.length > 0) {
    const own = new Set(meant.map((card) => againstEffect(s, effect, card, ctx)));
    const [rule] = own;
    return [...rules, ...(own.size === 1 && rule ? [rule] : []), 'B12-525.1'];
  }
  if (!isChoice(target)) return rules;
  const { near, ...anywhere } = target.choose;
  // B12-208.2: a flyer stands next to nobody.
  if (near === 'this' && isAloft(s, ctx) && meantBy(s, { choose: anywhere }, ctx).length > 0)
    return [...rules, 'B12-208.2'];
  const { within, ...inReach } = target.choose;
  // B12-G-range-x: out of reach alone.
  if (within !== undefined && meantBy(s, { choose: inReach }, ctx).length > 0)
    return [...rules, 'B12-G-range-x'];
  return rules;
}

function isAloft(s: Berserk, { card }: Context): boolean {
  const piece = pieceOf(s, card);
  return piece !== null && isFlying(s, piece);
}

/** The rule that keeps an effect from a card that its text speaks of; null where nothing does, or no rule of its own. */
export function againstEffect(s: Berserk, effect: Effect, card: number, ctx: Context): RuleId | null {
  const piece = pieceOf(s, card);
  if (!piece || suits(s, effect, card, ctx)) return null;
  return kindOfEffect(effect).against?.(s, effect, piece) ?? null;
}

/** The cards that an effect may be aimed at. */
export function aimable(s: Berserk, effect: Effect, choice: Choice, ctx: Context): number[] {
  const cards = choosable(s, choice, ctx);
  const { alsoAimable } = kindOfEffect(effect);
  return alsoAimable ? [...cards, ...alsoAimable(s, choice, ctx)] : cards;
}

/** The cells that an effect on these cards may be aimed at. */
export function cellsFor(
  s: Berserk,
  effect: Effect,
  cell: CellFilter,
  ctx: Context,
  cards: readonly number[],
): number[] {
  const { comes } = kindOfEffect(effect);
  const found = matchingCells(s, cell, cards.length > 0 ? speakingOf(ctx, cards) : ctx);
  if (!comes) return found;
  return found.filter((one) =>
    cards.every((card) => {
      const piece = pieceOf(s, card);
      return !piece || comes(s, piece, one);
    }),
  );
}

/** Whether all else is there that the effect needs beside this card: a cell, a partner (B12-501.1). */
export function isComplete(s: Berserk, effect: Effect, card: number, ctx: Context): boolean {
  const kind = kindOfEffect(effect);
  const cell = kind.cell?.(effect);
  if (cell && cellsFor(s, effect, cell, ctx, card < 0 ? [] : [card]).length === 0) return false;
  const partner = kind.aimOn?.(s, effect, ctx, card < 0 ? [] : [card]);
  return !partner || partner.from.length > 0;
}

/**
 * Whether an effect can do anything to this card: what is open can not be opened, and so on (B12-525.1, B12-525.3).
 */
export function suits(s: Berserk, effect: Effect, card: number, ctx: Context): boolean {
  const piece = pieceOf(s, card);
  const kind = kindOfEffect(effect);
  if (!piece) return kind.suitsGone?.(s, effect, card, ctx) ?? false;
  if (piece.hidden && isUnknown(s, piece, ctx.seat)) return kind.suitsHidden?.(piece) ?? true;
  return kind.suits?.(s, effect, piece, ctx) ?? true;
}
