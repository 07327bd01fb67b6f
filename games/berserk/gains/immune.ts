/** Protection from a named feature, which no effect can put on it (B12-G-protection-from, B09-D-protection). */
import { say } from '@vigrid/speech';
import type { GainKind } from '../abilities/kind.ts';
import { word } from '../abilities/vocabulary.ts';
import { thing } from '../text/holding.ts';
import { wordName } from '../text/words.ts';

const shape = { to: word };

export const immune: GainKind<'immune', typeof shape> = {
  shape,

  says(gain) {
    const { ru, en } = wordName(gain.to, undefined, 'gen');
    return thing(
      say(`защита от ${ru}`, `protection from ${en}`),
      say(`защиту от ${ru}`, `protection from ${en}`),
    );
  },
};
