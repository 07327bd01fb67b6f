/** The catalogue as people see it: names, figures and the texts written from the data. */
import type { CardEntry } from '@vigrid/kernel';
import type { CardData } from '../abilities/index.ts';
import { cardText } from '../text/cards.ts';
import { lineOf, setNames } from '../text/classes.ts';
import { cards } from './catalogue.ts';
import { termsIn } from './terms.ts';

export const catalogue: readonly CardEntry[] = cards.map((card) => ({
  id: card.id,
  name: { ru: card.ru, en: card.en },
  set: setNames[card.id.split('-')[0]],
  line: lineOf(card),
  figures: figuresOf(card),
  text: cardText(card),
  dye: card.elements?.[0] ?? 'neutral',
  glyph: card.glyph,
  kind: card.type,
  traits: {
    element: card.elements ?? ['neutral'],
    class: [...card.classes],
    keyword: termsIn(cardText(card)),
  },
}));

function figuresOf(card: CardData): Record<string, number> {
  const figures: Record<string, number> = {};
  if (card.cost !== undefined) figures.cost = card.cost;
  if (card.strike !== undefined) figures.strike = card.strike;
  if (card.lives !== undefined) figures.lives = card.lives;
  return figures;
}
