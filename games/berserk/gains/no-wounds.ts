/** "Receives no wounds from …" (B12-531.1.1). */
import { say } from '@vigrid/speech';
import { danger } from '../abilities/filter.ts';
import type { GainKind } from '../abilities/kind.ts';
import { danger as dangerPhrase } from '../text/attacks.ts';
import { deed } from '../text/holding.ts';

const shape = { from: danger };

export const noWounds: GainKind<'noWounds', typeof shape> = {
  shape,

  says(gain, at) {
    const from = dangerPhrase(gain.from, at);
    const ru = `ран от ${from.ru('gen', true)}`;
    return deed(
      say(`не получает ${ru}`, `receives no wounds from ${from.en(true)}`),
      say(`не получают ${ru}`, `receive no wounds from ${from.en(true)}`),
    );
  },
};
