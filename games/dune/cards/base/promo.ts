import type { CardData } from '../types.ts';

/** Promotional cards of the base game; they join no deck by themselves. */
export const promo: readonly CardData[] = [
  {
    id: 'promo-jessica-of-arrakis',
    en: 'Jessica of Arrakis',
    ru: 'Джессика с Арракиса',
    set: 'base',
    promo: true,
    copies: 1,
    cost: 3,
    factions: ['beneGesserit'],
    icons: ['spiceTrade'],
    agent: [
      { kind: 'if', all: [{ kind: 'another', faction: 'beneGesserit' }], effects: [{ kind: 'draw', n: 2 }] },
    ],
    reveal: [
      { kind: 'persuasion', n: 1 },
      { kind: 'swords', n: 2 },
    ],
  },
  {
    id: 'promo-duncan-loyal-blade',
    en: 'Duncan, Loyal Blade',
    ru: 'Дункан, верный клинок',
    set: 'base',
    promo: true,
    copies: 1,
    cost: 5,
    icons: ['fremen', 'city'],
    agent: [{ kind: 'recruit', n: 1 }],
    reveal: [
      { kind: 'persuasion', n: 1 },
      { kind: 'swords', n: 2 },
      {
        kind: 'arrow',
        pay: [{ kind: 'trashThis' }],
        effects: [
          {
            kind: 'choose',
            options: [
              [{ kind: 'deploy', from: 'garrison', min: 0, max: 99 }],
              [{ kind: 'retreat', unit: 'troop', min: 0, max: 99 }],
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'promo-thumper',
    en: 'Thumper',
    ru: 'Колотушка',
    set: 'base',
    promo: true,
    copies: 1,
    cost: 3,
    factions: ['fremen'],
    icons: ['spiceTrade'],
    agent: [{ kind: 'own', of: 'promo-thumper', part: 1 }],
    reveal: [
      { kind: 'persuasion', n: 1 },
      { kind: 'gain', what: 'spice', n: 1 },
    ],
  },
];
