/** Decks as lists: counting, adding, sorting by cost. What a deck may hold is not decided here. */
import type { CardEntry, Lang, OwnCard } from '@vigrid/kernel';
import type { DeckList } from '@vigrid/protocol';

export type Entries = ReadonlyMap<string, CardEntry>;

export interface Held {
  readonly entry: CardEntry;
  readonly count: number;
}

export const sizeOf = (deck: DeckList): number => Object.values(deck.cards).reduce((sum, n) => sum + n, 0);

/** The same deck with so many of a card. */
export function withCount(deck: DeckList, card: string, count: number): DeckList {
  const { [card]: _, ...others } = deck.cards;
  if (count <= 0) return { ...deck, cards: others };
  return {
    ...deck,
    cards: card in deck.cards ? { ...deck.cards, [card]: count } : { ...others, [card]: count },
  };
}

/** The same deck with those of its cards that are in no catalogue written out. */
export function withOwn({ own: _, ...deck }: DeckList, made: ReadonlyMap<string, OwnCard>): DeckList {
  const own = [...made.values()].filter(({ id }) => id in deck.cards);
  return own.length > 0 ? { ...deck, own } : deck;
}

/** The cards of a deck that the catalogue knows, by cost and name. */
export function heldCards(deck: DeckList, entries: Entries, lang: Lang): Held[] {
  return Object.entries(deck.cards)
    .flatMap(([id, count]) => {
      const entry = entries.get(id);
      return entry ? [{ entry, count }] : [];
    })
    .sort((a, b) => byCost(a.entry, b.entry, lang));
}

/** From what costs nothing to the dear, those of one cost by name. */
export const byCost = (a: CardEntry, b: CardEntry, lang: Lang): number =>
  (a.figures.cost ?? -1) - (b.figures.cost ?? -1) || a.name[lang].localeCompare(b.name[lang], lang);

/** How many cards of each cost, from 0 on; the last counts all that cost more. Some cards have no cost at all. */
export function curveOf(held: readonly Held[], last: number): number[] {
  const curve = Array.from({ length: last + 1 }, () => 0);
  for (const { entry, count } of held) {
    const { cost } = entry.figures;
    if (cost !== undefined) curve[Math.min(cost, last)] += count;
  }
  return curve;
}

/** The dye that most cards have: that of a deck which nobody leads. */
export function dyeOf(held: readonly Held[]): string {
  const counts = new Map<string, number>();
  for (const { entry, count } of held) counts.set(entry.dye, (counts.get(entry.dye) ?? 0) + count);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 'neutral';
}

/** Every copy by itself, in the order of the list. */
export const copiesOf = (deck: DeckList): string[] =>
  Object.entries(deck.cards).flatMap(([id, count]) => Array.from({ length: count }, () => id));
