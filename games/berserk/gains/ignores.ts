/** Uses its attacks as if their targets had none of this (B12-G-ignore, B09-408.3). */
import { oneOf, optional, tagged } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import { attackPattern, danger } from '../abilities/filter.ts';
import type { GainKind } from '../abilities/kind.ts';
import { danger as dangerPhrase, pattern } from '../text/attacks.ts';
import { deed, type GainText } from '../text/holding.ts';

const ignored = { kind: oneOf('ignores') };

const shape = tagged('what', {
  hideout: ignored,
  features: ignored,
  armour: ignored,
  /** What obliges it to choose a target of such attacks; of all where not said. */
  lure: { ...ignored, of: optional(attackPattern) },
  /** Protection from this, be it part of a compound one (B09-411.4a). */
  protection: { ...ignored, from: danger },
});

export const ignores: GainKind<'ignores', typeof shape> = {
  shape,

  says(gain, at) {
    if (gain.what === 'lure' && gain.of) {
      const of = pattern(gain.of, at);
      const ru = `особенности, обязывающие выбирать целью ${of.ru('gen', false)} какую-либо карту`;
      const en = `features that oblige it to aim ${of.en(true)} at some card`;
      return deed(say(`игнорирует ${ru}`, `ignores ${en}`), say(`игнорируют ${ru}`, `ignore ${en}`));
    }
    if (gain.what !== 'protection') return ignoring[gain.what];
    const from = dangerPhrase(gain.from, at);
    const ru = `защиту от ${from.ru('gen', true)}`;
    return deed(
      say(`игнорирует ${ru}`, `ignores protection from ${from.en(true)}`),
      say(`игнорируют ${ru}`, `ignore protection from ${from.en(true)}`),
    );
  },
};

const ignoring: Readonly<Record<'hideout' | 'features' | 'armour' | 'lure', GainText>> = {
  hideout: deed(say('игнорирует схрон', 'ignores Hideout'), say('игнорируют схрон', 'ignore Hideout')),
  armour: deed(say('игнорирует броню', 'ignores Armour'), say('игнорируют броню', 'ignore Armour')),
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
