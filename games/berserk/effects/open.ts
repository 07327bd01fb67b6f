/** Opens cards (B12-G-opening-card). */
import { say } from '@vigrid/speech';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { ruleOfList } from '../features/rules.ts';
import { open as openCard } from '../flow/wounds/wounds.ts';
import { profileOf } from '../state.ts';
import { command } from '../text/clauses.ts';
import { isSelf, targetPhrase } from '../text/targets.ts';

const shape = { to: target };

export const open: EffectKind<'open', typeof shape> = {
  shape,
  suits: (_s, _effect, piece) => piece.closed,
  suitsHidden: (piece) => piece.closed,
  aboutOpening: true,

  does({ g, s, targets, use, item }) {
    let done = false;
    for (const piece of targets) {
      const rule = ruleOfList(use.list, 'B12-G-opening-card');
      if (openCard(g, piece, rule, profileOf(s).openingRestoresAction, item.card)) done = true;
    }
    return done;
  },

  asks: {
    whom: say('кого открыть?', 'whom do you open?'),
    may: say('открыть?', 'do you open it?'),
  },

  says(e, at) {
    const who = targetPhrase(e.to, at);
    return command(isSelf(e.to, at) ? 'открыться' : `открыть ${who.ru('acc')}`, `open ${who.en}`, {
      same: who,
    });
  },
};
