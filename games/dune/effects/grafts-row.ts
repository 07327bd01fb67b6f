import { say } from '@vigrid/speech';
import { effect, nothing } from './kind.ts';

/** May be grafted to a card of the Row (D-24.17). */
export const graftsRow = effect('graftsRow', {
  shape: {},
  says: () =>
    say(
      'можете срастить эту карту с картой ряда, не получая её; карта ряда удаляется в конце хода',
      'you may graft this card to a card of the Row without acquiring it; that card is trashed at the end of the turn',
    ),
  when: 'atOnce',
  sending: () => ({ graftsRow: true }),
  does: nothing,
});
