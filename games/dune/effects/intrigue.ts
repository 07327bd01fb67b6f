import { whole } from '@vigrid/kernel/schema';
import { filled } from '@vigrid/speech';
import { drawIntrigues } from '../pieces/cards.ts';
import { counted, short } from '../text/words.ts';
import { effect, ruleOf } from './kind.ts';
import { mark } from './marks.ts';

export const intrigue = effect('intrigue', {
  shape: { n: whole },
  says: (e) => filled('возьмите *', 'draw *', counted(e.n, 'intrigue')),
  marks: (e) => mark('intrigue', e.n, short(e.n, 'intrigue')),
  when: 'atOnce',
  from: 'intrigues',
  lacks: 'D-17.5',
  may: (s) => s.intrigues.length + s.intrigueDiscard.length > 0,
  does: (g, side, e, source) => drawIntrigues(g, side, e.n, ruleOf(source)),
  onHagal: (g, side, e) => drawIntrigues(g, side, e.n, 'D-27.4'),
  worth: (_s, _side, e) => 0.4 * e.n,
});
