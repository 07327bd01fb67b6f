/** A declared ability goes onto the stack (B12-302.2), an attack with what it will be dealt with. */

import type { Strength } from '../abilities/index.ts';
import { kindOfEffect } from '../effects/index.ts';
import { ref } from '../events.ts';
import type { Context } from '../features/context.ts';
import { amountOf, isPrinted, isTriple, printedValues } from '../features/evaluate.ts';
import { isCreature, printedStrike } from '../features/figures.ts';
import { has, may } from '../features/gains.ts';
import { abilityRules, ruleOfList } from '../features/rules.ts';
import { awaits, trigger } from '../features/triggers.ts';
import { plannedBlow } from '../flow/combat/blow.ts';
import type { RuleId } from '../rulebook/index.ts';
import type { UseFrame } from '../state/frames.ts';
import type { AbilityItem, Attack, Use } from '../state/stack.ts';
import { type Berserk, cardByNumber, type G, pieceOf, profileOf } from '../state.ts';
import { hearing, stirring } from '../telling.ts';
import { reveal } from '../zones/entering.ts';
import { loosen } from '../zones/leaving.ts';
import { searches } from './aim.ts';
import { endUse } from './leaving.ts';
import { targetOf } from './possible.ts';
import { type AttackStep, attackTargets, named } from './targets.ts';
import { aimedAt, featureOf, leftOnExecution, owesFor, type Step, stepAt } from './uses.ts';
import { inOneObject } from './whole-text.ts';

/**
 * The declared ability goes onto the stack with its one source (B12-302.2, B12-502.2, B12-G-source; B09-400.1,
 * B09-400.1a, B09-400.3), on top of all else, as one item that goes through its stages (B09-215.2, B09-215.3d,
 * B09-215.3e, B09-215.3f).
 */
export function putOnStack(g: G, f: UseFrame, u: Use, step: Step, ctx: Context): AbilityItem | null {
  const s = g.state;
  if (step.use === 'or') throw new Error('A choice of lists is not put on the stack.');
  const source = pieceOf(s, u.card);
  if (source?.hidden) reveal(g, source, 'B12-529.3');
  const targets = targetsOf(s, f, u, step, ctx);
  if (cutsLoop(g, u, targets)) return null;
  const attack = 'do' in step ? null : newAttack(s, step, u, targets[0], ctx);
  const rest = inOneObject(s, u);
  const item: AbilityItem = {
    kind: 'ability',
    id: s.count++,
    seat: u.seat,
    card: u.card,
    use: u.id,
    type: step.use,
    stage: 0,
    dice: attack !== null || rollsDice(step) || rest.some((one) => rollsDice(stepAt(s, u, one))),
    targets,
    second: f.second,
    cells: f.cells,
    shares: f.shares,
    rest,
    attack,
    may: leftOnExecution(s, u, step),
    awaited: [],
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
  // B12-532.3.1: the card of the deck is named in the declaration.
  if ('do' in step && searches(s, step.do)) for (const card of f.second) s.seen[card] = 3;
  if (source && attack) {
    // B12-G-assault: the declaration is the assault.
    source.assaulted = true;
    if (step.use === 'simple' && u.pay.assault) {
      source.strikes++;
      source.struck.push(targets[0]);
    }
  }
  if (g.listener) {
    const told = {
      kind: 'declared' as const,
      rule: declaredBy(s, u, step.use),
      seat: u.seat,
      card: ref(s, u.card),
      ability: step.use,
      targets: aimedAt(item).map((card) => ref(s, card)),
      cells: f.cells,
      feature: u.list < 0 ? null : { def: cardByNumber(s, u.def).id, number: u.feature },
    };
    hearing(g)?.(u.list < 0 && !attack ? { ...told, named: u.list } : told);
  }
  if (source && !('do' in step)) {
    const [target] = targets;
    const to = pieceOf(s, target);
    if (step.use === 'simple') loosen(s, u.card, 'strikesAnother', target);
    if (to) {
      if (u.cell < 0) u.cell = to.cell;
      if (!awaits(s, 'declares') && !awaits(s, 'declaredAt')) return item;
      const blow = plannedBlow(source, to, step.use, ctx.from);
      const before = s.due.length;
      trigger(g, 'declares', source, { other: target, blow });
      trigger(g, 'declaredAt', to, { other: u.card, blow });
      owesFor(s, u, before);
    }
  }
  return item;
}

/** What lets a card declare it: the rules themselves, a condition that has occurred, the kind of what it plays. */
function declaredBy(s: Berserk, { def, feature, list }: Use, ability: AbilityItem['type']): RuleId {
  const text = list < 0 ? undefined : cardByNumber(s, def).features[feature];
  if (text?.kind === 'when') return text.pay ? 'B12-116.1' : 'B12-113.2';
  return ruleOfList(list, abilityRules[ability]);
}

/** Attacks are rolled for, and so are spells and influences of X-Y-Z or with a die in them (B12-511.8, B09-205.7b). */
const rollsDice = (step: Step): boolean => 'do' in step && (kindOfEffect(step.do).rolls?.(step.do) ?? false);

/**
 * The cards that were named (B12-502.4): one for an attack (B12-502.5), any number for the rest (B12-502.6, B09-400.2).
 */
export function targetsOf(
  s: Berserk,
  f: UseFrame,
  u: Use,
  step: Exclude<Step, { use: 'or' }>,
  ctx: Context,
): number[] {
  if ('do' in step) {
    const target = targetOf(step.do);
    if (f.targets.length > 0 || !target) return f.targets;
    return named(s, target, ctx) ?? [];
  }
  const all = typeof step.at === 'object' && 'all' in step.at;
  // B12-505.3.2, B12-G-change-attack-on-n-targets: all targets first, then one attack after the other.
  if (all && u.queue.length === 0 && u.round === 0)
    u.queue = f.targets.length > 0 ? f.targets : attackTargets(s, step, ctx);
  if (u.queue.length > 0) {
    const next = u.queue.slice(0, 1);
    u.queue = u.queue.slice(1);
    return next;
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
    stirring(g)?.({ kind: 'loopCut', rule: 'B12-521.1', card: ref(g.state, u.card) });
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
    mods:
      'weak' in step && step.weak
        ? [{ on: 'attack', seat: u.seat, from: u.card, by: 0, to: -1, grade: 0 }]
        : [],
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
