/** Names of people and cards for the tests of the sentences. */
import type { Text } from '../text.ts';

interface Names {
  card(id: number): string;
  seat(seat: number): string;
}

/** Anna and Boris with cards of these names, by number; `both` tells a sentence in both languages. */
export function telling(cards: Readonly<Record<keyof Text, readonly string[]>>) {
  const people: Readonly<Record<keyof Text, Names>> = {
    ru: { card: (id) => cards.ru[id], seat: (seat) => ['Анна', 'Борис'][seat] },
    en: { card: (id) => cards.en[id], seat: (seat) => ['Anna', 'Boris'][seat] },
  };
  const both = (say: (lang: keyof Text, names: Names) => string): Text => ({
    ru: say('ru', people.ru),
    en: say('en', people.en),
  });
  return { people, both };
}
