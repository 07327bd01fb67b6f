/** Stays closed in its next recovery if it is closed then. */
import { targetsOf } from '../abilities/choices.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { ref } from '../state.ts';
import { befalls } from '../text/clauses.ts';
import { verb } from '../text/orders.ts';
import { whom } from '../text/targets.ts';

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
      en: ` at the start of ${verb(who, 'their', 'its')} next turn`,
      ru: ' в начале своего следующего хода',
    };
    return befalls(
      who,
      {
        en: `${verb(who, 'do', 'does')} not open${when.en}`,
        ru: `не ${verb(who, 'открываются', 'открывается')}${when.ru}`,
      },
      { en: `keep ${who.en} from opening${when.en}`, ru: `не дать ${who.ru('dat')} открыться${when.ru}` },
    );
  },
};
