/** "Loses all effects" (B12-119.5, RB-73): whatever game actions have put on the card, but for its wounds. */
import { say } from '@vigrid/speech';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { ref } from '../events.ts';
import { release } from '../features/gifts.ts';
import type { Marker, Piece } from '../state/piece.ts';
import { stirring } from '../telling.ts';
import { loses } from '../text/clauses.ts';
import { isSelf, targetPhrase } from '../text/targets.ts';

const shape = { to: target };

export const loseEffects: EffectKind<'loseEffects', typeof shape> = {
  shape,
  // B12-525.3: what a card does not have can not be taken from it.
  suits: (_s, _effect, piece) => hasEffects(piece),

  does({ g, s, targets, item }) {
    for (const piece of targets) {
      release(s, piece, () => true);
      piece.markers = piece.markers.filter((marker) => !isEffect(marker));
      Object.assign(piece, { chips: 0, extraLives: 0, reduced: 0 });
      const [card, by] = [ref(s, piece.card), ref(s, item.card)];
      const what = say('теряет все эффекты', 'loses all effects');
      stirring(g)?.({ kind: 'lost', rule: 'B12-119.5', card, by, what, amount: 0, briefly: false });
    }
    return targets.length > 0;
  },

  asks: {
    whom: say('кто потеряет все эффекты?', 'who loses all effects?'),
    may: say('потерять все эффекты?', 'do you lose all effects?'),
  },

  says: ({ to }, at) => loses(targetPhrase(to, at), isSelf(to, at), allEffects),
};

const allEffects = say('все эффекты', 'all effects');

/** What the rules keep account of with markers; they are no effects on the card. */
const accounts: readonly string[] = ['doomed', 'escorted', 'lent', 'retreat'];

const isEffect = ({ kind }: Marker): boolean => !accounts.includes(kind);

const hasEffects = ({ lasting, markers, chips, extraLives, reduced }: Piece): boolean =>
  lasting.length + chips + extraLives + reduced > 0 || markers.some(isEffect);
