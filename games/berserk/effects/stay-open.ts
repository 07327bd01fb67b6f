/** It does not close for the attack that the moment is about. */
import { say } from '@vigrid/speech';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { ref } from '../events.ts';
import { pieceOf } from '../state.ts';
import { stirring } from '../telling.ts';
import { befalls, command } from '../text/clauses.ts';
import { isSelf, targetPhrase } from '../text/targets.ts';

const shape = { to: target };

export const stayOpen: EffectKind<'stayOpen', typeof shape> = {
  shape,

  /** It counts as having acted all the same (B12-G-does-not-close-after-assault). */
  does({ g, s, targets }) {
    for (const { card } of targets) {
      const piece = pieceOf(s, card);
      if (!piece?.closed || piece.acts === 0) continue;
      piece.closed = false;
      stirring(g)?.({ kind: 'opened', rule: 'B12-G-does-not-close-after-assault', card: ref(s, card) });
    }
    return targets.length > 0;
  },

  asks: {
    whom: say('кто не закроется?', 'who does not close?'),
    may: say('не закрываться?', 'does it stay open?'),
  },

  says(e, at) {
    const who = targetPhrase(e.to, at);
    if (isSelf(e.to, at))
      return command('не закрываться после этой атаки', `do not close ${who.en} after this attack`);
    return befalls(
      who,
      {
        ru: { one: 'не закрывается после этой атаки', many: 'не закрываются после этой атаки' },
        en: { one: 'does not close after this attack', many: 'do not close after this attack' },
      },
      say(`не закрывать ${who.ru('acc')} после этой атаки`, `not close ${who.en} after this attack`),
    );
  },
};
