import { plural } from '@vigrid/speech';
import type { Words } from '../i18n/index.ts';

/** The page of a guest, and of the best. */
export const words = {
  title: { ru: 'Игроки', en: 'People' },
  since: { ru: (day: string) => `здесь с ${day}`, en: (day: string) => `here since ${day}` },
  ratings: { ru: 'Рейтинг', en: 'Ratings' },
  noRatings: {
    ru: 'Рейтинга пока нет: он появится после первой партии на рейтинг.',
    en: 'No rating yet: it comes with the first rated game.',
  },
  doubt: { ru: (n: number) => `± ${n}`, en: (n: number) => `± ${n}` },
  games: {
    ru: (n: number) => `${n} ${plural(n, 'ru', ['партия', 'партии', 'партий'])}`,
    en: (n: number) => `${n} ${plural(n, 'en', ['game', 'games'])}`,
  },
  played: { ru: 'Сыграно', en: 'Played' },
  score: {
    ru: (won: number, lost: number, drawn: number) => `побед ${won}, поражений ${lost}, ничьих ${drawn}`,
    en: (won: number, lost: number, drawn: number) => `${won} won, ${lost} lost, ${drawn} drawn`,
  },
  nonePlayed: { ru: 'Законченных партий пока нет.', en: 'No finished game yet.' },
  ratedGames: { ru: 'Последние партии на рейтинг', en: 'Latest rated games' },
  history: { ru: 'Все мои партии', en: 'All my games' },
  decks: { ru: 'Мои колоды', en: 'My decks' },
  tournaments: { ru: 'Турниры', en: 'Tournaments' },
  leaders: { ru: 'Сильнейшие', en: 'The strongest' },
  noLeaders: { ru: 'На рейтинг здесь ещё не играли.', en: 'Nobody has played a rated game here yet.' },
  bot: { ru: 'бот', en: 'bot' },
  game: { ru: 'Игра', en: 'Game' },
  how: {
    ru: 'Рейтинг считается по Glicko-2 отдельно для каждой игры, и только по партиям, которые все сели играть на рейтинг. Число после ± говорит, насколько он ещё неточен.',
    en: 'Ratings are Glicko-2, for each game by itself, and only from games that everybody sat down to as rated. The number after ± says how uncertain one still is.',
  },
  loading: { ru: 'Смотрим …', en: 'Looking …' },
} satisfies Words;
