/** Titles for what has no words of its own: the names of fields, in both languages where they are common ones. */
import type { Text } from '@vigrid/speech';

/** "drawPile" is the draw pile, in Russian as well where nobody has told better. */
export function titleOf(name: string): Text {
  if (Object.hasOwn(common, name)) return common[name];
  const words = name
    .replace(/[-_]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return { ru: title, en: title };
}

const common: Readonly<Record<string, Text>> = {
  figures: { ru: 'Показатели', en: 'Figures' },
  asked: { ru: 'Выбор', en: 'To choose from' },
  deck: { ru: 'Колода', en: 'Deck' },
  hand: { ru: 'Рука', en: 'Hand' },
  hands: { ru: 'Рука', en: 'Hand' },
  handSize: { ru: 'Карт в руке', en: 'Hand size' },
  deckSize: { ru: 'Карт в колоде', en: 'Deck size' },
  discard: { ru: 'Сброс', en: 'Discard pile' },
  discards: { ru: 'Сброс', en: 'Discard pile' },
  graveyard: { ru: 'Кладбище', en: 'Graveyard' },
  exile: { ru: 'Вне игры', en: 'Exile' },
  pile: { ru: 'Стопка', en: 'Pile' },
  cards: { ru: 'Карты', en: 'Cards' },
  card: { ru: 'Карта', en: 'Card' },
  row: { ru: 'Ряд', en: 'Row' },
  market: { ru: 'Рынок', en: 'Market' },
  board: { ru: 'Поле', en: 'Board' },
  cells: { ru: 'Клетка', en: 'Cell' },
  dice: { ru: 'Кубики', en: 'Dice' },
  squad: { ru: 'Отряд', en: 'Squad' },
  pieces: { ru: 'Фигуры', en: 'Pieces' },
  hero: { ru: 'Герой', en: 'Hero' },
  quests: { ru: 'Задания', en: 'Quests' },
  stack: { ru: 'Стек', en: 'Stack' },
  supply: { ru: 'Запас', en: 'Supply' },
  points: { ru: 'Очки', en: 'Points' },
  score: { ru: 'Счёт', en: 'Score' },
  scores: { ru: 'Счёт', en: 'Score' },
  coins: { ru: 'Монеты', en: 'Coins' },
  lives: { ru: 'Жизни', en: 'Lives' },
  wounds: { ru: 'Раны', en: 'Wounds' },
  round: { ru: 'Раунд', en: 'Round' },
  phase: { ru: 'Фаза', en: 'Phase' },
  stage: { ru: 'Этап', en: 'Stage' },
  leader: { ru: 'Ведущий', en: 'Leader' },
  strike: { ru: 'Удар', en: 'Strike' },
  cost: { ru: 'Цена', en: 'Cost' },
};
