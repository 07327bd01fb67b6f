/** Lists of effects put before whatever else is to be done. */
import { push } from '@vigrid/kernel';
import { cardOf, type Dune, type EffectsFrame, type G, type SideId } from '../state.ts';
import type { Box } from './clauses.ts';

/** What an Intrigue card says is done as it is written, and what it costs is paid (D-F-056). */
export function pushBox(
  g: G,
  side: SideId,
  box: Box,
  source: number,
  inOrder = isIntrigue(g.state, source),
): void {
  push<EffectsFrame>(g, {
    kind: 'effects',
    step: 0,
    side,
    inOrder,
    clauses: [...box],
    sources: box.map(() => source),
  });
}

/** All that several cards give, in any order. */
export function pushBoxes(
  g: G,
  side: SideId,
  given: readonly { readonly card: number; readonly box: Box }[],
): void {
  const clauses: number[] = [];
  const sources: number[] = [];
  for (const { card, box } of given) {
    for (const id of box) {
      clauses.push(id);
      sources.push(card);
    }
  }
  push<EffectsFrame>(g, { kind: 'effects', step: 0, side, inOrder: false, clauses, sources });
}

const isIntrigue = (s: Dune, source: number): boolean => source >= 0 && cardOf(s, source).type === 'intrigue';
