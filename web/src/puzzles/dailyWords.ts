/** The puzzle of the day, as the lobby tells of it. */
import type { Words } from '../i18n/index.ts';

export const dailyWords = {
  ofDay: { ru: 'Задача дня', en: 'Puzzle of the day' },
  dailyMore: {
    ru: 'Один ход, одна цель, одно доказанное решение.',
    en: 'One turn, one goal, proved to the end.',
  },
  solve: { ru: 'Решать', en: 'Solve' },
  all: { ru: 'Все задачи', en: 'All puzzles' },
} satisfies Words;
