/** Chooses a card, for what follows. */
import type { EffectKind } from '../abilities/effect.ts';
import { target } from '../abilities/targets.ts';
import { command } from '../text/clauses.ts';
import { targetPhrase, whereX } from '../text/targets.ts';

const shape = { to: target };

export const choose: EffectKind<'choose', typeof shape> = {
  shape,

  do: ({ targets }) => targets.length > 0,

  say(e, at) {
    const who = targetPhrase(e.to, at);
    const where = whereX(e.to, at);
    return command(`выбрать ${who.ru('acc')}${where.ru}`, `choose ${who.en}${where.en}`, { same: who });
  },
};
