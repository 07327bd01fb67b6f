/** Hands that are shown. */
import type { HeroesEvent } from '../events.ts';
import { type EffectsFrame, type G, ref, rival } from '../state.ts';
import { show } from './moves.ts';

/** The enemy shows the whole hand. */
export function showHand(g: G, f: EffectsFrame): void {
  const seat = rival(f.seat);
  const { hand } = g.state.sides[seat];
  for (const card of hand) show(g, card);
  const cards = hand.map((card) => ref(g.state, card));
  g.listener?.({ kind: 'showHand', rule: 'BH-13.1', seat, cards } satisfies HeroesEvent);
}
