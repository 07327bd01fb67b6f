/** Stays closed in its next recovery if it is closed then. */
import { told } from '@vigrid/speech';
import { targetsOf } from '../abilities/choices.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { ref } from '../state.ts';
import { befalls } from '../text/clauses.ts';
import { whom } from '../text/targets.ts';
import { openUp } from '../text/verbs.ts';

const shape = { to: target };

export const numb: EffectKind<'numb', typeof shape> = {
  shape,
  target: (e) => e.to,

  does(g, f) {
    for (const piece of targetsOf(g, f)) {
      piece.stunned = true;
      g.listener?.({ kind: 'numb', rule: 'BH-13.1', card: ref(g.state, piece.card) });
    }
  },

  says(e, at) {
    const who = whom(e.to, at);
    const when = {
      en: ` at the start of ${who.many ? 'their' : 'its'} next turn`,
      ru: ' в начале своего следующего хода',
    };
    return befalls(
      who,
      {
        en: `${who.many ? 'do' : 'does'} not open${when.en}`,
        ru: `не ${told(who, openUp).ru}${when.ru}`,
      },
      { en: `keep ${who.en} from opening${when.en}`, ru: `не дать ${who.ru('dat')} открыться${when.ru}` },
    );
  },
};
