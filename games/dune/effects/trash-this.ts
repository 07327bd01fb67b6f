import { say } from '@vigrid/speech';
import { trash } from '../pieces/cards.ts';
import { effect } from './kind.ts';

export const trashThis = effect('trashThis', {
  shape: {},
  says: () => say('удалите эту карту', 'trash this card'),
  when: 'atEnd',
  does: (g, side, _e, source) => trash(g, side, source, 'D-6.5'),
});
