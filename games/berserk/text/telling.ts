/** Names of people and cards for the tests of the sentences. */
import type { Names, Text } from '@vigrid/kernel';

export const people: Readonly<Record<'ru' | 'en', Names>> = {
  ru: {
    card: (id) => ['Кочевник', 'Кшар', 'Друид', 'Ведьма слуа'][id] ?? 'Мира',
    seat: (seat) => ['Анна', 'Борис'][seat],
  },
  en: {
    card: (id) => ['Nomad', 'Kshar', 'Druid', 'Slua Witch'][id] ?? 'Mira',
    seat: (seat) => ['Anna', 'Boris'][seat],
  },
};

export const both = (say: (lang: 'ru' | 'en', names: Names) => string): Text => ({
  ru: say('ru', people.ru),
  en: say('en', people.en),
});

export const rule = 'B12-412.2';
