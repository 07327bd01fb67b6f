/** This creature, or it, fights (BH-G-fight-a-chosen-creature). */
import { oneOf, optional } from '@vigrid/kernel/schema';
import { picked, targetsOf } from '../abilities/choices.ts';
import type { EffectKind } from '../abilities/kind.ts';
import type { Measure } from '../abilities/printed.ts';
import { target } from '../abilities/target.ts';
import { mayFight, pushAttack } from '../flow/attack.ts';
import { pieceOf } from '../state.ts';
import { happens } from '../text/clauses.ts';
import { self, whom } from '../text/targets.ts';

const shape = {
  /** Who fights, where it is not this creature: it, or whom the effect before was done to. */
  who: optional(oneOf('it', 'same')),
  to: target,
};

export const fight: EffectKind<'fight', typeof shape> = {
  shape,
  target: (e) => e.to,
  choice(s, e, by) {
    const choice = picked(s, e.to, false, by);
    // Before anybody is chosen to fight, all that could be fought are there.
    if (e.who === 'same' && by.before === undefined) return choice;
    const own = fighterOf(e.who, by);
    const fighter = pieceOf(s, own);
    const from = choice?.from.filter((one) => one !== own && mayFight(s, fighter, pieceOf(s, one))) ?? [];
    return choice && { ...choice, from, ordered: true };
  },
  inPlay: true,
  attacks: true,
  about: (e, f) => (e.who ? { target: fighterOf(e.who, f) } : {}),

  /** BH-G-fight-a-chosen-creature: one fight after the other, in the order they were named. */
  does(g, f, e) {
    const fighter = fighterOf(e.who, f);
    for (const { card } of targetsOf(g, f).toReversed()) {
      if (card !== fighter) pushAttack(g, fighter, card, true);
    }
  },

  says(e, at) {
    const me = e.who ? whom(e.who, at) : self(at);
    const who = whom(e.to, at);
    const foe = who.after('с', 'ins');
    return happens(
      { en: `${me.en} fights ${who.en}`, ru: `${me.ru('nom')} сражается ${foe}` },
      { en: `have ${me.en} fight ${who.en}`, ru: `сразиться ${me.ru('ins')} ${foe}` },
    );
  },
};

/** While it is not chosen yet who fights, nobody does. */
function fighterOf(who: 'it' | 'same' | undefined, { card, it = card, before = [] }: Measure): number {
  if (who === 'same') return before[0] ?? -1;
  return who === 'it' ? it : card;
}
