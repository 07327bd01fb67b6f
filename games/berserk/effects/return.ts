/** Back to the deck (B12-G-return-to-deck). */
import type { EffectKind } from '../abilities/effect.ts';
import { target } from '../abilities/targets.ts';
import { command } from '../text/clauses.ts';
import { targetPhrase } from '../text/targets.ts';
import { returnToDeck } from '../zones/leaving.ts';

const shape = { to: target };

export const returning: EffectKind<'return', typeof shape> = {
  shape,

  do({ g, targets }) {
    const cards = targets.map(({ card }) => card);
    returnToDeck(g, cards, 'B12-G-return-to-deck');
    return targets.length > 0;
  },

  say(e, at) {
    const who = targetPhrase(e.to, at);
    return command(`вернуть ${who.ru('acc')} в колоду`, `return ${who.en} to the deck`, { same: who });
  },
};
