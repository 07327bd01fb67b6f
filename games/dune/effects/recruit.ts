import { whole } from '@vigrid/kernel/schema';
import { filled } from '@vigrid/speech';
import { recruit as recruitTroops } from '../pieces/supply.ts';
import { counted, named } from '../text/words.ts';
import { effect } from './kind.ts';
import { mark } from './marks.ts';

/** Troops from the supply to the garrison (D-7.1). */
export const recruit = effect('recruit', {
  shape: { n: whole },
  byAlly: true,
  says: (e) => filled('наймите *', 'recruit *', counted(e.n, 'troop')),
  marks: (e) => mark('troops', e.n, named(e.n, 'troop')),
  when: 'atOnce',
  from: 'supply',
  takes: (_s, _side, e) => e.n,
  lacks: 'D-7.1',
  may: (s, side) => s.sides[side].supply > 0,
  does: (g, side, e) => recruitTroops(g, side, e.n, 'D-7.1'),
  onHagal: (g, side, e) => recruitTroops(g, side, e.n, 'D-21.6'),
  worth: (s, side, e) => 0.2 * Math.min(e.n, s.sides[side].supply),
  troops: (e) => e.n,
});
