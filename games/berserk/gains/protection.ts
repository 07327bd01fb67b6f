/** Protection from … (B12-528.1). */
import { say } from '@vigrid/speech';
import { danger } from '../abilities/filter.ts';
import type { GainKind } from '../abilities/kind.ts';
import { danger as dangerPhrase } from '../text/attacks.ts';
import { thing } from '../text/holding.ts';

const shape = { from: danger };

export const protection: GainKind<'protection', typeof shape> = {
  shape,

  says(gain, at) {
    const from = dangerPhrase(gain.from, at);
    const [ru, en] = [` от ${from.ru('gen', true)}`, `protection from ${from.en(true)}`];
    return thing(say(`защита${ru}`, en), say(`защиту${ru}`, en));
  },
};
