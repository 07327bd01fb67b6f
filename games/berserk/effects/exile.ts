/** Out of the game for good (WE-R3). */
import { say } from '@vigrid/speech';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { command } from '../text/clauses.ts';
import { targetPhrase } from '../text/targets.ts';
import { exile as exileCard } from '../zones/leaving.ts';

const shape = { to: target };

export const exile: EffectKind<'exile', typeof shape> = {
  shape,

  does({ g, item, targets, use }) {
    // What follows is done though the card has exiled itself, and may speak of where it stood.
    if (targets.some(({ card }) => card === item.card)) use.free = true;
    if (targets.length === 1) use.cell = targets[0].cell;
    for (const piece of targets) exileCard(g, piece.card, item.card);
    return targets.length > 0;
  },

  asks: {
    whom: say('кого изгнать?', 'whom do you exile?'),
    may: say('изгнать?', 'do you exile it?'),
  },

  says(e, at) {
    const who = targetPhrase(e.to, at);
    return command(`изгнать ${who.ru('acc')}`, `exile ${who.en}`, { same: who });
  },
};
