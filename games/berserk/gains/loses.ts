/** Has lost its features, or a named one (B12-119.5.2). */
import { oneOf } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import type { GainKind } from '../abilities/kind.ts';
import { words as allWords } from '../abilities/words.ts';
import { deed } from '../text/holding.ts';
import { wordName } from '../text/words.ts';

const shape = { what: oneOf('features', ...allWords) };

export const loses: GainKind<'loses', typeof shape> = {
  shape,

  says(gain) {
    const what =
      gain.what === 'features'
        ? say('все особенности', 'all features')
        : wordName(gain.what, undefined, 'acc');
    return deed(say(`теряет ${what.ru}`, `loses ${what.en}`), say(`теряют ${what.ru}`, `lose ${what.en}`));
  },
};
