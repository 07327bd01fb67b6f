/** Has lost protection from this, be it part of a compound one (B12-528.2). */
import { say } from '@vigrid/speech';
import { danger } from '../abilities/filter.ts';
import type { GainKind } from '../abilities/kind.ts';
import { danger as dangerPhrase } from '../text/attacks.ts';
import { deed } from '../text/holding.ts';

const shape = { to: danger };

export const exposed: GainKind<'exposed', typeof shape> = {
  shape,

  says(gain, at) {
    const to = dangerPhrase(gain.to, at);
    const ru = `защиту от ${to.ru('gen', true)}`;
    return deed(
      say(`теряет ${ru}`, `loses protection from ${to.en(true)}`),
      say(`теряют ${ru}`, `lose protection from ${to.en(true)}`),
    );
  },
};
