import { say } from '@vigrid/speech';
import { agentsAt, recall } from '../pieces/agents.ts';
import { effect } from './kind.ts';

/** The Agent sent in this turn comes back, if wanted. */
export const recallSent = effect('recallSent', {
  shape: {},
  says: () =>
    say('можете вернуть агента, отправленного в этот ход', 'you may recall the Agent you sent this turn'),
  optional: true,
  may: (s, side) => s.turn.space >= 0 && agentsAt(s.sides[side], s.turn.space) > 0,
  does: (g, side) => recall(g, side, g.state.turn.space),
  worth: 0.9,
});
