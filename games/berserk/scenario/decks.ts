/** Deck files of a scenario: with its own cards beside the catalogue's, by the format and edition of its position. */
import { type DeckList, deckText, type Problem } from '@vigrid/kernel';
import { cards, compiled } from '../cards/catalogue.ts';
import { checkDeck } from '../decks/decks.ts';
import type { Berserk } from '../state.ts';

export function parseDeck(
  s: Berserk,
  text: string,
): { readonly deck: DeckList; readonly problems: Problem[] } {
  const all = [...s.own.map((data, i) => compiled(data, cards.length + i)), ...cards];
  const byId = new Map(all.map((card) => [card.id, card]));
  return deckText({
    cards: all,
    example: { ru: '«3 Кочевник»', en: '"3 Nomad"' },
    check: (deck) => checkDeck(deck, s.format, s.edition, (id) => byId.get(id)),
  }).parse(text);
}
