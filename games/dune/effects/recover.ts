import { filled } from '@vigrid/speech';
import { put } from '../pieces/cards.ts';
import { hasFaction } from '../pieces/printed.ts';
import { take } from '../pieces/zones.ts';
import { type Dune, ref, type SideId, seatOf } from '../state.ts';
import type { Faction } from '../symbols.ts';
import { ofFaction } from '../text/words.ts';
import { cardsOf, one } from './asking.ts';
import { effect } from './kind.ts';
import { faction } from './shapes.ts';

/** A card of this Faction from the discard pile to the hand. */
export const recover = effect('recover', {
  shape: { faction },
  says: (e) =>
    filled(
      'возьмите на руку карту * из своего сброса',
      'take a * card from your discard pile into your hand',
      ofFaction[e.faction],
    ),
  may: (s, side, e) => discarded(s, side, e.faction).length > 0,
  asks: (the) =>
    one(
      ({ state: s }, f) => {
        const from = discarded(s, f.side, the(f).faction);
        return from.length === 0 ? null : cardsOf(s, f, { ask: 'recover', rule: 'D-6.1' }, from, 1, 1);
      },
      (g, f, [card]) => {
        const { state: s } = g;
        take(s.sides[f.side].discard, card);
        put(s, f.side, card, 'hand');
        g.listener?.({
          kind: 'recover',
          rule: 'D-6.1',
          seat: seatOf(s, f.side),
          card: ref(s, card),
        });
      },
    ),
  worth: 0.25,
});

const discarded = (s: Dune, side: SideId, of: Faction): number[] =>
  s.sides[side].discard.filter((card) => hasFaction(s, card, of));
