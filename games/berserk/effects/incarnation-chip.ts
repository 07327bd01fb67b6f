/** A chip for a card in the graveyard that is to incarnate (B12-532.5.1). */
import { either, oneOf } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import { deadFilter } from '../abilities/filter.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { ref } from '../events.ts';
import { isShown } from '../features/evaluate.ts';
import { triggerAway } from '../features/triggers.ts';
import { stirring } from '../telling.ts';
import { command } from '../text/clauses.ts';
import { dead } from '../text/targets.ts';

const shape = { to: either(oneOf('this'), deadFilter) };

export const incarnationChip: EffectKind<'incarnationChip', typeof shape> = {
  shape,
  target: () => null,
  findable(s, { to }, by) {
    if (to === 'this') return null;
    const { incarnations } = s.sides[by.seat];
    return incarnations
      .filter((one) => !one.used && isShown(s, to, one.card, by.x, by))
      .map(({ card }) => card);
  },

  does({ g, s, item }) {
    const card = item.second[0] ?? item.card;
    const one = s.sides[s.owner[card]].incarnations.find((entry) => entry.card === card && !entry.used);
    if (!one) return false;
    one.chips++;
    s.unsettled = true;
    stirring(g)?.({ kind: 'incarnationChip', rule: 'B12-532.5.1', card: ref(s, card), chips: one.chips });
    triggerAway(g, card, s.owner[card], 'incarnationChip', one.chips);
    return true;
  },

  asks: {
    whom: say('кто получит фишку инкарнации?', 'who gains an incarnation chip?'),
    may: say('положить фишку инкарнации?', 'do you put an incarnation chip?'),
  },

  says(e, at) {
    if (e.to === 'this') return command('получить фишку инкарнации', 'put an incarnation chip on this card');
    const who = dead(e.to, at);
    return command(
      `положить фишку инкарнации на ${who.ru('acc')} на вашем кладбище`,
      `put an incarnation chip on ${who.en} in your graveyard`,
      { same: who },
    );
  },
};
