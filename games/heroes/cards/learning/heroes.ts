/** The heroes of the Learning Set. Kos-Zag: RH-38, Vitoslava: RH-40. */
import type { Ability, CardData, Element } from '../../abilities/index.ts';
import { creature } from '../words.ts';

/** The ability that all four heroes of the set share, each for their own element. */
const scout = (element: Element): Ability => ({
  kind: 'action',
  coins: 1,
  close: true,
  does: [{ do: 'showTop', fits: { element, costMax: 2 } }],
});

export const heroes: readonly CardData[] = [
  {
    id: 'L25-71',
    ru: 'Кос-Заг, Атаман',
    en: 'Kos-Zag the Ataman',
    type: 'hero',
    elements: ['steppe'],
    lives: 20,
    class: 'warrior',
    glyph: 'warlord-helmet',
    abilities: [
      scout('steppe'),
      {
        kind: 'action',
        coins: 7,
        does: [
          {
            do: 'change',
            to: { all: { type: 'creature', side: 'yours' } },
            change: { strike: { add: 3 } },
            until: 'turnEnd',
          },
        ],
      },
    ],
  },
  {
    id: 'L25-72',
    ru: 'Фургот',
    en: 'Furgot',
    type: 'hero',
    elements: ['mountain'],
    lives: 20,
    class: 'warrior',
    glyph: 'viking-head',
    abilities: [
      scout('mountain'),
      { kind: 'action', coins: 7, does: [{ do: 'wound', to: 'enemyHero', amount: { count: creature } }] },
    ],
  },
  {
    id: 'L25-73',
    ru: 'Витослава',
    en: 'Vitoslava',
    type: 'hero',
    elements: ['forest'],
    lives: 19,
    class: 'mage',
    glyph: 'woman-elf-face',
    abilities: [
      scout('forest'),
      {
        kind: 'action',
        coins: 7,
        does: [
          {
            do: 'change',
            to: { pick: { type: 'creature', side: 'yours' } },
            change: { strike: 'double', lives: 'double' },
            until: 'turnEnd',
          },
        ],
      },
    ],
  },
  {
    id: 'L25-74',
    ru: 'Снирк',
    en: 'Snirk',
    type: 'hero',
    elements: ['swamp'],
    lives: 21,
    class: 'rogue',
    glyph: 'goblin-head',
    abilities: [
      scout('swamp'),
      { kind: 'action', coins: 7, does: [{ do: 'wound', to: 'enemyHero', amount: 'hand' }] },
    ],
  },
];
