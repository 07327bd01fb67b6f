import { whole } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import { effect } from './kind.ts';

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
  does(g, _side, e) {
    g.state.turn.influence = e.n;
  },
  // What gives it must come before the Influence itself.
  heedsInfluence: () => true,
  worth: 0.5,
});
