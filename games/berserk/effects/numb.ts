/** Does not open at the start of its next turn. */
import { say } from '@vigrid/speech';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { befalls } from '../text/clauses.ts';
import { targetPhrase } from '../text/targets.ts';

const shape = { to: target };

export const numb: EffectKind<'numb', typeof shape> = {
  shape,
  aboutOpening: true,

  does({ targets }) {
    for (const piece of targets) piece.numb = true;
    return targets.length > 0;
  },

  asks: {
    whom: say('кто не откроется?', 'who does not open?'),
    may: say('не дать открыться?', 'do you keep it closed?'),
  },

  says(e, at) {
    const who = targetPhrase(e.to, at);
    return befalls(
      who,
      {
        ru: {
          one: 'не открывается в начале своего следующего хода',
          many: 'не открываются в начале своего следующего хода',
        },
        en: {
          one: 'does not open at the start of its next turn',
          many: 'do not open at the start of their next turn',
        },
      },
      say(
        `не дать ${who.ru('dat')} открыться в начале своего следующего хода`,
        `keep ${who.en} from opening at the start of its next turn`,
      ),
    );
  },
};
