/** What the players choose before a game: core game, expansions, Leaders, Rivals, and how hard the solo game is. */
import type { Choice, Condition, OptionsOf, Settings } from '@vigrid/kernel';
import { isIn, type Leader, leaders, rivals } from './cards/catalogue.ts';
import { bitsOf, type Module, six } from './modules.ts';
import { commanders } from './pieces/teams.ts';
import type { RuleId } from './rulebook/index.ts';

/** Rivals can not use these (D-22.1). Of the Leaders of Rise of Ix they can use Prince Rhombur and Viscount Hundro. */
const notRivals = [
  'lead-paul-atreides',
  'lead-helena-richese',
  'lead-archduke-armand-ecaz',
  'lead-ilesa-ecaz',
  'lead-princess-yuna-moritani',
  'lead-tessia-vernius',
];

const alone = [{ seats: [1] }] as const;

const inUprising = { setting: 'core', is: ['uprising'], rule: 'D-1.1' } as const;
const inBase = { setting: 'core', is: ['base'], rule: 'D-1.1' } as const;

const withIx = { setting: 'expansions', is: ['ix'], rule: 'D-1.1' } as const;

/** Harder ways to play alone. */
const harder = [inBase, withIx, { seats: [1], rule: 'D-23.36' }] as const;

const expansions = [
  {
    value: 'ix',
    label: { ru: 'Расцвет иксианцев', en: 'Rise of Ix' },
    about: { ru: 'Технологии, дредноуты, перевозки', en: 'Tech tiles, dreadnoughts, shipping' },
    minutes: 20,
  },
  {
    value: 'immortality',
    label: { ru: 'Бессмертие', en: 'Immortality' },
    about: { ru: 'Исследования, образцы, Тлейлаксу', en: 'Research, specimens, the Tleilaxu' },
    minutes: 15,
  },
  {
    value: 'epic',
    label: { ru: 'Эпическая игра', en: 'Epic Game Mode' },
    about: { ru: 'До 12 очков, без лёгких конфликтов', en: 'To 12 points, without the light Conflicts' },
    minutes: 20,
    when: [withIx],
  },
  {
    value: 'eleven',
    label: { ru: 'До 11 очков', en: 'Go to 11' },
    about: { ru: 'Вчетвером с нуля до 10', en: 'Four begin at 0 and play to 10' },
    rule: 'D-24.21',
    when: [{ setting: 'expansions', is: ['immortality'], rule: 'D-24.21' }],
  },
  {
    value: 'escalation',
    label: { ru: 'Жестокая эскалация', en: 'Brutal Escalation' },
    about: {
      ru: 'В конфликтах III у оппонентов две карты мечей',
      en: 'Two cards of swords each in Conflicts III',
    },
    rule: 'D-23.36',
    when: harder,
  },
  {
    value: 'churn',
    label: { ru: 'Кубики ряда', en: 'Dice churn' },
    about: {
      ru: 'После раскрытия кубики убирают карты ряда',
      en: 'Dice take cards of the Row after you reveal',
    },
    rule: 'D-23.36',
    when: harder,
  },
  {
    value: 'choam',
    label: { ru: 'КАНИКТ', en: 'CHOAM' },
    about: { ru: 'Контракты и Шаддам', en: 'Contracts, and Shaddam' },
    rule: 'D-26.1',
    when: [inUprising],
  },
  {
    value: 'originals',
    label: { ru: 'Карты базовой игры', en: 'Cards of the base game' },
    about: {
      ru: 'Карты Империи и интриг, лидеры',
      en: 'Imperium and Intrigue cards, Leaders',
    },
    rule: 'D-29.3',
    when: [inUprising],
  },
] as const satisfies readonly Choice<RuleId, Module>[];

export type Expansion = (typeof expansions)[number]['value'];

/** Leaders by their ids, and one that chance picks. */
const leaderChoices = (among: readonly Leader[]): readonly Choice<RuleId, string>[] => [
  { value: 'any', label: { ru: 'Как выпадет', en: 'Let chance decide' } },
  ...among.map(({ id, ru, en, data }) => ({
    value: id,
    label: { ru, en },
    ...(conditions[data.set] && { when: [...(conditions[data.set] ?? []), ...notCommanders(id)] }),
  })),
];

/** With six players the two Commanders lead their teams, and no Ally is led by them (D-28.1). */
const notCommanders = (id: string): readonly Condition<RuleId>[] =>
  commanders.includes(id) ? [{ seats: [1, 2, 3, 4], rule: 'D-28.1' }] : [];

/** What the Leaders of a box need; those of the base game come to Uprising with its cards. */
const conditions: Partial<Record<Module, readonly Condition<RuleId>[]>> = {
  ix: [withIx],
  uprising: [inUprising],
  choam: [inUprising, { setting: 'expansions', is: ['choam'], rule: 'D-26.1' }],
};

const rivalChoices: readonly Choice<RuleId, string>[] = rivals.map(({ id, ru, en, data }) => ({
  value: id,
  label: { ru, en },
  ...(data.streamlined && { about: { ru: 'Победить не может', en: 'Can not win' } }),
  when: [inUprising],
}));

/** Commanders sit opposite each other, teams in turn round the table (D-28.1). */
const teams = [0, 1, 2, 3, 4, 5].map((seat) => {
  const [ru, en] =
    seat % 2 === 0 ? ['Команда Шаддама', 'Shaddam’s team'] : ['Команда Муад’Диба', 'Muad’Dib’s team'];
  return seat % 3 === 0
    ? { ru: `${ru}, командир`, en: `${en}, Commander` }
    : { ru: `${ru}, союзник`, en: `${en}, Ally` };
});

export const settings = {
  lasts: { minutes: 20, perSeat: 25 },
  seats: {
    1: { ru: 'Вы против двух оппонентов', en: 'You against two Rivals' },
    2: { ru: 'Вдвоём, мешает Дом Хагаль', en: 'Two, with House Hagal in the way' },
    3: { ru: 'Трое', en: 'Three' },
    4: { ru: 'Четверо', en: 'Four' },
    6: { ru: 'Вшестером: две команды', en: 'Six, in two teams' },
  },
  roles: [{ when: [{ seats: [6] }], seats: teams }],
  // Other boards, which an older table may not draw.
  screens: [
    { name: 'dune-six', when: [inUprising, { seats: [6] }] },
    { name: 'dune-uprising', when: [inUprising] },
  ],
  asks: {
    core: {
      kind: 'one',
      label: { ru: 'Игра', en: 'Core game' },
      rule: 'D-1.1',
      choices: [
        {
          value: 'base',
          label: { ru: 'Дюна: Империя', en: 'Dune: Imperium' },
          when: [{ seats: [1, 2, 3, 4], rule: 'D-1.1' }],
        },
        {
          value: 'uprising',
          label: { ru: 'Восстание', en: 'Uprising' },
          about: { ru: 'Шпионы, песчаные черви, цели', en: 'Spies, sandworms, Objectives' },
          when: [{ seats: [1, 2, 3, 4, 6], rule: 'D-1.1' }],
        },
      ],
      usual: 'base',
      rather: { value: 'uprising', when: [{ seats: [6] }] },
    },
    expansions: {
      kind: 'several',
      label: { ru: 'Дополнения', en: 'Expansions' },
      rule: 'D-1.1',
      choices: expansions,
    },
    difficulty: {
      kind: 'one',
      label: { ru: 'Сложность', en: 'Difficulty' },
      asked: alone,
      rule: 'D-22.1',
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
      usual: 'mercenary',
    },
    leaders: {
      kind: 'seats',
      label: { ru: 'Лидер', en: 'Leader' },
      about: {
        ru: 'Вшестером первое место у Шаддама, четвёртое у Муад’Диба, что бы там ни выбрали',
        en: 'With six players the first seat is Shaddam’s and the fourth Muad’Dib’s, whatever is chosen there',
      },
      rule: 'D-2.4',
      choices: leaderChoices(leaders),
      usual: 'any',
      unique: { rule: 'D-2.4' },
      cards: 'leader',
    },
    rivals: {
      kind: 'seats',
      label: { ru: 'Лидеры оппонентов', en: 'Leaders of the Rivals' },
      asked: alone,
      rule: 'D-22.1',
      choices: [
        ...leaderChoices(
          leaders.filter(
            ({ id, data }) => data.set !== 'uprising' && data.set !== 'choam' && !notRivals.includes(id),
          ),
        ),
        ...rivalChoices,
      ],
      usual: 'any',
      unique: { with: ['leaders'], rule: 'D-2.4' },
      places: { 1: 2 },
      cards: 'leader',
    },
    rival: {
      kind: 'one',
      label: { ru: 'Оппонент', en: 'Rival' },
      asked: [{ seats: [2] }, inUprising],
      rule: 'D-27.1',
      choices: [{ value: 'any', label: { ru: 'Как выпадет', en: 'Let chance decide' } }, ...rivalChoices],
      usual: 'any',
    },
  },
} as const satisfies Settings<RuleId>;

export type DuneOptions = OptionsOf<typeof settings>;

export const expansionNames: readonly Expansion[] = expansions.map(({ value }) => value);

/** The boxes of a game, as bits. */
export const modulesOf = (
  { core = 'base', expansions }: Pick<DuneOptions, 'expansions'> & { readonly core?: DuneOptions['core'] },
  seats = 0,
): number => bitsOf([core, ...expansions]) | (seats === 6 ? bitsOf(['six', 'choam']) : 0);

/** Who can lead a player or a Rival with these boxes. */
export const leadersIn = (modules: number, rival: boolean): readonly Leader[] =>
  leaders.filter(
    (leader) =>
      isIn(leader, modules) &&
      !(rival && notRivals.includes(leader.id)) &&
      !(modules & six && commanders.includes(leader.id)),
  );
