/** What the page of statistics says. */
import { plural } from '@vigrid/speech';
import type { Words } from '../i18n/index.ts';

export const words = {
  counted: {
    ru: (n: number) => `${n} ${plural(n, 'ru', ['партия', 'партии', 'партий'])}`,
    en: (n: number) => `${n} ${plural(n, 'en', ['game', 'games'])}`,
  },
  what: {
    ru: 'Считаются ваши партии, сыгранные от начала до конца: на сервере и в этом браузере. С десяти партий при доле побед указано, в каких пределах она лежит с уверенностью 95 %.',
    en: 'Your games from beginning to end are counted, on the server and in this browser. From ten games on, a share of games won comes with the range in which it lies with 95 % certainty.',
  },
  counting: { ru: 'Считаем партии', en: 'Counting games' },
  none: {
    ru: 'Считать пока нечего: доиграйте партию, и она появится здесь.',
    en: 'There is nothing to count yet: play a game to its end, and it appears here.',
  },
  whose: { ru: 'Чьи партии', en: 'Whose games' },
  own: { ru: 'Мои партии', en: 'My games' },
  house: { ru: 'Все партии сервера', en: 'All games here' },
  houseWhat: {
    ru: (n: number, moves: number) =>
      `Посчитано ${n} ${plural(n, 'ru', ['последняя партия', 'последние партии', 'последних партий'])} этого сервера, в среднем по ${moves} ${plural(moves, 'ru', ['решению', 'решения', 'решений'])}. Колода или карта считается с трёх партий; чьи это партии, не видно.`,
    en: (n: number, moves: number) =>
      `The latest ${n} ${plural(n, 'en', ['game', 'games'])} of this server, of ${moves} decisions on average. Decks and cards count from three games on; whose games they are is not told.`,
  },
  houseNone: {
    ru: 'На этом сервере такую игру ещё не доигрывали.',
    en: 'No such game has come to its end on this server yet.',
  },
  byDeckPlayed: { ru: 'По колодам', en: 'By deck' },
  bySeat: { ru: 'По местам', en: 'By seat' },
  byBot: { ru: 'Боты', en: 'Bots' },
  byAnyCard: { ru: 'Карты', en: 'Cards' },
  guestDeck: { ru: 'Собранные игроками', en: 'Built by players' },
  setting: { ru: 'Настройка', en: 'Setting' },
  anySetting: { ru: 'Любые настройки', en: 'Any settings' },
  csv: { ru: 'Скачать CSV', en: 'Download CSV' },
  byGame: { ru: 'По играм', en: 'By game' },
  byDeck: { ru: 'По своим колодам', en: 'By own deck' },
  byRival: { ru: 'По соперникам', en: 'By opponent' },
  bySetting: { ru: 'По редакциям, дополнениям и настройкам', en: 'By edition, expansion and setting' },
  byCard: { ru: 'Карты в своей колоде', en: 'Cards of the own deck' },
  cardsMore: {
    ru: 'Партии, в чьей колоде карта была; пришла ли она в руку, здесь не считается.',
    en: 'Games whose deck had the card; whether it was drawn is not counted here.',
  },
  name: { ru: 'Что', en: 'What' },
  games: { ru: 'Партий', en: 'Games' },
  score: { ru: 'Выиграно, проиграно, вничью', en: 'Won, lost, drawn' },
  scoreShort: { ru: 'В–П–Н', en: 'W–L–D' },
  share: { ru: 'Побед', en: 'Won' },
  all: { ru: (n: number) => `Показать все ${n}`, en: (n: number) => `Show all ${n}` },
  level: {
    ru: (level: string, name: string) => `Боты уровня ${level} (${name})`,
    en: (level: string, name: string) => `Bots of level ${level} (${name})`,
  },
  ownDeck: { ru: 'Своя колода', en: 'A deck of one’s own' },
  players: {
    ru: (n: number) => `Игроков: ${n}`,
    en: (n: number) => `${n} ${plural(n, 'en', ['player', 'players'])}`,
  },
} satisfies Words;
