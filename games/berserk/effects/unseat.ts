/** A creature that was made a symbiont is an independent creature again (B12-108.1, RB-99). */
import { optional } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import { cellFilter } from '../abilities/filter.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { parasiteGift, symbiontGift } from '../abilities/named.ts';
import { target } from '../abilities/target.ts';
import { ref } from '../events.ts';
import { isFree } from '../features/evaluate.ts';
import { isSeated } from '../features/figures.ts';
import { release } from '../features/gifts.ts';
import { stirring } from '../telling.ts';
import { command } from '../text/clauses.ts';
import { cellPhrase } from '../text/places.ts';
import { isSelf, targetPhrase } from '../text/targets.ts';
import { stand } from '../zones/standing.ts';

const shape = {
  to: target,
  /** Where it comes to stand; where its host stood or stands if not said. */
  cell: optional(cellFilter),
};

export const unseat: EffectKind<'unseat', typeof shape> = {
  shape,
  unsettles: 'attacks',
  suits: (_s, _effect, piece) => isSeated(piece),
  cell: ({ cell }) => cell ?? null,

  does({ g, s, item, targets }) {
    const [piece] = targets;
    const cell = item.cells[0] ?? piece?.cell ?? -1;
    if (!piece || !isSeated(piece) || cell < 0) return false;
    // The cell of a host that stands there still has no room for it.
    if (!isFree(s, cell)) return false;
    release(s, piece, ({ def, gift }) => def < 0 && (gift === symbiontGift || gift === parasiteGift));
    piece.host = -1;
    stand(s, piece, cell);
    s.unsettled = true;
    stirring(g)?.({ kind: 'landed', rule: 'B12-108.1', card: ref(s, piece.card), cell });
    return true;
  },

  asks: {
    whom: say('кто вернёт подтип существа?', 'who becomes an independent creature again?'),
    may: say('вернуть подтип существа?', 'does it become an independent creature again?'),
  },

  says(e, at) {
    const who = targetPhrase(e.to, at);
    const where = e.cell ? cellPhrase(e.cell, at) : null;
    const ru = `подтип существа${where ? `, встав на ${where.ru('acc')}` : ''}`;
    const en = `an independent creature again${where ? ` on ${where.en}` : ''}`;
    if (isSelf(e.to, at)) return command(`вернуть свой ${ru}`, `make ${who.en} ${en}`, { same: who });
    return command(`вернуть ${who.ru('dat')} ${ru}`, `make ${who.en} ${en}`, { same: who });
  },
};
