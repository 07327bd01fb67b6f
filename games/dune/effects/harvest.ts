import { oneOf, optional, whole } from '@vigrid/kernel/schema';
import { filled, say } from '@vigrid/speech';
import { spaces } from '../board/board.ts';
import { goodsWorth } from '../bot/values.ts';
import { abilityOf } from '../pieces/traits.ts';
import { type G, isAgent, type SideId, seatOf, spaceSource } from '../state.ts';
import { counted, named } from '../text/words.ts';
import { boxOf } from './clauses.ts';
import { effect } from './kind.ts';
import { mark } from './marks.ts';

/**
 * The spice of a maker space, doubled by Carryall, and all bonus spice that lies there, or only the one or the other
 * (D-13.6); the Spice Addict takes 1 less of all (D-13.2, D-F-017, D-F-018, D-F-020, D-F-021, D-20.4).
 */
export const harvest = effect('harvest', {
  shape: { n: whole, what: optional(oneOf('base', 'bonus')) },
  says: (e) =>
    e.what === 'bonus'
      ? say('соберите всю дополнительную Пряность отсюда', 'harvest all bonus spice here')
      : e.what === 'base'
        ? filled('соберите *', 'harvest *', counted(e.n, 'spice'))
        : filled(
            'соберите * и всю дополнительную Пряность отсюда',
            'harvest * and all bonus spice here',
            counted(e.n, 'spice'),
          ),
  marks: (e) =>
    e.what === 'bonus'
      ? mark('spice', '+', say('дополнительная Пряность', 'bonus spice'))
      : mark('spice', e.n, named(e.n, 'spice')),
  when: 'atOnce',
  does(g, side, e, source) {
    const { state: s } = g;
    const space = spaceSource(source);
    const of = s.sides[side];
    const base = e.what === 'bonus' ? 0 : s.turn.harvests * e.n;
    const bonus = e.what === 'base' ? 0 : s.bonus[space];
    s.bonus[space] -= bonus;
    let spice = base + bonus;
    if (spice === 0) return;
    // Of what is harvested in two parts the first is the smaller one by 1.
    const addict = abilityOf(of) === 'spiceAddict' && s.turn.harvested === 0;
    if (addict) {
      spice--;
      addictDraws(g, side);
    }
    s.turn.harvested += base + bonus;
    of.spice += spice;
    s.turn.spice += spice;
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

/** The Spice Addict's card, wherever any spice is harvested (D-20.4, D-F-019). */
function addictDraws({ state: s }: G, side: SideId): void {
  const frame = s.frames.find(isAgent);
  if (!frame || frame.side !== side) return;
  frame.clauses.push(...drawOne);
  frame.sources.push(-1);
}

const drawOne = boxOf([{ kind: 'draw', n: 1 }]);
