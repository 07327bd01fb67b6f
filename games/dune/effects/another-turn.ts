import { say } from '@vigrid/speech';
import { seatOf } from '../state.ts';
import { effect } from './kind.ts';

/** Another turn right after this one, if wanted. */
export const anotherTurn = effect('anotherTurn', {
  shape: {},
  says: () =>
    say('можете сделать ещё один ход сразу после этого', 'you may take another turn right after this one'),
  optional: true,
  does(g, side) {
    g.state.turn.again++;
    g.listener?.({ kind: 'again', rule: 'D-4.12', seat: seatOf(g.state, side) });
  },
  worth: 0.2,
});
