/** What is done to things on the stack: attacks and rolls are changed, actions are blocked, attacks are sent elsewhere. */
import { rollDie } from '@vigrid/kernel';
import { listNumber } from '../abilities/named.ts';
import type { EffectOf } from '../abilities/types.ts';
import { grades } from '../abilities/vocabulary.ts';
import { ref } from '../events.ts';
import { contextFor } from '../features/context.ts';
import { amountOf } from '../features/evaluate.ts';
import { fits } from '../features/fits.ts';
import { blowOf, isOf } from '../flow/combat/blow.ts';
import { say } from '../say.ts';
import { blockable, changeable, redirectable } from '../stack/answers.ts';
import type { Handlers } from '../stack/deed.ts';
import { beginUse, nothingPaid } from '../stack/uses.ts';
import type { AbilityItem, Delayed, Roll } from '../state/stack.ts';
import { type Berserk, cardByNumber, type G, pieceOf } from '../state.ts';

export const stackEffects: Handlers<
  'modifyAttack' | 'nextAttack' | 'modifyRoll' | 'block' | 'redirect' | 'strikeBy'
> = {
  /** B12-519.1: it waits on the attack until that is executed. */
  modifyAttack({ g, s, item, effect, ctx }) {
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
      if (grade >= 0) {
        if (found.answering) attack.answer = grade;
        else {
          if (attack.grade !== grade) attack.regraded = true;
          attack.grade = grade;
        }
      }
      say(g, {
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

  /** B12-118.2: put on an attack that lies on the stack already, else it waits for one. */
  nextAttack({ g, s, item, use }) {
    const { def, feature, list, cell, row } = use;
    const { seat, card } = item;
    s.delayed.push({
      on: 'attack',
      seat,
      card,
      def,
      feature,
      list,
      it: -1,
      x: 0,
      cell,
      row,
      since: s.clock++,
    });
    for (const one of s.stack) if (one.kind === 'ability') changeAwaited(g, one);
    return true;
  },

  /** B12-518.1, B12-518.6: rerolling is no modifier. */
  modifyRoll({ g, s, item, effect }) {
    let done = false;
    for (const card of item.targets) {
      const roll = rollOf(s, card);
      if (!roll) continue;
      if (effect.reroll) roll.natural = rollDie(g, 6);
      else roll.mods.push({ seat: item.seat, from: item.card, by: effect.by ?? 0, to: effect.to ?? -1 });
      const rule = effect.reroll ? 'B12-518.6' : 'B12-518.1';
      say(g, {
        kind: 'rollChanged',
        rule,
        card: ref(s, card),
        by: ref(s, item.card),
        natural: roll.natural,
        amount: effect.by ?? 0,
      });
      done = true;
    }
    return done;
  },

  /**
   * B12-G-block, B12-G-change-blocking-on-death-and-return: its target is the card that declared the game action, which
   * may be protected from it.
   */
  block({ s, item, effect, ctx, targets }) {
    let done = false;
    for (const card of item.targets) {
      const piece = pieceOf(s, card);
      if (piece && !targets.includes(piece)) continue;
      const found = blockable(s, card, effect, ctx);
      if (!found) continue;
      found.blocked = true;
      done = true;
    }
    return done;
  },

  redirect({ g, s, item, effect, ctx }) {
    const [to] = item.second;
    const found = redirectable(s, effect, ctx).find((one) =>
      one.to.includes(effect.to === 'this' ? item.card : (to ?? -1)),
    );
    if (!found) return false;
    const { attack, targets } = found.item;
    const [from] = attack ? [attack.target] : targets;
    const target = effect.to === 'this' ? item.card : to;
    if (attack) {
      attack.target = target;
      attack.redirected = true;
    } else {
      found.item.targets = [target];
      found.item.redirected = true;
    }
    say(g, {
      kind: 'redirected',
      rule: 'B12-G-redirection',
      by: ref(s, item.card),
      from: ref(s, from),
      to: ref(s, target),
    });
    return true;
  },

  /** Cards strike by order of a text: unpaid, or closing after it. */
  strikeBy({ g, s, item, effect, targets, ctx }) {
    const at =
      item.second[0] ?? (effect.at === 'it' ? ctx.it : effect.at === 'other' ? ctx.other : ctx.same[0]);
    if (at === undefined || at < 0) return false;
    for (const piece of [...targets].reverse()) {
      if (piece.card === at) continue;
      const pay = { ...nothingPaid, close: effect.closes === true && !piece.closed };
      const list = listNumber(effect.asOpen ? 'strikeAsOpen' : 'strike');
      beginUse(g, {
        seat: piece.seat,
        card: piece.card,
        def: s.def[piece.card],
        feature: list,
        list,
        queue: [at],
        pay,
      });
    }
    return targets.length > 0;
  },
};

function rollOf(s: Berserk, card: number): Roll | undefined {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const item = s.stack[i];
    if (item.kind !== 'ability') continue;
    const roll = rollIn(item, card);
    if (roll) return roll;
  }
  return undefined;
}

const rollIn = (item: AbilityItem, card: number): Roll | undefined =>
  item.rolls.find((roll) => roll.card === card && roll.result < 0);

/** What waited for such an attack is put on it, whether its source is still there or not (B12-118.2). */
export function changeAwaited(g: G, item: AbilityItem): void {
  const s = g.state;
  const { attack } = item;
  if (!attack) return;
  for (const waiting of s.delayed.filter(({ on }) => on === 'attack')) {
    const effect = awaited(s, waiting);
    const ctx = contextFor(waiting.seat, waiting.card, -1, -1, 0);
    for (const answering of [false, true]) {
      const blow = blowOf(s, item, attack, answering);
      const [by, to] = [pieceOf(s, blow.by), pieceOf(s, blow.to)];
      if (!effect || blow.grade < 0 || !s.delayed.includes(waiting)) continue;
      if (!by || !fits(s, effect.who, by, ctx) || !isOf(s, effect.attack, blow, by, to, ctx)) continue;
      s.delayed = s.delayed.filter((one) => one !== waiting);
      const { seat, card: from } = waiting;
      attack.mods.push({ on: answering ? 'answer' : 'attack', seat, from, by: effect.by, to: -1, grade: -1 });
      say(g, {
        kind: 'attackChanged',
        rule: 'B12-118.2',
        card: ref(s, blow.by),
        by: ref(s, from),
        amount: effect.by,
        to: null,
        grade: null,
      });
    }
  }
}

function awaited(s: Berserk, { def, list }: Delayed): EffectOf<'nextAttack'> | null {
  for (const ability of cardByNumber(s, def).lists[list]) {
    if ('do' in ability && ability.do.do === 'nextAttack') return ability.do;
  }
  return null;
}
