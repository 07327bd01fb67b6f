import { stealIntrigues } from '../pieces/cards.ts';
import { same } from '../text/words.ts';
import { effect } from './kind.ts';

/** Each opponent with four or more Intrigue cards gives one at random (D-5.5). */
export const stealIntrigue = effect('stealIntrigue', {
  shape: {},
  says: () =>
    same(
      'каждый соперник, у которого 4 карты интриг или больше, отдаёт вам одну наугад',
      'each opponent with four or more Intrigue cards gives you one at random',
    ),
  marks: () => [{ sign: 'intrigue', word: same('у кого 4+', 'from 4+'), always: true }],
  when: 'atOnce',
  does: (g, side) => stealIntrigues(g, side),
  worth: 0.2,
});
