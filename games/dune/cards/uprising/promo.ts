import type { CardData } from '../types.ts';

/** Promotional cards; they join no deck by themselves. */
export const promo: readonly CardData[] = [
  {
    id: 'promo-arrakis-revolt',
    en: 'Arrakis Revolt',
    ru: 'Бунт на Арракисе',
    set: 'uprising',
    promo: true,
    copies: 1,
    cost: 6,
    factions: ['fremen'],
    icons: ['city'],
    acquired: [{ kind: 'recruit', n: 1 }],
    agent: [
      {
        kind: 'if',
        all: [{ kind: 'hooks' }],
        effects: [
          {
            kind: 'arrow',
            pay: [{ kind: 'pay', what: 'spice', n: 2 }],
            effects: [{ kind: 'shieldWall' }, { kind: 'sandworm', n: 1 }],
          },
        ],
      },
    ],
    reveal: [
      { kind: 'persuasion', n: 1 },
      { kind: 'swords', n: 3 },
    ],
  },
  {
    id: 'promo-the-beasts-spoils',
    en: "The Beast's Spoils",
    ru: 'Добыча Зверя',
    set: 'uprising',
    promo: true,
    copies: 1,
    cost: 3,
    factions: ['emperor'],
    icons: ['city'],
    agent: [{ kind: 'own', of: 'promo-the-beasts-spoils', part: 1 }],
    reveal: [{ kind: 'swords', n: 3 }],
  },
  {
    id: 'promo-pivotal-gambit',
    en: 'Pivotal Gambit',
    ru: 'Решающий гамбит',
    set: 'uprising',
    promo: true,
    copies: 1,
    cost: 3,
    factions: ['fremen'],
    icons: ['fremen', 'city'],
    agent: [
      {
        kind: 'arrow',
        pay: [{ kind: 'trashThis' }],
        effects: [
          { kind: 'recruit', n: 1 },
          { kind: 'own', of: 'promo-pivotal-gambit', part: 1 },
        ],
      },
    ],
    reveal: [
      { kind: 'persuasion', n: 1 },
      { kind: 'swords', n: 2 },
    ],
  },
];
