import { whole } from '@vigrid/kernel/schema';
import { filled } from '@vigrid/speech';
import { addPoints } from '../pieces/supply.ts';
import { counted, short } from '../text/words.ts';
import { effect } from './kind.ts';
import { mark } from './marks.ts';

export const points = effect('points', {
  shape: { n: whole },
  says: (e) => filled('получите *', 'gain *', counted(e.n, 'point')),
  amount: (e) => counted(e.n, 'point'),
  marks: (e) => mark('points', e.n, short(e.n, 'point')),
  when: 'atOnce',
  does: (g, side, e) => addPoints(g, side, e.n, 'D-1.2'),
  worth: (_s, _side, e) => e.n,
});
