import { say } from '@vigrid/speech';
import { spaces } from '../board/board.ts';
import { trash } from '../pieces/cards.ts';
import { gainInfluence } from '../pieces/influence.ts';
import { graftedInPlay } from '../pieces/printed.ts';
import { cardsOf, one } from './asking.ts';
import { effect } from './kind.ts';

/** One of the two grafted cards is trashed for 1 more Influence with the Faction visited (D-24.15, D-F-106, D-F-107). */
export const trashGrafted = effect('trashGrafted', {
  shape: {},
  says: () =>
    say(
      'удалите одну из двух сращённых карт и получите ещё 1 влияние у этой фракции',
      'trash one of the two grafted cards and gain 1 more Influence with that Faction',
    ),
  may: (s, side) => graftedInPlay(s, side).length > 0,
  asks: () =>
    one(
      ({ state: s }, f) => {
        const from = graftedInPlay(s, f.side);
        return from.length === 0 ? null : cardsOf(s, f, { ask: 'trashCost', rule: 'D-24.15' }, from, 1, 1);
      },
      (g, f, [card]) => {
        trash(g, f.side, card, 'D-24.15');
        const { faction } = spaces[g.state.turn.space];
        if (faction >= 0) gainInfluence(g, f.side, faction, 1);
      },
    ),
  worth: 0.3,
});
