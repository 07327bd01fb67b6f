/** The catalogue as people see it: names, figures and the texts written from the data. */
import type { CardEntry, Text } from '@vigrid/kernel';
import type { CardData } from '../abilities/index.ts';
import { textOf } from '../text/card-text.ts';
import { kindOf, lineOf } from '../text/names.ts';
import { setOf } from '../text/set-names.ts';
import { type Card, cardById, cards, compiled, wordsOf } from './catalogue.ts';
import { sets } from './sets.ts';

/** What stands on a card whose text is not played here yet. */
const unread: Text = {
  ru: 'Текст этой карты пока не прочитан: в колоду её не взять.',
  en: 'The text of this card has not been read yet: no deck can hold it.',
};

export const catalogue: readonly CardEntry[] = [
  ...sets.flatMap(({ cards, name }) => cards.map((card) => entryOf(card, name, cardById(card.id)))),
  ...sets.flatMap(({ refused, name }) =>
    refused.map((card) => ({ ...entryOf(card, name, null), text: [unread], unread: true as const })),
  ),
];

/** A card as it is shown to people; null for one that is not played. */
export function entryOf(
  card: CardData,
  set: Text,
  known: Card | null = compiled(card, cards.length),
): CardEntry {
  return {
    id: card.id,
    name: { ru: card.ru, en: card.en },
    set,
    line: lineOf(card),
    figures: figuresOf(card),
    text: textOf(card),
    dye: card.elements?.[0] ?? 'neutral',
    glyph: card.glyph,
    kind: card.type,
    traits: {
      element: card.elements ?? ['neutral'],
      class: card.classes ?? [],
      rank: [card.elite ? 'elite' : 'ordinary'],
      set: [setOf(card.id) ?? 'own'],
      stand: [kindOf(card)],
      keyword: known ? wordsOf(known).map((word) => `${word} ${known.words.get(word)}`) : [],
    },
  };
}

function figuresOf(card: CardData): Record<string, number> {
  const figures: Record<string, number> = { cost: card.cost };
  if (card.lives !== undefined) figures.lives = card.lives;
  if (typeof card.move === 'number') figures.move = card.move;
  if (card.strike) [figures.weak, figures.medium, figures.strong] = card.strike;
  return figures;
}
