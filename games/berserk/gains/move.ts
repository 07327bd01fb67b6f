/** +X to the movement stock. */
import { say } from '@vigrid/speech';
import { amount } from '../abilities/amount.ts';
import type { GainKind } from '../abilities/kind.ts';
import { raise } from '../text/figures.ts';
import { thing } from '../text/holding.ts';

const shape = { by: amount };

export const move: GainKind<'move', typeof shape> = {
  shape,

  says(gain, at) {
    return thing(raise(gain.by, at, say(' к запасу движения', ' to the movement stock')));
  },
};
