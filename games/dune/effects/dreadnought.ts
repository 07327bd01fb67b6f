import { whole } from '@vigrid/kernel/schema';
import { filled, say } from '@vigrid/speech';
import { atSupply, commission } from '../pieces/dreadnoughts.ts';
import { counted } from '../text/words.ts';
import { effect } from './kind.ts';
import { several } from './marks.ts';

export const dreadnought = effect('dreadnought', {
  shape: { n: whole },
  byAlly: true,
  says: (e) => filled('получите *', 'commission *', counted(e.n, 'dreadnought')),
  marks: (e) => several('dreadnought', e.n, say('дредноут', 'dreadnought')),
  when: 'atOnce',
  lacks: 'D-23.14',
  may: (s, side) => s.sides[side].dreadnoughts[atSupply] > 0,
  does: (g, side, e) => commission(g, side, e.n),
  onHagal: (g, side, e) => commission(g, side, e.n),
  worth: (s, side) => (s.sides[side].dreadnoughts[atSupply] > 0 ? 1 : 0),
});
