/** Its own attacks are reduced to X, count as of a grade. */
import { either, oneOf, optional, whole, yes } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import { attackPattern } from '../abilities/filter.ts';
import type { GainKind } from '../abilities/kind.ts';
import { pattern } from '../text/attacks.ts';
import { phrase } from '../text/filters.ts';
import { whole as wholeText } from '../text/holding.ts';

const shape = {
  of: attackPattern,
  to: either(oneOf('strong', 'medium', 'weak'), whole),
  /** Only the next one. */
  once: optional(yes),
};

export const reduces: GainKind<'reduces', typeof shape> = {
  shape,

  says(gain, at, who) {
    // Whose they are comes first: «простые удары этого существа по картам с проклятием».
    const { at: target, ...own } = gain.of;
    const of = pattern(own, at, 'and');
    const aimed = target ? phrase(target, at, 'bare') : null;
    const by = aimed ? say(` ${aimed.after('по', 'dat')}`, ` at ${aimed.en}`) : say('', '');
    const to = {
      weak: say('слабым', 'weak'),
      medium: say('средним', 'medium'),
      strong: say('сильным', 'strong'),
    };
    const level = typeof gain.to === 'number' ? say(`${gain.to}`, `${gain.to}`) : to[gain.to];
    return wholeText(
      say(
        `${of.ru('nom', true)} ${who.ru('gen')}${by.ru} сводятся к ${level.ru}${gain.once ? ' (один раз)' : ''}`,
        `${of.en(true)} of ${who.en}${by.en} are reduced to ${level.en}${gain.once ? ' (once)' : ''}`,
      ),
    );
  },
};
