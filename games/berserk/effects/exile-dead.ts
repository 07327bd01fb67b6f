/** A card of a graveyard goes out of the game (WE-R3). */
import { optional } from '@vigrid/kernel/schema';
import { adjective, say } from '@vigrid/speech';
import { deadFilter } from '../abilities/filter.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { side } from '../abilities/vocabulary.ts';
import { isShown } from '../features/evaluate.ts';
import { command } from '../text/clauses.ts';
import { role } from '../text/phrases.ts';
import { dead } from '../text/targets.ts';
import { exile } from '../zones/leaving.ts';

const shape = { side, what: optional(deadFilter) };

export const exileDead: EffectKind<'exileDead', typeof shape> = {
  shape,
  unsettles: 'all',
  findable(s, effect, by) {
    const { graveyard } = s.sides[effect.side === 'yours' ? by.seat : 1 - by.seat];
    return graveyard.filter((card) => !effect.what || isShown(s, effect.what, card));
  },

  // Somebody else may have taken it meanwhile.
  ready: (s, _effect, { second }) => second.every((card) => s.sides[s.owner[card]].graveyard.includes(card)),

  does({ g, item }) {
    const [card] = item.second;
    if (card === undefined) return false;
    exile(g, card, item.card);
    item.targets = [card];
    return true;
  },

  asks: {
    whom: say('какую карту изгнать с кладбища?', 'which card do you exile from the graveyard?'),
    may: say('изгнать карту с кладбища?', 'do you exile a card from the graveyard?'),
  },

  says(e, at) {
    const who = dead(e.what ?? {}, at);
    const whose =
      e.side === 'yours'
        ? say('вашего кладбища', 'your graveyard')
        : say('кладбища противника', 'the opponent’s graveyard');
    return command(`изгнать ${who.ru('acc')} с ${whose.ru}`, `exile ${who.en} from ${whose.en}`, {
      it: role(who.noun, adjective('изгнанный'), 'exiled'),
    });
  },
};
