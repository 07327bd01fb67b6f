/** What is done with decks: cards are shown, put into the graveyard, looked at. */
import { push, reveal } from '@vigrid/kernel';
import { ref } from '../events.ts';
import { printedStrike } from '../features/figures.ts';
import { dueFrom, trigger, triggerAway } from '../features/triggers.ts';
import type { ArrangeFrame } from '../flow/arrange.ts';
import type { Blow } from '../flow/combat/blow.ts';
import { plannedBlow } from '../flow/combat/blow.ts';
import { strengthOf } from '../flow/combat/strength.ts';
import { say } from '../say.ts';
import type { Handlers } from '../stack/deed.ts';
import type { Piece } from '../state/piece.ts';
import type { Use } from '../state/stack.ts';
import { type Berserk, cardOf, type G, lastKnown, profileOf } from '../state.ts';
import { shuffleDeck } from '../zones/deck.ts';

export const deckEffects: Handlers<'union' | 'prophecy' | 'mill' | 'lookTop' | 'keepShown'> = {
  /** WE-R1: the top cards are shown to both and go to the bottom; one of them alone gives its cost for X. */
  prophecy({ g, s, item, effect, use }) {
    const side = s.sides[item.seat];
    const cards = side.deck.slice(-effect.count).reverse();
    show(g, item.seat, cards);
    side.deck = [...cards.slice().reverse(), ...side.deck.slice(0, side.deck.length - cards.length)];
    if (cards.length === 1) use.x = cardOf(s, cards[0]).cost;
    const piece = s.pieces[item.card];
    if (piece && cards.length > 0) trigger(g, 'prophesies', piece, { x: cards.length });
    for (const card of cards) triggerAway(g, card, item.seat, 'shown');
    return cards.length > 0;
  },

  mill({ g, s, item }) {
    const side = s.sides[item.seat];
    const card = side.deck.pop();
    if (card === undefined) return false;
    show(g, item.seat, [card]);
    side.graveyard.push(card);
    // WE-R7.
    if (cardOf(s, card).words.has('incarnation')) {
      side.incarnations.push({ card, chips: 0, used: false });
    }
    triggerAway(g, card, item.seat, 'buried');
    say(g, {
      kind: 'discarded',
      rule: 'B12-G-put-into-graveyard',
      card: ref(s, card),
      seat: item.seat,
      by: ref(s, item.card),
    });
    return true;
  },

  /**
   * B12-G-union-x: what the shown cards do on such a strike is done by this one; then they are shuffled back. In 2009
   * it has their features until the attack is executed (B09-D-union).
   */
  union({ g, s, item, use }) {
    const piece = s.pieces[item.card];
    if (!piece || item.second.length === 0) return false;
    show(g, item.seat, [...item.second]);
    const defs = item.second.map((card) => s.def[card]);
    if (profileOf(s).unionOnStrike) {
      const blow = strikeOf(s, piece, use);
      if (blow) dueFrom(s, piece, defs, blow, use.spares);
    } else {
      const under = s.stack.find((one) => one.kind === 'ability' && one.card === item.card && one.attack);
      if (under?.kind === 'ability' && under.attack) under.attack.borrowed = defs;
    }
    shuffleDeck(g, item.seat);
    return true;
  },

  lookTop({ g, s, item, effect }) {
    const cards = s.sides[item.seat].deck.slice(-effect.count).reverse();
    for (const card of cards) s.seen[card] |= 1 << item.seat;
    reveal(g);
    say(g, {
      kind: 'lookedAt',
      rule: 'WE-R6',
      seat: item.seat,
      count: cards.length,
      secret: { to: [item.seat], cards: cards.map((card) => ref(s, card)) },
    });
    push<ArrangeFrame>(g, { ...arranging(item, cards), bottom: true });
    return cards.length > 0;
  },

  keepShown({ g, s, item }) {
    push<ArrangeFrame>(g, arranging(item, s.shown));
    return s.shown.length > 0;
  },
};

/** The strike that shown cards go along with; it has landed. */
function strikeOf(s: Berserk, by: Piece, { other, grade = -1 }: Use): Blow | null {
  const to = lastKnown(s, other);
  if (!to) return null;
  const blow = { ...plannedBlow(by, to, 'simple', by.cell), grade };
  return { ...blow, strength: strengthOf(s, blow, printedStrike(s, by)[grade] ?? 0, []) };
}

const arranging = (
  { seat, card }: { seat: number; card: number },
  cards: readonly number[],
): ArrangeFrame => ({
  kind: 'arrange',
  step: 0,
  seat,
  card,
  cards: [...cards],
  bottom: false,
  down: [],
});

function show(g: G, seat: number, cards: number[]): void {
  const s = g.state;
  for (const card of cards) s.seen[card] = 3;
  s.shown = cards;
  reveal(g);
  say(g, { kind: 'shown', rule: 'WE-R1', seat, cards: cards.map((card) => ref(s, card)) });
}
