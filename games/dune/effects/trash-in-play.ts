import { say } from '@vigrid/speech';
import { ahead } from '../bot/values.ts';
import { trash } from '../pieces/cards.ts';
import { cardsOf, one } from './asking.ts';
import { effect } from './kind.ts';

/** One of the own cards in play, if wanted (D-F-124). */
export const trashInPlay = effect('trashInPlay', {
  shape: {},
  says: () => say('можете удалить одну свою карту в игре', 'you may trash one of your cards in play'),
  optional: true,
  may: (s, side) => s.sides[side].played.length + s.sides[side].shown.length > 0,
  asks: () =>
    one(
      ({ state: s }, f) => {
        const { played, shown } = s.sides[f.side];
        return cardsOf(s, f, { ask: 'trash', rule: 'D-F-124' }, [...played, ...shown], 0, 1);
      },
      (g, f, cards) => {
        for (const card of cards) trash(g, f.side, card, 'D-F-124');
      },
    ),
  worth: (s) => 0.3 * ahead(s),
});
