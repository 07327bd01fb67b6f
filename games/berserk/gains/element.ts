/** Becomes of an element, or neutral. */
import { oneOf } from '@vigrid/kernel/schema';
import { adjective, agree, say } from '@vigrid/speech';
import type { GainKind } from '../abilities/kind.ts';
import { elements } from '../abilities/vocabulary.ts';
import { deed } from '../text/holding.ts';
import { elementAdjectives } from '../text/names.ts';

const shape = { becomes: oneOf(...elements, 'neutral') };

export const becomesElement: GainKind<'element', typeof shape> = {
  shape,

  says(gain, _at, who) {
    const { ru, en } = elementAdjectives[gain.becomes];
    const form = adjective(ru);
    return deed(
      say(`становится ${agree(form, who.noun.ru, 'ins', false)}`, `becomes ${en}`),
      say(`становятся ${agree(form, who.noun.ru, 'ins', true)}`, `become ${en}`),
    );
  },
};
