import { uprisingNames } from './names.ts';
import type { SpaceData } from './types.ts';

/** The board of Uprising for one to four players. */
export const uprisingSpaces: readonly SpaceData[] = [
  {
    id: 'uprising-sardaukar',
    ...uprisingNames['uprising-sardaukar'],
    removedBy: ['six'],
    icon: 'emperor',
    faction: 'emperor',
    cost: { what: 'spice', n: 4 },
    effects: [
      { kind: 'intrigue', n: 1 },
      { kind: 'recruit', n: 4 },
    ],
  },
  {
    id: 'uprising-dutiful-service',
    ...uprisingNames['uprising-dutiful-service'],
    removedBy: ['six'],
    icon: 'emperor',
    faction: 'emperor',
    effects: [{ kind: 'contract' }],
  },
  {
    id: 'uprising-heighliner',
    ...uprisingNames['uprising-heighliner'],
    icon: 'guild',
    faction: 'guild',
    cost: { what: 'spice', n: 5 },
    effects: [{ kind: 'recruit', n: 5 }],
    combat: true,
  },
  {
    id: 'uprising-deliver-supplies',
    ...uprisingNames['uprising-deliver-supplies'],
    icon: 'guild',
    faction: 'guild',
    effects: [{ kind: 'gain', what: 'water', n: 1 }],
  },
  {
    id: 'uprising-espionage',
    ...uprisingNames['uprising-espionage'],
    icon: 'beneGesserit',
    faction: 'beneGesserit',
    cost: { what: 'spice', n: 1 },
    effects: [
      { kind: 'draw', n: 1 },
      { kind: 'spy', n: 1 },
    ],
  },
  {
    id: 'uprising-secrets',
    ...uprisingNames['uprising-secrets'],
    icon: 'beneGesserit',
    faction: 'beneGesserit',
    effects: [{ kind: 'intrigue', n: 1 }, { kind: 'stealIntrigue' }],
  },
  {
    id: 'uprising-desert-tactics',
    ...uprisingNames['uprising-desert-tactics'],
    removedBy: ['six'],
    icon: 'fremen',
    faction: 'fremen',
    cost: { what: 'water', n: 1 },
    effects: [{ kind: 'recruit', n: 1 }, { kind: 'trash' }],
    combat: true,
  },
  {
    id: 'uprising-fremkit',
    ...uprisingNames['uprising-fremkit'],
    removedBy: ['six'],
    icon: 'fremen',
    faction: 'fremen',
    effects: [{ kind: 'draw', n: 1 }],
    combat: true,
  },
  {
    id: 'uprising-high-council',
    ...uprisingNames['uprising-high-council'],
    icon: 'landsraad',
    cost: { what: 'solari', n: 5 },
    effects: [{ kind: 'councilSeat' }],
    later: [
      { kind: 'gain', what: 'spice', n: 2 },
      { kind: 'intrigue', n: 1 },
      { kind: 'recruit', n: 3 },
    ],
  },
  {
    id: 'uprising-imperial-privilege',
    ...uprisingNames['uprising-imperial-privilege'],
    icon: 'landsraad',
    cost: { what: 'solari', n: 3 },
    needs: { with: 'emperor', n: 2 },
    effects: [
      {
        kind: 'arrow',
        pay: [{ kind: 'trashIntrigue' }],
        effects: [{ kind: 'intrigue', n: 1 }],
      },
      { kind: 'recallAgent', other: true },
      { kind: 'draw', n: 1 },
    ],
  },
  {
    id: 'uprising-swordmaster',
    ...uprisingNames['uprising-swordmaster'],
    removedBy: ['six'],
    icon: 'landsraad',
    cost: { what: 'solari', n: 8 },
    effects: [{ kind: 'swordmaster' }],
    once: 'swordmaster',
    reduced: { what: 'solari', n: 6 },
  },
  {
    id: 'uprising-assembly-hall',
    ...uprisingNames['uprising-assembly-hall'],
    icon: 'landsraad',
    effects: [
      { kind: 'intrigue', n: 1 },
      { kind: 'whileHere', n: 1 },
    ],
    removedBy: ['ix'],
  },
  {
    id: 'uprising-gather-support',
    ...uprisingNames['uprising-gather-support'],
    icon: 'landsraad',
    exchanges: [
      { effects: [{ kind: 'recruit', n: 2 }] },
      {
        cost: { what: 'solari', n: 2 },
        effects: [
          { kind: 'recruit', n: 2 },
          { kind: 'gain', what: 'water', n: 1 },
        ],
      },
    ],
    effects: [],
    removedBy: ['ix'],
  },
  {
    id: 'uprising-accept-contract',
    ...uprisingNames['uprising-accept-contract'],
    icon: 'spiceTrade',
    effects: [{ kind: 'contract' }, { kind: 'draw', n: 1 }],
  },
  {
    id: 'uprising-shipping',
    ...uprisingNames['uprising-shipping'],
    icon: 'spiceTrade',
    cost: { what: 'spice', n: 3 },
    needs: { with: 'guild', n: 2 },
    effects: [
      { kind: 'gain', what: 'solari', n: 5 },
      { kind: 'influence', with: 'any', n: 1 },
    ],
  },
  {
    id: 'uprising-arrakeen',
    ...uprisingNames['uprising-arrakeen'],
    icon: 'city',
    effects: [
      { kind: 'recruit', n: 1 },
      { kind: 'draw', n: 1 },
    ],
    combat: true,
    control: 'solari',
    shieldWall: true,
  },
  {
    id: 'uprising-spice-refinery',
    ...uprisingNames['uprising-spice-refinery'],
    icon: 'city',
    exchanges: [
      { effects: [{ kind: 'gain', what: 'solari', n: 2 }] },
      { cost: { what: 'spice', n: 1 }, effects: [{ kind: 'gain', what: 'solari', n: 4 }] },
    ],
    effects: [],
    combat: true,
    control: 'solari',
    shieldWall: true,
  },
  {
    id: 'uprising-research-station',
    ...uprisingNames['uprising-research-station'],
    icon: 'city',
    cost: { what: 'water', n: 2 },
    effects: [
      { kind: 'recruit', n: 2 },
      { kind: 'draw', n: 2 },
    ],
    combat: true,
    immortality: [
      { kind: 'draw', n: 2 },
      { kind: 'research', n: 1 },
    ],
  },
  {
    id: 'uprising-sietch-tabr',
    ...uprisingNames['uprising-sietch-tabr'],
    icon: 'city',
    needs: { with: 'fremen', n: 2 },
    effects: [
      {
        kind: 'choose',
        options: [
          [{ kind: 'hooks' }, { kind: 'recruit', n: 1 }, { kind: 'gain', what: 'water', n: 1 }],
          [{ kind: 'gain', what: 'water', n: 1 }, { kind: 'shieldWall' }],
        ],
      },
    ],
    combat: true,
  },
  {
    id: 'uprising-imperial-basin',
    ...uprisingNames['uprising-imperial-basin'],
    icon: 'spiceTrade',
    effects: [{ kind: 'harvest', n: 1 }],
    combat: true,
    maker: 1,
    control: 'spice',
    shieldWall: true,
  },
  {
    id: 'uprising-hagga-basin',
    ...uprisingNames['uprising-hagga-basin'],
    icon: 'spiceTrade',
    cost: { what: 'water', n: 1 },
    effects: [
      { kind: 'harvest', n: 0, what: 'bonus' },
      {
        kind: 'choose',
        options: [
          [{ kind: 'harvest', n: 2, what: 'base' }],
          [
            {
              kind: 'if',
              all: [{ kind: 'hooks' }],
              effects: [{ kind: 'sandworm', n: 1 }],
            },
          ],
        ],
      },
    ],
    combat: true,
    maker: 2,
  },
  {
    id: 'uprising-deep-desert',
    ...uprisingNames['uprising-deep-desert'],
    icon: 'spiceTrade',
    cost: { what: 'water', n: 3 },
    effects: [
      { kind: 'harvest', n: 0, what: 'bonus' },
      {
        kind: 'choose',
        options: [
          [{ kind: 'harvest', n: 4, what: 'base' }],
          [
            {
              kind: 'if',
              all: [{ kind: 'hooks' }],
              effects: [{ kind: 'sandworm', n: 2 }],
            },
          ],
        ],
      },
    ],
    combat: true,
    maker: 4,
  },
];
