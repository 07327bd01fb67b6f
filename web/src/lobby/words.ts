import { strengthOf } from '@vigrid/bots/levels';
import { mannerOf, personOf } from '@vigrid/bots/people';
import { plural } from '@vigrid/speech';
import type { Both, Words } from '../i18n/index.ts';

export const words = {
  title: { ru: 'Играть', en: 'Play' },
  playNow: { ru: 'Играть сейчас', en: 'Play now' },
  choose: { ru: 'Колода и соперник', en: 'Choose deck and rival' },
  setUp: { ru: 'Выбрать соперников', en: 'Choose your rivals' },
  /** Where a door is not wide. */
  arrange: { ru: 'Настроить', en: 'Set up' },
  invite: { ru: 'Позвать друга', en: 'Invite a friend' },
  play: { ru: 'Играть', en: 'Play' },
  notYet: { ru: 'Пока не на столе', en: 'Not on the table yet' },
  seats: {
    ru: (min: number, max: number) =>
      min === max
        ? `${max} ${plural(max, 'ru', ['игрок', 'игрока', 'игроков'])}`
        : `${min}–${max} ${plural(max, 'ru', ['игрок', 'игрока', 'игроков'])}`,
    en: (min: number, max: number) =>
      min === max ? `${max} ${plural(max, 'en', ['player', 'players'])}` : `${min}–${max} players`,
  },
  yours: { ru: 'Ваши партии', en: 'Your games' },
  noneYours: {
    ru: 'Начатых партий нет. «Играть сейчас» начинает первую одним нажатием.',
    en: 'You have no game under way. “Play now” begins one with a single click.',
  },
  against: {
    ru: (game: string, rivals: string) => `${game}: ${rivals}`,
    en: (game: string, rivals: string) => `${game} against ${rivals}`,
  },
  yourMove: { ru: 'Ваш ход', en: 'Your move' },
  theirMove: { ru: 'Ход соперника', en: 'The rival’s move' },
  moveOf: { ru: (who: string) => `Решает: ${who}`, en: (who: string) => `${who} to move` },
  timeLeft: { ru: (time: string) => `осталось ${time}`, en: (time: string) => `${time} left` },
  waiting: { ru: 'Ждём, кто ещё сядет', en: 'Waiting for somebody to sit down' },
  earlier: { ru: 'Версии этой партии здесь больше нет', en: 'Its version is no longer here' },
  goOn: { ru: 'К столу', en: 'Go on' },
  open: { ru: 'Открытые столы', en: 'Open tables' },
  noneOpen: {
    ru: 'Открытых столов сейчас нет. Откройте свой: его увидят все.',
    en: 'No table is open now. Open one of your own: everybody will see it.',
  },
  layOne: { ru: 'Открыть стол', en: 'Open a table' },
  sit: { ru: 'Сесть', en: 'Sit down' },
  freeSeat: { ru: 'место свободно', en: 'a seat is free' },
  people: {
    ru: (n: number) => `${n} ${plural(n, 'ru', ['человек', 'человека', 'человек'])} на связи`,
    en: (n: number) => `${n} ${plural(n, 'en', ['person', 'people'])} online`,
  },
  watch: { ru: 'Смотреть', en: 'Watch' },
  noneWatch: { ru: 'Сейчас никто не играет.', en: 'Nobody is playing right now.' },
  look: { ru: 'Смотреть', en: 'Watch' },
  byYourself: { ru: 'Один за столом', en: 'By yourself' },
  aloneNow: {
    ru: 'Сервера сейчас не слышно. Играйте с ботами, решайте задачи, собирайте колоды: всё хранится в этом браузере и попадёт к остальному, когда связь вернётся. Люди и открытые столы — тоже тогда.',
    en: 'The server can not be reached now. Play against bots, solve puzzles, build decks: all of it is kept in this browser and joins the rest when the connection is back. So do people and open tables.',
  },
  aloneHere: {
    ru: 'Этот сайт работает без сервера: боты, уроки, задачи, колоды и разборы — всё в вашем браузере. Чтобы играть с людьми, нужен Вигрид с сервером.',
    en: 'This site works without a server: bots, lessons, puzzles, decks and replays are all in your browser. To play with people, you need a Vigrid with a server.',
  },
  beTold: {
    ru: 'Сообщать о моём ходе, когда Вигрид закрыт',
    en: 'Tell me of my turn while Vigrid is closed',
  },
  sealed: {
    ru: 'Каждый бросок и каждая тасовка запечатаны до начала партии; после неё их можно проверить.',
    en: 'Every roll and shuffle is sealed before the game and can be checked after it.',
  },
  lesson: { ru: 'Урок', en: 'Lesson' },
  learn: { ru: 'Урок', en: 'Learn to play' },
} satisfies Words;

/** How a bot of this level plays; nothing where that is not known. */
export const botManner = (level: string): Both<string> => mannerOf(level) ?? { ru: '', en: '' };

/** The same, and how strong it was found to be in a game. */
export function botPlays(game: string, level: string): Both<string> {
  const { ru, en } = botManner(level);
  const found = strengthOf(game, level);
  if (!found) return { ru, en };
  // A number does not begin a line.
  return { ru: `${ru} · сила\u00a0${found.rating}`, en: `${en} · strength\u00a0${found.rating}` };
}

/** The n-th of the bots of a level at one table. */
export const botName = (level: string, n = 0): Both<string> =>
  personOf(level, n)?.name ?? { ru: `бот ${level}`, en: `bot ${level}` };
