import { say } from '@vigrid/speech';
import { effect, nothing } from './kind.ts';

/** From the moment the Agent is sent to the end of the turn (D-26.10, D-F-112). */
export const noDeploy = effect('noDeploy', {
  shape: {},
  says: () => say('в этот ход вы не можете размещать подразделения', 'you can not deploy units this turn'),
  when: 'atOnce',
  sent(s) {
    s.turn.noDeploy = true;
  },
  does: nothing,
  worth: -0.3,
});
