import type { TechData } from '../types.ts';

/** The 18 Tech tiles. */
export const tech: readonly TechData[] = [
  {
    id: 'tech-artillery',
    en: 'Artillery',
    ru: 'Артиллерия',
    set: 'ix',
    cost: 1,
    abilities: [
      {
        when: 'reveal',
        effects: [
          { kind: 'per', count: { kind: 'swordCards', other: false }, effects: [{ kind: 'swords', n: 1 }] },
        ],
      },
    ],
  },
  {
    id: 'tech-chaumurky',
    en: 'Chaumurky',
    ru: 'Чаумурки',
    set: 'ix',
    cost: 4,
    acquired: [{ kind: 'intrigue', n: 2 }],
    abilities: [{ when: 'endgame', effects: [{ kind: 'winsTies' }] }],
    forRivals: true,
  },
  {
    id: 'tech-detonation-devices',
    en: 'Detonation Devices',
    ru: 'Взрывные устройства',
    set: 'ix',
    cost: 3,
    abilities: [
      {
        when: 'won',
        effects: [
          {
            kind: 'arrow',
            pay: [{ kind: 'winningDreadnought' }],
            effects: [{ kind: 'points', n: 1 }],
          },
        ],
      },
    ],
    forRivals: true,
  },
  {
    id: 'tech-disposal-facility',
    en: 'Disposal Facility',
    ru: 'Очистные сооружения',
    set: 'ix',
    cost: 3,
    acquired: [{ kind: 'trash' }],
    abilities: [
      {
        when: 'reveal',
        effects: [
          {
            kind: 'if',
            all: [{ kind: 'persuasionMade', n: 6 }],
            effects: [{ kind: 'trashInPlay' }],
          },
        ],
      },
    ],
  },
  {
    id: 'tech-flagship',
    en: 'Flagship',
    ru: 'Флагман',
    set: 'ix',
    cost: 8,
    acquired: [{ kind: 'points', n: 1 }],
    abilities: [
      {
        when: 'flip',
        effects: [
          {
            kind: 'arrow',
            pay: [{ kind: 'pay', what: 'solari', n: 4 }],
            effects: [{ kind: 'recruit', n: 3 }],
          },
        ],
      },
    ],
    forRivals: true,
  },
  {
    id: 'tech-holoprojectors',
    en: 'Holoprojectors',
    ru: 'Голопроекторы',
    set: 'ix',
    cost: 3,
    abilities: [
      {
        when: 'flip',
        effects: [{ kind: 'arrow', pay: [{ kind: 'discard', n: 1 }], effects: [{ kind: 'draw', n: 1 }] }],
      },
    ],
  },
  {
    id: 'tech-holtzman-engine',
    en: 'Holtzman Engine',
    ru: 'Двигатель Хольцмана',
    set: 'ix',
    cost: 6,
    abilities: [
      { when: 'roundStart', effects: [{ kind: 'draw', n: 1 }] },
      {
        when: 'endgame',
        effects: [
          {
            kind: 'if',
            all: [{ kind: 'owns', card: 'The Spice Must Flow', n: 2 }],
            effects: [{ kind: 'points', n: 1 }],
          },
        ],
      },
    ],
    forRivals: true,
  },
  {
    id: 'tech-invasion-ships',
    en: 'Invasion Ships',
    ru: 'Корабли вторжения',
    set: 'ix',
    cost: 5,
    acquired: [{ kind: 'recruit', n: 4 }],
    abilities: [
      {
        when: 'flip',
        effects: [{ kind: 'arrow', pay: [{ kind: 'discard', n: 1 }], effects: [{ kind: 'ignoreEnemies' }] }],
      },
    ],
    forRivals: true,
  },
  {
    id: 'tech-memocorders',
    en: 'Memocorders',
    ru: 'Мемокордеры',
    set: 'ix',
    cost: 2,
    acquired: [{ kind: 'influence', with: 'any', n: 1 }],
    abilities: [
      {
        when: 'endgame',
        effects: [
          {
            kind: 'if',
            all: [{ kind: 'tracks', tracks: 4, influence: 3 }],
            effects: [{ kind: 'points', n: 1 }],
          },
        ],
      },
    ],
    forRivals: true,
  },
  {
    id: 'tech-minimic-film',
    en: 'Minimic Film',
    ru: 'Плёнка минимик',
    set: 'ix',
    cost: 2,
    abilities: [{ when: 'reveal', effects: [{ kind: 'persuasion', n: 1 }] }],
  },
  {
    id: 'tech-restricted-ordnance',
    en: 'Restricted Ordnance',
    ru: 'Запретные боеприпасы',
    set: 'ix',
    cost: 4,
    abilities: [
      {
        when: 'reveal',
        effects: [{ kind: 'if', all: [{ kind: 'councilSeat' }], effects: [{ kind: 'swords', n: 4 }] }],
      },
    ],
  },
  {
    id: 'tech-shuttle-fleet',
    en: 'Shuttle Fleet',
    ru: 'Флот челноков',
    set: 'ix',
    cost: 6,
    acquired: [{ kind: 'influence', with: 'two', n: 1 }],
    abilities: [{ when: 'roundStart', effects: [{ kind: 'gain', what: 'solari', n: 2 }] }],
    forRivals: true,
  },
  {
    id: 'tech-sonic-snoopers',
    en: 'Sonic Snoopers',
    ru: 'Звуковые искатели',
    set: 'ix',
    cost: 2,
    acquired: [{ kind: 'intrigue', n: 1 }],
    abilities: [
      {
        when: 'turn',
        effects: [
          {
            kind: 'arrow',
            pay: [{ kind: 'trashTile' }],
            effects: [{ kind: 'swapIntrigues' }],
          },
        ],
      },
    ],
    forRivals: true,
  },
  {
    id: 'tech-spaceport',
    en: 'Spaceport',
    ru: 'Космопорт',
    set: 'ix',
    cost: 5,
    acquired: [{ kind: 'draw', n: 2 }],
    abilities: [{ when: 'passive', effects: [{ kind: 'alwaysToDeck' }] }],
  },
  {
    id: 'tech-spy-satellites',
    en: 'Spy Satellites',
    ru: 'Спутники-шпионы',
    set: 'ix',
    cost: 4,
    abilities: [
      {
        when: 'turn',
        effects: [
          {
            kind: 'arrow',
            pay: [{ kind: 'pay', what: 'spice', n: 3 }, { kind: 'trashTile' }],
            effects: [{ kind: 'points', n: 1 }],
          },
        ],
      },
      {
        when: 'endgame',
        effects: [
          {
            kind: 'per',
            count: { kind: 'factionsAtMost', n: 1 },
            effects: [{ kind: 'points', n: 1 }],
          },
        ],
      },
    ],
    forRivals: true,
  },
  {
    id: 'tech-training-drones',
    en: 'Training Drones',
    ru: 'Учебные дроны',
    set: 'ix',
    cost: 3,
    abilities: [{ when: 'flip', effects: [{ kind: 'recruit', n: 1 }] }],
    forRivals: true,
  },
  {
    id: 'tech-troop-transports',
    en: 'Troop Transports',
    ru: 'Войсковые транспорты',
    set: 'ix',
    cost: 2,
    abilities: [{ when: 'passive', effects: [{ kind: 'transports' }] }],
    forRivals: true,
  },
  {
    id: 'tech-windtraps',
    en: 'Windtraps',
    ru: 'Ветровые ловушки',
    set: 'ix',
    cost: 2,
    acquired: [{ kind: 'gain', what: 'water', n: 1 }],
    abilities: [{ when: 'won', effects: [{ kind: 'gain', what: 'water', n: 1 }] }],
    forRivals: true,
  },
];
