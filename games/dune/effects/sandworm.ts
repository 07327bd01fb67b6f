import { whole } from '@vigrid/kernel/schema';
import { filled } from '@vigrid/speech';
import { strengthWorth } from '../bot/values.ts';
import { summon, wormsMayCome } from '../pieces/sandworms.ts';
import { counted, named } from '../text/words.ts';
import { effect } from './kind.ts';
import { mark } from './marks.ts';

/** From the bank to the Conflict, unless the Shield Wall keeps them out (D-25.15, D-25.17). */
export const sandworm = effect('sandworm', {
  shape: { n: whole },
  byAlly: true,
  says: (e) => filled('призовите *', 'summon *', counted(e.n, 'sandworm')),
  marks: (e) => mark('sandworm', e.n, named(e.n, 'sandworm')),
  lacks: 'D-25.17',
  may: (s) => wormsMayCome(s),
  does: (g, side, e) => summon(g, side, e.n, 'D-25.15'),
  onHagal(g, side, e) {
    if (wormsMayCome(g.state)) summon(g, side, e.n, 'D-27.8');
  },
  worth: (s, side, e) => strengthWorth(s, side, 3 * e.n) + (s.sides[side].sandworms === 0 ? 0.8 : 0),
});
