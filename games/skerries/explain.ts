/** Why a seat may not do something now. */
import { encode, questionFor, type Reason, type Seat } from '@vigrid/kernel';
import type { SkerriesAct } from './acts.ts';
import type { G } from './state.ts';

export function explain(g: G, seat: Seat, act: SkerriesAct): Reason[] {
  const q = questionFor(g, seat);
  if (q?.kind === 'act' && encode(q, act) !== null) return [];
  return [{ rule: 'SK-3.1', why: g.state.options.rapids ? 'notLanded' : 'noRapids' }];
}
