import { oneOf, optional, whole, yes } from '@vigrid/kernel/schema';
import { filled, say } from '@vigrid/speech';
import { ahead } from '../bot/values.ts';
import { acquire as acquireCard } from '../pieces/cards.ts';
import { markersOf } from '../pieces/immortality.ts';
import { affordable } from '../pieces/market.ts';
import { cardsOf, one } from './asking.ts';
import { effect } from './kind.ts';

/**
 * A card of the Row or Reserve that costs at most this, without paying (D-9.6); `toHandLater`: to the hand with the
 * second genetic marker (D-24.4).
 */
export const acquire = effect('acquire', {
  shape: {
    cost: whole,
    to: oneOf('discard', 'deck', 'hand'),
    may: optional(yes),
    toHandLater: optional(yes),
  },
  says: (e) =>
    filled(
      `* карту стоимостью не больше ${e.cost}**`,
      `* a card that costs ${e.cost} or less**`,
      e.may ? say('можете получить', 'you may acquire') : say('получите', 'acquire'),
      places[e.to],
      e.toHandLater
        ? say('; со вторым маркером — на руку', '; with the second marker, to your hand')
        : say('', ''),
    ),
  optional: (e) => e.may ?? false,
  may: (s, side, e) => affordable(s, side, e.cost).length > 0,
  asks: (the) =>
    one(
      ({ state: s }, f) => {
        const from = affordable(s, f.side, the(f).cost);
        return from.length === 0 ? null : cardsOf(s, f, { ask: 'acquire', rule: 'D-9.6' }, from, 1, 1);
      },
      (g, f, [card]) => {
        const { to, toHandLater } = the(f);
        const hand = toHandLater && markersOf(g.state.sides[f.side]) === 2;
        acquireCard(g, f.side, card, 0, hand ? 'hand' : to, 'D-9.6');
      },
    ),
  worth: (s, _side, e) => 0.12 * e.cost * (0.4 + ahead(s)),
});

const places = {
  discard: say('', ''),
  deck: say(' на верх своей колоды', ' to the top of your deck'),
  hand: say(' на руку', ' to your hand'),
};
