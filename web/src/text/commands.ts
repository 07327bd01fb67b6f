/** What can be typed at the text table beside answers to the game's questions, in both languages. */
import type { Text } from '@vigrid/kernel';

export type CommandKind =
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
