/** Neutral cards of the Learning Set. */
import type { CardData } from '../../abilities/index.ts';

export const neutral: readonly CardData[] = [
  {
    id: 'L25-68',
    ru: 'Корсар Эллиона',
    en: 'Corsair of Ellion',
    type: 'creature',
    cost: 5,
    strike: 4,
    lives: 3,
    class: 'pirate',
    glyph: 'pirate-captain',
    abilities: [{ kind: 'when', on: 'hire', does: [{ do: 'plunder' }] }],
  },
  {
    id: 'L25-70',
    ru: 'Теури',
    en: 'Teuri',
    type: 'creature',
    cost: 6,
    strike: 5,
    lives: 11,
    class: 'guardian',
    glyph: 'holy-oak',
    abilities: [
      {
        kind: 'when',
        on: 'hire',
        does: [
          { do: 'wound', to: 'self', amount: 6 },
          { do: 'heal', to: 'yourHero', amount: 6 },
        ],
      },
    ],
  },
];
