import { say } from '@vigrid/speech';
import { seatOf } from '../state.ts';
import { effect } from './kind.ts';

/** A troop of the supply becomes a memory of Lady Jessica (D-20.12). */
export const memory = effect('memory', {
  shape: {},
  says: () =>
    say(
      'поставьте отряд из запаса в область Бене Гессерит: это воспоминание',
      'put a troop of your supply into the Bene Gesserit area as a memory',
    ),
  when: 'atOnce',
  from: 'supply',
  takes: () => 1,
  lacks: 'D-20.12',
  may: (s, side) => s.sides[side].supply > 0,
  does(g, side) {
    const of = g.state.sides[side];
    of.supply--;
    of.memories++;
    g.listener?.({ kind: 'memories', rule: 'D-20.12', seat: seatOf(g.state, side), n: 1 });
  },
  worth: 0.25,
});
