/** A shot at an enemy character (BH-G-shot). */
import { oneOf, optional } from '@vigrid/kernel/schema';
import { amount } from '../abilities/amount.ts';
import { candidates, choiceOf, targetsOf } from '../abilities/choices.ts';
import { shotsOf } from '../abilities/figures.ts';
import { filter } from '../abilities/filter.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { amountOf } from '../abilities/meaning.ts';
import { outOfFirstAttack } from '../flow/attack.ts';
import { dealWounds } from '../flow/wounds.ts';
import { pieceOf, ref, rival } from '../state.ts';
import { strength } from '../text/amounts.ts';
import { happens } from '../text/clauses.ts';
import { phrase } from '../text/filters.ts';
import { chosenBy, scale } from '../text/targets.ts';

const shape = {
  amount,
  /** At one of these alone. */
  at: optional(filter),
  /** The enemy chooses at whom (RH-59). */
  by: optional(oneOf('enemy')),
};
const enemy = { type: 'character', side: 'enemy' } as const;

export const shot: EffectKind<'shot', typeof shape> = {
  shape,
  choice(s, e, by) {
    const found = candidates(s, { ...enemy, ...e.at }, by);
    return choiceOf(
      e.by ? rival(by.seat) : by.seat,
      found.filter((one) => !outOfFirstAttack(s, pieceOf(s, one))),
    );
  },
  inPlay: true,
  among: enemy,
  attacks: true,
  rule: 'BH-G-shot',

  /** BH-G-shot: an attack without an answer; no defender can be assigned. It counts for Raid (RH-17), not for On attack (RH-45). */
  does(g, f, e) {
    for (const piece of targetsOf(g, f)) {
      const amount = amountOf(g.state, e.amount, f, piece) + shotsOf(pieceOf(g.state, f.card));
      g.state.attacks++;
      g.listener?.({
        kind: 'shot',
        rule: 'BH-G-shot',
        seat: f.seat,
        card: ref(g.state, f.card),
        target: ref(g.state, piece.card),
        amount,
      });
      dealWounds(g, f.card, piece, amount, 'shot');
    }
  },

  says(e, at) {
    const force = strength(e.amount, scale(null, at));
    const aim = e.at || e.by ? chosenBy(e.by, phrase({ ...enemy, ...e.at })) : null;
    const whither = aim ? { en: ` at ${aim.en}`, ru: ` по ${aim.ru('dat')}` } : { en: '', ru: '' };
    return happens(
      { en: `shot for ${force.en}${whither.en}`, ru: `выстрел ${force.ru}${whither.ru}` },
      { en: `make a shot for ${force.en}${whither.en}`, ru: `сделать выстрел ${force.ru}${whither.ru}` },
    );
  },
  spoken: (e) => phrase({ ...enemy, ...e.at }),
};
