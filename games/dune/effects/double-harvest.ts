import { same } from '../text/words.ts';
import { effect, nothing } from './kind.ts';

/** The base spice harvested this turn counts twice (D-13.5), and twice again for each card that says so (D-F-022). */
export const doubleHarvest = effect('doubleHarvest', {
  shape: {},
  says: () =>
    same(
      'основная Пряность, которую соберёт этот агент, удваивается',
      'the base spice that this Agent harvests is doubled',
    ),
  when: 'atOnce',
  sent(s) {
    s.turn.harvests *= 2;
  },
  does: nothing,
});
