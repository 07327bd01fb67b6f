import type { ConflictData } from '../types.ts';

/** Its Conflict cards. */
export const conflicts: readonly ConflictData[] = [
  {
    id: 'conf-ix-1-skirmish-ix-a',
    en: 'Skirmish (Ix A)',
    ru: 'Стычка (Икс, А)',
    set: 'ix',
    level: 1,
    first: [
      { kind: 'freighter', n: 1 },
      { kind: 'recruit', n: 1 },
    ],
    second: [{ kind: 'gain', what: 'spice', n: 2 }],
    third: [{ kind: 'gain', what: 'spice', n: 1 }],
  },
  {
    id: 'conf-ix-1-skirmish-ix-b',
    en: 'Skirmish (Ix B)',
    ru: 'Стычка (Икс, Б)',
    set: 'ix',
    level: 1,
    first: [
      { kind: 'freighter', n: 1 },
      { kind: 'gain', what: 'spice', n: 1 },
    ],
    second: [{ kind: 'gain', what: 'solari', n: 3 }],
    third: [{ kind: 'gain', what: 'solari', n: 2 }],
  },
  {
    id: 'conf-ix-2-trade-monopoly',
    en: 'Trade Monopoly',
    ru: 'Торговая монополия',
    set: 'ix',
    level: 2,
    first: [
      { kind: 'freighter', n: 2 },
      { kind: 'recruit', n: 1 },
    ],
    second: [
      { kind: 'intrigue', n: 1 },
      { kind: 'gain', what: 'water', n: 1 },
    ],
    third: [
      { kind: 'choose', options: [[{ kind: 'intrigue', n: 1 }], [{ kind: 'gain', what: 'water', n: 1 }]] },
    ],
  },
  {
    id: 'conf-ix-3-economic-supremacy',
    en: 'Economic Supremacy',
    ru: 'Экономическое превосходство',
    set: 'ix',
    level: 3,
    first: [
      { kind: 'points', n: 1 },
      { kind: 'arrow', pay: [{ kind: 'pay', what: 'solari', n: 6 }], effects: [{ kind: 'points', n: 1 }] },
      { kind: 'arrow', pay: [{ kind: 'pay', what: 'spice', n: 4 }], effects: [{ kind: 'points', n: 1 }] },
    ],
    second: [{ kind: 'points', n: 1 }],
    third: [
      { kind: 'gain', what: 'spice', n: 2 },
      { kind: 'gain', what: 'solari', n: 2 },
    ],
  },
];
