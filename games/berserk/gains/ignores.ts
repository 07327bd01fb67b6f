/** Uses its attacks as if their targets had none of this (B12-G-ignore, B09-408.3). */
import { oneOf, tagged } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import { danger } from '../abilities/filter.ts';
import type { GainKind } from '../abilities/kind.ts';
import { danger as dangerPhrase } from '../text/attacks.ts';
import { deed, type GainText } from '../text/holding.ts';

const ignored = { kind: oneOf('ignores') };

const shape = tagged('what', {
  hideout: ignored,
  features: ignored,
  lure: ignored,
  /** Protection from this, be it part of a compound one (B09-411.4a). */
  protection: { ...ignored, from: danger },
});

export const ignores: GainKind<'ignores', typeof shape> = {
  shape,

  says(gain, at) {
    if (gain.what !== 'protection') return ignoring[gain.what];
    const from = dangerPhrase(gain.from, at);
    const ru = `защиту от ${from.ru('gen', true)}`;
    return deed(
      say(`игнорирует ${ru}`, `ignores protection from ${from.en(true)}`),
      say(`игнорируют ${ru}`, `ignore protection from ${from.en(true)}`),
    );
  },
};

const ignoring: Readonly<Record<'hideout' | 'features' | 'lure', GainText>> = {
  hideout: deed(say('игнорирует схрон', 'ignores Hideout'), say('игнорируют схрон', 'ignore Hideout')),
  features: deed(
    say('игнорирует особенности атакованных карт', 'ignores the features of the cards it attacks'),
    say('игнорируют особенности атакованных карт', 'ignore the features of the cards they attack'),
  ),
  lure: deed(
    say(
      'игнорирует особенности, обязывающие выбирать цель',
      'ignores features that oblige it to choose a target',
    ),
    say(
      'игнорируют особенности, обязывающие выбирать цель',
      'ignore features that oblige them to choose a target',
    ),
  ),
};
