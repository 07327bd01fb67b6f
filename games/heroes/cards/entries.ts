/** The catalogue as people see it: names, figures and the texts written from the data. */
import type { CardEntry, Text } from '@vigrid/kernel';
import type { CardData } from '../abilities/index.ts';
import { cardText } from '../text/cards.ts';
import { isSet, lineOf, setNames } from '../text/classes.ts';
import { cards, refusedCards, setOf } from './catalogue.ts';
import { termsIn } from './terms.ts';

/** What stands on a card whose text is not played here yet. */
const unread: Text = {
  ru: 'Текст этой карты пока не прочитан: в колоду её не взять.',
  en: 'The text of this card has not been read yet: no deck can hold it.',
};

export const catalogue: readonly CardEntry[] = [
  ...cards.map((card) => entryOf(card, cardText(card))),
  ...refusedCards.map((card) => ({ ...entryOf(card, [unread]), unread: true as const })),
];

function entryOf(card: CardData, text: readonly Text[]): CardEntry {
  return {
    id: card.id,
    name: { ru: card.ru, en: card.en },
    set: nameOfSet(card.id),
    line: lineOf(card),
    figures: figuresOf(card),
    text,
    dye: card.elements?.[0] ?? 'neutral',
    glyph: card.glyph,
    kind: card.type,
    traits: {
      element: card.elements ?? ['neutral'],
      class: [card.class ?? []].flat(),
      set: [setOf(card.id)],
      keyword: text.includes(unread) ? [] : termsIn(text),
    },
  };
}

function nameOfSet(id: string): Text {
  const code = setOf(id);
  if (!isSet(code)) throw new Error(`The card "${id}" is of no set that is known.`);
  return setNames[code];
}

function figuresOf(card: CardData): Record<string, number> {
  const figures: Record<string, number> = {};
  if (card.cost !== undefined) figures.cost = card.cost;
  if (card.strike !== undefined) figures.strike = card.strike;
  if (card.lives !== undefined) figures.lives = card.lives;
  return figures;
}
