/** What can be typed at the text table beside answers to the game's questions, in both languages. */
import type { Text } from '@vigrid/kernel';

/** What people do beside the game. */
export type CompanyKind = (typeof company)[number];

const company = [
  'clock',
  'talk',
  'say',
  'offer',
  'pause',
  'resume',
  'accept',
  'decline',
  'bot',
  'back',
] as const;

export const isCompany = (kind: CommandKind): kind is CompanyKind => company.some((one) => one === kind);

export type CommandKind =
  | CompanyKind
  | 'help'
  | 'question'
  | 'table'
  | 'me'
  | 'opponent'
  | 'log'
  | 'why'
  | 'card'
  | 'rule'
  | 'hint'
  | 'odds'
  | 'undo'
  | 'concede';

interface Entry {
  readonly kind: CommandKind;
  readonly words: readonly string[];
  /** What follows, as the help shows it; null where nothing does. */
  readonly with: Text | null;
  readonly about: Text;
}

export const commands: readonly Entry[] = [
  {
    kind: 'help',
    words: ['help', '?', 'справка', 'помощь'],
    with: null,
    about: { ru: 'эта справка', en: 'this help' },
  },
  {
    kind: 'question',
    words: ['question', 'q', 'в', 'вопрос'],
    with: null,
    about: { ru: 'о чём спрашивают и что можно ответить', en: 'what is asked and can be answered' },
  },
  { kind: 'table', words: ['table', 'стол'], with: null, about: { ru: 'весь стол', en: 'the whole table' } },
  {
    kind: 'me',
    words: ['me', 'i', 'я'],
    with: null,
    about: { ru: 'что есть у вас', en: 'all that is yours' },
  },
  {
    kind: 'opponent',
    words: ['opponent', 'соперник'],
    with: { ru: ' [имя]', en: ' [NAME]' },
    about: {
      ru: 'что есть у соперников, у одного или у всех',
      en: 'what the others have, one or all of them',
    },
  },
  {
    kind: 'log',
    words: ['log', 'журнал'],
    with: { ru: ' [сколько]', en: ' [N]' },
    about: { ru: 'что было', en: 'what has happened' },
  },
  {
    kind: 'why',
    words: ['why', 'почему'],
    with: { ru: ' КАРТА', en: ' CARD' },
    about: { ru: 'почему с этой картой ничего не сделать', en: 'why nothing can be done with a card' },
  },
  {
    kind: 'card',
    words: ['card', 'карта'],
    with: { ru: ' ИМЯ', en: ' NAME' },
    about: { ru: 'что говорит карта', en: 'what a card says' },
  },
  {
    kind: 'rule',
    words: ['rule', 'правило'],
    with: { ru: ' НОМЕР', en: ' ID' },
    about: { ru: 'правило по номеру', en: 'a rule by its id' },
  },
  {
    kind: 'hint',
    words: ['hint', 'совет'],
    with: null,
    about: { ru: 'что посоветует бот', en: 'what a bot would do' },
  },
  {
    kind: 'odds',
    words: ['what', 'odds', 'шансы', 'что'],
    with: { ru: ' НОМЕР', en: ' N' },
    about: {
      ru: 'что выйдет из ответа с этим номером: тексты, случаи, шансы',
      en: 'what comes of the answer with this number: texts, cases, odds',
    },
  },
  {
    kind: 'undo',
    words: ['undo', 'назад'],
    with: null,
    about: { ru: 'взять решение назад', en: 'take the last decision back' },
  },
  {
    kind: 'concede',
    words: ['concede', 'сдаюсь'],
    with: null,
    about: { ru: 'сдаться; набирается дважды', en: 'give the game up; typed twice' },
  },
  {
    kind: 'clock',
    words: ['clock', 'time', 'часы', 'время'],
    with: null,
    about: { ru: 'сколько у кого осталось времени', en: 'how much time everybody has left' },
  },
  {
    kind: 'say',
    words: ['say', 'скажи', 'сказать'],
    with: { ru: ' СЛОВА', en: ' WORDS' },
    about: { ru: 'сказать за столом', en: 'say something at the table' },
  },
  {
    kind: 'talk',
    words: ['talk', 'разговор'],
    with: null,
    about: { ru: 'что говорили за столом', en: 'what was said at the table' },
  },
  {
    kind: 'offer',
    words: ['draw', 'ничья'],
    with: null,
    about: { ru: 'предложить ничью', en: 'offer a draw' },
  },
  {
    kind: 'pause',
    words: ['pause', 'перерыв'],
    with: null,
    about: { ru: 'предложить перерыв в игре по часам', en: 'ask for a pause of a game with a clock' },
  },
  {
    kind: 'resume',
    words: ['resume', 'продолжить'],
    with: null,
    about: { ru: 'продолжить партию после перерыва', en: 'go on after a pause' },
  },
  {
    kind: 'accept',
    words: ['agree', 'accept', 'согласна', 'согласен'],
    with: null,
    about: { ru: 'согласиться на ничью или перерыв', en: 'agree to a draw or a pause' },
  },
  {
    kind: 'decline',
    words: ['decline', 'отказ'],
    with: null,
    about: { ru: 'отказаться от ничьей или перерыва', en: 'decline a draw or a pause' },
  },
  {
    kind: 'bot',
    words: ['bot', 'бот'],
    with: null,
    about: { ru: 'пусть за вас пока сыграет бот', en: 'let a bot play for you meanwhile' },
  },
  {
    kind: 'back',
    words: ['return', 'вернуться'],
    with: null,
    about: { ru: 'вернуться за игру после бота', en: 'take your seat back from the bot' },
  },
];

/** Beside the list: parts of the table by their own names. */
export const partsHelp: Text = {
  ru: 'Часть стола зовут по имени: «рука», «поле». Так же клетку или ячейку. Здесь есть:',
  en: 'A part of the table is called by its name: “hand”, “field”. So is a cell or a space. There are:',
};

export interface Command {
  readonly kind: CommandKind;
  /** What follows the word. */
  readonly rest: string;
}

export function commandIn(typed: string): Command | null {
  const [, first = '', rest = ''] = /^(\?|\S+)\s*(.*)$/.exec(typed.trim()) ?? [];
  const entry = commands.find(({ words }) => words.includes(first.toLowerCase()));
  return entry && (rest === '' || entry.with) ? { kind: entry.kind, rest } : null;
}
