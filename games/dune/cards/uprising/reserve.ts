import type { CardData } from '../types.ts';

/** The Reserve of Uprising. */
export const reserve: readonly CardData[] = [
  {
    id: 'res-upr-prepare-the-way',
    en: 'Prepare the Way',
    ru: 'Подготовка пути',
    set: 'uprising',
    copies: 8,
    cost: 2,
    factions: ['beneGesserit'],
    icons: ['landsraad', 'city'],
    agent: [
      {
        kind: 'if',
        all: [{ kind: 'influence', with: 'beneGesserit', n: 2 }],
        effects: [{ kind: 'draw', n: 1 }],
      },
    ],
    reveal: [{ kind: 'persuasion', n: 2 }],
  },
  {
    id: 'res-upr-the-spice-must-flow',
    en: 'The Spice Must Flow',
    ru: 'Пряность должна поступать',
    set: 'uprising',
    copies: 10,
    cost: 9,
    factions: ['guild'],
    acquired: [{ kind: 'points', n: 1 }],
    reveal: [{ kind: 'gain', what: 'spice', n: 1 }],
  },
];
