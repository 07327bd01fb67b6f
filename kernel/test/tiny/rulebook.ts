import type { Rulebook } from '../../src/index.ts';

const rule = (ru: string, en: string) => ({
  chapter: '1',
  title: { ru, en },
  text: { ru: `${ru}.`, en: `${en}.` },
  enforceable: true,
});

export const rulebook: Rulebook = {
  chapters: { 1: { ru: 'Всё', en: 'Everything' } },
  rules: {
    'TY-1': rule('У каждого три карты', 'Everybody has three cards'),
    'TY-2': rule('Все тайно ставят по карте', 'Everybody bids a card in secret'),
    'TY-3': rule('Лучшая карта ведёт', 'The best card leads'),
    'TY-4': rule('Каждое действие раз за ход', 'Every act once per turn'),
    'TY-5': rule('Карты', 'Cards'),
    'TY-6': rule('Кости', 'Dice'),
    'TY-7': rule('Марш', 'March'),
    'TY-8': rule('Очки', 'Points'),
    'TY-9': rule('Побеждает лучший счёт', 'The best score wins'),
  },
  rulings: {},
};
