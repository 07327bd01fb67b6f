/** How good each answer looks: actions of a turn by what they are likely to bring, the rest by the odds and worths of advice. */
import { questionFor, type Scores, type Seat, scoreActs, scoreAlike, scoreOne } from '@vigrid/kernel';
import type { G } from '../state.ts';
import { actionWorth, advise, plain } from './advice.ts';

/** What goes by exact odds is no matter for trying out. */
const sure = 6;

export function policy(g: G, seat: Seat): Scores {
  const q = questionFor(g, seat);
  if (!q) return { answers: [], scores: [] };
  if (q.kind === 'act' && q.ask === 'action') return scoreActs(q, (act) => actionWorth(g.state, seat, act));
  const advised = advise(g, seat, plain);
  return advised === null ? scoreAlike(q) : scoreOne(q, advised, sure);
}
