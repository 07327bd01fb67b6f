/** Its simple strike can not be made weaker. */
import { say } from '@vigrid/speech';
import type { GainKind } from '../abilities/kind.ts';
import { whole as wholeText } from '../text/holding.ts';

const shape = {};

export const firm: GainKind<'firm', typeof shape> = {
  shape,

  says(_gain, _at, who) {
    return wholeText(
      say(
        `простой удар ${who.ru('gen')} нельзя ослабить`,
        `the simple strike of ${who.en} can not be weakened`,
      ),
    );
  },
};
