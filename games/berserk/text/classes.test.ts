import { describe, expect, test } from 'vitest';
import type { CardType } from '../abilities/index.ts';
import { cards } from '../cards/catalogue.ts';
import { addedClassesOf, classesOf } from './classes.ts';

/** The names of the classes of a type, as players read them. */
const named = (type: CardType) =>
  Object.values(classesOf[type])
    .map(({ ru }) => ru)
    .sort((a, b) => a.localeCompare(b, 'ru'));

/** Cards of a type with a class of another. */
const astray = (type: CardType) =>
  cards.filter(
    (card) =>
      card.type === type &&
      card.classes.some((key) => !(key in classesOf[type] || key in (addedClassesOf[type] ?? {}))),
  );

describe('classes', () => {
  test('[B12-G-classes-creature] creatures have 32, and one more in the War of the Elements', () => {
    const printed =
      'аккениец ангел архаалит братство возрождённый гарпия герой-воин герой-маг гном демон дитя-Кронга ' +
      'дракон драконид дух инквизитор йордлинг ковен койар кусака линунг орк пират подземник порождение ' +
      'речная-дева слуа страж-леса сумрак Тоа-Дан тролль элементаль эльф';
    const ruled = printed.split(' ').map((name) => name.replace(/^(дитя|речная|страж)-/, '$1 '));
    expect(ruled).toHaveLength(32);
    expect(new Set(named('creature'))).toEqual(new Set([...ruled, 'нежить']));
    expect(astray('creature')).toEqual([]);
  });

  test('[B12-G-classes-terrain] terrains have eight', () => {
    expect(named('terrain')).toEqual(['болото', 'врата', 'город', 'горы', 'лес', 'пустыня', 'река', 'степь']);
    expect(astray('terrain')).toEqual([]);
  });

  test('[B12-G-classes-artifact] artifacts have one', () => {
    expect(named('artifact')).toEqual(['сфера']);
    expect(astray('artifact')).toEqual([]);
  });

  test('[B12-G-classes-equipment] equipment has five', () => {
    expect(named('equipment')).toEqual(['доспех', 'зелье', 'обувь', 'оружие', 'щит']);
    expect(astray('equipment')).toEqual([]);
  });
});
