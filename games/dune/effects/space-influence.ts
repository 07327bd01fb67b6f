import { whole } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import { effect, nothing } from './kind.ts';

/** The visited Faction space gives this much Influence instead of 1 (D-6.13). */
export const spaceInfluence = effect('spaceInfluence', {
  shape: { n: whole },
  says: (e) =>
    say(
      `ячейка фракции даёт ${e.n} влияния вместо 1`,
      `the Faction space gives ${e.n} Influence instead of 1`,
    ),
  when: 'atOnce',
  sent(s) {
    s.turn.influence = 2;
  },
  does: nothing,
  worth: 0.5,
});
