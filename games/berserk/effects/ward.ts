/** Prevents the next so many wounds to any of its player’s cards (B12-530.1), whoever laid it and wherever that one is. */
import { optional, whole } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import { amount } from '../abilities/amount.ts';
import { attackPattern } from '../abilities/filter.ts';
import type { EffectOf } from '../abilities/index.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { until } from '../abilities/vocabulary.ts';
import { ref } from '../events.ts';
import { contextFor } from '../features/context.ts';
import { amountOf } from '../features/evaluate.ts';
import { type Blow, isAttackType, isOf } from '../flow/combat/blow.ts';
import type { Piece } from '../state/piece.ts';
import type { Delayed } from '../state/stack.ts';
import { type Berserk, cardByNumber, pieceOf } from '../state.ts';
import { stirring } from '../telling.ts';
import { pattern } from '../text/attacks.ts';
import { command, counted, lasting } from '../text/clauses.ts';
import { figure } from '../text/filters.ts';
import { wound } from '../text/nouns.ts';

const shape = {
  amount,
  /** Of such attacks alone. */
  from: attackPattern,
  until: optional(until),
  /** All that this card has laid comes to no more (RB-96). */
  most: optional(whole),
};

export const ward: EffectKind<'ward', typeof shape> = {
  shape,

  does({ g, s, item, use, effect, ctx }) {
    const { seat, card } = item;
    const laid = wardsOf(s, seat).reduce((sum, one) => sum + (one.card === card ? one.x : 0), 0);
    const most = effect.most === undefined ? Number.POSITIVE_INFINITY : effect.most - laid;
    const x = Math.min(amountOf(s, effect.amount, ctx), most);
    if (x <= 0) return false;
    const { def, feature, list, cell, row } = use;
    s.delayed.push({ on: 'ward', seat, card, def, feature, list, it: -1, x, cell, row, since: s.clock++ });
    stirring(g)?.({ kind: 'marked', rule: 'RB-144', card: ref(s, card), marker: 'shield', amount: x });
    return true;
  },

  says(e, at) {
    const n = counted(figure(e.amount, at), wound);
    const next = e.amount === 1 ? 'следующую' : 'следующие';
    const from = pattern(e.from, at, 'and');
    const term = lasting(e.until);
    const most = e.most === undefined ? say('', '') : say(` (максимум ${e.most})`, ` (at most ${e.most})`);
    return command(
      `предотвратить ${next} ${n.ru} от ${from.ru('gen', true)} по вашим картам${term.ru}${most.ru}`,
      `prevent the next ${n.en} from ${from.en(true)} at your cards${term.en}${most.en}`,
    );
  },
};

/** What is laid over the cards of a seat. */
export const wardsOf = (s: Berserk, seat: number): Delayed[] =>
  s.delayed.filter((one) => one.on === 'ward' && one.seat === seat);

/** Those of them that keep off wounds of this blow. */
export const wardsAgainst = (s: Berserk, blow: Blow, to: Piece): Delayed[] =>
  s.delayed.length === 0 || !isAttackType(blow.type)
    ? none
    : wardsOf(s, to.seat).filter((one) => {
        const effect = wardOf(s, one);
        const ctx = contextFor(one.seat, one.card, -1, -1, 0);
        return effect !== null && isOf(s, effect.from, blow, pieceOf(s, blow.by), to, ctx);
      });

const none: Delayed[] = [];

/** So many wounds are kept off by those that a card has laid. */
export function spendWards(s: Berserk, wards: readonly Delayed[], by: number, wounds: number): number {
  let left = wounds;
  for (const one of wards) {
    if (one.card !== by) continue;
    const part = Math.min(left, one.x);
    left -= part;
    s.delayed = s.delayed.flatMap((other) =>
      other !== one ? [other] : one.x > part ? [{ ...one, x: one.x - part }] : [],
    );
  }
  return left;
}

export const wardOf = (s: Berserk, { def, list }: Delayed): EffectOf<'ward'> | null => {
  for (const ability of cardByNumber(s, def).lists[list])
    if ('do' in ability && ability.do.do === 'ward') return ability.do;
  return null;
};
