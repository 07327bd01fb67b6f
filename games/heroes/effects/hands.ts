/** Hands that are shown. */
import { reveal, type Seat } from '@vigrid/kernel';
import type { EffectOf } from '../abilities/types.ts';
import { type EffectsFrame, type G, learners, ref, rival } from '../state.ts';
import { show } from './moves.ts';

/** The enemy shows the whole hand. */
export function showHand(g: G, f: EffectsFrame): void {
  const seat = rival(f.seat);
  const { hand } = g.state.sides[seat];
  for (const card of hand) show(g, card);
  const cards = hand.map((card) => ref(g.state, card));
  g.listener?.({ kind: 'showHand', rule: 'BH-13.1', seat, cards });
}

/** A player looks at the top cards of a deck, or through a deck for a card; only they know them now. */
export function lookAt(
  g: G,
  f: EffectsFrame,
  e: EffectOf<'look' | 'search' | 'summon'>,
  to: readonly Seat[] = learners(g.state, f.seat),
): void {
  const { deck } = g.state.sides[e.from ? rival(f.seat) : f.seat];
  const cards = (e.do === 'look' ? deck.slice(-e.count) : deck).toReversed();
  for (const card of cards) for (const seat of to) g.state.seen[card] |= 1 << seat;
  reveal(g);
  g.listener?.({
    kind: 'look',
    rule: e.do === 'look' ? 'BH-13.1' : 'BH-G-search',
    seat: f.seat,
    count: cards.length,
    secret: { to, cards: cards.map((card) => ref(g.state, card)) },
  });
}
