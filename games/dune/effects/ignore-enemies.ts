import { say } from '@vigrid/speech';
import { sendsLater } from '../pieces/agents.ts';
import { effect } from './kind.ts';

/** By an Intrigue card for the Agent sent later in this turn, by an Agent box for the Agent sent with it. */
export const ignoreEnemies = effect('ignoreEnemies', {
  shape: {},
  says: () =>
    say(
      'агенты соперников не мешают агенту, которого вы отправите в этот ход',
      'enemy Agents do not block the Agent you send this turn',
    ),
  when: 'atOnce',
  sending: () => ({ ignoresEnemies: true }),
  may: (s, side) => sendsLater(s, side) && !s.turn.ignoreEnemies,
  does(g) {
    g.state.turn.ignoreEnemies = true;
  },
  asPlot: () => -1,
});
