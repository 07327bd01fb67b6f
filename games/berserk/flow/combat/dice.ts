/** Dice of an ability on the stack (B12-306.1): thrown, changed, and what the Strike Table makes of them (section 514). */
import { asks, flow, push, rollDie, type YesNoQuestion } from '@vigrid/kernel';
import { changeAwaited } from '../../effects/next-attack.ts';
import { ref } from '../../events.ts';
import { isCreature, typeOf } from '../../features/figures.ts';
import { cannot, has, may } from '../../features/gains.ts';
import { spendOnRoll } from '../../features/spent.ts';
import { awaits, dueNamed, trigger } from '../../features/triggers.ts';
import type { RuleId } from '../../rulebook/index.ts';
import type { WeakenFrame } from '../../state/frames.ts';
import type { Piece } from '../../state/piece.ts';
import type { AbilityItem, Attack, Roll } from '../../state/stack.ts';
import { type Berserk, type G, pieceOf, profileOf } from '../../state.ts';
import { hearing } from '../../telling.ts';
import { type Blow, blowOf } from './blow.ts';
import type { PickRollFrame } from './pick-roll.ts';
import { gradeOf, resultOf, rollFor } from './strength.ts';
import { closedGrade, strikeTable, weakened } from './strike-table.ts';

/**
 * Dice are thrown by who controls the cards (B12-306.2) and lie on the stack (B12-306.1, B12-511.5.1): the
 * source's, though it may be the only one (B09-205.5a), and the repeller's if the two fight (B09-216.5).
 */
export function throwDice(g: G, item: AbilityItem): void {
  const s = g.state;
  const { attack } = item;
  const throws: Roll[] = [throwFor(g, item.card, item.seat)];
  if (attack) {
    const to = pieceOf(s, attack.target);
    attack.fight = to !== null && fights(s, item, attack, to);
    if (attack.fight && to) throws.push(throwFor(g, to.card, to.seat));
  }
  for (const { card, ...mod } of item.awaited) throws.find((roll) => roll.card === card)?.mods.push(mod);
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
  hearing(g)?.({ kind: 'rolled', rule: 'B12-306.1', card: ref(g.state, card), natural });
  return { card, seat, natural, result: -1, mods: [], order: [] };
}

/**
 * Whether the repelling card fights (B12-514.1, B12-G-fights, B12-G-as-against-closed-card): an open creature of the
 * opponent (B12-514.7), no artifact (B12-210.3, B09-213.3, B09-213.4), terrain or equipment (B09-212.2, B09-214.3),
 * against a simple strike (B12-514.8). Who does not is struck like a closed card (B09-205.5b), but rolls for an attack
 * of its own (B09-205.5c).
 */
export function fights(s: Berserk, item: AbilityItem, attack: Attack, to: Piece): boolean {
  if (item.type !== 'simple' || attack.unanswerable) return false;
  // B12-514.7: of one squad, whoever it was that declared the strike.
  const seat = pieceOf(s, item.card)?.seat ?? item.seat;
  if (!isCreature(s, to) || to.seat === seat || cannot(s, to, 'fight')) return false;
  if (attack.asOpen) return true;
  // B12-515.1: the target of a sudden attack does not fight.
  if (attack.sudden && !profileOf(s).suddenIsFought) return false;
  return !to.closed || may(s, to, 'fightClosed') > 0;
}

/** B09-216.5: in 2009 what triggers on a roll does so as it was thrown, before modifiers. */
export function onRolls(g: G, item: AbilityItem): void {
  const s = g.state;
  for (const [i, { card, natural }] of item.rolls.entries()) {
    const piece = pieceOf(s, card);
    if (piece) trigger(g, 'rolls', piece, { ...occasionOf(s, item, i), x: natural });
  }
}

/** The card against which a die was rolled, and the attack. The first die is that of the source. */
const occasionOf = (s: Berserk, item: AbilityItem, die: number): { other: number; blow?: Blow } => ({
  other: die === 0 ? (item.attack?.target ?? -1) : item.card,
  ...(item.attack && { blow: blowOf(s, item, item.attack, die > 0) }),
});

/**
 * Modifiers are applied (B09-216.6) and the rolls leave the stack (B12-518.2); nobody declares anything meanwhile
 * (B12-518.5).
 */
export function applyRolls(g: G, item: AbilityItem): void {
  const s = g.state;
  const { attack } = item;
  for (let i = 0; i < item.rolls.length; i++) {
    const roll = item.rolls[i];
    roll.result = resultOf(s, roll, rollFor(item, i), attack?.fight === true);
    hearing(g)?.({
      kind: 'rollResult',
      rule: 'B12-518.2',
      card: ref(s, roll.card),
      natural: roll.natural,
      result: roll.result,
    });
    const piece = pieceOf(s, roll.card);
    if (!piece) continue;
    spendOnRoll(s, piece);
    const { rollWithModifiers } = profileOf(s);
    const said = rollWithModifiers ? roll.result : roll.natural;
    if (rollWithModifiers && awaits(s, 'rolls'))
      trigger(g, 'rolls', piece, { ...occasionOf(s, item, i), x: said });
    if (said % 2 === 1 && has(s, piece, 'plague')) dueNamed(g, piece, 'plague', { x: roll.result });
  }
}

/**
 * What the two deal (B12-514.2, B12-514.6); whoever rolled higher may weaken the strike (B12-514.4,
 * B12-G-weakening-by-strike-table).
 */
export function table(g: G, item: AbilityItem): void {
  const { attack, rolls } = item;
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
export const weaken = flow<G, WeakenFrame>({
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
        hearing(g)?.({ kind: 'weakened', rule: 'B12-514.4', card: ref(g.state, card), grade });
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

/** Why the dice were read as they were: by the Strike Table, or as against a closed card. */
function gradedBy(s: Berserk, item: AbilityItem, attack: Attack): RuleId {
  if (attack.fight) return attack.grade < 0 && attack.answer < 0 ? 'B12-514.5' : 'B12-514.2';
  if (attack.unanswerable) return 'B12-G-unanswerable-strike';
  if (item.type !== 'simple') return 'B12-514.8';
  const to = pieceOf(s, attack.target);
  if (!to) return 'B12-514.6';
  if (typeOf(s, to) === 'artifact') return 'B12-210.3';
  if (to.seat === item.seat) return 'B12-514.7';
  if (to.closed) return 'B12-514.6';
  return attack.sudden ? 'B12-515.1' : 'B12-G-does-not-fight';
}

/** Grades are settled; a miss is told, and what waits for one (B12-514.5). */
function setGrades(g: G, item: AbilityItem, attack: Attack): void {
  const s = g.state;
  const rolled = attack.grade;
  if (rolled >= 0) attack.grade = gradeOf(s, blowOf(s, item, attack, false), rolled, attack.mods);
  if (attack.grade !== rolled) attack.regraded = true;
  if (attack.answer >= 0)
    attack.answer = gradeOf(s, blowOf(s, item, attack, true), attack.answer, attack.mods);
  hearing(g)?.({
    kind: 'graded',
    rule: gradedBy(s, item, attack),
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
