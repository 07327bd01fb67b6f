/** Cards close and open. */
import type { HeroesEvent } from '../events.ts';
import { type G, type Piece, ref } from '../state.ts';
import { trigger } from './triggers.ts';

export function shut(g: G, piece: Piece, rule: HeroesEvent['rule']): void {
  if (piece.closed) return;
  piece.closed = true;
  g.listener?.({ kind: 'close', rule, card: ref(g.state, piece.card) });
  trigger(g, 'closes', piece);
}

export function unshut(g: G, piece: Piece, rule: HeroesEvent['rule']): void {
  if (!piece.closed) return;
  piece.closed = false;
  g.listener?.({
    kind: 'open',
    rule,
    seat: piece.seat,
    cards: [ref(g.state, piece.card)],
  });
}
