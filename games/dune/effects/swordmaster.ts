import { say } from '@vigrid/speech';
import { ahead } from '../bot/values.ts';
import { seatOf } from '../state.ts';
import { effect } from './kind.ts';
import { mark } from './marks.ts';

export const swordmaster = effect('swordmaster', {
  shape: {},
  says: () => say('получите оружейника: третьего агента', 'gain the Swordmaster, your third Agent'),
  marks: () => mark('swordmaster', undefined, say('+1 агент', '+1 Agent')),
  when: 'atOnce',
  lacks: 'D-19.3',
  may: (s, side) => !s.sides[side].swordmaster,
  does(g, side) {
    const { state: s } = g;
    s.sides[side].swordmaster = true;
    s.sides[side].agents.push(-1);
    g.listener?.({ kind: 'swordmaster', rule: 'D-19.3', seat: seatOf(s, side) });
  },
  worth: (s, side) => (s.sides[side].swordmaster ? 0 : 3.2 * ahead(s)),
});
