/** Enemy attacks of the pattern may be aimed at nothing but it, whatever the range. */
import { optional } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import { attackPattern, filter } from '../abilities/filter.ts';
import type { GainKind } from '../abilities/kind.ts';
import { pattern } from '../text/attacks.ts';
import { phrase } from '../text/filters.ts';
import { whole as wholeText } from '../text/holding.ts';

const shape = { of: attackPattern, by: optional(filter) };

export const lure: GainKind<'lure', typeof shape> = {
  shape,

  says(gain, at, who) {
    const of = pattern(gain.of, at, 'and');
    const by = gain.by ? phrase(gain.by, at, 'bare') : null;
    return wholeText(
      say(
        `${by ? by.ru('nom') : 'карты противника'} могут объявлять ${of.ru('acc', true)} только ${who.after('по', 'dat')} независимо от дальности`,
        `${by ? by.en : 'opposing cards'} may aim ${of.en(true)} at nobody but ${who.en}, whatever the range`,
      ),
    );
  },
};
