import { oneOf, whole } from '@vigrid/kernel/schema';
import { filled, say } from '@vigrid/speech';
import { gainInfluence } from '../pieces/influence.ts';
import { rivalFaction } from '../pieces/rival-spies.ts';
import { counted } from '../text/words.ts';
import { effect } from './kind.ts';

/** Of a Rival: with the Faction at this place of its list, or where it has most or least, or would take an Alliance (D-27.6). */
export const rivalInfluence = effect('rivalInfluence', {
  shape: { by: oneOf('first', 'second', 'third', 'most', 'least', 'alliance'), n: whole },
  says: (e) => filled('получите * *', 'gain * *', counted(e.n, 'influence'), where[e.by]),
  when: 'atOnce',
  may: (s, side, e) => rivalFaction(s, side, e.by, e.n) >= 0,
  does(g, side, e) {
    const faction = rivalFaction(g.state, side, e.by, e.n);
    if (faction >= 0) gainInfluence(g, side, faction, e.n);
  },
  onHagal(g, side, e) {
    const faction = rivalFaction(g.state, side, e.by, e.n);
    if (faction >= 0) gainInfluence(g, side, faction, e.n);
  },
});

const where = {
  first: say('у первой фракции своего списка', 'with the first Faction of its list'),
  second: say('у второй фракции своего списка', 'with the second Faction of its list'),
  third: say('у третьей фракции своего списка', 'with the third Faction of its list'),
  most: say('там, где его больше всего', 'where it has most'),
  least: say('там, где его меньше всего', 'where it has least'),
  alliance: say('там, где это даёт союз', 'where that takes an Alliance'),
};
