/** The next such attack is changed, whenever it comes (B12-118.2). */
import { optional, whole } from '@vigrid/kernel/schema';
import { attackPattern, filter } from '../abilities/filter.ts';
import type { EffectOf } from '../abilities/index.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { grade, grades } from '../abilities/vocabulary.ts';
import { ref } from '../events.ts';
import { contextFor } from '../features/context.ts';
import { fits } from '../features/fits.ts';
import { blowOf, isOf, regrade } from '../flow/combat/blow.ts';
import type { AbilityItem, Delayed } from '../state/stack.ts';
import { type Berserk, cardByNumber, type G, pieceOf } from '../state.ts';
import { hearing } from '../telling.ts';
import { pattern } from '../text/attacks.ts';
import { command } from '../text/clauses.ts';
import { phrase } from '../text/filters.ts';

const shape = { who: filter, attack: attackPattern, by: optional(whole), level: optional(grade) };

export const nextAttack: EffectKind<'nextAttack', typeof shape> = {
  shape,

  /** B12-118.2: put on an attack that lies on the stack already, else it waits for one. */
  does({ g, s, item, use }) {
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

  says(e, at) {
    const who = phrase(e.who, at);
    const of = pattern(e.attack, at);
    if (e.level !== undefined) {
      const ru = { weak: 'слабой', medium: 'средней', strong: 'сильной' }[e.level];
      return command(
        `следующая атака ${who.ru('gen')} (${of.ru('nom', false)}) сводится к ${ru}`,
        `the next ${of.en(false)} of ${who.en} is reduced to ${e.level}`,
      );
    }
    const by = e.by ?? 0;
    return command(
      `${by < 0 ? 'ослабить' : 'усилить'} следующую ${of.ru('acc', false)} ${who.ru('gen')} на ${Math.abs(by)}`,
      `${by < 0 ? 'weaken' : 'strengthen'} the next ${of.en(false)} of ${who.en} by ${Math.abs(by)}`,
    );
  },
};

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
      const [striker, to] = [pieceOf(s, blow.by), pieceOf(s, blow.to)];
      if (!effect || blow.grade < 0 || !s.delayed.includes(waiting)) continue;
      if (!striker || !fits(s, effect.who, striker, ctx)) continue;
      if (!isOf(s, effect.attack, blow, striker, to, ctx)) continue;
      s.delayed = s.delayed.filter((one) => one !== waiting);
      const { seat, card: from } = waiting;
      const by = effect.by ?? 0;
      const level = effect.level === undefined ? -1 : grades.indexOf(effect.level);
      attack.mods.push({ on: answering ? 'answer' : 'attack', seat, from, by, to: -1, grade: level });
      if (level >= 0) regrade(attack, answering, level);
      hearing(g)?.({
        kind: 'attackChanged',
        rule: 'B12-118.2',
        card: ref(s, blow.by),
        by: ref(s, from),
        amount: effect.level === undefined ? by : null,
        to: null,
        grade: level < 0 ? null : level,
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
