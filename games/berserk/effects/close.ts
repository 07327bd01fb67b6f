/** Closes cards (B12-G-close-card). */
import { say } from '@vigrid/speech';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { close as closeCard } from '../flow/wounds/wounds.ts';
import { command } from '../text/clauses.ts';
import { isSelf, targetPhrase } from '../text/targets.ts';

const shape = { to: target };

export const close: EffectKind<'close', typeof shape> = {
  shape,
  suits: (_s, _effect, piece) => !piece.closed,
  aboutOpening: true,

  does({ g, targets, item }) {
    let done = false;
    for (const piece of targets) if (closeCard(g, piece, 'B12-G-close-card', item.card)) done = true;
    return done;
  },

  asks: {
    whom: say('кого закрыть?', 'whom do you close?'),
    may: say('закрыть?', 'do you close it?'),
  },

  says(e, at) {
    const who = targetPhrase(e.to, at);
    return command(isSelf(e.to, at) ? 'закрыться' : `закрыть ${who.ru('acc')}`, `close ${who.en}`, {
      same: who,
    });
  },
};
