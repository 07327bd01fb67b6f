/** A card of the deck goes to the graveyard; the deck is searched for it. */
import { say } from '@vigrid/speech';
import { deadFilter } from '../abilities/filter.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { isShown } from '../features/evaluate.ts';
import { profileOf } from '../state.ts';
import { command } from '../text/clauses.ts';
import { dead } from '../text/targets.ts';
import { inDeck, shuffleDeck } from '../zones/deck.ts';
import { discard } from './mill.ts';

const shape = { what: deadFilter };

export const bury: EffectKind<'bury', typeof shape> = {
  shape,
  unsettles: 'all',
  possible: (s, _effect, ctx) => s.sides[ctx.seat].deck.length > 0,
  findable: (s, { what }, by) => inDeck(s, by.seat).filter((card) => isShown(s, what, card, by.x, by)),
  searches: (s) => (profileOf(s).summonOnDeclaration ? 'declared' : 'executed'),
  finding: (s) => ({ rule: profileOf(s).summonOnDeclaration ? 'B12-532.3.1' : 'B09-D-summon' }),
  ready: (s, _effect, { second }) => second.every((card) => s.sides[s.owner[card]].deck.includes(card)),

  does({ g, s, item }) {
    const [card] = item.second;
    if (card !== undefined) {
      const side = s.sides[s.owner[card]];
      side.deck = side.deck.filter((one) => one !== card);
      discard(g, card, item);
      item.targets = [card];
    }
    shuffleDeck(g, card === undefined ? item.seat : s.owner[card]);
    return card !== undefined;
  },

  asks: {
    whom: say('какую карту положить на кладбище?', 'which card do you put into the graveyard?'),
    may: say('положить карту из колоды на кладбище?', 'do you put a card of your deck into the graveyard?'),
  },

  says(e, at) {
    const who = dead(e.what, at);
    return command(
      `положить ${who.ru('acc')} из вашей колоды на кладбище`,
      `put ${who.en} of your deck into the graveyard`,
      { same: who },
    );
  },
};
