import { say } from '@vigrid/speech';
import { effect } from './kind.ts';

/** Cards acquired in this Reveal turn from now on recruit (Call to Arms). */
export const muster = effect('muster', {
  shape: {},
  says: () => say('получая карту, нанимайте 1 отряд', 'whenever you acquire a card, recruit 1 troop'),
  when: 'atOnce',
  does(g, side) {
    g.state.sides[side].musters++;
  },
  worth: 0.35,
});
