/** Names of people and cards for the tests of the sentences. */
import type { Names, Text } from '@vigrid/kernel';

export const people: Readonly<Record<'ru' | 'en', Names>> = {
  ru: {
    card: (id) => ['Гролль', 'Витослава', 'Нейбл', 'Проект «Марис Тауро»'][id],
    seat: (seat) => ['Анна', 'Борис'][seat],
  },
  en: {
    card: (id) => ['Groll', 'Vitoslava', 'Neibl', 'Project Maris Tauro'][id],
    seat: (seat) => ['Anna', 'Boris'][seat],
  },
};

export const both = (say: (lang: 'ru' | 'en', names: Names) => string): Text => ({
  ru: say('ru', people.ru),
  en: say('en', people.en),
});

export const rule = 'BH-1.1';
