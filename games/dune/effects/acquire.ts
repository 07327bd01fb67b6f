import { oneOf, optional, whole, yes } from '@vigrid/kernel/schema';
import { filled, say } from '@vigrid/speech';
import { ahead } from '../bot/values.ts';
import { acquire as acquireCard } from '../pieces/cards.ts';
import { markersOf } from '../pieces/immortality.ts';
import { affordable } from '../pieces/market.ts';
import { bearerOf } from '../pieces/teams.ts';
import { cardOf, type Dune, type SideId } from '../state.ts';
import { cardsOf, one } from './asking.ts';
import { effect } from './kind.ts';

/**
 * A card of the Row or Reserve that costs at most this, or `exactly`, without paying (D-9.6); `toHandLater`: to the hand
 * with the second genetic marker (D-24.4), `toHandWithWorm`: with a sandworm in the Conflict.
 */
export const acquire = effect('acquire', {
  shape: {
    cost: whole,
    to: oneOf('discard', 'deck', 'hand'),
    may: optional(yes),
    toHandLater: optional(yes),
    exactly: optional(yes),
    toHandWithWorm: optional(yes),
  },
  says: (e) =>
    filled(
      e.exactly ? `* карту стоимостью ровно ${e.cost}**` : `* карту стоимостью не больше ${e.cost}**`,
      e.exactly ? `* a card that costs exactly ${e.cost}**` : `* a card that costs ${e.cost} or less**`,
      e.may ? say('можете получить', 'you may acquire') : say('получите', 'acquire'),
      places[e.to],
      e.toHandLater
        ? say('; со вторым маркером — на руку', '; with the second marker, to your hand')
        : e.toHandWithWorm
          ? say(
              '; если у вас в зоне конфликта есть песчаный червь — на руку',
              '; if you have a sandworm in the Conflict, to your hand',
            )
          : say('', ''),
    ),
  optional: (e) => e.may ?? false,
  lacks: 'D-9.6',
  may: (s, side, e) => offered(s, side, e).length > 0,
  asks: (the) =>
    one(
      ({ state: s }, f) => {
        const from = offered(s, f.side, the(f));
        return from.length === 0 ? null : cardsOf(s, f, { ask: 'acquire', rule: 'D-9.6' }, from, 1, 1);
      },
      (g, f, [card]) => {
        const { to, toHandLater, toHandWithWorm } = the(f);
        const { state: s } = g;
        const worm = s.sides[bearerOf(s, f.side)].sandworms > 0;
        const hand = (toHandLater && markersOf(s, f.side) === 2) || (toHandWithWorm && worm);
        acquireCard(g, f.side, card, 0, hand ? 'hand' : to, 'D-9.6');
      },
    ),
  worth: (s, _side, e) => 0.12 * e.cost * (0.4 + ahead(s)),
});

const offered = (s: Dune, side: SideId, e: { readonly cost: number; readonly exactly?: true }): number[] => {
  const within = affordable(s, side, e.cost);
  return e.exactly ? within.filter((card) => cardOf(s, card).cost === e.cost) : within;
};

const places = {
  discard: say('', ''),
  deck: say(' на верх своей колоды', ' to the top of your deck'),
  hand: say(' на руку', ' to your hand'),
};
