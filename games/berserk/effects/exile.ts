/** Out of the game for good (WE-R3). */
import type { EffectKind } from '../abilities/effect.ts';
import { target } from '../abilities/targets.ts';
import { command } from '../text/clauses.ts';
import { targetPhrase } from '../text/targets.ts';
import { exile as exileCard } from '../zones/leaving.ts';

const shape = { to: target };

export const exile: EffectKind<'exile', typeof shape> = {
  shape,

  do({ g, item, targets }) {
    for (const piece of targets) exileCard(g, piece.card, item.card);
    return targets.length > 0;
  },

  say(e, at) {
    const who = targetPhrase(e.to, at);
    return command(`изгнать ${who.ru('acc')}`, `exile ${who.en}`, { same: who });
  },
};
