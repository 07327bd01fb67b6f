import { whole } from '@vigrid/kernel/schema';
import { filled } from '@vigrid/speech';
import { troopsIn } from '../pieces/supply.ts';
import { counted, lostFrom } from '../text/words.ts';
import { losingTroops, troopPlaces } from './asking.ts';
import { ask, effect } from './kind.ts';
import { troopPlace } from './shapes.ts';

export const lose = effect('lose', {
  shape: { where: troopPlace, n: whole },
  byAlly: true,
  says: (e) => filled('потеряйте **', 'lose **', counted(e.n, 'troop'), lostFrom[e.where]),
  theirs: (e) => filled('теряет **', 'loses **', counted(e.n, 'troop'), lostFrom[e.where]),
  lacks: 'D-6.6',
  may: (s, side, e) => troopsIn(s, side, e.where) > 0,
  does: (g, side, e, source, it) => ask(g, side, it, source, e.n, troopPlaces.indexOf(e.where)),
  asks: () => losingTroops,
});
