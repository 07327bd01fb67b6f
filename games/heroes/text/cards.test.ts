import { arbitrary } from '@vigrid/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ability } from '../abilities/ability.ts';
import type { CardData, Filter } from '../abilities/index.ts';
import { language } from '../abilities/language.ts';
import { cardType } from '../abilities/words.ts';
import { learning } from '../cards/learning/index.ts';
import { rammarat } from '../cards/rammarat/index.ts';
import { readSets } from '../cards/read/index.ts';
import { abilityText, cardText } from './cards.ts';
import { lineOf } from './classes.ts';
import { phrase } from './filters.ts';
import { classNoun } from './nouns.ts';
import { faults } from './telling.ts';
import { plainText } from './tokens.ts';

describe.each([
  { set: 'the Learning Set', cards: learning, page: './learning.golden.txt' },
  { set: 'Rammarat', cards: rammarat, page: './rammarat.golden.txt' },
  { set: 'the sets that were read', cards: readSets.flatMap((set) => set.cards), page: './read.golden.txt' },
])('the texts of $set', ({ cards, page }) => {
  test('are those that were proofread', async () => {
    const texts = cards.map((card) => {
      const line = lineOf(card);
      const text = cardText(card).flatMap(({ ru, en }) => [`  ${ru}`, `  ${en}`]);
      return [`${card.id} ${card.ru} | ${card.en}`, `  ${line.ru} | ${line.en}`, ...text].join('\n');
    });
    await expect(`${texts.join('\n\n')}\n`).toMatchFileSnapshot(page);
  });

  test.each(cards)('$id $en: a line per ability, clean in both languages', (card) => {
    const lines = cardText(card);
    expect(lines).toHaveLength(card.abilities?.length ?? 0);
    expect(lines.flatMap(faults)).toEqual([]);
  });
});

test('texts are equal where the data is equal', () => {
  const said = new Map<string, string>();
  for (const card of [...learning, ...rammarat]) {
    for (const ability of card.abilities ?? []) {
      const key = JSON.stringify([ability, card.type]);
      const { ru, en } = abilityText(ability, card);
      const text = en + ru;
      expect(said.get(key) ?? text).toBe(text);
      said.set(key, text);
    }
  }
});

test('any ability that can be written has a clean text in both languages', () => {
  fc.assert(
    fc.property(
      arbitrary(ability, language, { card: fc.constantFrom('L25-14', 'L25-29') }),
      arbitrary(cardType),
      (written, type) => {
        const card: CardData = {
          id: 'T-1',
          ru: 'Проба',
          en: 'Trial',
          type,
          glyph: 'orc-head',
          abilities: [written],
        };
        expect(cardText(card).flatMap(faults)).toEqual([]);
      },
    ),
    { seed: 1, numRuns: 3000 },
  );
});

describe('a filter becomes a noun phrase', () => {
  const creature: Filter = { type: 'creature' };

  test.each<[Filter, Parameters<typeof phrase>[1], string, string]>([
    [creature, 1, 'a creature', 'существо'],
    [{ ...creature, side: 'enemy' }, 1, 'an opposing creature', 'вражеское существо'],
    [{ ...creature, side: 'yours' }, 1, 'one of your creatures', 'одно ваше существо'],
    [{ ...creature, side: 'yours', other: true }, 1, 'another of your creatures', 'другое ваше существо'],
    [{ ...creature, other: true }, 1, 'another creature', 'другое существо'],
    [{ ...creature, other: true }, 'each', 'each other creature', 'каждое другое существо'],
    [{ ...creature, side: 'yours' }, 'each', 'each of your creatures', 'каждое ваше существо'],
    [
      { ...creature, side: 'yours', class: 'orc', other: true },
      'bare',
      'your other orcs',
      'другие ваши орки',
    ],
    [{ type: 'character', side: 'enemy' }, 2, 'two opposing characters', 'два вражеских персонажа'],
    [creature, { upTo: 3 }, 'up to three creatures', 'до трёх существ'],
    [{ ...creature, side: 'yours' }, { upTo: 2 }, 'up to two of your creatures', 'до двух ваших существ'],
    [{ ...creature, other: true }, { upTo: 1 }, 'up to one other creature', 'до одного другого существа'],
    [
      { type: 'support', side: 'enemy', costMax: 2 },
      1,
      'an opposing support card of cost 2 or less',
      'вражеская карта поддержки стоимостью 2 или меньше',
    ],
    [
      { element: 'swamp', costMin: 1, costMax: 3 },
      1,
      'a swamp card of cost from 1 to 3',
      'карта болот стоимостью от 1 до 3',
    ],
    [{ type: 'spell', class: 'ritual' }, 1, 'a spell of the class ritual', 'заклинание класса «ритуал»'],
    [
      { ...creature, wounded: true, costMin: 4, costMax: 4 },
      1,
      'a wounded creature of cost 4',
      'раненое существо стоимостью 4',
    ],
    [
      { type: 'equipment', closed: true, not: 'armour' },
      1,
      'a closed non-armour equipment card',
      'закрытая карта экипировки (кроме броней)',
    ],
    [
      { ...creature, elements: 'several', word: 'rush', strikeMax: 3 },
      2,
      'two multi-element creatures with strike 3 or less and Rush',
      'два мультистихийных существа с ударом 3 или меньше и Рывком',
    ],
    [
      { type: 'creature', class: 'coven', weakened: true, word: 'created' },
      'each',
      'each weakened created coven member',
      'каждый ослабленный созданный член ковена',
    ],
    [{ class: 'coven' }, 1, 'a card of the class coven', 'карта класса «ковен»'],
    [{ ...creature, side: 'yours' }, 'any', 'one of your creatures', 'ваше существо'],
    [{ type: 'hero', side: 'yours' }, 1, 'your hero', 'ваш герой'],
    [{ type: 'hero' }, 'each', 'each hero', 'каждый герой'],
  ])('%j', (filter, count, en, ru) => {
    const said = phrase(filter, count);
    expect([said.en, said.ru('nom')]).toEqual([en, ru]);
  });

  test('at most two, where the verb asks for the dative', () => {
    expect(phrase(creature, { upTo: 2 }).ru('dat')).toBe('не более чем двум существам');
  });
});

test('coins and closing are read out where they can not be drawn', () => {
  expect(plainText('{coin:1}{close}: show your top card.', 'en')).toBe('1 coin, close: show your top card.');
  expect(plainText('{coin:2}: возьмите карту.', 'ru')).toBe('2 монеты: возьмите карту.');
  expect(plainText('{close}: возьмите карту.', 'ru')).toBe('Закрыть: возьмите карту.');
  expect(plainText('When it closes, Ambush {coin:2}.', 'en')).toBe('When it closes, Ambush 2 coins.');
});

test('a class that has no name is refused with the classes there are', () => {
  expect(() => lineOf({ type: 'creature', class: 'teapot' })).toThrow(/No class is called "teapot".*orc/);
});

test('a card of a scenario that another one creates is called by its id', () => {
  const card: CardData = {
    id: 'T-1',
    ru: 'Проба',
    en: 'Trial',
    type: 'spell',
    glyph: 'orc-head',
    abilities: [{ kind: 'play', does: [{ do: 'create', card: 'Imp' }] }],
  };
  expect(cardText(card)[0].en).toContain('Imp');
});

test('English plurals of classes are not all in s', () => {
  expect((['elf', 'fairy', 'gnome', 'childOfKrong'] as const).map((key) => classNoun(key).en.many)).toEqual([
    'elves',
    'fairies',
    'gnomes',
    'Children of Krong',
  ]);
});
