import { describe, expect, test } from 'vitest';
import {
  adjective,
  type Case,
  figures,
  figuresEach,
  manyOf,
  noun,
  severalOf,
  singular,
  your,
} from '../index.ts';

const cases: readonly Case[] = ['nom', 'gen', 'dat', 'acc', 'ins', 'pre'];

const declined = (words: string, how: Parameters<typeof noun>[1] = {}) => {
  const { sg, pl } = noun(words, how);
  return [cases.map((c) => sg[c]).join(' '), cases.map((c) => pl[c]).join(' ')];
};

describe('Russian nouns are declined by their ending', () => {
  test.each([
    ['орк', { animate: true }, 'орк орка орку орка орком орке', 'орки орков оркам орков орками орках'],
    [
      'эльф',
      { animate: true },
      'эльф эльфа эльфу эльфа эльфом эльфе',
      'эльфы эльфов эльфам эльфов эльфами эльфах',
    ],
    [
      'амулет',
      {},
      'амулет амулета амулету амулет амулетом амулете',
      'амулеты амулетов амулетам амулеты амулетами амулетах',
    ],
    [
      'зверь',
      { animate: true },
      'зверь зверя зверю зверя зверем звере',
      'звери зверей зверям зверей зверями зверях',
    ],
    [
      'герой',
      { animate: true },
      'герой героя герою героя героем герое',
      'герои героев героям героев героями героях',
    ],
    [
      'персонаж',
      { animate: true },
      'персонаж персонажа персонажу персонажа персонажем персонаже',
      'персонажи персонажей персонажам персонажей персонажами персонажах',
    ],
    [
      'аккениец',
      { animate: true },
      'аккениец аккенийца аккенийцу аккенийца аккенийцем аккенийце',
      'аккенийцы аккенийцев аккенийцам аккенийцев аккенийцами аккенийцах',
    ],
    ['фея', { animate: true }, 'фея феи фее фею феей фее', 'феи фей феям фей феями феях'],
    [
      'броня',
      { stressed: true },
      'броня брони броне броню бронёй броне',
      'брони броней броням брони бронями бронях',
    ],
    ['рана', {}, 'рана раны ране рану раной ране', 'раны ран ранам раны ранами ранах'],
    [
      'существо',
      { animate: true },
      'существо существа существу существо существом существе',
      'существа существ существам существ существами существах',
    ],
    [
      'заклинание',
      {},
      'заклинание заклинания заклинанию заклинание заклинанием заклинании',
      'заклинания заклинаний заклинаниям заклинания заклинаниями заклинаниях',
    ],
    ['копия', {}, 'копия копии копии копию копией копии', 'копии копий копиям копии копиями копиях'],
    [
      'местность',
      { gender: 'f' },
      'местность местности местности местность местностью местности',
      'местности местностей местностям местности местностями местностях',
    ],
  ] as const)('%s', (word, how, sg, pl) => {
    expect(declined(word, how)).toEqual([sg, pl]);
  });

  test('words with forms of their own keep what follows them too', () => {
    const child = noun('дитя Кронга', {
      animate: true,
      gender: 'n',
      forms: ['дитя дитяти дитяти дитя дитятей дитяти', 'дети детей детям детей детьми детях'],
    });
    expect([child.gender, child.sg.gen, child.pl.ins]).toEqual(['n', 'дитяти Кронга', 'детьми Кронга']);
  });

  test('of several words only the first changes', () => {
    const guardian = noun('страж леса', { animate: true });
    expect(guardian.pl.acc).toBe('стражей леса');
    expect(guardian.sg.ins).toBe('стражем леса');
  });
});

describe('adjectives and numerals agree with the noun', () => {
  const opposing = adjective('вражеский');
  const other = adjective('другой');
  const beast = noun('зверь', { animate: true });
  const creature = noun('существо', { animate: true });
  const card = noun('карта');

  test('in every case of the singular', () => {
    expect(cases.map((c) => singular([other, your], beast, c))).toEqual([
      'другой ваш зверь',
      'другого вашего зверя',
      'другому вашему зверю',
      'другого вашего зверя',
      'другим вашим зверем',
      'другом вашем звере',
    ]);
    expect(cases.map((c) => singular([opposing], card, c))).toEqual([
      'вражеская карта',
      'вражеской карты',
      'вражеской карте',
      'вражескую карту',
      'вражеской картой',
      'вражеской карте',
    ]);
  });

  test('also where they end softly', () => {
    const top = adjective('верхний');
    expect(singular([top], card, 'acc')).toBe('верхнюю карту');
    expect(severalOf(2, [top], card, 'acc')).toBe('две верхние карты');
    expect(severalOf(5, [top], card, 'acc')).toBe('пять верхних карт');
  });

  test('in every case of the plural', () => {
    expect(cases.map((c) => manyOf([opposing], creature, c))).toEqual([
      'вражеские существа',
      'вражеских существ',
      'вражеским существам',
      'вражеских существ',
      'вражескими существами',
      'вражеских существах',
    ]);
  });

  test('two to four take the genitive singular, five and more the genitive plural', () => {
    expect(severalOf(2, [opposing], beast, 'nom')).toBe('два вражеских зверя');
    expect(severalOf(2, [opposing], card, 'nom')).toBe('две вражеские карты');
    expect(severalOf(3, [], creature, 'nom')).toBe('три существа');
    expect(severalOf(5, [opposing], beast, 'nom')).toBe('пять вражеских зверей');
  });

  test('whom: the living stand in the genitive, things do not', () => {
    expect(severalOf(2, [opposing], creature, 'acc')).toBe('двух вражеских существ');
    expect(severalOf(2, [], card, 'acc')).toBe('две карты');
    expect(severalOf(6, [], beast, 'acc')).toBe('шесть зверей');
    expect(severalOf(3, [your], beast, 'dat')).toBe('трём вашим зверям');
  });

  test('figures count too', () => {
    const wound = noun('рана');
    expect([1, 2, 5, 11, 21, 22].map((n) => figures(n, wound))).toEqual([
      '1 рану',
      '2 раны',
      '5 ран',
      '11 ран',
      '21 рану',
      '22 раны',
    ]);
    expect([1, 3, 5].map((n) => figuresEach(n, wound))).toEqual(['по 1 ране', 'по 3 раны', 'по 5 ран']);
  });
});
