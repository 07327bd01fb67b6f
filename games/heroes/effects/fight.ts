/** This creature, or it, fights (BH-G-fight-a-chosen-creature). */
import { oneOf, optional } from '@vigrid/kernel/schema';
import { targetsOf } from '../abilities/choices.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { pushAttack } from '../flow/attack.ts';
import { happens } from '../text/clauses.ts';
import { self, whom } from '../text/targets.ts';

const shape = { who: optional(oneOf('it')), to: target };

export const fight: EffectKind<'fight', typeof shape> = {
  shape,
  target: (e) => e.to,
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
