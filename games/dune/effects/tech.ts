import { optional, whole, yes } from '@vigrid/kernel/schema';
import { filled, say } from '@vigrid/speech';
import { tileWorth } from '../bot/values.ts';
import { buyForRival, negotiateForRival } from '../pieces/rivals.ts';
import { takeTile, techActs } from '../pieces/tech.ts';
import { acts, one } from './asking.ts';
import { ask, effect } from './kind.ts';
import { mark } from './marks.ts';

/** Acquire a Tech tile for so much less (D-23.2, D-23.3); `solari`: which may be paid instead of spice (D-23.9). */
export const tech = effect('tech', {
  shape: { n: whole, solari: optional(yes) },
  says: (e) =>
    filled(
      'можете получить технологию**',
      'you may acquire a Tech tile**',
      e.n > 0 ? say(` на ${e.n} дешевле`, ` for ${e.n} less`) : say('', ''),
      e.solari ? say('; можно заплатить соляриями', '; you may pay in Solari') : say('', ''),
    ),
  marks: (e) => mark('tech', e.n === 0 ? undefined : `−${e.n}`, say('технология', 'Tech')),
  optional: true,
  refills: (s, side) => s.sides[side].negotiators > 0,
  lacks: 'D-23.2',
  may: (s, side, e) => s.sides[side].automated || techActs(s, side, e).length > 0,
  does(g, side, e, source, it) {
    if (g.state.sides[side].automated) buyForRival(g, side, e.n);
    else ask(g, side, it, source);
  },
  asks: (the) =>
    one(
      ({ state: s }, f) => acts(s, f, { ask: 'tech', rule: 'D-23.2' }, techActs(s, f.side, the(f))),
      (g, f, act) => {
        if (act.do === 'tech') takeTile(g, f.side, act, 'D-23.2');
      },
    ),
  onHagal: (g, side, e) => {
    buyForRival(g, side, e.n);
  },
  offers: (g, side, visiting) => negotiateForRival(g, side, visiting ? 1 : 0),
  worth: (s, side, e, _source, it) =>
    Math.max(0, ...techActs(s, side, e).map((act) => tileWorth(s, side, act, it.rules.worth))),
});
