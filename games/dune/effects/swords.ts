import { whole } from '@vigrid/kernel/schema';
import { filled } from '@vigrid/speech';
import { strengthWorth } from '../bot/values.ts';
import { addSwords, unitsOf } from '../pieces/supply.ts';
import { counted, named } from '../text/words.ts';
import { effect } from './kind.ts';
import { mark } from './marks.ts';

export const swords = effect('swords', {
  shape: { n: whole },
  byAlly: true,
  says: (e) => filled('получите *', 'gain *', counted(e.n, 'sword')),
  amount: (e) => counted(e.n, 'sword'),
  marks: (e) => mark('swords', e.n, named(e.n, 'sword')),
  when: 'atOnce',
  does(g, side, e, source) {
    const { state: s } = g;
    addSwords(g, side, e.n, s.phase === 'combat' ? 'D-10.8' : 'D-10.1');
    // Of revealed cards alone, not of tiles.
    if (s.sides[s.active].shown.includes(source) && !s.turn.armed.includes(source)) s.turn.armed.push(source);
  },
  printed: (e) => ({ swords: e.n }),
  worth: (s, side, e) => (unitsOf(s.sides[side]) > 0 ? strengthWorth(s, side, e.n) : 0),
});
