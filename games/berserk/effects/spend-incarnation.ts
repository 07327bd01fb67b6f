/** Incarnation chips are taken off a card in the graveyard (B12-532.5.1). */
import { either, oneOf } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import { deadFilter } from '../abilities/filter.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { ref } from '../events.ts';
import { isShown } from '../features/evaluate.ts';
import { stirring } from '../telling.ts';
import { command } from '../text/clauses.ts';
import { dead } from '../text/targets.ts';

const shape = { from: either(oneOf('this'), deadFilter) };

export const spendIncarnation: EffectKind<'spendIncarnation', typeof shape> = {
  shape,
  target: () => null,
  findable(s, { from }, by) {
    const { incarnations } = s.sides[by.seat];
    return incarnations
      .filter((one) => !one.used && one.chips > 0)
      .filter(({ card }) => (from === 'this' ? card === by.card : isShown(s, from, card, by.x, by)))
      .map(({ card }) => card);
  },

  does({ g, s, item }) {
    const [card] = item.second;
    const one =
      card === undefined
        ? undefined
        : s.sides[s.owner[card]].incarnations.find((entry) => entry.card === card && !entry.used);
    if (!one || one.chips === 0) return false;
    one.chips--;
    stirring(g)?.({
      kind: 'incarnationChip',
      rule: 'B12-532.5.1',
      card: ref(s, one.card),
      chips: one.chips,
      lost: true,
    });
    return true;
  },

  asks: {
    whom: say('с кого снять фишку инкарнации?', 'off whom do you take an incarnation chip?'),
    may: say('снять фишку инкарнации?', 'do you take off an incarnation chip?'),
  },

  says(e, at) {
    if (e.from === 'this') return command('потерять фишку инкарнации', 'lose an incarnation chip');
    const who = dead(e.from, at);
    return command(
      `снять фишку инкарнации ${who.after('с', 'gen')} на вашем кладбище`,
      `take an incarnation chip off ${who.en} in your graveyard`,
      { same: who },
    );
  },
};
