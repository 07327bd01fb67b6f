import { whole } from '@vigrid/kernel/schema';
import { filled } from '@vigrid/speech';
import { growSpecimens } from '../pieces/immortality.ts';
import { counted, named } from '../text/words.ts';
import { effect } from './kind.ts';
import { mark } from './marks.ts';

/** Troops of the supply go to the Axolotl tanks (D-24.8). */
export const specimen = effect('specimen', {
  shape: { n: whole },
  byAlly: true,
  says: (e) => filled('поместите в баки *', 'put * into the tanks', counted(e.n, 'specimen')),
  marks: (e) => mark('specimen', e.n, named(e.n, 'specimen')),
  when: 'atOnce',
  from: 'supply',
  takes: (_s, _side, e) => e.n,
  lacks: 'D-24.8',
  may: (s, side) => s.sides[side].supply > 0,
  does: (g, side, e) => growSpecimens(g, side, e.n),
  worth: (_s, _side, e) => 0.25 * e.n,
});
