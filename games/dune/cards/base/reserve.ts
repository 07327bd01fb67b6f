import type { CardData } from '../types.ts';

/** The Reserve beside the Row (D-2.3). */
export const reserve: readonly CardData[] = [
  {
    id: 'res-base-arrakis-liaison',
    en: 'Arrakis Liaison',
    ru: 'Посредник на Арракисе',
    set: 'base',
    copies: 8,
    cost: 2,
    factions: ['fremen'],
    icons: ['landsraad', 'city'],
    reveal: [{ kind: 'persuasion', n: 2 }],
  },
  {
    id: 'res-base-the-spice-must-flow',
    en: 'The Spice Must Flow',
    ru: 'Пряность должна поступать',
    set: 'base',
    copies: 10,
    cost: 9,
    acquired: [{ kind: 'points', n: 1 }],
    reveal: [{ kind: 'gain', what: 'spice', n: 1 }],
  },
  {
    id: 'res-base-foldspace',
    en: 'Foldspace',
    ru: 'Свёрнутое пространство',
    set: 'base',
    copies: 6,
    icons: ['emperor', 'guild', 'beneGesserit', 'fremen', 'landsraad', 'city', 'spiceTrade'],
    agent: [{ kind: 'draw', n: 1 }, { kind: 'trashThis' }],
  },
];
