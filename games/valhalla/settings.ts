/** What the players choose before a game: expansions, variants, and for one player the monster. */
import { type OptionsOf, readSettings, type Settings, type Text } from '@vigrid/kernel';
import { lokiCards } from './cards/gods.ts';
import type { RuleId, RulingId } from './rulebook/index.ts';

/** With others at the table. */
const together = { seats: [2, 3, 4, 5, 6] } as const;

/** Of the expansions only Valkyries are suited to solo play. */
const notAlone = {
  ...together,
  rule: 'V-28.10',
  why: { ru: 'в одиночку подходят только Валькирии', en: 'only Valkyries are suited to that' },
} as const;

const alone = [{ seats: [1] }] as const;

const partners = [
  notAlone,
  { seats: [4, 6], rule: 'V-15.3', why: { ru: 'нужны пары', en: 'it takes pairs' } },
] as const;

const expansion = <R extends RuleId>(ru: string, en: string, about: Text, rule: R) =>
  ({ kind: 'switch', group: 'expansions', label: { ru, en }, about, rule, usual: false }) as const;

/** Companions sit opposite each other (V-23.2). */
const pairs = (seats: 4 | 6) => ({
  when: [
    { setting: 'companions', is: ['partnership', 'union'], rule: 'V-23.2' },
    { seats: [seats] },
  ] as const,
  seats: Array.from({ length: seats }, (_, seat) => {
    const pair = (seat % (seats / 2)) + 1;
    return { ru: `Пара ${pair}`, en: `Pair ${pair}` };
  }),
});

export const settings = {
  lasts: { minutes: 10, perSeat: 15 },
  seats: {
    1: { ru: 'Вы против чудовища', en: 'You against a monster' },
    2: { ru: 'Двое', en: 'Two' },
    3: { ru: 'Трое', en: 'Three' },
    4: { ru: 'Четверо', en: 'Four' },
    5: { ru: 'Пятеро', en: 'Five' },
    6: { ru: 'Шестеро', en: 'Six' },
  },
  roles: [pairs(4), pairs(6)],
  groups: {
    expansions: { label: { ru: 'Дополнения', en: 'Expansions' } },
    table: { label: { ru: 'Как читает правила стол', en: 'How the table reads the rules' }, folded: true },
  },
  asks: {
    loki: {
      kind: 'one',
      group: 'expansions',
      label: { ru: 'Хитрость Локи', en: 'Loki’s Cunning' },
      rule: 'V-16.2',
      choices: [
        { value: 'none', label: { ru: 'Без него', en: 'Without' } },
        { value: 'random', label: { ru: 'Карта наугад', en: 'A card by chance' }, when: [notAlone] },
        {
          value: 'first',
          label: { ru: 'Карта для первой игры', en: 'The card for a first game' },
          when: [notAlone],
        },
        ...lokiCards.map(({ id, name }) => ({ value: id, label: name, when: [notAlone] })),
      ],
      cards: 'loki',
      usual: 'none',
      all: 'random',
    },
    thor: {
      ...expansion(
        'Помощь Тора',
        'Thor’s Help',
        { ru: 'Вмешаться в чужую битву', en: 'Step into the battles of others' },
        'V-17.1',
      ),
      when: [
        notAlone,
        {
          seats: [3, 4, 5, 6],
          rule: 'V-15.3',
          why: { ru: 'вдвоём её некому разыграть', en: 'with two there is nobody to play it' },
        },
      ],
    },
    valkyries: expansion(
      'Валькирии',
      'Valkyries',
      { ru: 'Ещё 40 карт: воины, тактики, поручения', en: '40 more cards: warriors, tactics, quests' },
      'V-18.1',
    ),
    dwarves: {
      ...expansion(
        'Дверги Свартальфахейма',
        'Dwarves of Svartalfheim',
        { ru: 'Ещё 40 карт: воины-дверги и тактики', en: '40 more cards: dwarf warriors and tactics' },
        'V-20.1',
      ),
      when: [notAlone],
    },
    tyr: {
      ...expansion(
        'Гнев Тюра',
        'Tyr’s Wrath',
        { ru: 'Карта под воином усиливает его', en: 'A card under a warrior strengthens it' },
        'V-21.2',
      ),
      when: [notAlone],
    },
    lastViking: {
      ...expansion(
        'Последний викинг',
        'The Last Viking',
        { ru: 'Титул переходит к тому, кто победит', en: 'A title that passes to whoever beats its holder' },
        'V-22.3',
      ),
      when: [notAlone],
    },
    companions: {
      kind: 'one',
      label: { ru: 'Верные соратники', en: 'Faithful Companions' },
      asked: [{ seats: [4, 6] }],
      rule: 'V-15.3',
      choices: [
        { value: 'none', label: { ru: 'Каждый за себя', en: 'Everybody alone' } },
        {
          value: 'partnership',
          label: { ru: 'Партнёрство', en: 'Partnership' },
          rule: 'V-23.1',
          when: partners,
        },
        { value: 'union', label: { ru: 'Союз', en: 'Union' }, rule: 'V-24.1', when: partners },
      ],
      usual: 'none',
    },
    jarls: {
      kind: 'one',
      label: { ru: 'Ярлы', en: 'Jarls' },
      rule: 'V-4.5',
      choices: [
        {
          value: 'three',
          label: { ru: 'Один из трёх', en: 'One of three' },
          rule: 'V-4.5',
          asked: [together],
        },
        {
          value: 'three',
          label: { ru: 'Любой на выбор', en: 'Any you choose' },
          rule: 'V-28.4',
          asked: alone,
        },
        {
          value: 'five',
          label: { ru: 'Один из пяти', en: 'One of five' },
          rule: 'V-29.7',
          asked: [together],
          when: [
            {
              seats: [1, 2, 3, 4, 5],
              rule: 'V-29.7',
              why: { ru: 'ярлов всего 25', en: 'there are 25 jarls' },
            },
          ],
        },
        {
          value: 'first',
          label: { ru: 'Для первой игры', en: 'For a first game' },
          rule: 'V-4.7',
          asked: [together],
        },
        { value: 'none', label: { ru: 'Без ярлов', en: 'None' }, rule: 'V-29.1' },
      ],
      usual: 'three',
    },
    hand: {
      kind: 'one',
      label: { ru: 'Первая рука', en: 'First hand' },
      asked: [together],
      rule: 'V-4.16',
      choices: [
        {
          value: 'usual',
          label: { ru: 'Семь карт, две сбросить', en: 'Seven cards less two' },
          rule: 'V-4.16',
        },
        { value: 'plain', label: { ru: 'Пять карт', en: 'Five cards' }, rule: 'V-29.2' },
        {
          value: 'draft',
          label: { ru: 'Драфт из общего запаса', en: 'Draft from a reserve' },
          rule: 'V-29.3',
        },
      ],
      usual: 'usual',
    },
    shields: {
      kind: 'seats',
      group: 'table',
      label: { ru: 'Щиты клана', en: 'Shields of a clan' },
      rule: 'V-4.3',
      choices: [
        { value: 'raven', label: { ru: 'Ворон', en: 'Raven' } },
        { value: 'serpent', label: { ru: 'Змей', en: 'Serpent' } },
        { value: 'eagle', label: { ru: 'Орёл', en: 'Eagle' } },
        { value: 'horse', label: { ru: 'Конь', en: 'Horse' } },
        { value: 'goat', label: { ru: 'Козёл', en: 'Goat' } },
        { value: 'dragon', label: { ru: 'Дракон', en: 'Dragon' } },
      ],
      unique: { rule: 'V-4.3' },
    },
    fourEqual: {
      kind: 'switch',
      group: 'table',
      label: { ru: 'Четыре одинаковых — две пары', en: 'Four alike are two pairs' },
      rule: 'RV-14',
      usual: true,
    },
    openValhalla: {
      kind: 'switch',
      group: 'table',
      label: { ru: 'Открытые Вальхаллы', en: 'Open Valhallas' },
      asked: [together],
      rule: 'RV-37',
      usual: false,
    },
    drawThree: {
      kind: 'switch',
      group: 'table',
      label: { ru: 'Добор по три карты', en: 'Three cards to draw' },
      about: {
        ru: 'Действием D, если играют и Валькирии, и дверги',
        en: 'By action D, with both Valkyries and Dwarves',
      },
      asked: [
        { setting: 'valkyries', is: [true] },
        { setting: 'dwarves', is: [true] },
      ],
      rule: 'RV-2',
      usual: false,
    },
    monster: {
      kind: 'one',
      label: { ru: 'Чудовище', en: 'Monster' },
      asked: alone,
      choices: [
        { value: 'jormungandr', label: { ru: 'Ёрмунганд', en: 'Jörmungandr' } },
        { value: 'surtr', label: { ru: 'Сурт', en: 'Surtr' } },
        { value: 'hel', label: { ru: 'Хель', en: 'Hel' } },
        { value: 'fenrir', label: { ru: 'Фенрир', en: 'Fenrir' } },
      ],
      usual: 'jormungandr',
    },
    difficulty: {
      kind: 'one',
      label: {
        ru: 'Сложность: сколько карт колоды стоит поражение',
        en: 'Difficulty: cards of the deck a defeat costs',
      },
      asked: alone,
      rule: 'V-25.7',
      choices: [
        { value: 1, label: { ru: 'Обычная, 2 карты', en: 'Normal, 2 cards' }, rule: 'V-28.6' },
        { value: 2, label: { ru: 'Высокая, 4 карты', en: 'Hard, 4 cards' }, rule: 'V-28.7' },
        { value: 3, label: { ru: 'Безумная, 6 карт', en: 'Insane, 6 cards' }, rule: 'V-28.8' },
      ],
      usual: 1,
    },
    side: {
      kind: 'one',
      label: { ru: 'Сторона карт чудовища', en: 'Side of the monster’s cards' },
      about: { ru: 'С Валькириями обычно усиленная', en: 'With Valkyries the stronger one is usual' },
      asked: alone,
      rule: 'V-28.9',
      choices: [
        { value: 'plain', label: { ru: 'Обычная', en: 'Plain' } },
        { value: 'marked', label: { ru: 'Усиленная', en: 'Stronger' } },
      ],
      usual: 'plain',
      rather: { value: 'marked', when: [...alone, { setting: 'valkyries', is: [true] }] },
    },
    abilities: {
      kind: 'switch',
      label: { ru: 'Способности чудовища', en: 'Abilities of the monster' },
      about: { ru: 'В первой игре можно без них', en: 'A first game may do without' },
      asked: alone,
      rule: 'V-25.4',
      usual: true,
    },
  },
} as const satisfies Settings<RuleId | RulingId>;

export type ValhallaOptions = OptionsOf<typeof settings>;

export const readOptions = (given: unknown, seats: number) =>
  readSettings<ValhallaOptions>({ settings }, given, seats);
