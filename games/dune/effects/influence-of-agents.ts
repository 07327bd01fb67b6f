import { say } from '@vigrid/speech';
import { spaces } from '../board/board.ts';
import { agentSpaces } from '../pieces/agents.ts';
import { gainInfluence, mayRise } from '../pieces/influence.ts';
import type { Dune, SideId } from '../state.ts';
import { factions } from '../symbols.ts';
import { effect } from './kind.ts';

/** 1 Influence with each Faction on whose spaces one has an Agent. */
export const influenceOfAgents = effect('influenceOfAgents', {
  shape: {},
  says: () =>
    say(
      'получите по 1 влиянию у каждой фракции, в ячейках которой есть ваш агент',
      'gain 1 Influence with each Faction on whose spaces you have an Agent',
    ),
  may: (s, side) => factionsOfAgents(s, side).length > 0,
  does(g, side) {
    for (const of of factionsOfAgents(g.state, side)) gainInfluence(g, side, of, 1);
  },
});

/** Where Influence can be gained. */
function factionsOfAgents(s: Dune, side: SideId): number[] {
  const here = agentSpaces(s.sides[side]).map((at) => spaces[at].faction);
  return factions.flatMap((_, of) => (here.includes(of) && mayRise(s, side, of) ? of : []));
}
