import { whole } from '@vigrid/kernel/schema';
import { filled, say } from '@vigrid/speech';
import { counted } from '../text/words.ts';
import { effect, nothing } from './kind.ts';
import { mark } from './marks.ts';

/** In the Reveal turn of this round, while one's Agent is still there (D-5.7). */
export const whileHere = effect('whileHere', {
  shape: { n: whole },
  says: (e) =>
    filled(
      'в ход раскрытия получите *, если ваш агент ещё здесь',
      'in your Reveal turn gain * if your Agent is still here',
      counted(e.n, 'persuasion'),
    ),
  marks: (e) => mark('persuasion', e.n, say('при раскрытии', 'in Reveal')),
  when: 'atOnce',
  whileHere: (e) => e.n,
  does: nothing,
  worth: 0.15,
});
