/**
 * The course of an ability on the stack (B12-511.1, B09-216.1). An edition is a list of stages; players have priority
 * in each of them (B12-511.2), and when both have passed its work is done. Both editions put the same pieces of work
 * into stages of their own: 2012 has few stages with much in each, 2009 a chain of nine objects.
 */
import { again, asks, flow, push, rollDie, type YesNoQuestion } from '@vigrid/kernel';
import { type Context, fits, isFree } from '../abilities/filters.ts';
import type { Effect, Target } from '../abilities/types.ts';
import { type Blow, isAttackType, newBlow } from '../effects/attacks.ts';
import { blowOn, isWarded, perform } from '../effects/perform.ts';
import { changeAwaited } from '../effects/responses.ts';
import { spendOnRoll } from '../effects/spent.ts';
import { gradeOf, type RollFor, resultOf, strengthNow } from '../effects/strength.ts';
import { dueNamed, trigger } from '../effects/triggers.ts';
import { isProtected } from '../effects/wounds.ts';
import { reveal, say } from '../effects/zones.ts';
import { ref } from '../events.ts';
import { cannot, has, isCreature, may, typeOf, wordOf } from '../figures.ts';
import type { Edition } from '../profile.ts';
import {
  type AbilityItem,
  type AgreeFrame,
  type Attack,
  type Berserk,
  type G,
  type HarmFrame,
  type MendFrame,
  type Piece,
  pieceOf,
  profileOf,
  type Roll,
  type SearchFrame,
  type StageFrame,
  type WeakenFrame,
} from '../state.ts';
import { mending } from './mend.ts';
import { suits } from './possible.ts';
import type { PickRollFrame } from './rolls.ts';
import { searchesNow } from './search.ts';
import { closedGrade, strikeTable, weakened } from './table.ts';
import { attackTargets, reaches, targetOf } from './targets.ts';
import { canStillPay, contextOfUse, endItem, endUse, featureOf, itemOf, stepsOf, useOf } from './uses.ts';

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

const courses: Readonly<
  Record<Edition, { readonly rolled: readonly Stage[]; readonly plain: readonly Stage[] }>
> = {
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
      { name: 'roll', work: [throwDice] },
      { name: 'result', work: [applyRolls] },
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
  },
};

const { '2012': of2012, '2009': of2009 } = courses;

export function courseOf(s: Berserk, item: AbilityItem): readonly Stage[] {
  const course = s.edition === '2012' ? of2012 : of2009;
  return rollsDice(s, item) ? course.rolled : course.plain;
}

/** Attacks are rolled for, and so are spells and influences of X-Y-Z or with a die in them (B12-511.8, B09-205.7b). */
function rollsDice(s: Berserk, item: AbilityItem): boolean {
  if (item.attack) return true;
  const use = s.uses.find((one) => one.id === item.use);
  if (!use) return item.rolls.length > 0;
  const step = stepsOf(s, use)[use.at];
  if (!step || !('do' in step)) return false;
  const effect = step.do;
  if (effect.do === 'rollFor') return true;
  if (effect.do === 'limitMoves') return Array.isArray(effect.most);
  return (effect.do === 'wound' || effect.do === 'heal') && Array.isArray(effect.amount);
}

/** Carries the item on top of the stack through the stage it is in. */
export const stage = flow<Berserk, StageFrame>({
  work(g, f) {
    const s = g.state;
    const item = itemOf(s, f.item);
    if (item?.kind !== 'ability') return;
    const { work } = courseOf(s, item)[item.stage];
    if (f.at === 0 && !mayGoOn(g, item)) return;
    while (f.at < work.length) {
      s.cause = s.uses.find((one) => one.id === item.use)?.chain ?? [];
      work[f.at++](g, item);
      if (s.frames[s.frames.length - 1] !== f) {
        // Somebody decides something first.
        again(f);
        return;
      }
      if (!s.stack.includes(item)) return;
    }
    item.stage++;
  },
});

/**
 * B12-502.3: without its source it is neither executed nor paid for. Blocked, it is only paid for (B12-527.4,
 * B09-410.1).
 */
function mayGoOn(g: G, item: AbilityItem): boolean {
  const s = g.state;
  const use = s.uses.find((one) => one.id === item.use);
  const told = () => ({ card: ref(s, item.card), ability: item.type }) as const;
  // B09-405.4: in 2009 a triggered feature does without its source.
  const triggered = use !== undefined && featureOf(s, use)?.kind === 'when';
  const outlives = triggered && profileOf(s).triggersOutliveSource;
  if (!pieceOf(s, item.card) && !use?.free && !outlives) {
    say(g, { kind: 'sourceGone', rule: 'B12-502.3', ...told() });
    endItem(g, item, 'sourceGone');
    return false;
  }
  // B09-G-legality-condition: in 2009 that is checked at every stage; what is illegal is not paid for (B09-423.1).
  if (profileOf(s).recheckStages && !item.ended && !isAimed(s, item)) {
    say(g, { kind: 'illegal', rule: 'B09-G-legality-condition', ...told() });
    endItem(g, item, 'illegal');
    return false;
  }
  // B12-525.1, B09-404.4, RB-28: what can not be paid for any more is removed.
  if (use && !canStillPay(s, use)) {
    say(g, { kind: 'illegal', rule: 'B12-525.1', ...told() });
    endItem(g, item, 'illegal');
    return false;
  }
  // B12-511.9: at once, whatever stage it is in.
  if (item.blocked) {
    say(g, { kind: 'blocked', rule: 'B12-527.3', ...told() });
    payDefender(g, item);
    endItem(g, item, 'blocked');
    return false;
  }
  return true;
}

/** Whether the action could still be declared at its target, where nobody has stepped in or aimed it elsewhere. */
function isAimed(s: Berserk, item: AbilityItem): boolean {
  const use = useOf(s, item.use);
  const step = stepsOf(s, use)[use.at];
  const { attack } = item;
  if (!step || step.use === 'or') return true;
  if ('do' in step) return step.do.do !== 'summon' || item.cells.every((cell) => isFree(s, cell));
  if (!attack || attack.redirected || attack.defender >= 0) return true;
  return attackTargets(s, step, { ...contextOfUse(s, use), before: [] }).includes(attack.target);
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
  for (const card of [...item.targets, ...item.second]) {
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
      say(g, { kind: 'illegal', rule: 'B12-529.6', card: ref(s, item.card), ability: item.type });
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
  say(g, { kind: 'illegal', rule: 'B12-529.6', card: ref(s, item.card), ability: item.type });
  endItem(g, item, 'revealedIllegal');
}

/** Features "on assault" (B12-G-on-assault, B12-G-change-on-assault). */
function onAssault(g: G, item: AbilityItem): void {
  const s = g.state;
  if (!item.attack || !s.stack.includes(item)) return;
  const by = pieceOf(s, item.card);
  const to = pieceOf(s, item.attack.target);
  if (!by || !to) return;
  const blow = blowOf(s, item, item.attack, false);
  trigger(g, 'assaults', by, { other: to.card, blow });
  const union = profileOf(s).unionOnStrike ? 0 : wordOf(s, by, 'union');
  if (union > 0) dueNamed(g, by, 'union', { other: to.card, x: union, may: true });
  trigger(g, 'assaulted', to, { other: by.card, blow });
}

/** An attack or the answer to it (B12-G-answering-strike), as it stands. */
export function blowOf(s: Berserk, item: AbilityItem, attack: Attack, answering: boolean): Blow {
  return newBlow({
    by: answering ? attack.target : item.card,
    to: answering ? item.card : attack.target,
    type: answering ? 'simple' : item.type,
    grade: answering ? attack.answer : attack.grade,
    // B09-G-reduce-attack-to-grade: what goes with the new grade does not work.
    graded: answering || !attack.regraded || profileOf(s).reducedGradeTriggers,
    answering,
    directed: attack.directed,
    // B12-G-protection-from-sudden-actions: triggered attacks are sudden, but no sudden actions.
    sudden: !answering && s.uses.some(({ id, pay }) => id === item.use && pay.sudden),
    from: attack.from,
    seat: answering ? 1 - item.seat : item.seat,
    ignores: attack.ignores && !answering,
  });
}

/**
 * Dice are thrown by who controls the cards (B12-306.2) and lie on the stack (B12-306.1, B12-511.5.1): the
 * source's, though it may be the only one (B09-205.5a), and the repeller's if the two fight (B09-216.5).
 */
function throwDice(g: G, item: AbilityItem): void {
  const s = g.state;
  const { attack } = item;
  if (!s.stack.includes(item)) return;
  const throws: Roll[] = [throwFor(g, item.card, item.seat)];
  if (attack) {
    const to = pieceOf(s, attack.target);
    attack.fight = to !== null && fights(s, item, attack, to);
    if (attack.fight && to) throws.push(throwFor(g, to.card, to.seat));
  }
  item.rolls = throws;
  if (!attack?.fight) return;
  for (const { card, natural } of throws) {
    const piece = pieceOf(s, card);
    if (!piece || may(s, piece, 'rollTwice') === 0) continue;
    const { natural: again } = throwFor(g, card, piece.seat);
    push<PickRollFrame>(g, { kind: 'pickRoll', step: 0, item: item.id, card, naturals: [natural, again] });
  }
}

function throwFor(g: G, card: number, seat: number): Roll {
  const natural = rollDie(g, 6);
  say(g, { kind: 'rolled', rule: 'B12-306.1', card: ref(g.state, card), natural });
  return { card, seat, natural, result: -1, mods: [] };
}

/**
 * Whether the repelling card fights (B12-514.1, B12-G-fights, B12-G-as-against-closed-card): an open creature of the
 * opponent (B12-514.7), no artifact (B12-210.3, B09-213.3, B09-213.4), terrain or equipment (B09-212.2, B09-214.3),
 * against a simple strike (B12-514.8). Who does not is struck like a closed card (B09-205.5b), but rolls for an attack
 * of its own (B09-205.5c).
 */
export function fights(s: Berserk, item: AbilityItem, attack: Attack, to: Piece): boolean {
  if (item.type !== 'simple' || attack.unanswerable) return false;
  if (!isCreature(s, to) || to.seat === item.seat || cannot(s, to, 'fight')) return false;
  if (attack.asOpen) return true;
  // B12-515.1: the target of a sudden attack does not fight.
  if (attack.sudden) return false;
  return !to.closed || may(s, to, 'fightClosed') > 0;
}

/**
 * Modifiers are applied (B09-216.6) and the rolls leave the stack (B12-518.2); nobody declares anything meanwhile
 * (B12-518.5).
 */
function applyRolls(g: G, item: AbilityItem): void {
  const s = g.state;
  const { attack } = item;
  if (!s.stack.includes(item)) return;
  for (const [i, roll] of item.rolls.entries()) {
    const what: RollFor = {
      as: !attack ? 'other' : i === 0 ? 'attack' : 'defence',
      type: item.type,
      against: attack ? (i === 0 ? attack.target : item.card) : -1,
    };
    roll.result = resultOf(s, roll, what, attack?.fight === true);
    say(g, {
      kind: 'rollResult',
      rule: 'B12-518.2',
      card: ref(s, roll.card),
      natural: roll.natural,
      result: roll.result,
    });
    const piece = pieceOf(s, roll.card);
    if (!piece) continue;
    spendOnRoll(s, piece);
    const other = i === 0 ? (attack?.target ?? -1) : item.card;
    const said = profileOf(s).rollWithModifiers ? roll.result : roll.natural;
    trigger(g, 'rolls', piece, { other, x: said });
    if (said % 2 === 1 && has(s, piece, 'plague')) dueNamed(g, piece, 'plague', { x: roll.result });
  }
}

/**
 * What the two deal (B12-514.2, B12-514.6); whoever rolled higher may weaken the strike (B12-514.4,
 * B12-G-weakening-by-strike-table).
 */
function table(g: G, item: AbilityItem): void {
  const s = g.state;
  const { attack, rolls } = item;
  if (!s.stack.includes(item)) return;
  if (!attack) {
    item.grade = closedGrade(rolls[0].result);
    return;
  }
  if (!attack.fight) {
    attack.grade = closedGrade(rolls[0].result);
    attack.answer = -1;
    setGrades(g, item, attack);
    return;
  }
  const [mine, theirs] = rolls;
  const exchange = strikeTable(mine.result, theirs.result);
  attack.grade = exchange.attack;
  attack.answer = exchange.answer;
  if (weakened(mine.result, theirs.result)) {
    const seat = mine.result > theirs.result ? mine.seat : theirs.seat;
    push<WeakenFrame>(g, { kind: 'weaken', step: 0, item: item.id, seat });
  } else setGrades(g, item, attack);
}

/** B12-514.4, B09-216.7. */
export const weaken = flow<Berserk, WeakenFrame>({
  ask: asks(
    (g: G, f: WeakenFrame): YesNoQuestion => {
      const { item, attack } = attackItem(g.state, f.item);
      const about = { source: item.card, target: attack.target };
      return { kind: 'yesno', seat: f.seat, ask: 'weaken', rule: 'B12-514.4', about };
    },
    (g, f, yes) => {
      const { item, attack } = attackItem(g.state, f.item);
      const [mine, theirs] = item.rolls;
      const less = yes ? weakened(mine.result, theirs.result) : null;
      if (less) {
        attack.grade = less.attack;
        attack.answer = less.answer;
        const card = f.seat === mine.seat ? mine.card : theirs.card;
        const grade = Math.max(less.attack, less.answer);
        say(g, { kind: 'weakened', rule: 'B12-514.4', card: ref(g.state, card), grade });
      }
      setGrades(g, item, attack);
    },
  ),
});

function attackItem(s: Berserk, id: number): { item: AbilityItem; attack: Attack } {
  const item = s.stack.find((one) => one.id === id);
  if (item?.kind !== 'ability' || !item.attack) throw new Error(`Item ${id} on the stack is no attack.`);
  return { item, attack: item.attack };
}

/** Grades are settled; a miss is told, and what waits for one (B12-514.5). */
function setGrades(g: G, item: AbilityItem, attack: Attack): void {
  const s = g.state;
  const rolled = attack.grade;
  if (rolled >= 0) attack.grade = gradeOf(s, blowOf(s, item, attack, false), rolled, attack.mods);
  if (attack.grade !== rolled) attack.regraded = true;
  if (attack.answer >= 0)
    attack.answer = gradeOf(s, blowOf(s, item, attack, true), attack.answer, attack.mods);
  say(g, {
    kind: 'graded',
    rule: attack.fight ? 'B12-514.2' : 'B12-514.6',
    card: ref(s, item.card),
    target: ref(s, attack.target),
    grade: attack.grade,
    answer: attack.fight ? attack.answer : null,
  });
  changeAwaited(g, item);
  if (attack.grade >= 0) return;
  const by = pieceOf(s, item.card);
  const to = pieceOf(s, attack.target);
  const blow = blowOf(s, item, attack, false);
  if (by) trigger(g, 'misses', by, { other: attack.target, blow });
  if (to) trigger(g, 'missed', to, { other: item.card, blow });
}

/** B09-216.8: modifiers count as they are now. */
function reckon(g: G, item: AbilityItem): void {
  const s = g.state;
  const { attack } = item;
  if (!attack || !s.stack.includes(item)) return;
  const [strike, answer] = [false, true].map((answering) =>
    strengthNow(s, blowOf(s, item, attack, answering), attack),
  );
  item.reckoned = { attack: strike, answer, mods: attack.mods.length };
}

/** B09-216.10: who is protected now is so when wounds come, whatever happens in between. */
function ward(g: G, item: AbilityItem): void {
  const s = g.state;
  const { attack } = item;
  if (!s.stack.includes(item)) return;
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

/** Leaves the stack and takes effect (B12-511.5.2); see harm.ts and effects/. */
function execute(g: G, item: AbilityItem): void {
  const s = g.state;
  if (!s.stack.includes(item)) return;
  if (useOf(s, item.use).may) {
    push<AgreeFrame>(g, { kind: 'agree', step: 0, item: item.id });
    return;
  }
  if (isAttackType(item.type)) strikeHome(g, item);
  else if (searchesNow(s, item)) push<SearchFrame>(g, { kind: 'search', step: 0, item: item.id });
  else if (mending(s, item).length > 0)
    push<MendFrame>(g, { kind: 'mend', step: 0, item: item.id, asked: [], by: -1, of: -1 });
  else perform(g, item);
}

export const agree = flow<Berserk, AgreeFrame>({
  ask: asks(
    (g: G, f: AgreeFrame): YesNoQuestion | null => {
      const item = itemOf(g.state, f.item);
      if (!item) return null;
      return { kind: 'yesno', seat: item.seat, ask: 'may', rule: 'B09-405.3', about: { source: item.card } };
    },
    (g, f, yes) => {
      const item = itemOf(g.state, f.item);
      if (item?.kind !== 'ability') return;
      useOf(g.state, item.use).may = false;
      if (yes) execute(g, item);
      else endItem(g, item, 'illegal');
    },
  ),
});

/** Both strikes are dealt at the same time (B12-511.7). */
function strikeHome(g: G, item: AbilityItem): void {
  const s = g.state;
  const { attack } = item;
  if (!attack) return;
  const blows: Blow[] = [];
  if (pieceOf(s, attack.target)) {
    if (attack.grade >= 0) blows.push(blowOf(s, item, attack, false));
    if (attack.answer >= 0) blows.push(blowOf(s, item, attack, true));
  }
  leaveStack(s, item);
  push<HarmFrame>(g, { kind: 'harm', step: 0, item: item.id, of: item, blows, at: 0 });
}

/**
 * It is being executed, so it is off the stack; where payment is a stage of its own it stays for that (B09-216.12).
 */
export function leaveStack(s: Berserk, item: AbilityItem): void {
  if (!profileOf(s).triggersBeforePayment) s.stack.splice(s.stack.indexOf(item), 1);
}

/** What was executed is over: paid for at once (B12-511.6), or in its own time (B09-216.12). */
export function executed(g: G, item: AbilityItem, done: boolean, blow: Blow | null): void {
  const ending = done ? 'executed' : 'blocked';
  if (done && item.type === 'spell') onCast(g, item);
  if (profileOf(g.state).triggersBeforePayment) {
    item.ended = ending;
    item.blow = blow;
    return;
  }
  if (item.attack) payDefender(g, item);
  endItem(g, item, ending, blow);
}

/** What accompanies a spell does not reach a card that is protected from it (B12-G-protection-from-spells). */
function onCast(g: G, item: AbilityItem): void {
  const s = g.state;
  const by = pieceOf(s, item.card);
  const other = item.targets.find((card) => !isProtected(s, blowOn(s, item, card, 0)));
  if (by) trigger(g, 'casts', by, other === undefined ? {} : { other });
}

function payFor(g: G, item: AbilityItem): void {
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
  return fits(s, 'choose' in target ? target.choose : target.all, piece, ctx);
}
