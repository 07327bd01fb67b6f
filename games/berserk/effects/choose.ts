/** Chooses a card, for what follows. */
import { say } from '@vigrid/speech';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { command } from '../text/clauses.ts';
import { targetPhrase, whereX } from '../text/targets.ts';

const shape = { to: target };

export const choose: EffectKind<'choose', typeof shape> = {
  shape,

  does: ({ targets }) => targets.length > 0,

  asks: {
    whom: say('кого выбрать?', 'whom do you choose?'),
    may: say('выбрать?', 'do you choose?'),
  },

  says(e, at) {
    const who = targetPhrase(e.to, at);
    const where = whereX(e.to, at);
    return command(`выбрать ${who.ru('acc')}${where.ru}`, `choose ${who.en}${where.en}`, { same: who });
  },
};
