import { ahead } from '../bot/values.ts';
import type { DuneEvent } from '../events.ts';
import { seatOf } from '../state.ts';
import { same } from '../text/words.ts';
import { effect } from './kind.ts';
import { mark } from './marks.ts';

export const swordmaster = effect('swordmaster', {
  shape: {},
  says: () => same('получите оружейника: третьего агента', 'gain the Swordmaster, your third Agent'),
  marks: () => mark('swordmaster', undefined, same('+1 агент', '+1 Agent')),
  when: 'atOnce',
  may: (s, side) => !s.sides[side].swordmaster,
  does(g, side) {
    const { state: s } = g;
    s.sides[side].swordmaster = true;
    s.sides[side].agents.push(-1);
    g.listener?.({ kind: 'swordmaster', rule: 'D-19.3', seat: seatOf(s, side) } satisfies DuneEvent);
  },
  worth: (s, side) => (s.sides[side].swordmaster ? 0 : 3.2 * ahead(s)),
});
