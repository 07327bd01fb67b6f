import type { CardData } from '../types.ts';

/** Decks of the two Commanders of the six-player game. */
export const commanders: readonly CardData[] = [
  {
    id: 'cmd-shaddam-convincing-argument',
    en: 'Convincing Argument',
    ru: 'Веский довод',
    set: 'six',
    copies: 1,
    reveal: [{ kind: 'persuasion', n: 2 }],
  },
  {
    id: 'cmd-shaddam-corrino-might',
    en: 'Corrino Might',
    ru: 'Мощь Коррино',
    set: 'six',
    copies: 1,
    factions: ['emperor'],
    icons: ['landsraad'],
    reveal: [
      { kind: 'swords', n: 1 },
      {
        kind: 'arrow',
        pay: [{ kind: 'pay', what: 'spice', n: 3 }],
        effects: [{ kind: 'allies', effects: [{ kind: 'recruit', n: 2 }] }, { kind: 'trashThis' }],
      },
    ],
  },
  {
    id: 'cmd-shaddam-critical-shipments',
    en: 'Critical Shipments',
    ru: 'Важные поставки',
    set: 'six',
    copies: 1,
    icons: ['spiceTrade'],
    agent: [
      {
        kind: 'choose',
        options: [
          [
            { kind: 'gain', what: 'water', n: 1 },
            { kind: 'ally', effects: [{ kind: 'gain', what: 'solari', n: 2 }] },
          ],
          [
            { kind: 'gain', what: 'solari', n: 2 },
            { kind: 'ally', effects: [{ kind: 'gain', what: 'water', n: 1 }] },
          ],
        ],
      },
    ],
    reveal: [{ kind: 'persuasion', n: 2 }],
  },
  {
    id: 'cmd-shaddam-demand-results',
    en: 'Demand Results',
    ru: 'Требование результата',
    set: 'six',
    copies: 1,
    factions: ['emperor'],
    icons: ['landsraad'],
    agent: [
      {
        kind: 'arrow',
        pay: [{ kind: 'pay', what: 'solari', n: 2 }],
        effects: [{ kind: 'shareContracts' }, { kind: 'trashThis' }],
      },
    ],
    reveal: [{ kind: 'swords', n: 1 }],
  },
  {
    id: 'cmd-shaddam-devastating-assault',
    en: 'Devastating Assault',
    ru: 'Сокрушительный штурм',
    set: 'six',
    copies: 1,
    icons: ['spiceTrade'],
    agent: [
      { kind: 'recruit', n: 1 },
      { kind: 'gain', what: 'solari', n: 1 },
    ],
    reveal: [
      { kind: 'persuasion', n: 1 },
      {
        kind: 'if',
        all: [{ kind: 'swordmasterBonus' }],
        effects: [
          {
            kind: 'arrow',
            pay: [{ kind: 'pay', what: 'solari', n: 3 }],
            effects: [{ kind: 'swords', n: 5 }],
          },
        ],
      },
    ],
  },
  {
    id: 'cmd-shaddam-imperial-ornithopter',
    en: 'Imperial Ornithopter',
    ru: 'Имперский орнитоптер',
    set: 'six',
    copies: 2,
    factions: ['emperor'],
    icons: ['city'],
    reveal: [
      { kind: 'persuasion', n: 1 },
      { kind: 'gain', what: 'solari', n: 1 },
    ],
  },
  {
    id: 'cmd-shaddam-imperial-tent',
    en: 'Imperial Tent',
    ru: 'Императорский шатёр',
    set: 'six',
    copies: 1,
    factions: ['emperor'],
    icons: ['emperor', 'guild', 'beneGesserit', 'fremen'],
    agent: [{ kind: 'throneRow' }],
    reveal: [{ kind: 'persuasion', n: 1 }],
  },
  {
    id: 'cmd-shaddam-seek-allies',
    en: 'Seek Allies',
    ru: 'Поиск союзников',
    set: 'six',
    copies: 1,
    icons: ['emperor', 'guild', 'beneGesserit', 'fremen'],
    agent: [{ kind: 'trashThis' }],
  },
  {
    id: 'cmd-shaddam-signet-ring',
    en: 'Signet Ring',
    ru: 'Кольцо с печаткой',
    set: 'six',
    copies: 1,
    icons: ['landsraad', 'city', 'spiceTrade'],
    agent: [{ kind: 'signet' }],
    reveal: [{ kind: 'persuasion', n: 1 }],
  },
  {
    id: 'cmd-muaddib-command-respect',
    en: 'Command Respect',
    ru: 'Внушить уважение',
    set: 'six',
    copies: 1,
    icons: ['city'],
    agent: [
      {
        kind: 'if',
        all: [{ kind: 'swordmasterBonus' }],
        effects: [{ kind: 'arrow', pay: [{ kind: 'trashThis' }], effects: [{ kind: 'trade' }] }],
      },
    ],
    reveal: [{ kind: 'persuasion', n: 1 }],
  },
  {
    id: 'cmd-muaddib-convincing-argument',
    en: 'Convincing Argument',
    ru: 'Веский довод',
    set: 'six',
    copies: 1,
    reveal: [{ kind: 'persuasion', n: 2 }],
  },
  {
    id: 'cmd-muaddib-demand-attention',
    en: 'Demand Attention',
    ru: 'Требование внимания',
    set: 'six',
    copies: 1,
    icons: ['emperor', 'guild', 'beneGesserit', 'fremen'],
    agent: [
      {
        kind: 'arrow',
        pay: [{ kind: 'pay', what: 'spice', n: 4 }],
        effects: [{ kind: 'spaceInfluence', n: 2 }, { kind: 'trashThis' }],
      },
    ],
    reveal: [{ kind: 'persuasion', n: 1 }],
  },
  {
    id: 'cmd-muaddib-desert-call',
    en: 'Desert Call',
    ru: 'Зов пустыни',
    set: 'six',
    copies: 1,
    icons: ['spiceTrade'],
    agent: [
      {
        kind: 'if',
        all: [{ kind: 'hooks' }],
        effects: [
          {
            kind: 'arrow',
            pay: [{ kind: 'pay', what: 'water', n: 1 }],
            effects: [{ kind: 'sandworm', n: 1 }, { kind: 'trashThis' }],
          },
        ],
      },
    ],
    reveal: [{ kind: 'persuasion', n: 1 }],
  },
  {
    id: 'cmd-muaddib-limited-landsraad-access',
    en: 'Limited Landsraad Access',
    ru: 'Ограниченный доступ в Ландсраад',
    set: 'six',
    copies: 2,
    icons: ['landsraad'],
    reveal: [
      { kind: 'gain', what: 'spice', n: 1 },
      { kind: 'swords', n: 1 },
    ],
  },
  {
    id: 'cmd-muaddib-seek-allies',
    en: 'Seek Allies',
    ru: 'Поиск союзников',
    set: 'six',
    copies: 1,
    icons: ['emperor', 'guild', 'beneGesserit', 'fremen'],
    agent: [{ kind: 'trashThis' }],
  },
  {
    id: 'cmd-muaddib-signet-ring',
    en: 'Signet Ring',
    ru: 'Кольцо с печаткой',
    set: 'six',
    copies: 1,
    icons: ['landsraad', 'city', 'spiceTrade'],
    agent: [{ kind: 'signet' }],
    reveal: [{ kind: 'persuasion', n: 1 }],
  },
  {
    id: 'cmd-muaddib-threaten-spice-production',
    en: 'Threaten Spice Production',
    ru: 'Угроза добыче Пряности',
    set: 'six',
    copies: 1,
    icons: ['spiceTrade'],
    agent: [
      {
        kind: 'arrow',
        pay: [{ kind: 'spiceTogether', n: 7 }],
        effects: [{ kind: 'points', n: 1 }, { kind: 'trashThis' }],
      },
    ],
    reveal: [{ kind: 'persuasion', n: 1 }],
  },
  {
    id: 'cmd-muaddib-usul',
    en: 'Usul',
    ru: 'Усул',
    set: 'six',
    copies: 1,
    factions: ['fremen'],
    icons: ['city'],
    agent: [
      {
        kind: 'choose',
        options: [
          [
            { kind: 'gain', what: 'water', n: 1 },
            { kind: 'ally', effects: [{ kind: 'gain', what: 'spice', n: 1 }] },
          ],
          [
            { kind: 'gain', what: 'spice', n: 1 },
            { kind: 'ally', effects: [{ kind: 'gain', what: 'water', n: 1 }] },
          ],
        ],
      },
    ],
    reveal: [{ kind: 'persuasion', n: 2 }],
  },
];
