import { say } from '@vigrid/speech';
import { effect, nothing } from './kind.ts';

/** Cards that are acquired may go on top of the deck (D-F-047). */
export const alwaysToDeck = effect('alwaysToDeck', {
  shape: {},
  says: () =>
    say(
      'карты, которые вы получаете, можно класть на верх своей колоды',
      'cards you acquire may go on top of your deck',
    ),
  when: 'atOnce',
  does: nothing,
});
