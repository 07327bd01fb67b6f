/** Has the formation features of cards that fit (Anubisar). */
import { say } from '@vigrid/speech';
import { filter } from '../abilities/filter.ts';
import type { GainKind } from '../abilities/kind.ts';
import { phrase } from '../text/filters.ts';
import { thing } from '../text/holding.ts';

const shape = { cards: filter };

export const formationOf: GainKind<'formationOf', typeof shape> = {
  shape,

  says(gain, at) {
    const those = phrase(gain.cards, at, 'bare');
    return thing(
      say(`те же особенности строя, что и у ${those.ru('gen')}`, `the formation features of ${those.en}`),
    );
  },
};
