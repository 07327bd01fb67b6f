/**
 * The course of an ability on the stack (B12-511.1, B09-216.1). An edition is a list of stages; players have priority
 * in each of them (B12-511.2), and when both have passed its work is done. Both editions put the same pieces of work
 * into stages of their own: 2012 has few stages with much in each, 2009 a chain of nine objects.
 */
import { again, flow, push } from '@vigrid/kernel';
import type { Effect, Target } from '../abilities/index.ts';
import { isTriggeredList } from '../abilities/named.ts';
import { kindOfEffect } from '../effects/index.ts';
import { redirects } from '../effects/redirect.ts';
import { ref, refOfGone } from '../events.ts';
import type { Context } from '../features/context.ts';
import { holds } from '../features/evaluate.ts';
import { typeOf } from '../features/figures.ts';
import { fits, ofTarget } from '../features/fits.ts';
import { cannot, may, wordOf } from '../features/gains.ts';
import { recordAttack } from '../features/history.ts';
import { dueNamed, trigger } from '../features/triggers.ts';
import { blowOf } from '../flow/combat/blow.ts';
import { applyRolls, onRolls, table, throwDice } from '../flow/combat/dice.ts';
import { orderChanges } from '../flow/combat/roll-order.ts';
import { strengthNow } from '../flow/combat/strength.ts';
import { isProtected } from '../flow/wounds/protection.ts';
import type { Edition } from '../profile.ts';
import type { CarryFrame, StageFrame } from '../state/frames.ts';
import type { Piece } from '../state/piece.ts';
import type { AbilityItem, Attack } from '../state/stack.ts';
import { type Berserk, type G, pieceOf, profileOf } from '../state.ts';
import { stirring } from '../telling.ts';
import { reveal } from '../zones/entering.ts';
import { isWarded } from './deed.ts';
import { execute } from './execute.ts';
import { endItem, hadEffects, payDefender, payFor } from './leaving.ts';
import { canStillPay } from './payment.ts';
import { suits, targetOf } from './possible.ts';
import { attackTargets, reaches } from './targets.ts';
import { aimedAt, contextOfUse, featureOf, itemOf, owesFor, stepsOf, useById, useOf } from './uses.ts';
import { takeUp } from './whole-text.ts';

type Work = (g: G, item: AbilityItem) => void;

export interface Stage {
  readonly name: StageName;
  readonly work: readonly Work[];
}

export type StageName =
  | 'preliminary'
  | 'assault'
  | 'rolls'
  | 'effect'
  /** The chain of 2009. */
  | 'declaration'
  | 'target'
  | 'roll'
  | 'result'
  | 'calculation'
  | 'protection'
  | 'wounds'
  | 'payment';

const courses = {
  '2012': {
    // The Main stage is the steps of rolls and effect (B12-511.5).
    rolled: [
      { name: 'preliminary', work: [settle, onAssault] },
      { name: 'assault', work: [throwDice] },
      { name: 'rolls', work: [applyRolls, table] },
      { name: 'effect', work: [execute] },
    ],
    plain: [
      { name: 'preliminary', work: [settle] },
      { name: 'effect', work: [execute] },
    ],
  },
  '2009': {
    // One object after the other (B09-216.1a); the end object has nothing left to do (B09-216.13).
    rolled: [
      // B09-216.2: what comes before it has triggered when it was declared.
      { name: 'declaration', work: [] },
      { name: 'target', work: [settle, onAssault] },
      // From here to the wounds there is combat (B09-205.5).
      { name: 'roll', work: [throwDice, onRolls] },
      { name: 'result', work: [orderChanges, applyRolls] },
      { name: 'calculation', work: [table, reckon] },
      { name: 'protection', work: [ward] },
      { name: 'wounds', work: [execute] },
      { name: 'payment', work: [payFor] },
    ],
    // B09-216.1b: without dice.
    plain: [
      { name: 'declaration', work: [] },
      { name: 'target', work: [settle] },
      { name: 'protection', work: [ward] },
      { name: 'wounds', work: [execute] },
      { name: 'payment', work: [payFor] },
    ],
    // B09-412.4.
    redirection: [
      { name: 'wounds', work: [execute] },
      { name: 'payment', work: [payFor] },
    ],
  },
} satisfies Record<Edition, Record<string, readonly Stage[]>>;

const { '2012': of2012, '2009': of2009 } = courses;

export function courseOf(s: Berserk, item: AbilityItem): readonly Stage[] {
  if (s.edition === '2012') return item.dice ? of2012.rolled : of2012.plain;
  if (item.dice) return of2009.rolled;
  return redirects(stepsOf(s, useOf(s, item.use))) ? of2009.redirection : of2009.plain;
}

/** Carries the item on top of the stack through the stage it is in. */
export const stage = flow<G, StageFrame>({
  work(g, f) {
    const s = g.state;
    const item = itemOf(s, f.item);
    if (item?.kind !== 'ability') return;
    const { work } = courseOf(s, item)[item.stage];
    if (f.at === 0 && !mayGoOn(g, item)) return;
    while (f.at < work.length) {
      s.cause = useById(s, item.use)?.chain ?? [];
      work[f.at++](g, item);
      if (s.frames[s.frames.length - 1] !== f) {
        // Somebody decides something first.
        again(f);
        return;
      }
      if (!s.stack.includes(item)) return;
    }
    if (item.ended !== null && takeUp(g, item)) {
      again(f);
      return;
    }
    if (item.ended === 'illegal') endItem(g, item, 'illegal');
    else item.stage++;
  },
});

/** Stage after stage, until it has left the stack. */
export const carry = flow<G, CarryFrame>({
  stage(g, f) {
    if (!itemOf(g.state, f.item)) return;
    push<StageFrame>(g, { kind: 'stage', step: 0, item: f.item, at: 0 });
    again(f);
  },
});

/**
 * B12-502.3: without its source it is neither executed nor paid for. Blocked, it is only paid for (B12-527.4,
 * B09-410.1).
 */
function mayGoOn(g: G, item: AbilityItem): boolean {
  const s = g.state;
  const use = useById(s, item.use);
  // B09-405.4: in 2009 a triggered feature does without its source.
  const triggered = use && (isTriggeredList(use.list) || featureOf(s, use)?.kind === 'when');
  const outlives = triggered && profileOf(s).triggersOutliveSource;
  if (!pieceOf(s, item.card) && !use?.free && !outlives) {
    stirring(g)?.({
      kind: 'sourceGone',
      rule: 'B12-502.3',
      card: refOfGone(s, item.card),
      ability: item.type,
    });
    // B09-216.12a: what was executed is paid for, and the defender's part of that is left.
    if (item.ended) payDefender(g, item);
    endItem(g, item, 'sourceGone');
    return false;
  }
  // B09-G-legality-condition: in 2009 that is checked at every stage; what is illegal is not paid for (B09-423.1).
  if (profileOf(s).recheckStages && !item.ended && !(isAimed(s, item) && isStillAllowed(s, item))) {
    const rule = hadEffects(s, item) ? 'B09-423.1a' : 'B09-G-legality-condition';
    stirring(g)?.({ kind: 'illegal', rule, ...toldOf(s, item) });
    endItem(g, item, 'illegal');
    return false;
  }
  // B12-525.1, B12-526.1: an attack without its target, or by a card that can not attack any more, is interrupted.
  if (!item.ended && item.attack && !canStillAttack(s, item, item.attack)) {
    stirring(g)?.({ kind: 'illegal', rule: 'B12-526.1', ...toldOf(s, item) });
    endItem(g, item, 'illegal');
    return false;
  }
  // B12-525.1, B09-404.4, RB-28: what can not be paid for any more is removed.
  if (use && !canStillPay(s, use)) {
    const rule = s.edition === '2009' ? 'B09-404.4' : 'B12-525.1';
    stirring(g)?.({ kind: 'illegal', rule, ...toldOf(s, item) });
    endItem(g, item, 'illegal');
    return false;
  }
  // B12-511.9: at once, whatever stage it is in.
  if (item.blocked) {
    stirring(g)?.({ kind: 'blocked', rule: 'B12-527.3', ...toldOf(s, item) });
    payDefender(g, item);
    endItem(g, item, 'blocked');
    return false;
  }
  return true;
}

const toldOf = (s: Berserk, { card, type }: AbilityItem) => ({ card: ref(s, card), ability: type }) as const;

function canStillAttack(s: Berserk, item: AbilityItem, attack: Attack): boolean {
  const by = pieceOf(s, item.card);
  const to = pieceOf(s, attack.defender >= 0 ? attack.defender : attack.target);
  if (!to) return false;
  return !by || !(cannot(s, by, 'attack', to) || (item.type === 'simple' && cannot(s, by, 'strike', to)));
}

/** Whether the action could still be declared at its target, where nobody has stepped in or aimed it elsewhere. */
function isAimed(s: Berserk, item: AbilityItem): boolean {
  const use = useOf(s, item.use);
  const step = stepsOf(s, use)[use.at];
  const { attack } = item;
  if (!step || step.use === 'or') return true;
  // B09-423.3: what else is in its text may still be done.
  if ('do' in step) return item.rest.length > 0 || (kindOfEffect(step.do).readyOnWay?.(s, item) ?? true);
  if (!attack || attack.redirected) return true;
  if (attack.defender >= 0) return reachesDefender(s, item, attack);
  return attackTargets(s, step, { ...contextOfUse(s, use), before: [] }).includes(attack.target);
}

/** Whether what a played feature asks of its card or the table holds still. */
function isStillAllowed(s: Berserk, item: AbilityItem): boolean {
  const use = useOf(s, item.use);
  const feature = featureOf(s, use);
  if (feature?.kind !== 'play' || !feature.if || use.at > 0 || use.round > 0) return true;
  return holds(s, feature.if, contextOfUse(s, use));
}

/** Whether the striker still reaches the defender on the ground that has stepped in. */
function reachesDefender(s: Berserk, item: AbilityItem, attack: Attack): boolean {
  const by = pieceOf(s, item.card);
  const to = pieceOf(s, attack.defender);
  if (!by || !to || by.cell < 0 || may(s, to, 'defendAnyone', pieceOf(s, attack.target)) > 0) return true;
  return reaches(s, by, by.cell, to, 'simple', 0);
}

/**
 * The final target: the defender, whom it was redirected to, or the one declared (B12-502.1, B12-511.4; B09-400.2a,
 * B09-216.4, B09-412.2).
 */
function settle(g: G, item: AbilityItem): void {
  const s = g.state;
  const { attack } = item;
  if (attack) {
    if (attack.defender >= 0) attack.target = attack.defender;
    item.targets = [attack.target];
  }
  const turnedUp: number[] = [];
  for (const card of aimedAt(item)) {
    const piece = pieceOf(s, card);
    if (!piece?.hidden) continue;
    reveal(g, piece, 'B12-529.3', item.card);
    turnedUp.push(card);
  }
  if (attack) {
    const to = pieceOf(s, attack.target);
    if (to) to.attacked++;
    // B12-529.6, B09-415.4: aimed at a hidden card that turns out to be none for it: not executed, but paid for.
    if (turnedUp.length > 0 && !(to && stillLegal(s, item, attack, to))) {
      stirring(g)?.({ kind: 'illegal', rule: 'B12-529.6', card: ref(s, item.card), ability: item.type });
      endItem(g, item, 'revealedIllegal');
    }
    return;
  }
  if (turnedUp.length > 0) dropUnfit(g, item, turnedUp);
}

function stillLegal(s: Berserk, item: AbilityItem, attack: Attack, to: Piece): boolean {
  const type = typeOf(s, to);
  if (type === 'terrain' || type === 'equipment') return false;
  const use = useOf(s, item.use);
  const step = stepsOf(s, use)[use.at];
  if ('do' in step || step.use === 'or') return true;
  if (!isMeant(s, step.at ?? null, to, contextOfUse(s, use))) return false;
  if (profileOf(s).recheckStages) return isAimed(s, item);
  if (to.cell < 0) return reaches(s, pieceOf(s, item.card), attack.from, to, step.use, 0);
  return true;
}

/** Targets that proved not to be of the kind the text asks for (B12-529.5). */
function dropUnfit(g: G, item: AbilityItem, turnedUp: readonly number[]): void {
  const s = g.state;
  const use = useOf(s, item.use);
  const step = stepsOf(s, use)[use.at];
  if (!('do' in step)) return;
  const fit = turnedUp.filter((card) => fitsText(s, step.do, card, item));
  if (fit.length === turnedUp.length) return;
  item.targets = item.targets.filter((card) => !turnedUp.includes(card) || fit.includes(card));
  if (item.targets.length > 0) return;
  stirring(g)?.({ kind: 'illegal', rule: 'B12-529.6', card: ref(s, item.card), ability: item.type });
  endItem(g, item, 'revealedIllegal');
}

/** Features "on assault" (B12-G-on-assault, B12-G-change-on-assault). */
function onAssault(g: G, item: AbilityItem): void {
  const s = g.state;
  if (!item.attack) return;
  const by = pieceOf(s, item.card);
  const to = pieceOf(s, item.attack.target);
  if (!by || !to) return;
  const blow = blowOf(s, item, item.attack, false);
  const before = s.due.length;
  trigger(g, 'assaults', by, { other: to.card, blow });
  const union = profileOf(s).unionOnStrike ? 0 : wordOf(s, by, 'union');
  if (union > 0) dueNamed(g, by, 'union', { other: to.card, x: union, may: true });
  trigger(g, 'assaulted', to, { other: by.card, blow });
  recordAttack(s, by, blow.type, to.card);
  owesFor(s, useOf(s, item.use), before);
}

/** B09-216.8: modifiers count as they are now. */
function reckon(g: G, item: AbilityItem): void {
  const s = g.state;
  const { attack } = item;
  if (!attack) return;
  const [strike, answer] = [false, true].map((answering) =>
    strengthNow(s, blowOf(s, item, attack, answering), attack),
  );
  item.reckoned = { attack: strike, answer, mods: attack.mods.length };
}

/** B09-216.10: who is protected now is so when wounds come, whatever happens in between. */
function ward(g: G, item: AbilityItem): void {
  const s = g.state;
  const { attack } = item;
  if (!attack) {
    item.safe = item.targets.filter((card) => isWarded(s, item, card));
    return;
  }
  const blows = [false, true].map((answering) => ({
    ...blowOf(s, item, attack, answering),
    strength: item.reckoned?.[answering ? 'answer' : 'attack'] ?? 0,
  }));
  item.safe = blows.filter((blow) => isProtected(s, blow)).map(({ to }) => to);
}

/** Whether a card that was turned up is what the text asks for (B12-529.5). */
function fitsText(s: Berserk, effect: Effect, card: number, item: AbilityItem): boolean {
  const ctx = contextOfUse(s, useOf(s, item.use));
  const piece = pieceOf(s, card);
  const target = targetOf(effect);
  if (!piece || !suits(s, effect, card, ctx)) return false;
  return isMeant(s, target, piece, ctx);
}

/** Whether a card is among those that a text lets be chosen, or means all of. */
function isMeant(s: Berserk, target: Target | null, piece: Piece, ctx: Context): boolean {
  if (target === null || typeof target === 'string') return true;
  return fits(s, ofTarget('choose' in target ? target.choose : target.all), piece, ctx);
}
