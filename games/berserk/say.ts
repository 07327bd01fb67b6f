/** Tells what has happened to whoever listens. */
import type { BerserkEvent } from './events.ts';
import type { G } from './state.ts';

export function say(g: G, event: BerserkEvent): void {
  if (!passing.has(event.kind)) g.state.stirred = true;
  g.listener?.(event);
}

/** Events that change nothing on the table which a rules effect could follow from. */
const passing: ReadonlySet<BerserkEvent['kind']> = new Set([
  'phase',
  'declared',
  'movement',
  'rolled',
  'rollChanged',
  'rollResult',
  'graded',
  'weakened',
  'attackChanged',
  'left',
]);
