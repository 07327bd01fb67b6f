/** Attacks against it are reduced to X, are of a grade (B12-519.3, B12-519.5). */
import { either, oneOf, whole } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import { attackPattern } from '../abilities/filter.ts';
import type { GainKind } from '../abilities/kind.ts';
import { pattern } from '../text/attacks.ts';
import { whole as wholeText } from '../text/holding.ts';

const shape = { from: attackPattern, to: either(oneOf('weak'), whole) };

export const reduced: GainKind<'reduced', typeof shape> = {
  shape,

  says(gain, at, who) {
    const from = pattern(gain.from, at, 'and');
    const to = gain.to === 'weak' ? say('слабым', 'weak') : say(`${gain.to}`, `${gain.to}`);
    return wholeText(
      say(
        `${from.ru('nom', true)} ${who.after('по', 'dat')} сводятся к ${to.ru}`,
        `${from.en(true)} against ${who.en} are reduced to ${to.en}`,
      ),
    );
  },
};
