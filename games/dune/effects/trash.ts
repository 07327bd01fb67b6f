import { say } from '@vigrid/speech';
import { ahead } from '../bot/values.ts';
import { anyTrashable, trashable, trash as trashCard } from '../pieces/cards.ts';
import { cardsOf, one } from './asking.ts';
import { effect } from './kind.ts';
import { mark } from './marks.ts';

/** The trash icon: one card of hand, discard pile or play, if wanted (D-6.5, D-F-057, D-F-058). */
export const trash = effect('trash', {
  shape: {},
  says: () => say('можете удалить карту', 'you may trash a card'),
  marks: () => mark('trash', undefined, say('удалить карту', 'trash a card')),
  optional: true,
  may: (s, side) => anyTrashable(s, side),
  asks: () =>
    one(
      ({ state: s }, f) => cardsOf(s, f, { ask: 'trash', rule: 'D-6.5' }, trashable(s, f.side), 0, 1),
      (g, f, cards) => {
        for (const card of cards) trashCard(g, f.side, card, 'D-18.5');
      },
    ),
  worth: (s) => 0.35 * ahead(s),
});
