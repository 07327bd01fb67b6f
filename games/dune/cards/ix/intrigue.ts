import type { IntrigueData } from '../types.ts';

/** Its Intrigue cards. */
export const intrigues: readonly IntrigueData[] = [
  {
    id: 'int-ix-advanced-weaponry',
    en: 'Advanced Weaponry',
    ru: 'Передовое вооружение',
    set: 'ix',
    copies: 1,
    plot: [
      {
        kind: 'arrow',
        pay: [{ kind: 'pay', what: 'solari', n: 3 }],
        effects: [{ kind: 'dreadnought', n: 1 }],
      },
    ],
    combat: [{ kind: 'if', all: [{ kind: 'tech', n: 3 }], effects: [{ kind: 'swords', n: 4 }] }],
  },
  {
    id: 'int-ix-blackmail',
    en: 'Blackmail',
    ru: 'Шантаж',
    set: 'ix',
    copies: 1,
    combat: [{ kind: 'arrow', pay: [{ kind: 'loseInfluence' }], effects: [{ kind: 'swords', n: 5 }] }],
  },
  {
    id: 'int-ix-cannon-turrets',
    en: 'Cannon Turrets',
    ru: 'Орудийные башни',
    set: 'ix',
    copies: 1,
    combat: [
      { kind: 'swords', n: 2 },
      { kind: 'opponents', who: 'each', effects: [{ kind: 'retreat', unit: 'dreadnought', min: 1, max: 1 }] },
    ],
  },
  {
    id: 'int-ix-cull',
    en: 'Cull',
    ru: 'Выбраковка',
    set: 'ix',
    copies: 1,
    plot: [{ kind: 'arrow', pay: [{ kind: 'pay', what: 'solari', n: 1 }], effects: [{ kind: 'trash' }] }],
  },
  {
    id: 'int-ix-diversion',
    en: 'Diversion',
    ru: 'Диверсия',
    set: 'ix',
    copies: 1,
    plot: [
      {
        kind: 'if',
        all: [{ kind: 'deployed', n: 4 }],
        effects: [{ kind: 'freighter', n: 1 }],
      },
    ],
  },
  {
    id: 'int-ix-expedite',
    en: 'Expedite',
    ru: 'Ускорение',
    set: 'ix',
    copies: 1,
    plot: [
      { kind: 'arrow', pay: [{ kind: 'pay', what: 'spice', n: 1 }], effects: [{ kind: 'freighter', n: 1 }] },
    ],
  },
  {
    id: 'int-ix-finesse',
    en: 'Finesse',
    ru: 'Изящество',
    set: 'ix',
    copies: 1,
    plot: [
      {
        kind: 'arrow',
        pay: [{ kind: 'loseInfluence' }],
        effects: [{ kind: 'influence', with: 'any', n: 1 }],
      },
    ],
    combat: [{ kind: 'swords', n: 2 }],
  },
  {
    id: 'int-ix-glimpse-the-path',
    en: 'Glimpse the Path',
    ru: 'Проблеск пути',
    set: 'ix',
    copies: 1,
    plot: [
      {
        kind: 'arrow',
        pay: [{ kind: 'pay', what: 'spice', n: 1 }],
        effects: [
          { kind: 'gain', what: 'water', n: 1 },
          { kind: 'draw', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'int-ix-grand-conspiracy',
    en: 'Grand Conspiracy',
    ru: 'Великий заговор',
    set: 'ix',
    copies: 1,
    endgame: [
      {
        kind: 'choose',
        options: [
          [
            {
              kind: 'if',
              all: [{ kind: 'conspiracy', n: 3, exactly: true }],
              effects: [{ kind: 'points', n: 1 }],
            },
          ],
          [
            {
              kind: 'if',
              all: [{ kind: 'conspiracy', n: 4 }],
              effects: [{ kind: 'points', n: 2 }],
            },
          ],
        ],
      },
    ],
  },
  {
    id: 'int-ix-ixian-probe',
    en: 'Ixian Probe',
    ru: 'Иксианский зонд',
    set: 'ix',
    copies: 1,
    plot: [{ kind: 'arrow', pay: [{ kind: 'discard', n: 2 }], effects: [{ kind: 'draw', n: 2 }] }],
  },
  {
    id: 'int-ix-machine-culture',
    en: 'Machine Culture',
    ru: 'Культура машин',
    set: 'ix',
    copies: 1,
    plot: [{ kind: 'tech', n: 0 }],
    endgame: [{ kind: 'if', all: [{ kind: 'tech', n: 3 }], effects: [{ kind: 'points', n: 1 }] }],
  },
  {
    id: 'int-ix-quid-pro-quo',
    en: 'Quid Pro Quo',
    ru: 'Услуга за услугу',
    set: 'ix',
    copies: 1,
    plot: [
      {
        kind: 'arrow',
        pay: [{ kind: 'pay', what: 'spice', n: 2 }],
        effects: [{ kind: 'influenceOfAgents' }],
      },
    ],
  },
  {
    id: 'int-ix-second-wave',
    en: 'Second Wave',
    ru: 'Вторая волна',
    set: 'ix',
    copies: 1,
    combat: [
      { kind: 'swords', n: 2 },
      { kind: 'deploy', from: 'garrison', min: 0, max: 2, units: true },
    ],
  },
  {
    id: 'int-ix-secret-forces',
    en: 'Secret Forces',
    ru: 'Тайные силы',
    set: 'ix',
    copies: 1,
    plot: [{ kind: 'if', all: [{ kind: 'councilSeat' }], effects: [{ kind: 'recruit', n: 2 }] }],
  },
  {
    id: 'int-ix-strategic-push',
    en: 'Strategic Push',
    ru: 'Стратегический натиск',
    set: 'ix',
    copies: 1,
    combat: [
      { kind: 'swords', n: 2 },
      { kind: 'if', all: [{ kind: 'won' }], effects: [{ kind: 'gain', what: 'solari', n: 2 }] },
    ],
  },
  {
    id: 'int-ix-strongarm',
    en: 'Strongarm',
    ru: 'Принуждение',
    set: 'ix',
    copies: 1,
    plot: [
      {
        kind: 'arrow',
        pay: [{ kind: 'loseTroops', where: 'anywhere', n: 1 }],
        effects: [{ kind: 'influenceOfVisit' }],
      },
    ],
  },
  {
    id: 'int-ix-war-chest',
    en: 'War Chest',
    ru: 'Военная казна',
    set: 'ix',
    copies: 1,
    combat: [
      { kind: 'arrow', pay: [{ kind: 'pay', what: 'solari', n: 2 }], effects: [{ kind: 'swords', n: 4 }] },
    ],
    endgame: [
      {
        kind: 'if',
        all: [{ kind: 'has', what: 'solari', n: 10 }],
        effects: [{ kind: 'points', n: 1 }],
      },
    ],
  },
];
