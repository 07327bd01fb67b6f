import { whole } from '@vigrid/kernel/schema';
import { filled } from '@vigrid/speech';
import { spaces } from '../board/board.ts';
import { goodsWorth } from '../bot/values.ts';
import { abilityOf } from '../pieces/traits.ts';
import { seatOf, spaceSource } from '../state.ts';
import { counted, named } from '../text/words.ts';
import { effect } from './kind.ts';
import { mark } from './marks.ts';

/**
 * The spice of a maker space, doubled by Carryall, and all bonus spice that lies there; the Spice Addict takes 1 less
 * (D-13.2, D-F-017, D-F-018, D-F-020, D-20.4).
 */
export const harvest = effect('harvest', {
  shape: { n: whole },
  says: (e) =>
    filled(
      'соберите * и всю дополнительную Пряность отсюда',
      'harvest * and all bonus spice here',
      counted(e.n, 'spice'),
    ),
  marks: (e) => mark('spice', e.n, named(e.n, 'spice')),
  when: 'atOnce',
  does(g, side, e, source) {
    const { state: s } = g;
    const space = spaceSource(source);
    const of = s.sides[side];
    let spice = s.turn.harvests * e.n + s.bonus[space];
    s.bonus[space] = 0;
    const addict = abilityOf(of) === 'spiceAddict';
    if (addict) spice--;
    of.spice += spice;
    if (spice > 0) s.turn.gainedSpice = true;
    g.listener?.({
      kind: 'harvest',
      rule: addict ? 'D-20.4' : s.turn.harvests > 1 ? 'D-13.5' : 'D-13.2',
      seat: seatOf(s, side),
      space: spaces[space].id,
      n: spice,
    });
  },
  worth: (s, side, e) => goodsWorth(s, side, 'spice', e.n),
});
