import { oneOf, whole } from '@vigrid/kernel/schema';
import { filled, say } from '@vigrid/speech';
import { atConflict, retreatDreadnoughts } from '../pieces/dreadnoughts.ts';
import { retreat as retreatTroops } from '../pieces/supply.ts';
import { upToTroops } from '../text/words.ts';
import { numberOf, one } from './asking.ts';
import { effect } from './kind.ts';

/** Where any number is meant, none is one (D-6.9). */
export const retreat = effect('retreat', {
  shape: { unit: oneOf('troop', 'dreadnought', 'unit'), min: whole, max: whole },
  byAlly: true,
  says: (e) =>
    e.unit === 'dreadnought'
      ? say('отведите в гарнизон дредноут', 'retreat a dreadnought')
      : filled('можете отвести в гарнизон *', 'you may retreat *', upToTroops(e.max)),
  theirs: (e) =>
    e.unit === 'dreadnought'
      ? say('отводит в гарнизон дредноут', 'retreats a dreadnought')
      : filled('может отвести в гарнизон *', 'may retreat *', upToTroops(e.max)),
  optional: (e) => e.min === 0,
  may: (s, side, e) => {
    const { dreadnoughts, troops } = s.sides[side];
    return (e.unit === 'dreadnought' ? dreadnoughts[atConflict] : troops) > 0;
  },
  asks: (the) =>
    one(
      ({ state: s }, f) => {
        const { unit, min, max } = the(f);
        const of = s.sides[f.side];
        const most = Math.min(max, unit === 'dreadnought' ? of.dreadnoughts[atConflict] : of.troops);
        return numberOf(s, f, { ask: 'retreat', rule: 'D-7.6' }, Math.min(min, most), most);
      },
      (g, f, n) => {
        if (the(f).unit === 'dreadnought') retreatDreadnoughts(g, f.side, n);
        else retreatTroops(g, f.side, n, 'D-7.6');
      },
    ),
  worth: 0,
});
