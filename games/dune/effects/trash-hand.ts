import { say } from '@vigrid/speech';
import { trash } from '../pieces/cards.ts';
import { gain } from '../pieces/supply.ts';
import { cardOf } from '../state.ts';
import { cardsOf, one } from './asking.ts';
import { effect } from './kind.ts';

/** A card of the hand goes; 2 spice if it costs anything (D-20.16). */
export const trashHand = effect('trashHand', {
  shape: {},
  says: () =>
    say(
      'удалите карту с руки; если она стоит 1 или больше, получите 2 Пряности',
      'trash a card of your hand; if it costs 1 or more, gain 2 spice',
    ),
  optional: true,
  may: (s, side) => s.sides[side].hand.length > 0,
  asks: () =>
    one(
      ({ state: s }, f) => cardsOf(s, f, { ask: 'trash', rule: 'D-20.16' }, s.sides[f.side].hand, 0, 1),
      (g, f, [card]) => {
        if (card === undefined) return;
        trash(g, f.side, card, 'D-18.5');
        if (cardOf(g.state, card).cost >= 1) gain(g, f.side, 'spice', 2, 'D-20.16');
      },
    ),
  worth: 0.35,
});
