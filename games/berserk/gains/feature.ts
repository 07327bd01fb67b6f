/** A triggered or played feature. */
import { named } from '@vigrid/kernel/schema';
import { quotedText } from '@vigrid/speech';
import type { Played, Triggered } from '../abilities/index.ts';
import type { GainKind } from '../abilities/kind.ts';
import { thing } from '../text/holding.ts';
import { kindOfNoun } from '../text/nouns.ts';

const shape = { feature: named<Triggered | Played>('usable') };

export const feature: GainKind<'feature', typeof shape> = {
  shape,

  says(gain, _at, who, inner) {
    return thing(quotedText(inner(gain.feature, kindOfNoun(who.noun))));
  },
};
