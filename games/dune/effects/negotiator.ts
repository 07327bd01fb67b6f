import { whole } from '@vigrid/kernel/schema';
import { filled, say } from '@vigrid/speech';
import { negotiate } from '../pieces/tech.ts';
import { counted, named } from '../text/words.ts';
import { effect } from './kind.ts';
import { mark } from './marks.ts';

/** Troops of the supply go to the Ix board (D-23.4). */
export const negotiator = effect('negotiator', {
  shape: { n: whole },
  byAlly: true,
  says: (e) =>
    e.n === 1
      ? say(
          'отправьте отряд из запаса переговорщиком на планшет Икса',
          'send a troop of your supply to the Ix board as a Negotiator',
        )
      : filled(
          'отправьте * из запаса переговорщиками на планшет Икса',
          'send * of your supply to the Ix board as Negotiators',
          counted(e.n, 'troop'),
        ),
  marks: (e) => mark('negotiator', e.n, named(e.n, 'negotiator')),
  when: 'atOnce',
  from: 'supply',
  takes: (_s, _side, e) => e.n,
  lacks: 'D-23.4',
  may: (s, side) => s.sides[side].supply > 0,
  does: (g, side, e) => negotiate(g, side, e.n),
  worth: (s, side, e) => (s.sides[side].supply > 3 ? 0.2 * e.n : 0),
});
