import type { IntrigueData } from '../types.ts';

/** 40 Intrigue cards of 34 kinds. */
export const intrigues: readonly IntrigueData[] = [
  {
    id: 'int-base-allied-armada',
    en: 'Allied Armada',
    ru: 'Союзная армада',
    set: 'base',
    copies: 1,
    combat: [
      {
        kind: 'if',
        all: [{ kind: 'alliance', with: 'any' }],
        effects: [
          { kind: 'arrow', pay: [{ kind: 'pay', what: 'spice', n: 2 }], effects: [{ kind: 'swords', n: 7 }] },
        ],
      },
    ],
  },
  {
    id: 'int-base-ambush',
    en: 'Ambush',
    ru: 'Засада',
    set: 'base',
    copies: 2,
    combat: [{ kind: 'swords', n: 4 }],
  },
  {
    id: 'int-base-bindu-suspension',
    en: 'Bindu Suspension',
    ru: 'Оцепенение бинду',
    set: 'base',
    copies: 1,
    plot: [{ kind: 'draw', n: 1 }, { kind: 'mayPass' }],
  },
  {
    id: 'int-base-bribery',
    en: 'Bribery',
    ru: 'Подкуп',
    set: 'base',
    copies: 1,
    plot: [
      {
        kind: 'arrow',
        pay: [{ kind: 'pay', what: 'solari', n: 2 }],
        effects: [{ kind: 'influence', with: 'any', n: 1 }],
      },
    ],
  },
  {
    id: 'int-base-bypass-protocol',
    en: 'Bypass Protocol',
    ru: 'В обход протокола',
    set: 'base',
    copies: 1,
    plot: [
      {
        kind: 'choose',
        options: [
          [{ kind: 'acquire', cost: 3, to: 'discard' }],
          [
            {
              kind: 'arrow',
              pay: [{ kind: 'pay', what: 'spice', n: 2 }],
              effects: [{ kind: 'acquire', cost: 5, to: 'deck' }],
            },
          ],
        ],
      },
    ],
  },
  {
    id: 'int-base-calculated-hire',
    en: 'Calculated Hire',
    ru: 'Расчётливый наём',
    set: 'base',
    copies: 1,
    plot: [{ kind: 'arrow', pay: [{ kind: 'pay', what: 'spice', n: 1 }], effects: [{ kind: 'mentat' }] }],
  },
  {
    id: 'int-base-charisma',
    en: 'Charisma',
    ru: 'Харизма',
    set: 'base',
    copies: 1,
    plot: [{ kind: 'inReveal', effects: [{ kind: 'persuasion', n: 2 }] }],
  },
  {
    id: 'int-base-choam-shares',
    en: 'CHOAM Shares',
    ru: 'Акции КАНИКТ',
    set: 'base',
    copies: 1,
    plot: [
      { kind: 'arrow', pay: [{ kind: 'pay', what: 'solari', n: 7 }], effects: [{ kind: 'points', n: 1 }] },
    ],
  },
  {
    id: 'int-base-corner-the-market',
    en: 'Corner the Market',
    ru: 'Торговое доминирование',
    set: 'base',
    copies: 1,
    endgame: [
      {
        kind: 'if',
        all: [{ kind: 'owns', card: 'The Spice Must Flow', n: 2 }],
        effects: [{ kind: 'points', n: 1 }],
      },
      {
        kind: 'if',
        all: [{ kind: 'ownsMost', card: 'The Spice Must Flow' }],
        effects: [{ kind: 'points', n: 1 }],
      },
    ],
  },
  {
    id: 'int-base-councilors-dispensation',
    en: "Councilor's Dispensation",
    ru: 'Привилегии советника',
    set: 'base',
    copies: 1,
    plot: [{ kind: 'if', all: [{ kind: 'councilSeat' }], effects: [{ kind: 'gain', what: 'spice', n: 2 }] }],
  },
  {
    id: 'int-base-demand-respect',
    en: 'Demand Respect',
    ru: 'Требование уважения',
    set: 'base',
    copies: 1,
    combat: [
      {
        kind: 'if',
        all: [{ kind: 'won' }],
        effects: [
          {
            kind: 'choose',
            options: [
              [{ kind: 'influence', with: 'any', n: 1 }],
              [
                {
                  kind: 'arrow',
                  pay: [{ kind: 'pay', what: 'spice', n: 2 }],
                  effects: [{ kind: 'influence', with: 'any', n: 2 }],
                },
              ],
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'int-base-dispatch-an-envoy',
    en: 'Dispatch an Envoy',
    ru: 'Посол доброй воли',
    set: 'base',
    copies: 2,
    plot: [{ kind: 'addIcons', icons: ['emperor', 'guild', 'beneGesserit', 'fremen'] }],
  },
  {
    id: 'int-base-double-cross',
    en: 'Double Cross',
    ru: 'Двойная игра',
    set: 'base',
    copies: 1,
    plot: [
      {
        kind: 'arrow',
        pay: [{ kind: 'pay', what: 'solari', n: 1 }],
        effects: [
          { kind: 'opponents', who: 'one', effects: [{ kind: 'lose', where: 'conflict', n: 1 }] },
          { kind: 'deploy', from: 'supply', min: 1, max: 1 },
        ],
      },
    ],
  },
  {
    id: 'int-base-favored-subject',
    en: 'Favored Subject',
    ru: 'Любимый подданный',
    set: 'base',
    copies: 1,
    plot: [{ kind: 'influence', with: 'emperor', n: 1 }],
  },
  {
    id: 'int-base-guild-authorization',
    en: 'Guild Authorization',
    ru: 'Разрешение Гильдии',
    set: 'base',
    copies: 1,
    plot: [{ kind: 'influence', with: 'guild', n: 1 }],
  },
  {
    id: 'int-base-infiltrate',
    en: 'Infiltrate',
    ru: 'Внедрение',
    set: 'base',
    copies: 1,
    plot: [{ kind: 'ignoreEnemies' }],
  },
  {
    id: 'int-base-know-their-ways',
    en: 'Know Their Ways',
    ru: 'Знание обычаев',
    set: 'base',
    copies: 1,
    plot: [{ kind: 'influence', with: 'fremen', n: 1 }],
  },
  {
    id: 'int-base-master-tactician',
    en: 'Master Tactician',
    ru: 'Мастер тактики',
    set: 'base',
    copies: 3,
    combat: [
      {
        kind: 'choose',
        options: [[{ kind: 'swords', n: 3 }], [{ kind: 'retreat', unit: 'troop', min: 0, max: 3 }]],
      },
    ],
  },
  {
    id: 'int-base-plans-within-plans',
    en: 'Plans Within Plans',
    ru: 'Планы внутри планов',
    set: 'base',
    copies: 1,
    endgame: [
      {
        kind: 'choose',
        options: [
          [
            {
              kind: 'if',
              all: [{ kind: 'tracks', tracks: 3, influence: 3, exactly: true }],
              effects: [{ kind: 'points', n: 1 }],
            },
          ],
          [
            {
              kind: 'if',
              all: [{ kind: 'tracks', tracks: 4, influence: 3 }],
              effects: [{ kind: 'points', n: 2 }],
            },
          ],
        ],
      },
    ],
  },
  {
    id: 'int-base-poison-snooper',
    en: 'Poison Snooper',
    ru: 'Ядоискатель',
    set: 'base',
    copies: 2,
    plot: [{ kind: 'snoop' }],
  },
  {
    id: 'int-base-private-army',
    en: 'Private Army',
    ru: 'Личная армия',
    set: 'base',
    copies: 2,
    combat: [
      { kind: 'arrow', pay: [{ kind: 'pay', what: 'spice', n: 2 }], effects: [{ kind: 'swords', n: 5 }] },
    ],
  },
  {
    id: 'int-base-rapid-mobilization',
    en: 'Rapid Mobilization',
    ru: 'Быстрая мобилизация',
    set: 'base',
    copies: 1,
    plot: [{ kind: 'deploy', from: 'garrison', min: 0, max: 99 }],
  },
  {
    id: 'int-base-recruitment-mission',
    en: 'Recruitment Mission',
    ru: 'Вербовка',
    set: 'base',
    copies: 1,
    plot: [{ kind: 'inReveal', effects: [{ kind: 'persuasion', n: 1 }, { kind: 'acquireToDeck' }] }],
  },
  {
    id: 'int-base-refocus',
    en: 'Refocus',
    ru: 'Новый вектор',
    set: 'base',
    copies: 1,
    plot: [{ kind: 'reshuffle' }, { kind: 'draw', n: 1 }],
  },
  {
    id: 'int-base-reinforcements',
    en: 'Reinforcements',
    ru: 'Подкрепление',
    set: 'base',
    copies: 1,
    plot: [
      { kind: 'arrow', pay: [{ kind: 'pay', what: 'solari', n: 3 }], effects: [{ kind: 'recruit', n: 3 }] },
      {
        kind: 'if',
        all: [{ kind: 'revealTurn' }],
        effects: [{ kind: 'deploy', from: 'recruited', min: 0, max: 3 }],
      },
    ],
  },
  {
    id: 'int-base-secret-of-the-sisterhood',
    en: 'Secret of the Sisterhood',
    ru: 'Тайна сестёр',
    set: 'base',
    copies: 1,
    plot: [{ kind: 'influence', with: 'beneGesserit', n: 1 }],
  },
  {
    id: 'int-base-staged-incident',
    en: 'Staged Incident',
    ru: 'Необходимая жертва',
    set: 'base',
    copies: 1,
    combat: [
      {
        kind: 'arrow',
        pay: [{ kind: 'loseTroops', where: 'conflict', n: 3 }],
        effects: [{ kind: 'points', n: 1 }],
      },
    ],
  },
  {
    id: 'int-base-the-sleeper-must-awaken',
    en: 'The Sleeper Must Awaken',
    ru: 'Спящий должен проснуться',
    set: 'base',
    copies: 1,
    plot: [
      { kind: 'arrow', pay: [{ kind: 'pay', what: 'spice', n: 4 }], effects: [{ kind: 'points', n: 1 }] },
    ],
  },
  {
    id: 'int-base-tiebreaker',
    en: 'Tiebreaker',
    ru: 'Внезапный перевес',
    set: 'base',
    copies: 1,
    combat: [{ kind: 'swords', n: 2 }],
    endgame: [{ kind: 'gain', what: 'spice', n: 10 }],
  },
  {
    id: 'int-base-to-the-victor',
    en: 'To the Victor…',
    ru: 'Дань победителю',
    set: 'base',
    copies: 1,
    combat: [{ kind: 'if', all: [{ kind: 'won' }], effects: [{ kind: 'gain', what: 'spice', n: 3 }] }],
  },
  {
    id: 'int-base-urgent-mission',
    en: 'Urgent Mission',
    ru: 'Срочное задание',
    set: 'base',
    copies: 1,
    plot: [{ kind: 'recallAgent' }],
  },
  {
    id: 'int-base-water-of-life',
    en: 'Water of Life',
    ru: 'Вода жизни',
    set: 'base',
    copies: 1,
    plot: [
      {
        kind: 'arrow',
        pay: [
          { kind: 'pay', what: 'water', n: 1 },
          { kind: 'pay', what: 'spice', n: 1 },
        ],
        effects: [{ kind: 'draw', n: 3 }],
      },
    ],
  },
  {
    id: 'int-base-water-peddlers-union',
    en: 'Water Peddlers Union',
    ru: 'Союз водоносов',
    set: 'base',
    copies: 1,
    plot: [{ kind: 'gain', what: 'water', n: 1 }],
  },
  {
    id: 'int-base-windfall',
    en: 'Windfall',
    ru: 'Нежданная удача',
    set: 'base',
    copies: 1,
    plot: [{ kind: 'gain', what: 'solari', n: 2 }],
  },
];
