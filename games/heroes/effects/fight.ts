/** This creature, or it, fights (BH-G-fight-a-chosen-creature). */
import { oneOf, optional } from '@vigrid/kernel/schema';
import { picked, targetsOf } from '../abilities/choices.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { mayFight, pushAttack } from '../flow/attack.ts';
import { pieceOf } from '../state.ts';
import { happens } from '../text/clauses.ts';
import { self, whom } from '../text/targets.ts';

const shape = { who: optional(oneOf('it')), to: target };

export const fight: EffectKind<'fight', typeof shape> = {
  shape,
  target: (e) => e.to,
  choice(s, e, by) {
    const choice = picked(s, e.to, false, by);
    const fighter = pieceOf(s, (e.who === 'it' ? by.it : undefined) ?? by.card);
    const from = choice?.from.filter((one) => mayFight(s, fighter, pieceOf(s, one))) ?? [];
    return choice && { ...choice, from, ordered: true };
  },
  inPlay: true,
  attacks: true,
  about: (e, f) => (e.who === 'it' ? { target: f.it } : {}),

  /** BH-G-fight-a-chosen-creature: one fight after the other, in the order they were named. */
  does(g, f, e) {
    const fighter = e.who === 'it' ? f.it : f.card;
    for (const { card } of targetsOf(g, f).toReversed()) {
      if (card !== fighter) pushAttack(g, fighter, card, true);
    }
  },

  says(e, at) {
    const me = e.who === 'it' ? whom('it', at) : self(at);
    const who = whom(e.to, at);
    const foe = who.after('с', 'ins');
    return happens(
      { en: `${me.en} fights ${who.en}`, ru: `${me.ru('nom')} сражается ${foe}` },
      { en: `have ${me.en} fight ${who.en}`, ru: `сразиться ${me.ru('ins')} ${foe}` },
    );
  },
};
