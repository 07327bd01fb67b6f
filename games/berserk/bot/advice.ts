/** What a sensible player answers before the battle: squads and line-ups as the table itself suggests them. */
import { encode, questionFor, type Seat } from '@vigrid/kernel';
import type { G } from '../state.ts';
import { suggestLeftOut, suggestPick } from './suggestion.ts';

export function advise(g: G, seat: Seat): number | null {
  const q = questionFor(g, seat);
  if (q?.kind === 'cards' && q.ask === 'draftPick') return encode(q, [suggestPick(g.state, seat)]);
  if (q?.kind === 'cards' && q.ask === 'leaveOut') return encode(q, suggestLeftOut(g.state, seat, q.max));
  if (q?.kind !== 'act' || (q.ask !== 'recruit' && q.ask !== 'deploy')) return null;
  // A squad that nothing can be added to is ready.
  const acts = q.ask === 'recruit' ? ['suggest', 'done'] : ['suggest'];
  const at = q.options.findIndex((act) => acts.includes(act.do));
  return at < 0 ? null : at;
}
