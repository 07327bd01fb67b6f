/** Cards of a deck are put on top or on the bottom of it in an order of the player's choice (WE-R6). */
import { asks, type Frame, flow, type OrderQuestion, type PickQuestion, type Seat } from '@vigrid/kernel';
import type { G } from '../state.ts';

export interface ArrangeFrame extends Frame {
  readonly kind: 'arrange';
  readonly seat: Seat;
  readonly card: number;
  /** Those that are to be arranged; some of them may go to the bottom. */
  cards: number[];
  readonly bottom: boolean;
  down: number[];
}

/** Puts cards of a deck back on top in the player's order. */
export const arranging = (seat: Seat, card: number, cards: readonly number[]): ArrangeFrame => ({
  kind: 'arrange',
  step: 0,
  seat,
  card,
  cards: [...cards],
  bottom: false,
  down: [],
});

export const arrange = flow<G, ArrangeFrame>({
  choose: asks(
    (_g: G, f: ArrangeFrame): PickQuestion | null => {
      if (!f.bottom || f.cards.length === 0) return null;
      const about = { source: f.card };
      const { seat, cards: from } = f;
      return { kind: 'cards', seat, ask: 'toBottom', rule: 'WE-R6', about, from, min: 0, max: from.length };
    },
    (_g, f, down) => {
      f.down = [...down];
      f.cards = f.cards.filter((card) => !down.includes(card));
    },
  ),

  /** The first of the order is the next to be drawn. */
  top: asks(
    (_g: G, f: ArrangeFrame): OrderQuestion | null => order(f, f.cards, 'onTop'),
    (g, f, cards) => {
      f.cards = [...cards];
      take(g, f.seat, f.cards);
      g.state.sides[f.seat].deck.push(...f.cards.slice().reverse());
    },
  ),

  below: asks(
    (_g: G, f: ArrangeFrame): OrderQuestion | null => order(f, f.down, 'onBottom'),
    (g, f, cards) => {
      take(g, f.seat, cards);
      g.state.sides[f.seat].deck.unshift(...cards.slice().reverse());
    },
  ),
});

function order(f: ArrangeFrame, items: readonly number[], ask: string): OrderQuestion | null {
  if (items.length === 0) return null;
  return { kind: 'order', seat: f.seat, ask, rule: 'WE-R6', about: { source: f.card }, items };
}

/** Of several that both have seen, the opponent does not know any more which lies where. */
function take({ state: s }: G, seat: Seat, cards: readonly number[]): void {
  const side = s.sides[seat];
  side.deck = side.deck.filter((card) => !cards.includes(card));
  if (cards.length > 1) for (const card of cards) s.seen[card] &= 1 << seat;
}
