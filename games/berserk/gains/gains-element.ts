/** Becomes of one more element. */
import { adjective, agree, say } from '@vigrid/speech';
import type { GainKind } from '../abilities/kind.ts';
import { element } from '../abilities/vocabulary.ts';
import { deed } from '../text/holding.ts';
import { elementAdjectives } from '../text/names.ts';

const shape = { element };

export const gainsElement: GainKind<'gainsElement', typeof shape> = {
  shape,

  says(gain, _at, who) {
    const { ru, en } = elementAdjectives[gain.element];
    const form = adjective(ru);
    return deed(
      say(`становится также ${agree(form, who.noun.ru, 'ins', false)}`, `becomes ${en} too`),
      say(`становятся также ${agree(form, who.noun.ru, 'ins', true)}`, `become ${en} too`),
    );
  },
};
