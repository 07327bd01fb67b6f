import { whole } from '@vigrid/kernel/schema';
import { filled } from '@vigrid/speech';
import { ahead } from '../bot/values.ts';
import { addPersuasion } from '../pieces/supply.ts';
import { counted, short } from '../text/words.ts';
import { effect } from './kind.ts';
import { mark } from './marks.ts';

export const persuasion = effect('persuasion', {
  shape: { n: whole },
  says: (e) => filled('получите *', 'gain *', counted(e.n, 'persuasion')),
  amount: (e) => counted(e.n, 'persuasion'),
  marks: (e) => mark('persuasion', e.n, short(e.n, 'persuasion')),
  when: 'atOnce',
  does: (g, side, e) => addPersuasion(g, side, e.n, 'D-8.3'),
  printed: (e) => ({ persuasion: e.n }),
  worth: (s, _side, e) => (0.08 + 0.1 * ahead(s)) * e.n,
});
