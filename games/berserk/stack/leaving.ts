/** What has been executed, blocked or made impossible leaves the stack, and is paid for (B12-501.2, B12-511.6). */

import { push } from '@vigrid/kernel';
import { kindOfEffect } from '../effects/index.ts';
import { springTraps } from '../effects/trap.ts';
import { ref } from '../events.ts';
import { amountOf } from '../features/evaluate.ts';
import { elementsOf, isFlying, livesOf, stockOf } from '../features/figures.ts';
import { has } from '../features/gains.ts';
import { outgrow } from '../features/gifts.ts';
import { dueNamed, trigger, wear } from '../features/triggers.ts';
import { type Blow, missOf } from '../flow/combat/blow.ts';
import { isProtected } from '../flow/wounds/protection.ts';
import { close, takeChips } from '../flow/wounds/wounds.ts';
import type { PayFrame, WindowFrame } from '../state/frames.ts';
import type { Piece } from '../state/piece.ts';
import type { AbilityItem, Item, Use } from '../state/stack.ts';
import { type Berserk, cardOf, type G, pieceOf, profileOf } from '../state.ts';
import { stirring } from '../telling.ts';
import { breakRows, strikesOn } from './acting.ts';
import { blowOn } from './deed.ts';
import { contextOfUse, defenceList, isOver, spokenOf, stepsOf, useById, useOf } from './uses.ts';

/**
 * It is being executed, so it is off the stack; where payment is a stage of its own it stays for that (B09-216.12).
 */
export function leaveStack(s: Berserk, item: AbilityItem): void {
  if (!profileOf(s).triggersBeforePayment) takeOff(s, item);
}

/** What was declared above it meanwhile, in place of something it would have done, now lies lower by one. */
function takeOff(s: Berserk, item: Item): void {
  const at = s.stack.indexOf(item);
  if (at < 0) return;
  s.stack.splice(at, 1);
  for (const use of s.uses) if (use.base > at) use.base--;
}

/** What was executed is over: paid for at once (B12-511.6), or in its own time (B09-216.12). */
export function executed(g: G, item: AbilityItem, done: boolean, blow: Blow | null): void {
  const ending = done ? 'executed' : 'blocked';
  if (done && item.type === 'spell' && item.ended !== 'executed') onCast(g, item);
  if (profileOf(g.state).triggersBeforePayment) {
    note(g.state, item, ending);
    if (!blow) return;
    item.blow = blow;
    useOf(g.state, item.use).ward = blow.protected ? blow.to : -1;
    return;
  }
  if (item.attack) payDefender(g, item);
  endItem(g, item, ending, blow);
}

/** What came of one effect of a text, in the whole of it. */
function note(s: Berserk, item: AbilityItem, ending: 'executed' | 'blocked' | 'illegal'): void {
  const use = useOf(s, item.use);
  use.done = ending === 'executed';
  // B09-423.1a: what has had effects is paid for.
  if (ending === 'executed') use.owed = true;
  if (item.ended !== 'executed') item.ended = ending;
}

/**
 * Nothing can come of the effect. What else there is of its text goes on (B09-423.3); otherwise it is removed without
 * payment (B12-526.1; B09-103.3, B09-409.2).
 */
export function comesToNothing(g: G, item: AbilityItem): void {
  if (item.rest.length > 0 || item.ended !== null) note(g.state, item, 'illegal');
  else endItem(g, item, 'illegal');
}

/** What accompanies a spell does not reach a card that is protected from it (B12-G-protection-from-spells). */
function onCast(g: G, item: AbilityItem): void {
  const s = g.state;
  const by = pieceOf(s, item.card);
  const other = item.targets.find((card) => !isProtected(s, blowOn(s, item, card, 0)));
  if (by) trigger(g, 'casts', by, other === undefined ? {} : { other });
}

export function payFor(g: G, item: AbilityItem): void {
  payDefender(g, item);
  endItem(g, item, item.ended ?? 'blocked', item.blow);
}

/** The defender closes with the payment of the attack (B12-513.9, B09-216.12a). */
export function payDefender(g: G, item: AbilityItem): void {
  const { attack } = item;
  if (!attack || attack.defence < 0) return;
  const use = g.state.uses.find((one) => one.id === attack.defence);
  if (!use) return;
  use.owed = true;
  endUse(g, use);
}

/** RB-71: where the attack is not paid for, neither is the defence (B12-513.9), and its card is free again. */
function releaseDefender(g: G, defence: number): void {
  const use = defence < 0 ? undefined : useById(g.state, defence);
  if (use) endUse(g, use);
}

/** B12-526.1: a strike that was interrupted counts as none of those that a card may do in a turn. */
function forgetAssault(s: Berserk, { type, card }: AbilityItem, at: number): void {
  const piece = pieceOf(s, card);
  if (!piece) return;
  if (profileOf(s).cancelledIsUndeclared && piece.acts === 0) piece.assaulted = false;
  // What interrupted it may have broken its row since.
  const last = piece.struck.lastIndexOf(at);
  if (type !== 'simple' || last < 0) return;
  piece.strikes--;
  if (piece.strikes === 0) piece.struck = [];
  else piece.struck.splice(last, 1);
}

/**
 * How an item ended: its effect was applied, it was blocked, it became impossible (B12-G-illegality,
 * B12-G-interruption), its source is gone.
 */
export type Ending = 'executed' | 'blocked' | 'illegal' | 'revealedIllegal' | 'sourceGone';

/** B09-423.1a, RB-80: whether anything has come of it already; dice that were thrown for it are an effect of it. */
export function hadEffects(s: Berserk, item: Item): boolean {
  if (!profileOf(s).owesForEffects) return false;
  return useById(s, item.use)?.owed === true || (item.kind === 'ability' && item.rolls.length > 0);
}

/** An item has left the stack: the use goes on to its next ability, or is paid for (B12-505.3, B12-511.6). */
export function endItem(g: G, item: Item, ending: Ending, blow: Blow | null = null): void {
  const s = g.state;
  takeOff(s, item);
  if (ending === 'illegal' && profileOf(s).priorityAfterCancelling === 'owner') {
    const window = s.frames.findLast((one): one is WindowFrame => one.kind === 'window');
    if (window) window.holder = item.seat;
  }
  const use = useById(s, item.use);
  const owes = hadEffects(s, item);
  if (item.kind === 'ability' && item.attack) {
    if (ending === 'illegal' && owes) payDefender(g, item);
    else releaseDefender(g, item.attack.defence);
    if (ending === 'illegal' && !owes) forgetAssault(s, item, item.attack.declaredAt);
  }
  if (!use) return;
  use.done = ending === 'executed';
  use.ward = blow?.protected ? blow.to : -1;
  if ((ending !== 'illegal' || owes) && ending !== 'sourceGone') use.owed = true;
  if (item.kind === 'ability') {
    noteFeat(g, use, item);
    // B09-409.1, B09-410.1: what is taken off the stack is so with all of its object.
    const { list, at: last } = item.rest.at(-1) ?? use;
    use.list = list;
    use.at = last;
    goOn(s, use, item);
  }
  if (isOver(s, use) || ending === 'sourceGone') endUse(g, use, blow ?? undealt(s, item, ending));
}

/** B12-527.4, B12-529.6: what was not executed but paid for has an "after" (B12-G-after-attack). */
function undealt(s: Berserk, item: Item, ending: Ending): Blow | null {
  const paid = ending === 'blocked' || ending === 'revealedIllegal';
  return paid && item.kind === 'ability' && !profileOf(s).triggersBeforePayment ? missOf(item) : null;
}

/** A strike, a shot and a healing by forest creatures in a row; anything else in between breaks it (Eyes of Krong). */
function noteFeat(g: G, use: Use, item: AbilityItem): void {
  const s = g.state;
  const piece = pieceOf(s, item.card);
  if (!piece) return;
  const side = s.sides[piece.seat];
  const feat = use.done ? featOf(s, use, item) : 0;
  const card = cardOf(s, item.card);
  if (feat === 0 || card.triggers.has('feat') || !elementsOf(s, piece).includes('forest')) {
    if (side.feats.length > 0) side.feats = [];
    return;
  }
  side.feats = [...side.feats, feat].slice(-3);
  if (side.feats.reduce((a, b) => a | b, 0) !== 7) return;
  side.feats = [];
  trigger(g, 'feat', piece);
}

function featOf(s: Berserk, use: Use, item: AbilityItem): number {
  if (item.attack) {
    if (item.attack.grade < 0) return 0;
    return item.type === 'shot' ? 2 : item.type === 'throw' || item.type === 'discharge' ? 0 : 1;
  }
  const step = stepsOf(s, use)[use.at];
  if (!step || !('do' in step)) return 0;
  return kindOfEffect(step.do).replaceable?.(s, step.do, contextOfUse(s, use), item)?.of === 'healing'
    ? 4
    : 0;
}

/** The next ability, or the same once more. */
function goOn(s: Berserk, use: Use, item: AbilityItem): void {
  const step = stepsOf(s, use)[use.at];
  use.same = spokenOf(step, item, use.same);
  use.before = [...use.before, ...item.targets];
  const rounds = 'count' in step ? amountOf(s, step.count ?? 1, contextOfUse(s, use)) : 1;
  use.round++;
  if (use.queue.length > 0 || use.round < rounds) return;
  use.at++;
  use.round = 0;
}

/**
 * Pays for what was used (B12-501.2): not if all of it was interrupted (B12-526.1; B09-409.1, B09-409.3), not if its
 * source is gone.
 */
export function endUse(g: G, use: Use, blow: Blow | null = null): void {
  const s = g.state;
  s.uses.splice(s.uses.indexOf(use), 1);
  const piece = pieceOf(s, use.card);
  if (!piece && use.owed && use.pay.key >= 0) wear(s, use.card, use.pay.per, use.pay.key);
  if (!piece || !use.owed || use.free) return;
  // B12-509.1: who is left without lives dies at once, and so before anybody pays with a life.
  const deadly = use.pay.wounds > 0 || use.pay.lives > 0;
  if (deadly && !profileOf(s).destructionUsesStack) push<PayFrame>(g, { kind: 'pay', step: 0, use, blow });
  else pay(g, use, piece, blow);
}

/** Payment is no ability: it has neither source nor target (B12-501.3). */
export function pay(g: G, use: Use, piece: Piece, blow: Blow | null): void {
  const s = g.state;
  const { pay: paid } = use;
  if (paid.chips > 0) takeChips(g, piece, paid.chips, 'B12-120.5');
  for (const { card, chips } of paid.lent) {
    const lender = pieceOf(s, card);
    if (lender) takeChips(g, lender, chips, 'B12-G-meditation');
  }
  if (paid.wounds > 0) {
    piece.wounds += paid.wounds;
    const card = ref(s, piece.card);
    stirring(g)?.({
      kind: 'wounded',
      rule: 'B12-501.2',
      card,
      amount: paid.wounds,
      by: null,
      wounds: piece.wounds,
      lives: livesOf(s, piece),
    });
  }
  if (paid.lives > 0) {
    piece.extraLives -= Math.min(paid.lives, piece.extraLives);
    s.stirred = true;
  }
  if (paid.move > 0) piece.spent += paid.move;
  if (paid.key >= 0) (paid.per === 'turn' ? piece.usedTurn : piece.usedBattle).push(paid.key);
  if (paid.close) payAction(g, use, piece);
  const other = blow?.to ?? use.same[0] ?? -1;
  const height = use.base;
  // B12-G-after-attack.
  if (blow && paid.assault) trigger(g, 'afterAttack', piece, { other, blow, height, x: blow.wounds });
  if (!paid.close) return;
  trigger(g, 'acts', piece, { other, height });
  springTraps(g, 'acts', piece);
  // B12-G-decay-x, B12-G-change-decay-x: after its action.
  if (has(s, piece, 'decay')) dueNamed(g, piece, 'decay', { height });
}

/** A card action (B12-G-card-action): the card has acted, loses its movement and closes (B12-510.2, B12-510.5). */
function payAction(g: G, use: Use, piece: Piece): void {
  const s = g.state;
  piece.acts++;
  outgrow(s, piece, 'itActs');
  breakRows(g, piece);
  piece.spent = Math.max(piece.spent, stockOf(s, piece), 1);
  const defends = use.list === defenceList;
  // B09-419.1b: who does not close leaves that part of the payment out.
  if (defends && has(s, piece, 'staysOpenAsDefender')) return;
  if (use.pay.assault) {
    // B12-208.6, B09-211.9: a preparation is for one strike at a flyer.
    const target = pieceOf(s, use.same[0] ?? -1);
    if (!target || isFlying(s, target)) piece.prepared = -1;
    if (has(s, piece, 'staysOpenAfterAssault')) return;
    // Several strikes per turn: it closes after the last.
    if (piece.strikes > 0 && strikesOn(s, piece)) return;
  }
  close(g, piece, defends && s.edition === '2009' ? 'B09-216.12a' : 'B12-510.2');
}
