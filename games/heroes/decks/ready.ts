/** The four decks of the Learning Set, ready to play: a hero, thirty cards, and what the deck is about. */
import type { Text } from '@vigrid/kernel';
import type { Element } from '../abilities/types.ts';

export const teachingDecks = [
  {
    ...ready('kos-zag', 'steppe', 71, '1x3 2x3 3x2 4x3 5x3 6x3 7x3 8x3 9x1 10x3 11x1 68x1 70x1'),
    name: text('Степь: Кос-Заг', 'Steppe: Kos-Zag'),
    about: text(
      'Быстрые орки, раны со всех сторон: бейте первым.',
      'Fast orcs and wounds from every side: strike first.',
    ),
  },
  {
    ...ready('furgot', 'mountain', 72, '12x1 13x3 14x3 15x3 16x3 17x1 18x2 19x3 20x3 21x3 22x3 68x1 70x1'),
    name: text('Горы: Фургот', 'Mountain: Furgot'),
    about: text(
      'Крепкие гномы в броне и молнии: держите строй.',
      'Sturdy armoured gnomes and lightning: hold the line.',
    ),
  },
  {
    ...ready('vitoslava', 'forest', 73, '23x2 24x3 25x3 26x1 27x3 28x3 29x3 30x1 31x3 32x3 33x3 68x1 70x1'),
    name: text('Лес: Витослава', 'Forest: Vitoslava'),
    about: text(
      'Звери и лечение: растите одного большого бойца.',
      'Beasts and healing: grow one great fighter.',
    ),
  },
  {
    ...ready('snirk', 'swamp', 74, '34x3 35x3 36x3 37x3 38x3 39x3 40x3 41x2 42x3 43x1 44x1 68x1 70x1'),
    name: text('Топь: Снирк', 'Swamp: Snirk'),
    about: text('Карты и хитрости: держите полную руку.', 'Cards and tricks: keep a full hand.'),
  },
] as const;

function ready(id: string, dye: Element, hero: number, list: string) {
  const entries = list.split(' ').map((held) => held.split('x'));
  const cards = Object.fromEntries(entries.map(([number, copies]) => [`L25-${number}`, Number(copies)]));
  return { id, dye, deck: { hero: `L25-${hero}`, cards } };
}

function text(ru: string, en: string): Text {
  return { ru, en };
}
