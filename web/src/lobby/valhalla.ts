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
const single = ['loki', 'thor', 'valkyries', 'dwarves', 'tyr', 'lastViking'] as const;

const isOn = (chosen: Chosen, id: (typeof single)[number]): boolean => {
  if (chosen.sets === 'all') return true;
  return chosen.sets === 'some' && chosen[id] === 'yes';
};

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
    expansion('loki', 'Хитрость Локи', 'Loki’s Cunning'),
    expansion('thor', 'Помощь Тора', 'Thor’s Help', [3, 4, 5, 6]),
    expansion('valkyries', 'Валькирии', 'Valkyries', [1, ...several]),
    expansion('dwarves', 'Дварфы Свартальфхейма', 'Dwarves of Svartalfheim'),
    expansion('tyr', 'Гнев Тюра', 'Tyr’s Wrath'),
    expansion('lastViking', 'Последний викинг', 'The Last Viking'),
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
      legend: { ru: 'Сложность', en: 'Difficulty' },
      seats: [1],
      choices: [
        { value: '1', label: { ru: 'Первая', en: 'First' } },
        { value: '2', label: { ru: 'Вторая', en: 'Second' } },
        { value: '3', label: { ru: 'Третья', en: 'Third' } },
      ],
    },
    {
      id: 'jarls',
      legend: { ru: 'Ярлы', en: 'Jarls' },
      choices: [
        { value: 'three', label: { ru: 'Один из трёх', en: 'One of three' } },
        { value: 'first', label: { ru: 'Для первой игры', en: 'For a first game' } },
        { value: 'none', label: { ru: 'Без ярлов', en: 'None' } },
      ],
    },
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
    const { jarls = 'three', hand = 'usual', companions = 'none' } = chosen;
    if (seats === 1) {
      const { monster = 'jormungandr', difficulty = '1', valkyries } = chosen;
      return { monster, difficulty: Number(difficulty), valkyries: valkyries === 'yes', jarls };
    }
    return {
      loki: isOn(chosen, 'loki') ? 'random' : 'none',
      thor: isOn(chosen, 'thor') && seats > 2,
      valkyries: isOn(chosen, 'valkyries'),
      dwarves: isOn(chosen, 'dwarves'),
      tyr: isOn(chosen, 'tyr'),
      lastViking: isOn(chosen, 'lastViking'),
      companions: seats === 4 || seats === 6 ? companions : 'none',
      jarls,
      hand,
    };
  },
};
