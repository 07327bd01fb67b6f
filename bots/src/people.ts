/**
 * Who plays on each level: names, a figure to be drawn, and in a line how they play. Plain data, so that any table can
 * show it. A level that is not here goes by its own name.
 */
import type { Text } from '@vigrid/kernel';

export interface Person {
  readonly name: Text;
  /** The silhouette, by its name in the game-icons set. */
  readonly figure: string;
}

export interface Level {
  /** What kind of player it is, in a word or two. */
  readonly rank: Text;
  /** How they play, for somebody who chooses whom to meet. */
  readonly manner: Text;
  /** Several at one table are different persons, in this order. */
  readonly people: readonly Person[];
}

const person = (ru: string, en: string, figure: string): Person => ({ name: { ru, en }, figure });

export const levels: Readonly<Record<string, Level>> = {
  /** Plays the other side of a lesson. */
  teacher: {
    rank: { ru: 'наставник', en: 'teacher' },
    manner: { ru: 'Показывает то, чему учит глава.', en: 'Shows what the chapter teaches.' },
    people: [
      person('Мимир', 'Mimir', 'wizard-face'),
      person('Сага', 'Saga', 'hooded-figure'),
      person('Квасир', 'Kvasir', 'viking-head'),
    ],
  },
  random: {
    rank: { ru: 'новичок', en: 'beginner' },
    manner: {
      ru: 'Ходит наугад и не обижается. С ней хорошо выучить ходы.',
      en: 'Plays whatever comes to mind and never minds losing. Good to learn the moves with.',
    },
    people: [
      person('Тюра', 'Tyra', 'hooded-figure'),
      person('Сван', 'Svan', 'viking-head'),
      person('Ида', 'Ida', 'swordwoman'),
      person('Ове', 'Ove', 'spartan'),
      person('Лина', 'Lina', 'hooded-figure'),
    ],
  },
  greedy: {
    rank: { ru: 'боец', en: 'fighter' },
    manner: {
      ru: 'Берёт всё, что видит, и бьёт, где выгодно. Вдаль не смотрит.',
      en: 'Takes whatever is in sight and strikes where it pays. Does not look far ahead.',
    },
    people: [
      person('Брок', 'Brokk', 'viking-head'),
      person('Халльда', 'Hallda', 'swordwoman'),
      person('Стюрк', 'Styrk', 'spartan'),
      person('Аса', 'Asa', 'swordwoman'),
      person('Рагни', 'Ragni', 'hooded-figure'),
    ],
  },
};

/** The n-th, from 0, of those who play on this level; null where nobody is known. */
export function personOf(level: string, n = 0): Person | null {
  const people = levels[level]?.people ?? [];
  return people.length > 0 ? people[n % people.length] : null;
}
