/** What a game asks before it begins, beside players and decks: each answer one of a few. */
import type { CardEntry } from '@vigrid/kernel';
import type { Both } from '../i18n/index.ts';
import { berserk } from './berserk.ts';
import { valhalla } from './valhalla.ts';

export interface Extra {
  readonly id: string;
  readonly legend: Both<string>;
  /** With these numbers of players; with any if not given. */
  readonly seats?: readonly number[];
  /** Only where these answers were given. */
  readonly when?: (chosen: Chosen, seats: number) => boolean;
  readonly choices: readonly ExtraChoice[];
  /** Kind of the catalogue's entries that are choices as well. */
  readonly kind?: string;
  /** Which of them, given the other answers; all where it is not said. */
  readonly fits?: (entry: CardEntry, chosen: Chosen) => boolean;
}

export interface ExtraChoice {
  readonly value: string;
  readonly label: Both<string>;
  readonly about?: Both<string>;
}

export interface Extras {
  readonly fields: readonly Extra[];
  /** What playing with so many means, where that needs a word. */
  readonly players: Readonly<Record<number, Both<string>>>;
  /** Why nobody chooses a deck with these answers; null where decks are chosen as ever. */
  noDecks?(chosen: Chosen): Both<string> | null;
  /** The answers as the game's options, for so many seats, of which one is the guest's own. */
  options(chosen: Chosen, seats: number, own: number): object;
}

/** Answers by the id of the question; the first choice where none was made. */
export type Chosen = Readonly<Record<string, string>>;

const any = 'any';

const dune: Extras = {
  fields: [
    {
      id: 'boxes',
      legend: { ru: 'Дополнения', en: 'Expansions' },
      choices: [
        { value: '', label: { ru: 'Базовая игра', en: 'The base game' } },
        {
          value: 'ix',
          label: { ru: 'Расцвет иксианцев', en: 'Rise of Ix' },
          about: { ru: 'Технологии, дредноуты, перевозки', en: 'Tech tiles, dreadnoughts, shipping' },
        },
        {
          value: 'ix epic',
          label: { ru: 'Икс, эпическая игра', en: 'Ix, Epic Game Mode' },
          about: {
            ru: 'До 12 очков, без лёгких конфликтов',
            en: 'To 12 points, without the light Conflicts',
          },
        },
        {
          value: 'immortality',
          label: { ru: 'Бессмертие', en: 'Immortality' },
          about: { ru: 'Исследования, образцы, Тлейлаксу', en: 'Research, specimens, the Tleilaxu' },
        },
        {
          value: 'immortality eleven',
          label: { ru: 'Бессмертие, до 11', en: 'Immortality, Go to 11' },
          about: {
            ru: 'До 11 очков; вчетвером с нуля до 10',
            en: 'To 11 points; four begin at 0 and play to 10',
          },
        },
        { value: 'ix immortality', label: { ru: 'Икс и Бессмертие', en: 'Ix and Immortality' } },
        {
          value: 'ix immortality epic',
          label: { ru: 'Икс и Бессмертие, эпическая', en: 'Ix and Immortality, Epic' },
        },
      ],
    },
    {
      id: 'harder',
      legend: { ru: 'Ещё труднее', en: 'Harder still' },
      seats: [1],
      when: ({ boxes = '' }) => boxes.includes('ix'),
      choices: [
        { value: '', label: { ru: 'Как есть', en: 'As it is' } },
        {
          value: 'escalation',
          label: { ru: 'Жестокая эскалация', en: 'Brutal Escalation' },
          about: {
            ru: 'В конфликтах III у оппонентов две карты мечей',
            en: 'Two cards of swords each in Conflicts III',
          },
        },
        {
          value: 'churn',
          label: { ru: 'Кубики ряда', en: 'Dice churn' },
          about: {
            ru: 'После раскрытия кубики убирают карты ряда',
            en: 'Dice take cards of the Row after you reveal',
          },
        },
        { value: 'escalation churn', label: { ru: 'И то и другое', en: 'Both' } },
      ],
    },
    {
      id: 'difficulty',
      legend: { ru: 'Сложность', en: 'Difficulty' },
      seats: [1],
      choices: [
        {
          value: 'mercenary',
          label: { ru: 'Наёмник', en: 'Mercenary' },
          about: { ru: 'Вам 1 солярий и 1 Пряность', en: '1 Solari and 1 spice for you' },
        },
        {
          value: 'sardaukar',
          label: { ru: 'Сардаукар', en: 'Sardaukar' },
          about: { ru: 'Оппоненты с отрядами и интригой', en: 'Rivals with troops and an Intrigue' },
        },
        {
          value: 'mentat',
          label: { ru: 'Ментат', en: 'Mentat' },
          about: { ru: 'Оппоненты берегут силы', en: 'Rivals that save their strength' },
        },
        {
          value: 'kwisatzHaderach',
          label: { ru: 'Квисатц Хадерах', en: 'Kwisatz Haderach' },
          about: { ru: 'И у вас не будет оружейника', en: 'And no Swordmaster for you' },
        },
      ],
    },
    {
      id: 'leader',
      legend: { ru: 'Ваш лидер', en: 'Your Leader' },
      choices: [{ value: any, label: { ru: 'Как выпадет', en: 'Let chance decide' } }],
      kind: 'leader',
      fits: ({ set }, { boxes = '' }) => boxes.includes('ix') || set.en === 'Dune: Imperium',
    },
  ],
  players: {
    1: { ru: 'Вы против двух оппонентов', en: 'You against two Rivals' },
    2: { ru: 'Вдвоём, мешает Дом Хагаль', en: 'Two, with House Hagal in the way' },
    3: { ru: 'Трое', en: 'Three' },
    4: { ru: 'Четверо', en: 'Four' },
  },
  options: ({ leader = any, difficulty, boxes = '', harder = '' }, seats, own) => ({
    leaders: Array.from({ length: seats }, (_, seat) => (seat === own ? leader : any)),
    expansions: [boxes, boxes.includes('ix') && seats === 1 ? harder : '']
      .join(' ')
      .split(' ')
      .filter(Boolean),
    ...(seats === 1 && difficulty !== undefined && { difficulty }),
  }),
};

export const extras: Readonly<Record<string, Extras | undefined>> = { berserk, dune, valhalla };

/** The entries of the catalogue of a kind. */
export async function entriesOf(game: string, kind: string): Promise<readonly CardEntry[]> {
  const answer = await fetch(`/api/games/${game}/cards`);
  if (!answer.ok) throw new Error(`The cards of ${game} did not come: ${answer.status}.`);
  const catalogue: CardEntry[] = await answer.json();
  return catalogue.filter((entry) => entry.kind === kind);
}

/** An entry as a choice, with what it says. */
export const choiceOf = ({ id, name, text }: CardEntry): ExtraChoice => ({
  value: id,
  label: name,
  about: { ru: text.map(({ ru }) => ru).join(' '), en: text.map(({ en }) => en).join(' ') },
});
