import { say } from '@vigrid/speech';
import { gainInfluence } from '../pieces/influence.ts';
import { factionsWatched } from '../pieces/spies.ts';
import { effect } from './kind.ts';

/** With each Faction that one spies on now. */
export const influenceOfSpies = effect('influenceOfSpies', {
  shape: {},
  says: () =>
    say(
      'получите по 1 влиянию у каждой фракции, за которой следит ваш шпион',
      'gain 1 Influence with each Faction you are spying on',
    ),
  may: (s, side) => factionsWatched(s, side).length > 0,
  does(g, side) {
    for (const faction of factionsWatched(g.state, side)) gainInfluence(g, side, faction, 1);
  },
  worth: 0.8,
});
