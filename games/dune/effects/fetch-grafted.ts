import { say } from '@vigrid/speech';
import { partnerOf } from '../pieces/printed.ts';
import { effect } from './kind.ts';

/** The other grafted card comes back at the start of the Reveal turn (D-24.16). */
export const fetchGrafted = effect('fetchGrafted', {
  shape: {},
  says: () =>
    say(
      'в начале хода раскрытия этого раунда верните на руку другую сращённую карту',
      'at the start of your Reveal turn this round return the other grafted card to your hand',
    ),
  when: 'atOnce',
  does(g, side, _e, source) {
    const other = partnerOf(g.state, source);
    const of = g.state.sides[side];
    if (of.played.includes(other)) of.fetched.push(other);
  },
});
