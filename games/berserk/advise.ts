/** What a sensible player answers before the battle: squads and line-ups as the table itself suggests them. */
import { questionFor, type Seat } from '@vigrid/kernel';
import type { G } from './state.ts';

export function advise(g: G, seat: Seat): number | null {
  const q = questionFor(g, seat);
  if (q?.kind !== 'act' || (q.ask !== 'recruit' && q.ask !== 'deploy')) return null;
  // A squad that nothing can be added to is ready.
  const acts = q.ask === 'recruit' ? ['suggest', 'done'] : ['suggest'];
  const at = q.options.findIndex((act) => acts.includes(act.do));
  return at < 0 ? null : at;
}
