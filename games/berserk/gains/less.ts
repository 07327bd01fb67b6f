/**
 * -X from attacks against it (B12-G-minus-x-from-attack, B12-G-minus-x-from-shots-and-throws); less than nothing is
 * vulnerability, to spells and influences too where that is said (B09-D-vulnerability-to).
 */
import type { Text } from '@vigrid/kernel';
import { optional, yes } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import { amount } from '../abilities/amount.ts';
import { danger } from '../abilities/filter.ts';
import type { GainKind } from '../abilities/kind.ts';
import { danger as dangerPhrase } from '../text/attacks.ts';
import { raise } from '../text/figures.ts';
import { thing } from '../text/holding.ts';

const shape = { by: amount, from: danger, once: optional(yes) };

export const less: GainKind<'less', typeof shape> = {
  shape,

  says(gain, at, who) {
    const from = dangerPhrase(gain.from, at);
    if (typeof gain.by === 'number' && gain.by < 0) {
      const more = raise(
        -gain.by,
        at,
        say(
          ` к ${from.ru('dat', true)} по ${who.many ? 'ним' : 'этой карте'}`,
          ` to ${from.en(true)} against ${who.many ? 'them' : 'it'}`,
        ),
      );
      return thing(once(gain, more));
    }
    const by = typeof gain.by === 'number' ? say(`−${gain.by}`, `−${gain.by}`) : minus(raise(gain.by, at));
    return thing(once(gain, say(`${by.ru} от ${from.ru('gen', true)}`, `${by.en} from ${from.en(true)}`)));
  },
};

const minus = ({ ru, en }: Text): Text => say(ru.replace('+', '−'), en.replace('+', '−'));

const once = (gain: { readonly once?: true }, { ru, en }: Text): Text =>
  gain.once ? say(`${ru} (один раз)`, `${en} (once)`) : say(ru, en);
