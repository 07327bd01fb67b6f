/** Poisoning is taken off. */
import { say } from '@vigrid/speech';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { ruleOfList } from '../features/rules.ts';
import { cure as cureCard } from '../flow/wounds/wounds.ts';
import { command } from '../text/clauses.ts';
import { targetPhrase } from '../text/targets.ts';

const shape = { to: target };

export const cure: EffectKind<'cure', typeof shape> = {
  shape,

  does({ g, targets, use }) {
    for (const piece of targets) cureCard(g, piece, ruleOfList(use.list, 'B12-119.5'));
    return targets.length > 0;
  },

  asks: {
    whom: say('с кого снять отравление?', 'whom do you cure?'),
    may: say('снять отравление?', 'do you cure?'),
  },

  says(e, at) {
    const who = targetPhrase(e.to, at);
    return command(`снять ${who.after('с', 'gen')} отравление`, `remove poisoning from ${who.en}`, {
      same: who,
    });
  },
};
