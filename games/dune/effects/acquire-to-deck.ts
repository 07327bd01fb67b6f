import { say } from '@vigrid/speech';
import { effect } from './kind.ts';

/** Cards acquired in this Reveal turn may go on top of the deck (D-F-008). */
export const acquireToDeck = effect('acquireToDeck', {
  shape: {},
  says: () =>
    say(
      'каждую купленную карту можете положить на верх колоды',
      'each card you acquire may go on top of your deck',
    ),
  when: 'atOnce',
  does(g, side) {
    g.state.sides[side].toDeck = true;
  },
});
