import { whole } from '@vigrid/kernel/schema';
import { filled, say } from '@vigrid/speech';
import { advanceTleilaxu, endOfTleilaxu } from '../pieces/immortality.ts';
import { times } from '../text/words.ts';
import { effect } from './kind.ts';
import { several } from './marks.ts';

export const tleilaxu = effect('tleilaxu', {
  shape: { n: whole },
  byAlly: true,
  says: (e) =>
    e.n === 1
      ? say('продвиньтесь по треку Тлейлаксу', 'advance on the Tleilaxu track')
      : filled('продвиньтесь по треку Тлейлаксу *', 'advance * on the Tleilaxu track', times(e.n)),
  marks: (e) => several('tleilaxu', e.n, say('Тлейлаксу', 'Tleilaxu')),
  when: 'atOnce',
  lacks: 'D-24.6',
  may: (s, side) => s.sides[side].tleilaxu < endOfTleilaxu,
  does: (g, side, e) => advanceTleilaxu(g, side, e.n),
  onHagal: (g, side, e) => advanceTleilaxu(g, side, e.n),
  worth: (s, side, e) => (s.sides[side].tleilaxu < endOfTleilaxu ? 0.45 * e.n : 0),
});
