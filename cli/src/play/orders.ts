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
  /** The words for it, the first of each language shown in the help. */
  readonly words: readonly string[];
  /** What has to follow. */
  readonly with: string;
  readonly about: Text;
}

const orders: Readonly<Record<Kind, Entry>> = {
  help: { words: ['?', 'help', 'помощь'], with: '', about: { ru: 'эта справка', en: 'this help' } },
  why: {
    words: ['?'],
    with: ' …',
    about: {
      ru: 'почему нельзя: ? Гном, ? attack Groll > Burk; также карта или правило',
      en: 'why not: ? Gnome, ? attack Groll > Burk; also a card or a rule',
    },
  },
  rules: {
    words: ['rules', 'rule', 'правило'],
    with: ' ID',
    about: { ru: 'правило по номеру', en: 'a rule by its id' },
  },
  card: {
    words: ['card', 'карта'],
    with: ' NAME',
    about: { ru: 'что говорит карта', en: 'what a card says' },
  },
  log: { words: ['log', 'журнал'], with: ' [N]', about: { ru: 'что было', en: 'what has happened' } },
  table: {
    words: ['table', 'стол'],
    with: '',
    about: { ru: 'показать стол ещё раз', en: 'show the table again' },
  },
  hint: {
    words: ['hint', 'совет'],
    with: '',
    about: { ru: 'что сделал бы бот greedy', en: 'what the greedy bot would do' },
  },
  undo: {
    words: ['undo', 'назад'],
    with: '',
    about: { ru: 'взять решение назад', en: 'take the last decision back' },
  },
  concede: { words: ['concede', 'сдаюсь'], with: '', about: { ru: 'сдаться', en: 'give the game up' } },
  save: {
    words: ['save', 'сохранить'],
    with: ' FILE',
    about: { ru: 'сохранить партию', en: 'keep the game in a file' },
  },
  quit: { words: ['quit', 'exit', 'выход'], with: '', about: { ru: 'выйти', en: 'leave' } },
};

const kinds = Object.keys(orders) as Kind[];

export function orderIn(typed: string): Order | null {
  const [, first = '', rest = ''] = /^(\?|\S+)\s*(.*)$/.exec(typed) ?? [];
  const word = first.toLowerCase();
  if (word === '?' && rest !== '') return { kind: 'why', words: rest };
  const kind = kinds.find((one) => orders[one].words.includes(word));
  if (!kind || (rest !== '' && orders[kind].with === '')) return null;
  return { kind, words: rest };
}

export function orderHelp({ ink, say }: Desk): string[] {
  const rows = kinds.map((kind) => ({
    ...orders[kind],
    call: orders[kind].words.join(', ') + orders[kind].with,
  }));
  const broad = Math.max(...rows.map(({ call }) => call.length));
  return [
    say({
      ru: 'Ответ — номер из списка, имя или строка сценария: attack Groll > Burk. Ещё можно:',
      en: 'An answer is a number from the list, a name, or a scenario line: attack Groll > Burk. You may also type:',
    }),
    ...rows.map(({ call, about }) => `  ${call.padEnd(broad)}  ${ink.faint(say(about))}`),
  ];
}
