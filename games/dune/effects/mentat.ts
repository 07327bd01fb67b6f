import { say } from '@vigrid/speech';
import { seatOf } from '../state.ts';
import { effect } from './kind.ts';
import { mark } from './marks.ts';

/** Only from its own space (D-5.8, D-19.4). */
export const mentat = effect('mentat', {
  shape: {},
  says: () => say('возьмите ментата', 'take the Mentat'),
  marks: () => mark('mentat', undefined, say('ментат', 'Mentat')),
  when: 'atOnce',
  lacks: 'D-19.4',
  may: (s) => s.phase === 'combat' || s.mentat === -1,
  does(g, side) {
    const { state: s } = g;
    if (s.phase === 'combat') {
      // As a reward it comes at the start of the next round (D-11.11, D-F-081).
      s.mentatTo = side;
      return;
    }
    if (s.mentat !== -1) return;
    s.mentat = side;
    s.sides[side].mentat = -1;
    g.listener?.({ kind: 'mentat', rule: 'D-5.8', seat: seatOf(s, side) });
  },
  worth: (s) => (s.mentat === -1 ? 0.8 : 0),
});
