import type { Text } from '@vigrid/kernel';

/** Chapters of the rulebook, in its order; a rule `BH-8.4` stands in chapter `8`. */
export const chapters = {
  1: { ru: 'Типы карт', en: 'Card types' },
  2: { ru: 'Квесты', en: 'Quests' },
  3: { ru: 'Завершённые квесты', en: 'Completed quests' },
  4: { ru: 'Стихии', en: 'Elements' },
  5: { ru: 'Редкость', en: 'Rarity' },
  6: { ru: 'Подготовка к игре', en: 'Setup' },
  7: { ru: 'Монеты', en: 'Coins' },
  8: { ru: 'Ход игры', en: 'Course of play' },
  9: { ru: 'Способности', en: 'Abilities' },
  10: { ru: 'Атака ударом', en: 'Striking' },
  11: { ru: 'Назначение защитника', en: 'Assigning a defender' },
  12: { ru: 'Раны', en: 'Wounds' },
  13: { ru: 'Золотое правило', en: 'Golden rule' },
  14: { ru: 'Одновременные способности', en: 'Simultaneous abilities' },
  15: { ru: 'Условия победы', en: 'Victory' },
  16: { ru: 'Душелов', en: 'Soulcatcher' },
  17: { ru: 'Концентрация', en: 'Concentration' },
  18: { ru: 'Набег', en: 'Raid' },
  19: { ru: 'Расход', en: 'Spend' },
  20: { ru: 'Эффект ослабления', en: 'Weakening effect' },
  G: { ru: 'Глоссарий', en: 'Glossary' },
  N: { ru: 'Памятка новичка', en: 'Beginner’s notes' },
} as const satisfies Record<string, Text>;

export type ChapterId = `${keyof typeof chapters}`;
