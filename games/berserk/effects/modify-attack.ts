/** To an attack on the stack, by or against the target (B12-519.1). */
import { either, optional, whole, yes } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import { type Amount, amount } from '../abilities/amount.ts';
import type { AttackPattern } from '../abilities/filter.ts';
import { attackPattern } from '../abilities/filter.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { choiceOr } from '../abilities/target.ts';
import { grade, grades } from '../abilities/vocabulary.ts';
import { ref } from '../events.ts';
import type { Context } from '../features/context.ts';
import { amountOf } from '../features/evaluate.ts';
import { isOf, plannedBlow, regrade } from '../flow/combat/blow.ts';
import type { AbilityItem } from '../state/stack.ts';
import { type Berserk, pieceOf } from '../state.ts';
import { hearing } from '../telling.ts';
import { attackOf } from '../text/attacks.ts';
import { command } from '../text/clauses.ts';
import { figure } from '../text/filters.ts';
import { grades as gradeNames } from '../text/names.ts';
import { targetPhrase } from '../text/targets.ts';

const shape = {
  whose: choiceOr('it', 'this'),
  attack: attackPattern,
  by: optional(amount),
  to: optional(either(grade, whole)),
  /** The chosen card is the one attacked. */
  against: optional(yes),
};

export const modifyAttack: EffectKind<'modifyAttack', typeof shape> = {
  shape,
  target: ({ whose }) => whose,
  suits: (s, { attack, against }, { card }, ctx) => changeable(s, card, attack, ctx, against) !== null,

  // B09-216.9, B09-404.8: what brings an attack to a grade needs one that has been reckoned.
  windowOf: ({ to }) => (typeof to === 'string' ? { rule: 'B09-216.9', at: ['protection'] } : undefined),

  /** B12-519.1: it waits on the attack until that is executed. */
  does({ g, s, item, effect, ctx }) {
    let done = false;
    for (const card of item.targets) {
      const found = changeable(s, card, effect.attack, ctx, effect.against);
      const attack = found?.item.attack;
      if (!found || !attack) continue;
      const by = effect.by === undefined ? 0 : amountOf(s, effect.by, ctx);
      const to = typeof effect.to === 'number' ? effect.to : -1;
      const grade = typeof effect.to === 'string' ? grades.indexOf(effect.to) : -1;
      attack.mods.push({
        on: found.answering ? 'answer' : 'attack',
        seat: item.seat,
        from: item.card,
        by,
        to,
        grade,
      });
      if (grade >= 0) regrade(attack, found.answering, grade);
      hearing(g)?.({
        kind: 'attackChanged',
        rule: 'B12-519.1',
        card: ref(s, card),
        by: ref(s, item.card),
        amount: effect.by === undefined ? null : by,
        to: to < 0 ? null : to,
        grade: grade < 0 ? null : grade,
      });
      done = true;
    }
    return done;
  },

  asks: {
    whom: say('чью атаку изменить?', 'whose attack do you change?'),
    may: say('изменить атаку?', 'do you change the attack?'),
  },

  says(e, at) {
    const who = targetPhrase(e.whose, at);
    const attack = attackOf(who, e.attack, at, e.against ?? false);
    const leaves = { same: who };
    if (e.to !== undefined) {
      const to =
        typeof e.to === 'number' ? say(`${e.to}`, `${e.to}`) : say(toGrade[e.to], gradeNames[e.to].en);
      return command(`свести ${attack.ru} к ${to.ru}`, `reduce ${attack.en} to ${to.en}`, leaves);
    }
    const by = e.by ?? 0;
    const down = typeof by === 'number' ? by < 0 : typeof by === 'object' && (by.times ?? 1) < 0;
    const n = figure(down ? opposite(by) : by, at);
    return command(
      `${down ? 'ослабить' : 'усилить'} ${attack.ru} на ${n.ru}`,
      `${down ? 'weaken' : 'strengthen'} ${attack.en} by ${n.en}`,
      leaves,
    );
  },
};

/** As much, the other way. */
function opposite(by: Amount): Amount {
  if (typeof by === 'number') return -by;
  if (by === 'X') return by;
  const { times = 1, ...rest } = by;
  return times === -1 ? rest : { ...rest, times: -times };
}

const toGrade = { weak: 'слабому', medium: 'среднему', strong: 'сильному' };

/**
 * The attack on the stack that a card makes and that may be changed now (B12-G-chosen-attack): it is calculated, not
 * executed. Only then are the two attacking and attacked (B12-G-attacking-card, B12-G-attacked-card).
 */
function changeable(
  s: Berserk,
  card: number,
  pattern: AttackPattern,
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
