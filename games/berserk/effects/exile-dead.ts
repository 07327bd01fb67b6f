/** A card of a graveyard goes out of the game (WE-R3). */
import { oneOf, optional } from '@vigrid/kernel/schema';
import { adjective, say } from '@vigrid/speech';
import { deadFilter } from '../abilities/filter.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { side } from '../abilities/vocabulary.ts';
import { isShown } from '../features/evaluate.ts';
import { type Berserk, cardOf } from '../state.ts';
import { command } from '../text/clauses.ts';
import { phrase } from '../text/filters.ts';
import { role } from '../text/phrases.ts';
import { dead } from '../text/targets.ts';
import { exile } from '../zones/leaving.ts';

const shape = {
  side,
  what: optional(deadFilter),
  /** X of what follows is this figure of the card, which must have it. */
  x: optional(oneOf('move', 'regeneration', 'cost')),
};

export const exileDead: EffectKind<'exileDead', typeof shape> = {
  shape,
  unsettles: 'all',
  findable(s, effect, by) {
    const { graveyard } = s.sides[effect.side === 'yours' ? by.seat : 1 - by.seat];
    return graveyard.filter(
      (card) =>
        (!effect.what || isShown(s, effect.what, card, by.x, by)) &&
        (effect.x === undefined || figureOf(s, card, effect.x) > 0),
    );
  },

  // Somebody else may have taken it meanwhile.
  ready: (s, _effect, { second }) => second.every((card) => s.sides[s.owner[card]].graveyard.includes(card)),

  does({ g, s, item, effect, use }) {
    const [card] = item.second;
    if (card === undefined) return false;
    if (effect.x) use.x = figureOf(s, card, effect.x);
    exile(g, card, item.card);
    item.targets = [card];
    return true;
  },

  asks: {
    whom: say('какую карту изгнать с кладбища?', 'which card do you exile from the graveyard?'),
    may: say('изгнать карту с кладбища?', 'do you exile a card from the graveyard?'),
  },

  says(e, at) {
    const what = e.what ?? {};
    const who = Object.keys(what).length === 0 ? phrase({}, at) : dead(what, at);
    const whose =
      e.side === 'yours'
        ? say('вашего кладбища', 'your graveyard')
        : say('кладбища противника', 'the opponent’s graveyard');
    const x = e.x ? figures[e.x] : say('', '');
    return command(
      `изгнать ${who.ru('acc')}${x.ru} с ${whose.ru}`,
      `exile ${who.en}${x.en} from ${whose.en}`,
      {
        it: role(who.noun, adjective('изгнанный'), 'exiled'),
      },
    );
  },
};

const figures = {
  move: say(' с запасом движения X', ' with movement stock X'),
  regeneration: say(' с регенерацией X', ' with Regeneration X'),
  cost: say(' стоимостью X', ' of cost X'),
};

/** As printed on the card. */
function figureOf(s: Berserk, card: number, of: keyof typeof figures): number {
  const { move, cost, words } = cardOf(s, card);
  if (of === 'cost') return cost;
  return of === 'move' ? (typeof move === 'number' ? move : 0) : (words.get('regeneration') ?? 0);
}
