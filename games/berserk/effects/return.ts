/** Back to the deck (B12-G-return-to-deck). */
import { say } from '@vigrid/speech';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { command } from '../text/clauses.ts';
import { targetPhrase } from '../text/targets.ts';
import { returnToDeck } from '../zones/leaving.ts';

const shape = { to: target };

export const returning: EffectKind<'return', typeof shape> = {
  shape,

  does({ g, targets }) {
    const cards = targets.map(({ card }) => card);
    returnToDeck(g, cards, 'B12-G-return-to-deck');
    return targets.length > 0;
  },

  asks: {
    whom: say('кого вернуть в колоду?', 'whom do you return to the deck?'),
    may: say('вернуть в колоду?', 'do you return it to the deck?'),
  },

  says(e, at) {
    const who = targetPhrase(e.to, at);
    return command(`вернуть ${who.ru('acc')} в колоду`, `return ${who.en} to the deck`, { same: who });
  },
};
