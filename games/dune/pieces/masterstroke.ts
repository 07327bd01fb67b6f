import { reveal } from '@vigrid/kernel';
import { type G, type SideId, seatOf } from '../state.ts';
import { factions } from '../symbols.ts';
import { gainInfluence } from './influence.ts';

/** Four or more troops deployed in one turn reveal the Baron's two Factions, once per game (D-20.2, D-F-003). */
export function masterstroke(g: G, f: { readonly side: SideId }): void {
  const { state: s } = g;
  const of = s.sides[f.side];
  if (of.masterstroke <= 0 || s.turn.deployed < 4 || s.active !== f.side) return;
  const chosen = factions.flatMap((_, faction) => (of.masterstroke & (1 << faction) ? faction : []));
  of.masterstroke = -of.masterstroke;
  reveal(g);
  g.listener?.({
    kind: 'masterstroke',
    rule: 'D-20.2',
    seat: seatOf(s, f.side),
    factions: chosen.map((faction) => factions[faction]),
  });
  for (const faction of chosen) gainInfluence(g, f.side, faction, 1);
}
