/** The catalogue as people see it: names, figures and the texts written from the data. */
import type { CardEntry } from '@vigrid/kernel';
import type { CardData } from '../abilities/index.ts';
import { textOf } from '../text/card-text.ts';
import { kindOf, lineOf } from '../text/names.ts';
import { cards, wordsOf } from './catalogue.ts';
import { sets } from './sets.ts';

export const catalogue: readonly CardEntry[] = sets.flatMap((set) =>
  set.cards.map((card) => ({
    id: card.id,
    name: { ru: card.ru, en: card.en },
    set: set.name,
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
      stand: [kindOf(card)],
      keyword: keywordsOf(card),
    },
  })),
);

function figuresOf(card: CardData): Record<string, number> {
  const figures: Record<string, number> = { cost: card.cost };
  if (card.lives !== undefined) figures.lives = card.lives;
  if (typeof card.move === 'number') figures.move = card.move;
  if (card.strike) [figures.weak, figures.medium, figures.strong] = card.strike;
  return figures;
}

/** Named features with their values: "armour 2". */
function keywordsOf({ id }: CardData): string[] {
  const card = cards.find((one) => one.id === id);
  return card ? wordsOf(card).map((word) => `${word} ${card.words.get(word)}`) : [];
}
