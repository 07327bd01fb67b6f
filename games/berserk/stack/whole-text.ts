/**
 * A text of 2009 is one feature: all its targets are named when it is declared (B09-412.1), and what is no attack in it
 * happens inside one object, with no priority in between (B09-216.11). An attack that comes after something else has
 * objects of its own.
 */
import { goTo } from '@vigrid/kernel';
import type { Amount, Attack } from '../abilities/index.ts';
import { kindOfEffect } from '../effects/index.ts';
import { amountOf } from '../features/evaluate.ts';
import type { UseFrame } from '../state/frames.ts';
import type { AbilityItem, Aimed, Use } from '../state/stack.ts';
import { type Berserk, type G, profileOf } from '../state.ts';
import { asksMore, at, choiceOf, isQueued } from './aim.ts';
import { isPossible, targetOf } from './possible.ts';
import { attackTargets, named } from './targets.ts';
import { declareNext, type Step, spokenOf, stepAt, stepsOf, useOf } from './uses.ts';

/** Keeps what was named just now and goes on to what else the text asks for. */
export function nameOn(g: G, f: UseFrame): void {
  const s = g.state;
  const { u, step } = at(s, f);
  if (!profileOf(s).wholeTexts || f.inside >= 0 || u.aims.length > 0 || isQueued(u, f)) return;
  if (repeats(s, f, u, step)) {
    goTo(g, f, 'aim');
    return;
  }
  if (f.left && f.aimed.length === 0) return;
  if (!f.left) f.aimed.push(aimAt(f, u));
  load(f, nothing);
  u.at++;
  goOnNaming(g, f, u);
}

/** Asks for what is next to be named, or has all of it put on the stack. */
export function goOnNaming(g: G, f: UseFrame, u: Use): void {
  const s = g.state;
  if (asksFurther(s, f, u)) {
    goTo(g, f, stepsOf(s, u)[u.at].use === 'or' ? 'mode' : 'agree');
    return;
  }
  const [first, ...later] = f.aimed;
  u.list = first.list;
  u.at = first.at;
  u.aims = later;
  f.aimed = [];
  load(f, first);
  goTo(g, f, 'put');
}

/** An attack that is done several times: its targets, one after the other; whether there is one more to name. */
function repeats(s: Berserk, f: UseFrame, u: Use, step: Step): boolean {
  if (!isRepeated(step) || f.aimed.length > 0) return false;
  f.repeated.push(...f.targets);
  const count = amountOf(s, step.count, at(s, f).ctx);
  const all = f.repeated.length >= count;
  if (!f.left && !all && attackTargets(s, step, at(s, f).ctx).length > 0) {
    load(f, nothing);
    return true;
  }
  if (f.repeated.length === 0) return false;
  f.left = false;
  u.queue = f.repeated;
  u.round = count - u.queue.length;
  f.targets = u.queue.slice(0, 1);
  f.repeated = [];
  return false;
}

const isRepeated = (step: Step): step is Attack & { count: Amount } =>
  'count' in step && step.count !== undefined;

/** Goes to the next ability for which something is to be named now. What is not has its turn later. */
function asksFurther(s: Berserk, f: UseFrame, u: Use): boolean {
  const steps = stepsOf(s, u);
  for (; u.at < steps.length; u.at++) {
    const step = steps[u.at];
    const settled = f.aimed.every((one) => !unsettles(stepAt(s, u, one), step));
    const { ctx } = at(s, f);
    // One of several lists is chosen with the rest where nothing comes after it.
    const lists = step.use === 'or' && u.at === steps.length - 1;
    const asked = lists || choiceOf(step) !== null || asksMore(step);
    const now = settled && asked && !step.otherwise && !isRepeated(step) && isPossible(s, step, ctx);
    if (now) return true;
    if (!('do' in step)) return false;
    const target = targetOf(step.do);
    f.aimed.push({ ...nothing, list: u.list, at: u.at, targets: (target && named(s, target, ctx)) ?? [] });
  }
  return false;
}

/** Whether what an ability is aimed at shows only when the one before is done. */
function unsettles(before: Step, step: Step): boolean {
  if (!('do' in before)) return false;
  const kind = kindOfEffect(before.do);
  return kind.unsettles === 'all' || (kind.unsettles === 'attacks' && !('do' in step));
}

const nothing: Aimed = { list: 0, at: -1, named: false, targets: [], second: [], cells: [], shares: [] };

const aimAt = ({ targets, second, cells, shares }: UseFrame, { list, at: place }: Use): Aimed => ({
  list,
  at: place,
  named: true,
  targets,
  second,
  cells,
  shares,
});

export function load(f: UseFrame, { targets, second, cells, shares }: Aimed): void {
  f.targets = targets;
  f.second = second;
  f.cells = cells;
  f.shares = shares;
  f.left = false;
}

/** What of the text is executed in the same object as the ability that is declared now. */
export function inOneObject(s: Berserk, u: Use): Aimed[] {
  if (isRepeated(stepsOf(s, u)[u.at]) || u.queue.length > 0) return [];
  const apart = u.aims.findIndex((one) => !('do' in stepAt(s, u, one)));
  return u.aims.splice(0, apart < 0 ? u.aims.length : apart);
}

/** B09-216.11: the next effect of the text, in the same object; whether there is one. */
export function takeUp(g: G, item: AbilityItem): boolean {
  const s = g.state;
  const [next, ...rest] = item.rest;
  if (!next) return false;
  const use = useOf(s, item.use);
  item.rest = rest;
  use.same = spokenOf(stepsOf(s, use)[use.at], item, use.same);
  use.before = [...use.before, ...item.targets];
  use.list = next.list;
  use.at = next.at;
  use.round = 0;
  use.aims = [next, ...use.aims];
  declareNext(g, use, item.id);
  return true;
}
