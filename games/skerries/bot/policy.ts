/** How good each answer looks to a sensible captain: strong sails for great treasures, and no rapids while ahead. */
import { questionFor, type Scores, type Seat, scoreActs, scoreAlike, scorePicks } from '@vigrid/kernel';
import { type G, type Skerries, strengthOf } from '../state.ts';

export function policy(g: G, seat: Seat): Scores {
  const q = questionFor(g, seat);
  const { prize, captains } = g.state;
  if (q?.kind === 'cards') {
    // The hand is in order of strength; a treasure of 8 or more is worth the strongest.
    const at = Math.round(((Math.min(prize, 8) - 1) / 7) * (q.from.length - 1));
    return scorePicks(q, (sail) => -Math.abs(q.from.indexOf(sail) - at));
  }
  if (q?.kind !== 'act') return q ? scoreAlike(q) : { answers: [], scores: [] };
  const most = Math.max(...captains.filter((_, of) => of !== seat).map(({ gold }) => gold));
  const wanted = captains[seat].gold + prize < most ? 'dare' : 'keep';
  return scoreActs(q, (act) => (act.do === wanted ? 1 : 0));
}

/** Treasure so far, and a little for strong sails that are left. */
export function judge(s: Skerries, seat: Seat): number {
  const worth = s.captains.map(
    ({ gold, hand }) => gold + hand.reduce((sum, sail) => sum + strengthOf(sail), 0) / 4,
  );
  return Math.tanh((worth[seat] - Math.max(...worth.filter((_, of) => of !== seat))) / 8);
}
