/** More range for its attacks. */
import { listOf, optional, yes } from '@vigrid/kernel/schema';
import { list, say } from '@vigrid/speech';
import { amount } from '../abilities/amount.ts';
import type { GainKind } from '../abilities/kind.ts';
import { abilityType } from '../abilities/vocabulary.ts';
import { raise } from '../text/figures.ts';
import { figure } from '../text/filters.ts';
import { thing, whole } from '../text/holding.ts';
import { uses } from '../text/nouns.ts';

const shape = {
  of: listOf(abilityType, 1),
  by: amount,
  /** It is neither more nor less than that. */
  set: optional(yes),
};

export const range: GainKind<'range', typeof shape> = {
  shape,

  says(gain, at, who) {
    if (gain.set) {
      const n = figure(gain.by, at);
      const ru = list(
        gain.of.map((type) => uses[type].ru.pl.nom),
        ' и ',
      );
      const en = list(
        gain.of.map((type) => uses[type].en.many),
        ' and ',
      );
      return whole(
        say(`${ru} ${who.ru('gen')} имеют дальность ${n.ru}`, `${en} of ${who.en} have range ${n.en}`),
      );
    }
    const of = list(
      gain.of.map((type) => uses[type].ru.sg.gen),
      ' и ',
    );
    const en = list(
      gain.of.map((type) => uses[type].en.one),
      ' and ',
    );
    return thing(raise(gain.by, at, say(` к дальности ${of}`, ` to ${en} range`)));
  },
};
