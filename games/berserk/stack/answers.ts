/** What lies on the stack and may be answered: attacks changed (B12-519.1), actions blocked (B12-527.1), attacks redirected. */
import type { Effect } from '../abilities/types.ts';
import type { Context } from '../features/context.ts';
import { hasLives } from '../features/figures.ts';
import { fits } from '../features/fits.ts';
import { has } from '../features/gains.ts';
import { isOf, plannedBlow } from '../flow/combat/blow.ts';
import type { AbilityItem } from '../state/stack.ts';
import { type Berserk, pieceOf, profileOf } from '../state.ts';
import { choosable } from './targets.ts';
import { type Step, stepsOf, useOf } from './uses.ts';

/**
 * The attack on the stack that a card makes and that may be changed now (B12-G-chosen-attack): it is calculated, not
 * executed. Only then are the two attacking and attacked (B12-G-attacking-card, B12-G-attacked-card).
 */
export function changeable(
  s: Berserk,
  card: number,
  pattern: Extract<Effect, { do: 'modifyAttack' }>['attack'],
  ctx: Context,
  against = false,
): { item: AbilityItem; answering: boolean } | null {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const item = s.stack[i];
    if (item.kind !== 'ability' || !item.attack || item.attack.grade < -1) continue;
    const { attack } = item;
    const by = pieceOf(s, item.card);
    const to = pieceOf(s, attack.target);
    if (!by || !to) continue;
    for (const answering of [false, true]) {
      const grade = answering ? attack.answer : attack.grade;
      if ((answering !== against ? to.card : by.card) !== card || grade < 0) continue;
      const blow = {
        ...plannedBlow(
          answering ? to : by,
          answering ? by : to,
          answering ? 'simple' : (item.type as 'simple'),
          attack.from,
        ),
        grade,
        answering,
        directed: attack.directed,
      };
      if (isOf(s, pattern, blow, answering ? to : by, answering ? by : to, ctx)) return { item, answering };
    }
  }
  return null;
}

/**
 * The action or attack of a card that can be blocked now: on the stack, before or with its effect (B12-527.1,
 * B12-G-change-blocking-of-abilities).
 */
export function blockable(
  s: Berserk,
  card: number,
  effect: Extract<Effect, { do: 'block' }>,
  ctx: Context,
): AbilityItem | null {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const item = s.stack[i];
    if (item.kind !== 'ability' || item.card !== card || item.blocked) continue;
    // B09-412.4: a redirection can not be blocked.
    if (profileOf(s).timedResponses && redirects(stepsOf(s, useOf(s, item.use)))) continue;
    if (effect.types && !effect.types.includes(item.type)) continue;
    if (effect.attack) {
      const by = pieceOf(s, card);
      const to = pieceOf(s, item.attack?.target ?? -1);
      if (!item.attack || !by || !to) continue;
      const blow = {
        ...plannedBlow(by, to, item.type as 'simple', item.attack.from),
        grade: item.attack.grade,
        directed: item.attack.directed,
      };
      if (!isOf(s, effect.attack, blow, by, to, ctx)) continue;
    }
    return item;
  }
  return null;
}

/** Attacks being declared that a text may aim elsewhere, with the cards they may be aimed at (B12-G-redirection). */
export function redirectable(
  s: Berserk,
  effect: Extract<Effect, { do: 'redirect' }>,
  ctx: Context,
): { item: AbilityItem; to: number[] }[] {
  const found: { item: AbilityItem; to: number[] }[] = [];
  for (const item of s.stack) {
    if (item.kind !== 'ability' || item.stage > profileOf(s).targetStage) continue;
    const { attack } = item;
    if (!attack) {
      const to = effect.any && !profileOf(s).redirectAttacksOnly ? otherTargets(s, item, effect, ctx) : [];
      if (to.length > 0) found.push({ item, to });
      continue;
    }
    if (attack.redirected || attack.defender >= 0) continue;
    const by = pieceOf(s, item.card);
    const from = pieceOf(s, attack.target);
    if (!by || !from || has(s, by, 'accuracy')) continue;
    if (!isOf(s, effect.attack, plannedBlow(by, from, item.type as 'simple', attack.from), by, from, ctx))
      continue;
    if (effect.from && !fits(s, effect.from, from, ctx)) continue;
    const anchor = { ...ctx, same: [from.card] };
    const cards = effect.to === 'this' ? [ctx.card] : choosable(s, effect.to, anchor);
    // Not into the attacking card, not to where it goes already, not to what can not be attacked.
    const to = cards.filter((card) => {
      const piece = pieceOf(s, card);
      return piece && card !== item.card && card !== from.card && hasLives(s, piece);
    });
    if (to.length > 0) found.push({ item, to });
  }
  return found;
}

/** B09-412.3: in 2009 a spell or an influence with one target may be aimed elsewhere too. */
function otherTargets(
  s: Berserk,
  item: AbilityItem,
  effect: Extract<Effect, { do: 'redirect' }>,
  ctx: Context,
): number[] {
  const by = pieceOf(s, item.card);
  const [target] = item.targets;
  const from = pieceOf(s, target);
  if (!by || !from || item.targets.length !== 1 || item.redirected || has(s, by, 'accuracy')) return [];
  if (effect.from && !fits(s, effect.from, from, ctx)) return [];
  const cards = effect.to === 'this' ? [ctx.card] : choosable(s, effect.to, { ...ctx, same: [target] });
  return cards.filter((card) => card !== target);
}

export const redirects = (does: readonly Step[]): boolean =>
  does.some((one) => 'do' in one && one.do.do === 'redirect');
