/** Lives more or fewer, other than by extra lives. */
import { say } from '@vigrid/speech';
import { amount } from '../abilities/amount.ts';
import type { GainKind } from '../abilities/kind.ts';
import { raise } from '../text/figures.ts';
import { thing } from '../text/holding.ts';

const shape = { by: amount };

export const lives: GainKind<'lives', typeof shape> = {
  shape,

  says(gain, at) {
    return thing(raise(gain.by, at, say(' к жизням', ' to lives')));
  },
};
