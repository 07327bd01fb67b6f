/** What the text table says. */
import type { Words } from '../i18n/index.ts';

export const words = {
  title: { ru: 'Текстовый стол', en: 'Text table' },
  picture: { ru: 'К обычному столу', en: 'To the table with pictures' },
  lobby: { ru: 'К списку игр', en: 'To the lobby' },
  question: { ru: 'Вопрос', en: 'The question' },
  waits: {
    ru: (who: string) => `Решает не вы: ${who}.`,
    en: (who: string) => `It is not for you to decide now: ${who}.`,
  },
  over: { ru: 'Партия окончена.', en: 'The game is over.' },
  won: {
    ru: (who: string) => (who ? `Победа: ${who}.` : 'Ничья или проигрыш всех.'),
    en: (who: string) => (who ? `Won by ${who}.` : 'Nobody has won.'),
  },
  log: { ru: 'Журнал', en: 'Log' },
  reply: { ru: 'Ответ стола', en: 'What the table says' },
  line: { ru: 'Команда или ответ', en: 'Command or answer' },
  lineMore: {
    ru: 'Номер или имя из списка, либо команда; «помощь» перечислит их.',
    en: 'A number or a name from the list, or a command; “help” lists them.',
  },
  send: { ru: 'Ввести', en: 'Enter' },
  which: { ru: 'Что именно?', en: 'Which of these?' },
  nothing: { ru: 'Здесь ничего нет.', en: 'There is nothing.' },
  notAsked: { ru: 'Сейчас вас ни о чём не спрашивают.', en: 'You are not asked anything now.' },
  notUnderstood: {
    ru: (typed: string) =>
      `Непонятно: «${typed}». Наберите номер или имя из списка; «помощь» расскажет, что ещё можно.`,
    en: (typed: string) =>
      `“${typed}” is not understood. Type a number or a name from the list; “help” tells what else there is.`,
  },
  noCard: {
    ru: (name: string) => `Карты «${name}» нет.`,
    en: (name: string) => `There is no card “${name}”.`,
  },
  noRule: { ru: (id: string) => `Правила «${id}» нет.`, en: (id: string) => `There is no rule “${id}”.` },
  noCards: { ru: 'пусто', en: 'none' },
  faceDown: { ru: 'рубашкой вверх', en: 'face down' },
  hidden: { ru: (n: number) => `закрытых карт: ${n}`, en: (n: number) => `${n} face down` },
  die: { ru: (face: number) => `кубик ${face}`, en: (face: number) => `die ${face}` },
  may: { ru: 'это можно.', en: 'that is allowed.' },
  whyWhat: { ru: 'Назовите карту: «почему Гном».', en: 'Name a card: “why Gnome”.' },
  noHints: { ru: 'За этим столом не подсказывают.', en: 'There are no hints at this table.' },
  hint: { ru: (what: string) => `Я бы: ${what}.`, en: (what: string) => `I would: ${what}.` },
  noUndo: { ru: 'Вернуть нечего.', en: 'There is nothing to take back.' },
  asked: { ru: (n: number) => `Ответов: ${n}.`, en: (n: number) => `${n} answers.` },
  you: { ru: 'Вы', en: 'You' },
  now: { ru: 'Сейчас', en: 'Now' },
  turn: {
    ru: (n: number, whose: string) => (n === 0 ? 'Перед первым ходом' : `Ход ${n}: ${whose}`),
    en: (n: number, whose: string) => (n === 0 ? 'Before the first turn' : `Turn ${n}: ${whose}`),
  },
  yourTurn: { ru: 'ваш', en: 'yours' },
  whatWhat: { ru: 'Назовите номер ответа: «что 2».', en: 'Name the number of an answer: “what 2”.' },
  nothingMore: { ru: 'Больше сказать нечего.', en: 'There is nothing more to say of it.' },
  talk: { ru: 'Разговор', en: 'Talk' },
  company: { ru: 'За столом', en: 'At the table' },
  noClock: { ru: 'За этим столом времени не считают.', en: 'Nobody counts the time at this table.' },
  short: {
    ru: (time: string) => `Времени осталось ${time}.`,
    en: (time: string) => `You have ${time} left.`,
  },
  noTalk: { ru: 'За этим столом не разговаривают.', en: 'Nobody talks at this table.' },
  sayWhat: {
    ru: (phrases: string) => `Скажите своими словами или готовыми: ${phrases}`,
    en: (phrases: string) => `Say it in your own words, or in ready ones: ${phrases}`,
  },
  notSeated: { ru: 'Это для тех, кто играет.', en: 'That is for those who play.' },
  answerIt: { ru: 'Наберите «согласен» или «отказ».', en: 'Type “agree” or “decline”.' },
  goOn: { ru: 'Любой из игроков может набрать «продолжить».', en: 'Any player may type “resume”.' },
  comeBack: { ru: 'Наберите «вернуться», чтобы играть дальше.', en: 'Type “return” to play on.' },
  isAway: { ru: (who: string) => `${who}: сейчас не за столом.`, en: (who: string) => `${who} is away.` },
  again: { ru: 'Ещё партию', en: 'Once more' },
  replay: { ru: 'Разобрать партию', en: 'Look back at the game' },
  concedeTwice: {
    ru: 'Сдаться и закончить партию? Наберите «сдаюсь» ещё раз.',
    en: 'Give the game up? Type “concede” once more.',
  },
  manyCards: {
    ru: (n: number) => `Таких карт ${n}; назовите имя точнее.`,
    en: (n: number) => `${n} cards are called so; name one of them.`,
  },
} satisfies Words;
