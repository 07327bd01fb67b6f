import { say } from '@vigrid/speech';
import { effect, nothing } from './kind.ts';

/** Tells for the end: whoever has it wins ties (D-15.6). */
export const winsTies = effect('winsTies', {
  shape: {},
  says: () => say('вы выигрываете при любом равенстве очков', 'you win every tie for victory'),
  when: 'atOnce',
  does: nothing,
});
