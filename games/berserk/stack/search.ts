/** In 2009 a deck is searched when what speaks of its cards is executed (B09-D-summon, B09-D-union). */
import { asks, flow, type PickQuestion } from '@vigrid/kernel';
import { kindOfEffect } from '../effects/index.ts';
import type { SearchFrame } from '../state/frames.ts';
import type { AbilityItem } from '../state/stack.ts';
import type { Berserk, G } from '../state.ts';
import { lookThrough } from '../zones/deck.ts';
import { about } from './aim.ts';
import { perform } from './perform.ts';
import { contextOfUse, itemOf, stepsOf, useOf } from './uses.ts';

/** Whether the deck is still to be searched for what the item brings or shows. */
export function searchesNow(s: Berserk, item: AbilityItem): boolean {
  const effect = effectOf(s, item);
  return effect !== null && kindOfEffect(effect).searches?.(s, effect) === 'executed';
}

function effectOf(s: Berserk, item: AbilityItem) {
  const use = useOf(s, item.use);
  const step = stepsOf(s, use)[use.at];
  return step && 'do' in step ? step.do : null;
}

export const search = flow<G, SearchFrame>({
  look(g, f) {
    lookThrough(g, searchItem(g.state, f).seat, 'B09-206.10');
  },

  pick: asks(
    ({ state: s }: G, f: SearchFrame): PickQuestion => {
      const item = searchItem(s, f);
      const use = useOf(s, item.use);
      const effect = effectOf(s, item);
      if (!effect) throw new Error(`Item ${f.item} on the stack searches for nothing.`);
      const kind = kindOfEffect(effect);
      const from = kind.findable?.(s, effect, contextOfUse(s, use)) ?? [];
      const finding = kind.finding?.(s, effect, contextOfUse(s, use), from);
      return {
        kind: 'cards',
        seat: item.seat,
        ask: 'card',
        rule: finding?.rule ?? 'B09-206.10',
        about: about(use, stepsOf(s, use)[use.at], 'whom'),
        from,
        min: finding?.min ?? 0,
        max: Math.min(finding?.max ?? 1, from.length),
        always: true,
      };
    },
    (g, f, cards) => {
      const item = searchItem(g.state, f);
      item.second = cards.slice();
      perform(g, item);
    },
  ),
});

function searchItem(s: Berserk, f: SearchFrame): AbilityItem {
  const item = itemOf(s, f.item);
  if (item?.kind !== 'ability') throw new Error(`Item ${f.item} on the stack searches nothing.`);
  return item;
}
