/**
 * Who plays on each level: names, and a figure to be drawn. Plain data, so that any table can show it. The five that
 * people are offered are called as levels.ts has it; several of one level at a table are different persons.
 */
import type { Text } from '@vigrid/speech';
import { levels } from './levels.ts';

/** A bot as players meet it: name, manner, face. */
export interface Person {
  readonly name: Text;
  /** The silhouette, by its name in the game-icons set. */
  readonly figure: string;
}

const person = (ru: string, en: string, figure: string): Person => ({ name: { ru, en }, figure });

/** The figure of the one a level is called after, and who else plays on it. */
const company: Readonly<Record<string, { readonly figure: string; readonly others: readonly Person[] }>> = {
  level1: {
    figure: 'hooded-figure',
    others: [
      person('Ида', 'Ida', 'swordwoman'),
      person('Ове', 'Ove', 'spartan'),
      person('Лина', 'Lina', 'hooded-figure'),
      person('Торп', 'Thorp', 'viking-head'),
    ],
  },
  level2: {
    figure: 'viking-head',
    others: [
      person('Тюра', 'Tyra', 'swordwoman'),
      person('Сван', 'Svan', 'viking-head'),
      person('Рагни', 'Ragni', 'hooded-figure'),
      person('Эльмар', 'Elmar', 'spartan'),
    ],
  },
  level3: {
    figure: 'swordwoman',
    others: [
      person('Стюрк', 'Styrk', 'spartan'),
      person('Аса', 'Asa', 'swordwoman'),
      person('Брок', 'Brokk', 'viking-head'),
      person('Дага', 'Daga', 'hooded-figure'),
    ],
  },
  level4: {
    figure: 'spartan',
    others: [
      person('Халльда', 'Hallda', 'swordwoman'),
      person('Кари', 'Kari', 'viking-head'),
      person('Вёльва', 'Volva', 'hooded-figure'),
      person('Ульфар', 'Ulfar', 'spartan'),
    ],
  },
  level5: {
    figure: 'wizard-face',
    others: [
      person('Квасир', 'Kvasir', 'viking-head'),
      person('Фригг', 'Frigg', 'hooded-figure'),
      person('Браги', 'Bragi', 'wizard-face'),
      person('Хермод', 'Hermod', 'spartan'),
    ],
  },
};

/** Those who are not offered: the simplest two, and who plays the other side of a lesson. */
const simple: Readonly<Record<string, { readonly manner: Text; readonly people: readonly Person[] }>> = {
  random: {
    manner: { ru: 'странник: ходит наугад', en: 'a wanderer: plays at random' },
    people: [
      person('Нар', 'Nar', 'hooded-figure'),
      person('Эйя', 'Eya', 'swordwoman'),
      person('Ульд', 'Uld', 'viking-head'),
      person('Скули', 'Skuli', 'spartan'),
      person('Ранка', 'Ranka', 'hooded-figure'),
    ],
  },
  greedy: {
    manner: { ru: 'боец: бьёт, где видит выгоду', en: 'a fighter: strikes for gain' },
    people: [
      person('Грани', 'Grani', 'spartan'),
      person('Свала', 'Svala', 'swordwoman'),
      person('Торир', 'Thorir', 'viking-head'),
      person('Хильд', 'Hild', 'hooded-figure'),
      person('Оттар', 'Ottar', 'spartan'),
    ],
  },
  teacher: {
    manner: { ru: 'показывает то, чему учит глава', en: 'shows what the chapter teaches' },
    people: [
      person('Сага', 'Saga', 'hooded-figure'),
      person('Гна', 'Gna', 'swordwoman'),
      person('Хёнир', 'Hoenir', 'viking-head'),
    ],
  },
};

/** The n-th, from 0, of those who play on this level; null where nobody is known. */
export function personOf(level: string, n = 0): Person | null {
  const people = peopleOf(level);
  return people.length > 0 ? people[n % people.length] : null;
}

function peopleOf(level: string): readonly Person[] {
  const first = levels.find(({ id }) => id === level);
  const { figure = 'viking-head', others = [] } = company[level] ?? {};
  return first ? [{ name: first.name, figure }, ...others] : (simple[level]?.people ?? []);
}

/** How they play, in a line; null where nothing is known. */
export const mannerOf = (level: string): Text | null =>
  levels.find(({ id }) => id === level)?.manner ?? simple[level]?.manner ?? null;
