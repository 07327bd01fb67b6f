import { say } from '@vigrid/speech';
import { trash } from '../pieces/cards.ts';
import { cardOf } from '../state.ts';
import { effect } from './kind.ts';

export const trashThis = effect('trashThis', {
  shape: {},
  says: () => say('удалите эту карту', 'trash this card'),
  when: 'atEnd',
  mayComeEarly: (s, source) => cardOf(s, source).unload || cardOf(s, source).trashed.length > 0,
  does: (g, side, _e, source) => trash(g, side, source, 'D-6.5'),
});
