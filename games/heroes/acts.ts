/** The named acts that questions of Heroes offer. Cards are numbers of the state; heroes are cards too. */
export type HeroesAct =
  /** The seat that goes first (BH-6.2). */
  | { readonly do: 'first'; readonly seat: number }
  /** For its cost, or for the alternative cost of that ability (BH-G-alternative-cost). */
  | { readonly do: 'play'; readonly card: number; readonly alternative?: number }
  /** Take a quest (BH-2.5). */
  | { readonly do: 'take'; readonly card: number }
  | { readonly do: 'attack'; readonly card: number; readonly target: number }
  /** An activated ability, by its number among the card's abilities. */
  | { readonly do: 'use'; readonly card: number; readonly ability: number }
  | { readonly do: 'end' }
  | { readonly do: 'defend'; readonly card: number }
  | { readonly do: 'pass' }
  | { readonly do: 'pay'; readonly coins: number }
  | { readonly do: 'decline' }
  /** A card of the hand comes forth at a moment of its own: in ambush, or shown (BH-G-ambush). */
  | { readonly do: 'spring'; readonly card: number; readonly ability: number }
  /** A cost, and the seat whose deck is meant. */
  | { readonly do: 'name'; readonly cost: number; readonly seat: number }
  /** Where a card goes back to the deck. */
  | { readonly do: 'place'; readonly where: 'top' | 'bottom' }
  /** One or several modes of a card, as a sum of 1, 2, 4 … */
  | { readonly do: 'modes'; readonly modes: number }
  /** A value of Spend of a creature triggers once more. */
  | { readonly do: 'respend'; readonly card: number; readonly value: number }
  /** Which of several waiting abilities is carried out first (BH-14.1). */
  | { readonly do: 'resolve'; readonly card: number; readonly ability: number };
