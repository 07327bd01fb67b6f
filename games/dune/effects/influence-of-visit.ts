import { say } from '@vigrid/speech';
import { spaces } from '../board/board.ts';
import { gainInfluence, mayRise } from '../pieces/influence.ts';
import type { Dune, SideId } from '../state.ts';
import { effect } from './kind.ts';

/** 1 Influence with the Faction to whose space an Agent was sent in this turn. */
export const influenceOfVisit = effect('influenceOfVisit', {
  shape: {},
  says: () =>
    say(
      'получите 1 влияние у фракции, в ячейку которой вы отправили агента в этот ход',
      'gain 1 Influence with the Faction to whose space you sent an Agent this turn',
    ),
  may: (s, side) => factionVisited(s, side) >= 0,
  does(g, side) {
    const of = factionVisited(g.state, side);
    if (of >= 0) gainInfluence(g, side, of, 1);
  },
});

/** -1 for none, or where no Influence can be gained. */
function factionVisited(s: Dune, side: SideId): number {
  if (s.active !== side || s.turn.space < 0) return -1;
  const { faction } = spaces[s.turn.space];
  return faction >= 0 && mayRise(s, side, faction) ? faction : -1;
}
