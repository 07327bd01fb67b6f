import { say } from '@vigrid/speech';
import { buryIntrigues, drawIntrigues } from '../pieces/cards.ts';
import { cardsOf, one } from './asking.ts';
import { effect } from './kind.ts';

/** Any number of Intrigue cards go under their deck, and as many are drawn. */
export const swapIntrigues = effect('swapIntrigues', {
  shape: {},
  says: () =>
    say(
      'положите любое число своих карт интриг под низ их колоды и возьмите столько же',
      'put any number of your Intrigue cards under their deck and draw as many',
    ),
  optional: true,
  lacks: 'D-17.2',
  may: (s, side) => s.sides[side].intrigues.length > 0,
  asks: () =>
    one(
      ({ state: s }, f) => {
        const { intrigues } = s.sides[f.side];
        return cardsOf(s, f, { ask: 'swapIntrigues', rule: 'D-6.1' }, intrigues, 0, intrigues.length);
      },
      (g, f, cards) => {
        buryIntrigues(g, f.side, cards);
        drawIntrigues(g, f.side, cards.length, 'D-6.1');
      },
    ),
});
