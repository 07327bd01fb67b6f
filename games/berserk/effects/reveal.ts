/** Turns cards face up (B12-529.3). */
import { say } from '@vigrid/speech';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { command } from '../text/clauses.ts';
import { isSelf, targetPhrase } from '../text/targets.ts';
import { reveal as revealCard } from '../zones/entering.ts';

const shape = { to: target };

export const reveal: EffectKind<'reveal', typeof shape> = {
  shape,

  does({ g, targets }) {
    for (const piece of targets) revealCard(g, piece, 'B12-529.3');
    return targets.length > 0;
  },

  asks: {
    whom: say('кого вскрыть?', 'whom do you reveal?'),
    may: say('вскрыть?', 'do you reveal it?'),
  },

  says(e, at) {
    const who = targetPhrase(e.to, at);
    return command(isSelf(e.to, at) ? 'вскрыться' : `вскрыть ${who.ru('acc')}`, `reveal ${who.en}`, {
      same: who,
    });
  },
};
