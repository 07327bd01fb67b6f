import { say } from '@vigrid/speech';
import { effect, nothing } from './kind.ts';

/** The Agent sent with this card needs no Influence for its space. */
export const ignoreNeeds = effect('ignoreNeeds', {
  shape: {},
  says: () =>
    say(
      'ячейка, куда идёт этот агент, не требует влияния',
      'the space this Agent is sent to requires no Influence',
    ),
  when: 'atOnce',
  sending: () => ({ ignoresNeeds: true }),
  does: nothing,
});
