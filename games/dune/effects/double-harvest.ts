import { say } from '@vigrid/speech';
import { effect, nothing } from './kind.ts';

/** The base spice harvested this turn counts twice (D-13.5), and twice again for each card that says so (D-F-022). */
export const doubleHarvest = effect('doubleHarvest', {
  shape: {},
  says: () =>
    say(
      'основная Пряность, которую соберёт этот агент, удваивается',
      'the base spice that this Agent harvests is doubled',
    ),
  when: 'atOnce',
  sent(s) {
    s.turn.harvests *= 2;
  },
  does: nothing,
});
