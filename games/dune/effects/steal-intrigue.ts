import { say } from '@vigrid/speech';
import { stealIntrigues } from '../pieces/cards.ts';
import { effect } from './kind.ts';

/** Each opponent with four or more Intrigue cards gives one at random (D-5.5). */
export const stealIntrigue = effect('stealIntrigue', {
  shape: {},
  says: () =>
    say(
      'каждый соперник, у которого 4 карты интриг или больше, отдаёт вам одну наугад',
      'each opponent with four or more Intrigue cards gives you one at random',
    ),
  marks: () => [{ sign: 'intrigue', word: say('у кого 4+', 'from 4+'), always: true }],
  when: 'atOnce',
  does: (g, side) => stealIntrigues(g, side),
  onHagal: (g, side) => stealIntrigues(g, side),
  worth: 0.2,
});
