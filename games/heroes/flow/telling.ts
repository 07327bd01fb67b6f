/** Events that tell of one card and whose it is. */
import type { Seat } from '@vigrid/kernel';
import type { HeroesEvent } from '../events.ts';
import { type G, ref } from '../state.ts';

type Told =
  | 'destroy'
  | 'return'
  | 'shuffleIn'
  | 'bottom'
  | 'create'
  | 'control'
  | 'capture'
  | 'complete'
  | 'revive'
  | 'search'
  | 'summon'
  | 'mill'
  | 'regain';

export function tell(
  g: G,
  kind: Told,
  rule: HeroesEvent['rule'],
  { card, seat }: { readonly card: number; readonly seat: Seat },
): void {
  g.listener?.({ kind, rule, card: ref(g.state, card), seat });
}
