/** Sample hands: what a deck may deal. Chance is passed in. */

export interface Dealt {
  readonly hand: readonly string[];
  /** What is left of the deck, the next card first. */
  readonly deck: readonly string[];
}

export function deal(cards: readonly string[], size: number, chance: () => number): Dealt {
  const deck = shuffled(cards, chance);
  return { hand: deck.slice(0, size), deck: deck.slice(size) };
}

/** The cards at these places of the hand go under the deck, and as many come from its top in their place. */
export function exchange({ hand, deck }: Dealt, places: ReadonlySet<number>): Dealt {
  const under = hand.filter((_, i) => places.has(i));
  const rest = [...deck, ...under];
  return {
    hand: hand.map((card, i) => (places.has(i) ? (rest.shift() ?? card) : card)),
    deck: rest,
  };
}

export const drawOne = ({ hand, deck }: Dealt): Dealt => ({
  hand: [...hand, ...deck.slice(0, 1)],
  deck: deck.slice(1),
});

function shuffled(cards: readonly string[], chance: () => number): string[] {
  const deck = cards.slice();
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
}
