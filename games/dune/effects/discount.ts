import { text, whole } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import { effect } from './kind.ts';

export const discount = effect('discount', {
  shape: { card: text, n: whole },
  says: (e) =>
    say(
      `карты «Пряность должна поступать» стоят в этот ход на ${e.n} меньше`,
      `The Spice Must Flow costs you ${e.n} less this turn`,
    ),
  when: 'atOnce',
  does(g, side, e) {
    g.state.sides[side].discount = e.n;
  },
  worth: 0.3,
});
