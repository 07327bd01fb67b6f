/** More range for its attacks. */
import { listOf } from '@vigrid/kernel/schema';
import { list, say } from '@vigrid/speech';
import { amount } from '../abilities/amount.ts';
import type { GainKind } from '../abilities/kind.ts';
import { abilityType } from '../abilities/vocabulary.ts';
import { raise } from '../text/figures.ts';
import { thing } from '../text/holding.ts';
import { uses } from '../text/nouns.ts';

const shape = { of: listOf(abilityType, 1), by: amount };

export const range: GainKind<'range', typeof shape> = {
  shape,

  says(gain, at) {
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
