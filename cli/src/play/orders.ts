/** What can be typed at the table beside answers to the game's questions. */
import type { Text } from '@vigrid/kernel';
import type { Desk } from '../desk.ts';

export interface Order {
  readonly kind: Kind;
  /** What follows the word. */
  readonly words: string;
}

type Kind =
  | 'help'
  | 'why'
  | 'rules'
  | 'card'
  | 'log'
  | 'table'
  | 'hint'
  | 'undo'
  | 'concede'
  | 'save'
  | 'quit';

interface Entry {
  readonly kind: Kind;
  /** The words for it in both languages. */
  readonly words: readonly string[];
  /** What follows, as the help shows it. */
  readonly with: string;
  readonly about: Text;
}

const orders: readonly Entry[] = [
  {
    kind: 'help',
    words: ['?', 'help', 'помощь'],
    with: '',
    about: { ru: 'эта справка', en: 'this help' },
  },
  {
    kind: 'why',
    words: ['?'],
    with: ' …',
    about: {
      ru: 'почему нельзя: ? Гном, ? attack Groll > Burk; также карта или правило',
      en: 'why not: ? Gnome, ? attack Groll > Burk; also a card or a rule',
    },
  },
  {
    kind: 'rules',
    words: ['rules', 'rule', 'правило'],
    with: ' ID',
    about: { ru: 'правило по номеру', en: 'a rule by its id' },
  },
  {
    kind: 'card',
    words: ['card', 'карта'],
    with: ' NAME',
    about: { ru: 'что говорит карта', en: 'what a card says' },
  },
  {
    kind: 'log',
    words: ['log', 'журнал'],
    with: ' [N]',
    about: { ru: 'что было', en: 'what has happened' },
  },
  {
    kind: 'table',
    words: ['table', 'стол'],
    with: '',
    about: { ru: 'показать стол ещё раз', en: 'show the table again' },
  },
  {
    kind: 'hint',
    words: ['hint', 'совет'],
    with: '',
    about: {
      ru: 'лучшие ответы, их шансы и почему',
      en: 'the best answers, their chances and why',
    },
  },
  {
    kind: 'undo',
    words: ['undo', 'назад'],
    with: '',
    about: { ru: 'взять решение назад', en: 'take the last decision back' },
  },
  {
    kind: 'concede',
    words: ['concede', 'сдаюсь'],
    with: '',
    about: { ru: 'сдаться', en: 'give the game up' },
  },
  {
    kind: 'save',
    words: ['save', 'сохранить'],
    with: ' FILE',
    about: { ru: 'сохранить партию', en: 'keep the game in a file' },
  },
  {
    kind: 'quit',
    words: ['quit', 'exit', 'выход'],
    with: '',
    about: { ru: 'выйти', en: 'leave' },
  },
];

export function orderIn(typed: string): Order | null {
  const [, first = '', rest = ''] = /^(\?|\S+)\s*(.*)$/.exec(typed) ?? [];
  const word = first.toLowerCase();
  if (word === '?' && rest !== '') return { kind: 'why', words: rest };
  const order = orders.find(({ words }) => words.includes(word));
  if (!order || (rest !== '' && order.with === '')) return null;
  return { kind: order.kind, words: rest };
}

export function orderHelp({ ink, say }: Desk): string[] {
  const rows = orders.map((order) => ({ ...order, call: order.words.join(', ') + order.with }));
  const broad = Math.max(...rows.map(({ call }) => call.length));
  return [
    say({
      ru: 'Ответ — номер из списка, имя или строка сценария: attack Groll > Burk. Ещё можно:',
      en: 'An answer is a number from the list, a name, or a scenario line: attack Groll > Burk. You may also type:',
    }),
    ...rows.map(({ call, about }) => `  ${call.padEnd(broad)}  ${ink.faint(say(about))}`),
  ];
}
