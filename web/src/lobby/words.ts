import { mannerOf, personOf } from '@vigrid/bots/people';
import { plural } from '@vigrid/speech';
import type { Both, Words } from '../i18n/index.ts';

export const words = {
  title: { ru: 'Играть', en: 'Play' },
  playNow: { ru: 'Играть сейчас', en: 'Play now' },
  ready: {
    ru: 'Колода собрана, соперник за столом.',
    en: 'A deck is built, a rival is at the table.',
  },
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
  alone: { ru: 'стол открыт', en: 'the table is open' },
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

  newGame: { ru: (game: string) => `Новая партия: ${game}`, en: (game: string) => `New game: ${game}` },
  close: { ru: 'Закрыть', en: 'Close' },
  rival: { ru: 'С кем', en: 'Whom you play' },
  bot: { ru: 'С ботом', en: 'A bot' },
  friend: { ru: 'С другом по ссылке', en: 'A friend, by link' },
  beside: { ru: 'Вдвоём за этим экраном', en: 'Two at this screen' },
  anybody: { ru: 'Показать стол всем в списке открытых', en: 'Show the table to everybody in the list' },
  allOfThem: { ru: 'Все сразу', en: 'All of them' },
  noneOfThem: { ru: 'Ни одного', en: 'None of them' },
  later: { ru: 'Здесь пока не играют.', en: 'Not played here yet.' },
  yoursOf: { ru: (what: string) => `${what}: ваш выбор`, en: (what: string) => `${what}: your choice` },
  seating: { ru: 'Кто за столом', en: 'Who sits where' },
  seat: { ru: (n: number) => `Место ${n}`, en: (n: number) => `Seat ${n}` },
  me: { ru: 'Вы', en: 'You' },
  aFriend: { ru: 'Друг по ссылке', en: 'A friend, by link' },
  howMany: { ru: 'Сколько игроков', en: 'How many play' },
  level: { ru: 'Как сильно он играет', en: 'How well it plays' },
  yourDeck: { ru: 'Ваша колода', en: 'Your deck' },
  theirDeck: { ru: 'Колода соперника', en: 'The rival’s deck' },
  anyDeck: { ru: 'Как выпадет', en: 'Let chance decide' },
  anyDeckMore: { ru: 'Одна из готовых, по жребию.', en: 'One of the ready decks, by lot.' },
  randomDeck: { ru: 'Случайная колода', en: 'A random deck' },
  randomDeckMore: {
    ru: 'Собрана наугад: каждый раз новая.',
    en: 'Put together by chance, a new one every time.',
  },
  theyChoose: {
    ru: 'Свою колоду соперник выберет сам, когда сядет за стол.',
    en: 'Your rival chooses a deck when sitting down.',
  },
  ownDeck: { ru: 'Собрана вами.', en: 'Built by you.' },
  buildDeck: { ru: 'Собрать свою', en: 'Build your own' },
  clock: { ru: 'Часы', en: 'The clock' },
  timeFor: { ru: 'Время', en: 'Time' },
  talk: { ru: 'За столом можно разговаривать', en: 'People may talk at the table' },
  noClock: { ru: 'Без часов', en: 'No clock' },
  outOfTime: {
    ru: 'Время идёт у того, чьего решения ждут. Кончилось — вдвоём это поражение, а если игроков больше, за него делаются простейшие ходы.',
    en: 'Time runs for whoever is to decide. When it is over, with two players the game is lost; with more, the simplest answers are given for that seat.',
  },
  begin: { ru: 'Начать партию', en: 'Begin the game' },
  lay: { ru: 'Открыть стол', en: 'Open the table' },
  link: { ru: 'Ссылка для друга', en: 'The link for your friend' },
  linkMore: {
    ru: 'Свободные места достанутся тем, кто первым придёт по ссылке. Когда займут все, партия начнётся сама.',
    en: 'Free seats go to whoever follows it first. When all are taken, the game begins by itself.',
  },
  sayYou: { ru: 'вы', en: 'you' },
  sayAlone: { ru: 'вы в одиночку', en: 'you alone' },
  sayFriend: { ru: 'друг по ссылке', en: 'a friend, by link' },
  sayBeside: { ru: 'тот, кто рядом с вами', en: 'whoever sits beside you' },
  sayTable: { ru: 'За столом', en: 'At the table' },
  sayTheirs: { ru: 'соперника', en: 'your rival’s' },
  sayByLot: { ru: 'по жребию', en: 'by lot' },
  sayNone: { ru: 'нет', en: 'none' },
  sayYes: { ru: 'да', en: 'yes' },
  sayNo: { ru: 'нет', en: 'no' },
  changed: {
    ru: (n: number) => `${n} ${plural(n, 'ru', ['отличие', 'отличия', 'отличий'])} от обычного.`,
    en: (n: number) => `${n} ${plural(n, 'en', ['setting differs', 'settings differ'])} from the usual.`,
  },
  toUsual: { ru: 'Вернуть как обычно', en: 'Back to the usual' },
  allSettings: { ru: 'Все настройки', en: 'All settings' },
  now: { ru: (at: string) => `сейчас ${at}`, en: (at: string) => `now ${at}` },
  overBy: {
    ru: (at: string, n: number) => `конец около ${at} · ${n} мин`,
    en: (at: string, n: number) => `over by ${at} · ${n} min`,
  },
  lesson: { ru: 'Урок', en: 'Lesson' },
  learn: { ru: 'Урок', en: 'Learn to play' },
  toTable: { ru: 'К столу', en: 'To the table' },
} satisfies Words;

/** How a bot of this level plays; nothing where that is not known. */
export const botManner = (level: string): Both<string> => mannerOf(level) ?? { ru: '', en: '' };

/** The n-th of the bots of a level at one table. */
export const botName = (level: string, n = 0): Both<string> =>
  personOf(level, n)?.name ?? { ru: `бот ${level}`, en: `bot ${level}` };
