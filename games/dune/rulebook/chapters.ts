import type { Text } from '@vigrid/kernel';

/** Chapters of the rulebook, in its order; a rule `D-8.4` stands in chapter `8`, an answer `D-F-031` in `F`. */
export const chapters = {
  1: { ru: 'Игра, коробки и термины', en: 'Game, boxes and terms' },
  2: { ru: 'Подготовка базовой игры', en: 'Setup of the base game' },
  3: { ru: 'Раунд', en: 'The round' },
  4: { ru: 'Ход отправки агента', en: 'Agent turn' },
  5: { ru: 'Ячейки поля', en: 'Board spaces' },
  6: { ru: 'Эффекты и их цена', en: 'Effects, costs and options' },
  7: { ru: 'Отряды, гарнизон, размещение', en: 'Troops, garrison and deployment' },
  8: { ru: 'Ход раскрытия', en: 'Reveal turn' },
  9: { ru: 'Покупка карт', en: 'Acquiring cards' },
  10: { ru: 'Боевая сила и фаза сражения', en: 'Strength and the combat phase' },
  11: { ru: 'Награды за сражение и ничьи', en: 'Conflict rewards and ties' },
  12: { ru: 'Контроль территорий', en: 'Control of locations' },
  13: { ru: 'Сбор Пряности и фаза Подателей', en: 'Spice harvest and the makers phase' },
  14: { ru: 'Фаза отзыва', en: 'Recall phase' },
  15: { ru: 'Конец игры и ничьи', en: 'End of the game and tie-breaks' },
  16: { ru: 'Влияние и союзы', en: 'Influence and alliances' },
  17: { ru: 'Карты интриг', en: 'Intrigue cards' },
  18: { ru: 'Взять, сбросить, удалить', en: 'Draw, discard, trash' },
  19: { ru: 'Высший Совет, оружейник, ментат', en: 'High Council, Swordmaster, Mentat' },
  20: { ru: 'Лидеры', en: 'Leaders' },
  21: { ru: 'Вдвоём с Домом Хагаль', en: 'Two players with House Hagal' },
  22: { ru: 'Одиночная игра', en: 'Solo game' },
  23: { ru: 'Расцвет иксианцев', en: 'Rise of Ix' },
  24: { ru: 'Бессмертие', en: 'Immortality' },
  25: { ru: 'Восстание: что меняется', en: 'Uprising: core differences' },
  26: { ru: 'Восстание: модуль КАНИКТ', en: 'Uprising: CHOAM module' },
  27: { ru: 'Восстание: оппоненты, один и два игрока', en: 'Uprising: rivals, one and two players' },
  28: { ru: 'Восстание: командная игра вшестером', en: 'Uprising: six-player team game' },
  29: { ru: 'Сочетание коробок', en: 'Combining boxes' },
  30: { ru: 'Открытое и скрытое', en: 'Public and secret' },
  F: { ru: 'Ответы на вопросы и исправления', en: 'Official answers and errata' },
} as const satisfies Record<string, Text>;

export type ChapterId = `${keyof typeof chapters}`;
