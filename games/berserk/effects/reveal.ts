/** Turns cards face up (B12-529.3). */
import type { EffectKind } from '../abilities/effect.ts';
import { target } from '../abilities/targets.ts';
import { command } from '../text/clauses.ts';
import { isSelf, targetPhrase } from '../text/targets.ts';
import { reveal as revealCard } from '../zones/entering.ts';

const shape = { to: target };

export const reveal: EffectKind<'reveal', typeof shape> = {
  shape,

  do({ g, targets }) {
    for (const piece of targets) revealCard(g, piece, 'B12-529.3');
    return targets.length > 0;
  },

  say(e, at) {
    const who = targetPhrase(e.to, at);
    return command(isSelf(e.to, at) ? 'вскрыться' : `вскрыть ${who.ru('acc')}`, `reveal ${who.en}`, {
      same: who,
    });
  },
};
