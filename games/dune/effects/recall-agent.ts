import { say } from '@vigrid/speech';
import { agentSpaces, recall } from '../pieces/agents.ts';
import { acts, one, spaceActs } from './asking.ts';
import { effect } from './kind.ts';

export const recallAgent = effect('recallAgent', {
  shape: {},
  says: () => say('верните одного своего агента лидеру', 'recall one of your Agents'),
  may: (s, side) => agentSpaces(s.sides[side]).length > 0,
  asks: () =>
    one(
      ({ state: s }, f) =>
        acts(s, f, { ask: 'recallAgent', rule: 'D-4.13' }, spaceActs(agentSpaces(s.sides[f.side]))),
      (g, f, act) => {
        if (act.do === 'space') recall(g, f.side, act.space);
      },
    ),
  worth: 0.9,
  asPlot: (s, side, ask) => (ask === 'turn' && s.sides[side].agents.every((at) => at >= 0) ? 2 : -1),
});
