/** What is done with decks: cards are shown, put into the graveyard, looked at. */
import { reveal } from '@vigrid/kernel';
import { ref } from '../events.ts';
import { cardOf, type G, numberOf } from '../state.ts';
import type { Handlers } from './perform.ts';
import { due, trigger } from './triggers.ts';
import { say, shuffleDeck } from './zones.ts';

export const deckEffects: Handlers<'union' | 'prophecy' | 'mill' | 'lookTop' | 'keepShown'> = {
  /** WE-R1: the top cards are shown to both and stay where they are. */
  prophecy({ g, s, item, effect }) {
    const { deck } = s.sides[item.seat];
    const cards = deck.slice(-effect.count).reverse();
    show(g, item.seat, cards);
    const piece = s.pieces[item.card];
    if (piece && cards.length > 0) trigger(g, 'prophesies', piece, { x: cards.length });
    return cards.length > 0;
  },

  mill({ g, s, item }) {
    const side = s.sides[item.seat];
    const card = side.deck.pop();
    if (card === undefined) return false;
    show(g, item.seat, [card]);
    side.graveyard.push(card);
    say(g, {
      kind: 'discarded',
      rule: 'B12-G-put-into-graveyard',
      card: ref(s, card),
      seat: item.seat,
      by: ref(s, item.card),
    });
    return true;
  },

  /** B12-G-union-x: what the shown cards do on such a strike is done by this one; then they are shuffled back. */
  union({ g, s, item, use }) {
    const piece = s.pieces[item.card];
    if (!piece || item.second.length === 0) return false;
    show(g, item.seat, [...item.second]);
    for (const card of item.second) {
      const data = cardOf(s, card);
      for (const { number, feature } of data.triggers.hits ?? []) {
        if (feature.who || (feature.attack?.types && !feature.attack.types.includes('simple'))) continue;
        const list = numberOf(s, data.def, feature.does);
        due(
          s,
          piece,
          { def: data.def, feature: number, list, may: feature.may === true, free: false },
          item.card,
          { other: use.other, x: use.x },
        );
      }
    }
    shuffleDeck(g, item.seat);
    return true;
  },

  lookTop: () => false,

  keepShown: () => true,
};

function show(g: G, seat: number, cards: number[]): void {
  const s = g.state;
  for (const card of cards) s.seen[card] = 3;
  s.shown = cards;
  reveal(g);
  say(g, { kind: 'shown', rule: 'WE-R1', seat, cards: cards.map((card) => ref(s, card)) });
}
