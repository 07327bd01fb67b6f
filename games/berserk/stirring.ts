/** Something changes on the table from which a rules effect could follow (B12-503.1). */
import type { G } from './state.ts';

/**
 * Notes that the table has stirred, and gives whoever listens: `stirring(g)?.({ kind: 'opened', … })`. What changes
 * nothing of the kind, such as a roll of the die, is told by `g.listener?.` alone.
 */
export function stirring(g: G): G['listener'] {
  g.state.stirred = true;
  return g.listener;
}
