/** Armour that was used up this turn is whole again (B12-G-armour-x). */
import { say } from '@vigrid/speech';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { ref } from '../events.ts';
import { wordOf } from '../features/gains.ts';
import { stirring } from '../telling.ts';
import { command } from '../text/clauses.ts';
import { targetPhrase } from '../text/targets.ts';

const shape = { to: target };

export const restoreArmour: EffectKind<'restoreArmour', typeof shape> = {
  shape,
  suits: (s, _effect, piece) => wordOf(s, piece, 'armour') > 0,

  does({ g, s, targets }) {
    let done = false;
    for (const piece of targets) {
      if (piece.armourUsed === 0) continue;
      const amount = piece.armourUsed;
      piece.armourUsed = 0;
      done = true;
      const card = ref(s, piece.card);
      stirring(g)?.({ kind: 'marked', rule: 'B12-G-armour-x', card, marker: 'armour', amount });
    }
    return done;
  },

  asks: {
    whom: say('чью броню восстановить?', 'whose Armour do you restore?'),
    may: say('восстановить броню?', 'do you restore Armour?'),
  },

  says(e, at) {
    const who = targetPhrase(e.to, at);
    return command(`восстановить броню ${who.ru('gen')}`, `restore the Armour of ${who.en}`, { same: who });
  },
};
