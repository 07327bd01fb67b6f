/** What the pages of puzzles say. */
import { plural } from '@vigrid/speech';
import type { Words } from '../i18n/index.ts';

export const words = {
  setUp: { ru: 'Разложить своё положение', en: 'Set up a position of your own' },
  you: { ru: 'вы', en: 'you' },
  rival: { ru: 'соперник', en: 'the rival' },
  title: { ru: 'Задачи', en: 'Puzzles' },
  puzzle: { ru: (n: string) => `Задача ${n}`, en: (n: string) => `Puzzle ${n}` },
  about: {
    ru: 'Один ход, одна цель. Каждая задача перебрана до конца: цель достижима против лучшей защиты, и начать можно только так, как сказано в решении.',
    en: 'One turn, one goal. Each puzzle has been gone through to the end: the goal can be reached against the best defence, and only by the beginnings its solution names.',
  },
  solvedOf: {
    ru: (n: number, all: number) => `решено ${n} из ${all}`,
    en: (n: number, all: number) => `${n} of ${all} solved`,
  },
  days: { ru: 'Последние тридцать дней', en: 'The last thirty days' },
  loading: { ru: 'Расставляем задачу', en: 'Setting the puzzle up' },
  yourTurn: { ru: 'Ваш ход', en: 'It is your turn' },
  open: { ru: 'Цель ещё достижима.', en: 'The goal can still be reached.' },
  lost: { ru: 'Так цели не достичь.', en: 'The goal can not be reached this way.' },
  lostWhy: { ru: (why: string) => `Лучшая защита: ${why}`, en: (why: string) => `The best defence: ${why}` },
  failed: { ru: 'Ход кончился, а цель не достигнута.', en: 'The turn is over and the goal is not reached.' },
  solved: { ru: 'Решено!', en: 'Solved!' },
  solvedHelped: { ru: 'Решено, с подсказкой.', en: 'Solved, with help.' },
  unfold: { ru: 'Подсказка', en: 'Help' },
  fold: { ru: 'Свернуть', en: 'Fold' },
  again: { ru: 'Ещё раз', en: 'Try again' },
  next: { ru: 'Следующая', en: 'The next one' },
  help: { ru: 'Подсказка по шагам', en: 'Help, a step at a time' },
  helpBegin: { ru: 'С чего начать', en: 'What to begin with' },
  helpLine: { ru: 'Показать решение', en: 'Show the solution' },
  begin: { ru: 'Начать можно так:', en: 'It begins with:' },
  solution: { ru: 'Одно из решений:', en: 'One solution:' },
  dice: { ru: 'Кубики лягут так, по порядку:', en: 'The dice will fall so, in order:' },
  hard: { ru: 'Как справились боты', en: 'What the bots did with it' },
  random: { ru: 'Наугад', en: 'Any legal act' },
  greedy: { ru: 'На глаз', en: 'At a glance' },
  search: { ru: 'С расчётом', en: 'Looking ahead' },
  ofTries: {
    ru: (n: number, tries: number) => `${n} из ${tries}`,
    en: (n: number, tries: number) => `${n} of ${tries}`,
  },
  grade: {
    ru: (n: number) => `Трудность ${n} из 4`,
    en: (n: number) => `Grade ${n} of 4`,
  },
  proved: {
    ru: (n: number) =>
      `Перебрано всё: ${n} ${plural(n, 'ru', ['начало', 'начала', 'начал'])} ведёт к цели, остальные нет.`,
    en: (n: number) =>
      `All was gone through: ${n} ${plural(n, 'en', ['beginning leads', 'beginnings lead'])} to the goal, no other does.`,
  },
  mark: {
    ru: (mark: string) =>
      ({ solved: 'решена', helped: 'решена с подсказкой', tried: 'начата' })[mark] ?? 'не решалась',
    en: (mark: string) =>
      ({ solved: 'solved', helped: 'solved with help', tried: 'tried' })[mark] ?? 'not tried',
  },
} satisfies Words;
