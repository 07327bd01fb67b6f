import type { CardData } from '../../abilities/types.ts';

export const steppe: readonly CardData[] = [
  {
    id: 'WE-1',
    ru: 'Кочевник',
    en: 'Nomad',
    type: 'creature',
    elements: ['steppe'],
    cost: 3,
    lives: 8,
    move: 2,
    strike: [1, 2, 3],
    glyph: 'horse-head',
  },
  {
    id: 'WE-2',
    ru: 'Кшар',
    en: 'Kshar',
    type: 'creature',
    elements: ['steppe'],
    cost: 3,
    lives: 6,
    move: 2,
    strike: [1, 2, 2],
    glyph: 'spear-feather',
    features: [
      { kind: 'play', pay: { close: true }, does: [{ use: 'over', strength: 1 }] },
      { kind: 'play', pay: { close: true, chips: 1 }, does: [{ use: 'special', strength: 3 }] },
      {
        kind: 'has',
        gives: [
          {
            kind: 'strike',
            by: 1,
            types: ['simple', 'special', 'magic', 'over'],
            vs: { element: 'mountain' },
          },
        ],
      },
    ],
  },
];
