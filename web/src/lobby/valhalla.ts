/** What a game of Valhalla asks: which expansions, companions, how jarls and hands are dealt; alone, whom to fight. */
import type { Chosen, Extra, Extras } from './extras.ts';

const several = [2, 3, 4, 5, 6];

const yesNo = [
  { value: 'no', label: { ru: 'Без него', en: 'Without' } },
  { value: 'yes', label: { ru: 'С ним', en: 'With it' } },
];

const expansion = (id: string, ru: string, en: string, seats = several): Extra => ({
  id,
  legend: { ru: `Дополнение «${ru}»`, en: `Expansion: ${en}` },
  seats,
  when: ({ sets }, players) => players === 1 || sets === 'some',
  choices: yesNo,
});

/** The expansions one by one, asked for where neither none nor all of them are wanted. */
const single = ['thor', 'valkyries', 'dwarves', 'tyr', 'lastViking'] as const;

const isOn = (chosen: Chosen, id: (typeof single)[number]): boolean => {
  if (chosen.sets === 'all') return true;
  return chosen.sets === 'some' && chosen[id] === 'yes';
};

/** How jarls are dealt; twenty-five are not enough for five each of six players. */
const jarls = (seats: readonly number[], five: boolean): Extra => ({
  id: 'jarls',
  legend: { ru: 'Ярлы', en: 'Jarls' },
  seats,
  choices: [
    { value: 'three', label: { ru: 'Один из трёх', en: 'One of three' } },
    ...(five ? [{ value: 'five', label: { ru: 'Один из пяти', en: 'One of five' } }] : []),
    { value: 'first', label: { ru: 'Для первой игры', en: 'For a first game' } },
    { value: 'none', label: { ru: 'Без ярлов', en: 'None' } },
  ],
});

export const valhalla: Extras = {
  fields: [
    {
      id: 'sets',
      legend: { ru: 'Дополнения', en: 'Expansions' },
      seats: several,
      choices: [
        {
          value: 'base',
          label: { ru: 'Базовая игра', en: 'Base game' },
          about: { ru: 'Лучшее начало', en: 'The best way to begin' },
        },
        {
          value: 'all',
          label: { ru: 'Все сразу', en: 'All of them' },
          about: {
            ru: 'Локи, Тор, валькирии, дварфы, Тюр, последний викинг',
            en: 'Loki, Thor, Valkyries, Dwarves, Tyr, the Last Viking',
          },
        },
        {
          value: 'some',
          label: { ru: 'По одному', en: 'One by one' },
          about: { ru: 'Выберите ниже', en: 'Choose below' },
        },
      ],
    },
    expansion('thor', 'Помощь Тора', 'Thor’s Help', [3, 4, 5, 6]),
    expansion('valkyries', 'Валькирии', 'Valkyries', [1, ...several]),
    expansion('dwarves', 'Дварфы Свартальфхейма', 'Dwarves of Svartalfheim'),
    expansion('tyr', 'Гнев Тюра', 'Tyr’s Wrath'),
    expansion('lastViking', 'Последний викинг', 'The Last Viking'),
    {
      id: 'lokiCard',
      legend: { ru: 'Дополнение «Хитрость Локи»', en: 'Expansion: Loki’s Cunning' },
      seats: several,
      when: ({ sets }) => sets === 'some',
      choices: [
        { value: 'random', label: { ru: 'Карта наугад', en: 'A card by chance' } },
        { value: 'first', label: { ru: 'Карта для первой игры', en: 'The card for a first game' } },
        { value: 'none', label: { ru: 'Без него', en: 'Without' } },
      ],
      kind: 'loki',
    },
    {
      id: 'companions',
      legend: { ru: 'Верные соратники', en: 'Faithful Companions' },
      seats: [4, 6],
      choices: [
        { value: 'none', label: { ru: 'Каждый за себя', en: 'Everybody alone' } },
        { value: 'partnership', label: { ru: 'Партнёрство', en: 'Partnership' } },
        { value: 'union', label: { ru: 'Союз', en: 'Union' } },
      ],
    },
    {
      id: 'monster',
      legend: { ru: 'Чудовище', en: 'Monster' },
      seats: [1],
      choices: [
        { value: 'jormungandr', label: { ru: 'Ёрмунганд', en: 'Jörmungandr' } },
        { value: 'surtr', label: { ru: 'Сурт', en: 'Surtr' } },
        { value: 'hel', label: { ru: 'Хель', en: 'Hel' } },
        { value: 'fenrir', label: { ru: 'Фенрир', en: 'Fenrir' } },
      ],
    },
    {
      id: 'difficulty',
      legend: {
        ru: 'Сложность: сколько карт колоды стоит поражение',
        en: 'Difficulty: cards of the deck a defeat costs',
      },
      seats: [1],
      choices: [
        { value: '1', label: { ru: 'Обычная, 2 карты', en: 'Normal, 2 cards' } },
        { value: '2', label: { ru: 'Высокая, 4 карты', en: 'Hard, 4 cards' } },
        { value: '3', label: { ru: 'Безумная, 6 карт', en: 'Insane, 6 cards' } },
      ],
    },
    {
      id: 'side',
      legend: { ru: 'Сторона карт чудовища', en: 'Side of the monster’s cards' },
      seats: [1],
      choices: [
        {
          value: 'usual',
          label: { ru: 'По правилам', en: 'As the rules have it' },
          about: { ru: 'С Валькириями — усиленная', en: 'The stronger one with Valkyries' },
        },
        { value: 'plain', label: { ru: 'Обычная', en: 'Plain' } },
        { value: 'marked', label: { ru: 'Усиленная', en: 'Stronger' } },
      ],
    },
    {
      id: 'abilities',
      legend: { ru: 'Способности чудовища', en: 'Abilities of the monster' },
      seats: [1],
      choices: [
        { value: 'on', label: { ru: 'Действуют', en: 'In force' } },
        {
          value: 'off',
          label: { ru: 'Без них', en: 'Without them' },
          about: { ru: 'Для первой игры', en: 'For a first game' },
        },
      ],
    },
    {
      id: 'soloJarl',
      legend: { ru: 'Ярл', en: 'Jarl' },
      seats: [1],
      choices: [
        { value: 'any', label: { ru: 'Любой на выбор', en: 'Any you choose' } },
        { value: 'none', label: { ru: 'Без ярла', en: 'None' } },
      ],
    },
    jarls([2, 3, 4, 5], true),
    jarls([6], false),
    {
      id: 'hand',
      legend: { ru: 'Первая рука', en: 'First hand' },
      seats: several,
      choices: [
        { value: 'usual', label: { ru: 'Семь карт, две сбросить', en: 'Seven cards less two' } },
        { value: 'plain', label: { ru: 'Пять карт', en: 'Five cards' } },
        { value: 'draft', label: { ru: 'Драфт из общего запаса', en: 'Draft from a reserve' } },
      ],
    },
    {
      id: 'openValhalla',
      legend: { ru: 'Вальхаллы', en: 'Valhallas' },
      seats: several,
      choices: [
        { value: 'no', label: { ru: 'Закрытые', en: 'Face down' } },
        { value: 'yes', label: { ru: 'Открытые', en: 'Open' } },
      ],
    },
  ],
  players: {
    1: { ru: 'Вы против чудовища', en: 'You against a monster' },
    2: { ru: 'Двое', en: 'Two' },
    3: { ru: 'Трое', en: 'Three' },
    4: { ru: 'Четверо', en: 'Four' },
    5: { ru: 'Пятеро', en: 'Five' },
    6: { ru: 'Шестеро', en: 'Six' },
  },
  options(chosen, seats) {
    const { hand = 'usual', companions = 'none', lokiCard = 'random', openValhalla = 'no' } = chosen;
    if (seats === 1) {
      const { monster = 'jormungandr', difficulty = '1', valkyries, side = 'usual', abilities } = chosen;
      return {
        monster,
        difficulty: Number(difficulty),
        valkyries: valkyries === 'yes',
        ...(side !== 'usual' && { side }),
        abilities: abilities !== 'off',
        jarls: chosen.soloJarl === 'none' ? 'none' : 'three',
      };
    }
    const few = seats === 6 && chosen.jarls === 'five';
    return {
      loki: chosen.sets === 'all' ? 'random' : chosen.sets === 'some' ? lokiCard : 'none',
      thor: isOn(chosen, 'thor') && seats > 2,
      valkyries: isOn(chosen, 'valkyries'),
      dwarves: isOn(chosen, 'dwarves'),
      tyr: isOn(chosen, 'tyr'),
      lastViking: isOn(chosen, 'lastViking'),
      companions: seats === 4 || seats === 6 ? companions : 'none',
      jarls: few ? 'three' : (chosen.jarls ?? 'three'),
      hand,
      openValhalla: openValhalla === 'yes',
    };
  },
};
