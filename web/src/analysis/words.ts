/** What the analysis of a game says. */
import { plural } from '@vigrid/speech';
import type { Words } from '../i18n/index.ts';

export const words = {
  turnings: { ru: 'Переломы', en: 'Turns' },
  turningsMore: {
    ru: 'Шаги, в которых решалось больше всего. Клавиши [ и ] ведут от одного к другому.',
    en: 'The steps in which most was at stake. The keys [ and ] lead from one to the next.',
  },
  yourChances: { ru: 'Ваши шансы', en: 'Your chances' },
  chancesOf: { ru: (name: string) => `Шансы: ${name}`, en: (name: string) => `Chances of ${name}` },
  estimate: { ru: 'оценка', en: 'estimate' },
  counting: {
    ru: (n: number, all: number) => `взвешено ${n} из ${all}`,
    en: (n: number, all: number) => `${n} of ${all} weighed`,
  },
  refining: { ru: 'перепроверяем дорогие ходы', en: 'checking the costly ones again' },
  reading: { ru: 'разбираем партию', en: 'going through the game' },
  failed: { ru: 'Разбор не удался.', en: 'The analysis has failed.' },
  costliest: { ru: 'Дорогие решения', en: 'Costliest decisions' },
  yours: { ru: (n: string) => `Ваши · ${n}`, en: (n: string) => `Yours · ${n}` },
  ofSeat: {
    ru: (name: string, n: string) => `${name} ${n}`,
    en: (name: string, n: string) => `${name} ${n}`,
  },
  none: {
    ru: 'Дорогих решений не нашлось: лучшего боты не видят.',
    en: 'No costly decision was found: the bots see nothing better.',
  },
  noneYet: { ru: 'Пока ничего дорогого.', en: 'Nothing costly so far.' },
  rest: { ru: 'остальное вместе', en: 'all the others' },
  played: { ru: 'Сыграно', en: 'Played' },
  better: { ru: 'Лучше', en: 'Better' },
  gains: { ru: 'Так чаще:', en: 'That way more often:' },
  misses: { ru: 'А сыгранное чаще:', en: 'What was played more often:' },
  noReason: {
    ru: 'Ни одной перемены не назвать причиной: разница набирается по мелочам.',
    en: 'No single change is the reason: small things add up.',
  },
  from: {
    ru: (worlds: number, error: number) =>
      `Оценка по ${worlds} ${plural(worlds, 'ru', ['доигрыванию', 'доигрываниям', 'доигрываниям'])} каждого из двух, ± ${error}.`,
    en: (worlds: number, error: number) =>
      `Estimate from ${worlds} ${plural(worlds, 'en', ['game', 'games'])} played on with each, ± ${error}.`,
  },
  falls: { ru: 'Что повернул случай', en: 'What chance turned' },
  nobodysFault: { ru: 'ничья вина', en: 'nobody’s fault' },
  luckAndChoice: { ru: 'Удача и выбор', en: 'Luck and choice' },
  atStart: { ru: 'В начале', en: 'At the start' },
  draws: { ru: 'Случай и вскрытое', en: 'Chance, and what came to light' },
  yourDecisions: { ru: 'Ваши решения', en: 'Your decisions' },
  decisionsOf: { ru: (name: string) => `Решения: ${name}`, en: (name: string) => `Decisions of ${name}` },
  othersDecisions: { ru: 'Решения остальных', en: 'Decisions of the others' },
  theEnd: { ru: 'Конец', en: 'The end' },
  analysis: { ru: 'Разбор', en: 'Analysis' },
  decisions: { ru: 'Решения', en: 'Decisions' },
  luck: { ru: 'Удача', en: 'Luck' },
  log: { ru: 'Журнал', en: 'Log' },
  jump: { ru: 'К этому шагу', en: 'To this step' },
  ownMark: { ru: 'решение', en: 'a decision' },
  fallMark: { ru: 'случай', en: 'chance' },
} satisfies Words;
