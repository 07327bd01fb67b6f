import { optional, yes } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import { agentSpaces, agentsAt, recall } from '../pieces/agents.ts';
import type { Dune, SideId } from '../state.ts';
import { acts, one, spaceActs } from './asking.ts';
import { effect } from './kind.ts';
import { mark } from './marks.ts';

/** `other`: not the one just sent (D-25.22). */
export const recallAgent = effect('recallAgent', {
  shape: { other: optional(yes) },
  says: (e) =>
    e.other
      ? say('верните другого своего агента лидеру', 'recall another of your Agents')
      : say('верните одного своего агента лидеру', 'recall one of your Agents'),
  marks: (e) =>
    mark('recall', undefined, e.other ? say('другого агента', 'another Agent') : say('агента', 'an Agent')),
  lacks: 'D-4.13',
  may: (s, side, e) => recallable(s, side, e.other).length > 0,
  asks: (the) =>
    one(
      ({ state: s }, f) =>
        acts(
          s,
          f,
          { ask: 'recallAgent', rule: the(f).other ? 'D-25.22' : 'D-4.13' },
          spaceActs(recallable(s, f.side, the(f).other)),
        ),
      (g, f, act) => {
        if (act.do === 'space') recall(g, f.side, act.space);
      },
    ),
  worth: 0.9,
  asPlot: (s, side, ask) => (ask === 'turn' && s.sides[side].agents.every((at) => at >= 0) ? 2 : -1),
});

const recallable = (s: Dune, side: SideId, other: true | undefined): number[] =>
  agentSpaces(s.sides[side]).filter(
    (space) => !other || s.active !== side || space !== s.turn.space || agentsAt(s.sides[side], space) > 1,
  );
