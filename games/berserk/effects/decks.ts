/** What is done with decks: cards are shown, put into the graveyard, looked at. */
import { reveal } from '@vigrid/kernel';
import { ref } from '../events.ts';
import type { G } from '../state.ts';
import type { Handlers } from './perform.ts';
import { trigger } from './triggers.ts';
import { say } from './zones.ts';

export const deckEffects: Handlers<'prophecy' | 'mill' | 'lookTop' | 'keepShown'> = {
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
