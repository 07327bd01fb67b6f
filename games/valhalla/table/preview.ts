import type { Act, Preview, Seat } from '@vigrid/kernel';
import type { G } from '../state.ts';
export function preview(_g: G, _seat: Seat, _intent: Act): Preview[] {
  return [];
}
