/** Poisoning is taken off. */
import type { EffectKind } from '../abilities/effect.ts';
import { target } from '../abilities/targets.ts';
import { cure as cureCard } from '../flow/wounds/wounds.ts';
import { command } from '../text/clauses.ts';
import { targetPhrase } from '../text/targets.ts';

const shape = { to: target };

export const cure: EffectKind<'cure', typeof shape> = {
  shape,

  do({ g, targets }) {
    for (const piece of targets) cureCard(g, piece, 'B12-119.5');
    return targets.length > 0;
  },

  say(e, at) {
    const who = targetPhrase(e.to, at);
    return command(`снять ${who.after('с', 'gen')} отравление`, `remove poisoning from ${who.en}`, {
      same: who,
    });
  },
};
