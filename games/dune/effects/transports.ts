import { say } from '@vigrid/speech';
import { effect, nothing } from './kind.ts';

/** Troops of the Shipping track: one more, and any of them may be deployed. */
export const transports = effect('transports', {
  shape: {},
  says: () =>
    say(
      'нанимая отряды на треке поставок, наймите на 1 больше; любые из них можно разместить в зоне конфликта',
      'when you recruit troops from the Shipping track, recruit 1 more; any of them may be deployed',
    ),
  when: 'atOnce',
  does: nothing,
});
