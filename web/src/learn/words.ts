import { plural } from '@vigrid/speech';
import type { Words } from '../i18n/index.ts';

export const words = {
  learn: { ru: 'Научиться играть', en: 'Learn to play' },
  lead: {
    ru: 'Урок ведут на настоящем столе: прочтите несколько слов, попробуйте рукой, спросите судью. Уйти можно в любую минуту, место запомнится.',
    en: 'A lesson is given at the real table: read a few words, try with your own hand, ask the judge. Leave when you like; your place is kept.',
  },
  lesson: { ru: 'урок', en: 'lesson' },
  minutes: {
    ru: (n: number) => `${n} ${plural(n, 'ru', ['минута', 'минуты', 'минут'])}`,
    en: (n: number) => `${n} ${plural(n, 'en', ['minute', 'minutes'])}`,
  },
  begin: { ru: 'Начать урок', en: 'Begin the lesson' },
  goOn: { ru: 'Продолжить урок', en: 'Go on with the lesson' },
  again: { ru: 'Пройти ещё раз', en: 'Take it again' },
  inFive: { ru: 'За пять минут', en: 'In five minutes' },
  inFiveOf: {
    ru: (game: string) => `${game} за пять минут`,
    en: (game: string) => `${game} in five minutes`,
  },
  done: {
    ru: (n: number, of: number) => `пройдено глав: ${n} из ${of}`,
    en: (n: number, of: number) => `${n} of ${of} chapters done`,
  },
  chapter: {
    ru: (n: number, of: number) => `Глава ${n} из ${of}`,
    en: (n: number, of: number) => `Chapter ${n} of ${of}`,
  },
  step: {
    ru: (n: number, of: number) => `шаг ${n} из ${of}`,
    en: (n: number, of: number) => `step ${n} of ${of}`,
  },
  chapters: { ru: 'Главы урока', en: 'Chapters of the lesson' },
  next: { ru: 'Дальше', en: 'Next' },
  toTable: { ru: 'К столу', en: 'To the table' },
  back: { ru: 'На шаг назад', en: 'Back a step' },
  show: { ru: 'Показать', en: 'Show me' },
  skip: { ru: 'Пропустить главу', en: 'Skip the chapter' },
  nextChapter: { ru: 'Следующая глава', en: 'Next chapter' },
  chapterDone: { ru: 'Глава пройдена', en: 'The chapter is done' },
  you: { ru: 'вы', en: 'you' },
  leave: { ru: 'Уйти', en: 'Leave' },
  rulebook: { ru: 'Правила', en: 'Rulebook' },
  read: { ru: 'Что сказано в уроке', en: 'What the lesson says' },
  ready: { ru: 'Вы умеете играть', en: 'You can play' },
  readyMore: {
    ru: 'Остальное подскажет стол: светится только то, что можно, и каждый отказ назовёт правило. Сыграйте первую партию с ботом; подсказку можно спросить на любом ходу.',
    en: 'The table tells you the rest: only what is legal is lit, and every refusal names its rule. Play a first game against a bot; you may ask for a hint at any move.',
  },
  firstGame: { ru: 'Сыграть первую партию', en: 'Play your first game' },
  toLobby: { ru: 'К играм', en: 'To the games' },
  noLesson: { ru: 'Урока этой игры пока нет', en: 'There is no lesson for this game yet' },
  keys: { ru: 'Клавиши', en: 'Keys' },
  rest: {
    ru: 'Урок покажет всё это на столе.',
    en: 'The lesson shows all of this at the table.',
  },
  cloth: { ru: 'рядом с обоими: здесь может стоять защитник', en: 'next to both: here a defender may stand' },
} satisfies Words;
