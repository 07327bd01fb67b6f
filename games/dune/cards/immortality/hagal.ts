import type { HagalData } from '../types.ts';

/** Its cards of House Hagal. */
export const hagal: readonly HagalData[] = [
  {
    id: 'hagal-imm-research-station',
    en: 'Research Station',
    ru: 'Исследовательская станция',
    set: 'immortality',
    copies: 1,
    players: [1],
    spaces: ['Research Station'],
    swords: 0,
    effects: [{ kind: 'tleilaxu', n: 2 }],
  },
  {
    id: 'hagal-imm-carthag-remove-left',
    en: 'Carthag (remove left)',
    ru: 'Картаг (убрать левую)',
    set: 'immortality',
    copies: 1,
    players: [1],
    spaces: ['Carthag'],
    swords: 0,
    effects: [
      { kind: 'recruit', n: 1 },
      { kind: 'tleilaxu', n: 1 },
      { kind: 'dropTleilaxu', at: 0 },
    ],
  },
  {
    id: 'hagal-imm-carthag-remove-right',
    en: 'Carthag (remove right)',
    ru: 'Картаг (убрать правую)',
    set: 'immortality',
    copies: 1,
    players: [1],
    spaces: ['Carthag'],
    swords: 0,
    effects: [
      { kind: 'recruit', n: 1 },
      { kind: 'tleilaxu', n: 1 },
      { kind: 'dropTleilaxu', at: 1 },
    ],
  },
  {
    id: 'hagal-imm-carthag',
    en: 'Carthag',
    ru: 'Картаг',
    set: 'immortality',
    copies: 1,
    players: [1],
    spaces: ['Carthag'],
    swords: 0,
    effects: [
      { kind: 'recruit', n: 1 },
      { kind: 'tleilaxu', n: 1 },
    ],
  },
];
