/** Names of people and cards for the tests of the sentences. */
import type { Lang, Text } from '../text.ts';

/** What people and cards are called in the tests of sentences. */
export interface Names {
  card(id: number): string;
  seat(seat: number): string;
}

/** Anna and Boris with cards of these names, by number; `both` tells a sentence in both languages. */
export function telling(cards: readonly Text[], otherCard?: Text) {
  const names = (lang: Lang, people: readonly string[]): Names => ({
    card: (id) => {
      const card = cards[id] ?? otherCard;
      if (!card)
        throw new Error(`The tests of the sentences name ${cards.length} cards; there is no card ${id}.`);
      return card[lang];
    },
    seat: (seat) => people[seat],
  });
  const people = { ru: names('ru', ['Анна', 'Борис']), en: names('en', ['Anna', 'Boris']) };
  const both = (say: (lang: Lang, names: Names) => string): Text => ({
    ru: say('ru', people.ru),
    en: say('en', people.en),
  });
  return { people, both };
}
