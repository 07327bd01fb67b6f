import type { Words } from '../i18n/index.ts';

/** At the table: what one player asks of the others, who is away, who plays for whom. */
export const words = {
  company: { ru: 'За столом', en: 'At the table' },
  drawTitle: { ru: (who: string) => `${who} предлагает ничью`, en: (who: string) => `${who} offers a draw` },
  drawSub: { ru: 'Предложение стоит до следующего решения.', en: 'It stands until one of you decides.' },
  drawMine: { ru: 'Ничья предложена', en: 'Draw offered' },
  agreeDraw: { ru: 'Ничья', en: 'Agree to a draw' },
  playOn: { ru: 'Играть дальше', en: 'Play on' },
  pauseTitle: {
    ru: (who: string) => `${who} предлагает перерыв`,
    en: (who: string) => `${who} asks for a pause`,
  },
  pauseSub: {
    ru: 'Часы встанут, и никто не ходит, пока кто-нибудь не продолжит партию.',
    en: 'The clocks will stand and nobody decides until somebody goes on.',
  },
  pauseMine: { ru: 'Перерыв предложен', en: 'Pause asked for' },
  agreePause: { ru: 'Перерыв', en: 'Agree to a pause' },
  waitsAnswer: { ru: 'Ответа ещё нет.', en: 'There is no answer yet.' },
  paused: { ru: 'Перерыв', en: 'The game is paused' },
  pausedSub: {
    ru: 'Часы стоят. Продолжить может любой из игроков.',
    en: 'The clocks stand. Any player may go on.',
  },
  resume: { ru: 'Продолжить партию', en: 'Go on' },
  askPause: { ru: 'Предложить перерыв', en: 'Ask for a pause' },
  deputyMine: {
    ru: (bot: string) => `За вас играет бот: ${bot}`,
    en: (bot: string) => `A bot plays for you: ${bot}`,
  },
  deputyMineSub: {
    ru: 'Вы видите свои карты и можете вернуться в любой момент.',
    en: 'You see your cards and may come back at any time.',
  },
  back: { ru: 'Вернуться за игру', en: 'Take the seat back' },
  letBot: { ru: 'Пусть за меня сыграет бот', en: 'Let a bot play for me' },
  offer: { ru: 'Позвать другого на это место', en: 'Invite somebody to this seat' },
  offered: {
    ru: 'Кто откроет эту ссылку первым, сядет сюда и доиграет партию.',
    en: 'Whoever opens this link first sits here and plays the game on.',
  },
  withdraw: { ru: 'Уже не звать', en: 'Invite nobody' },
  deputyOf: {
    ru: (who: string, bot: string) => `За игрока ${who} — бот ${bot}`,
    en: (who: string, bot: string) => `${bot}, a bot, plays for ${who}`,
  },
  deputyOfSub: {
    ru: 'Игрок может вернуться; на место можно позвать и другого.',
    en: 'They may come back; somebody else may be invited to the seat, too.',
  },
  awayFor: {
    ru: (who: string, time: string) => `${who}: нет за столом ${time}`,
    en: (who: string, time: string) => `${who} is away for ${time}`,
  },
  awayClock: { ru: 'Часы идут: они и решат.', en: 'The clock runs, and it decides.' },
  awayBot: {
    ru: (time: string) => `Через ${time} отсутствия можно играть дальше с ботом на этом месте.`,
    en: (time: string) => `At ${time} you may go on with a bot in that seat.`,
  },
  awayClaim: {
    ru: (time: string) => `Через ${time} можно считать игрока выбывшим.`,
    en: (time: string) => `At ${time} you may count them as gone.`,
  },
  notAwaited: { ru: 'Пока решения этого игрока никто не ждёт.', en: 'Nobody waits for their decision yet.' },
  withBot: { ru: 'Дальше с ботом', en: 'Go on with a bot' },
  claim: { ru: 'Считать выбывшим', en: 'Count as gone' },
  claimSure: { ru: 'Да, выбыл', en: 'Yes, count as gone' },
  you: { ru: 'Вы', en: 'You' },

  qr: { ru: 'Ссылка как QR-код', en: 'The link as a QR code' },
  showQr: { ru: 'Показать QR-код', en: 'Show a QR code' },

  rated: { ru: 'На рейтинг', en: 'Rated' },
  notRated: { ru: 'Не на рейтинг', en: 'Not rated' },
  rating: {
    ru: (rating: number, doubt: number) => `рейтинг ${rating} ± ${doubt}`,
    en: (rating: number, doubt: number) => `rating ${rating} ± ${doubt}`,
  },
  ratedAbout: {
    ru: 'Партия изменит рейтинг всех, кто за неё сядет.',
    en: 'The game will change the rating of everybody who sits down to it.',
  },
  yourRating: {
    ru: (rating: number, doubt: number) => `Ваш рейтинг: ${rating} ± ${doubt}.`,
    en: (rating: number, doubt: number) => `Your rating: ${rating} ± ${doubt}.`,
  },
  noRatingYet: { ru: 'Рейтинга у вас пока нет.', en: 'You have no rating yet.' },
  watchers: { ru: 'Зрители', en: 'Onlookers' },
  watchAll: { ru: 'кто угодно, стол в списке', en: 'anybody, the table is listed' },
  watchLink: { ru: 'кто знает адрес', en: 'whoever has the address' },
  watchNone: { ru: 'никого', en: 'nobody' },
  delay: { ru: 'видят партию', en: 'they see the game' },
  delays: {
    ru: (n: string) => (n === '0' ? 'сразу' : `с отставанием на ${n} решений`),
    en: (n: string) => (n === '0' ? 'at once' : `${n} decisions behind`),
  },
  lookingOn: { ru: 'Вы смотрите партию', en: 'You look on' },
  behind: {
    ru: (n: string) => `Зрители видят партию с отставанием на ${n} решений.`,
    en: (n: string) => `Onlookers are ${n} decisions behind.`,
  },
  ifAway: {
    ru: (time: string) => `Кто отойдёт на ${time}, за того может доиграть бот.`,
    en: (time: string) => `A bot may go on for whoever is away for ${time}.`,
  },
} satisfies Words;
