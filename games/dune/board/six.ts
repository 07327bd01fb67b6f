import { sixNames } from './names.ts';
import type { SpaceData } from './types.ts';

/** Spaces of the six-player side, and of the Commanders' own boards. */
export const sixSpaces: readonly SpaceData[] = [
  {
    id: 'uprising-6p-military-support',
    ...sixNames['uprising-6p-military-support'],
    icon: 'emperor',
    faction: 'emperor',
    cost: { what: 'spice', n: 2 },
    effects: [{ kind: 'reinforce' }],
  },
  {
    id: 'uprising-6p-economic-support',
    ...sixNames['uprising-6p-economic-support'],
    icon: 'emperor',
    faction: 'emperor',
    effects: [{ kind: 'gain', what: 'spice', n: 1 }, { kind: 'trade' }],
  },
  {
    id: 'uprising-6p-controversial-technology',
    ...sixNames['uprising-6p-controversial-technology'],
    icon: 'fremen',
    faction: 'fremen',
    cost: { what: 'spice', n: 2 },
    effects: [{ kind: 'intrigue', n: 1 }, { kind: 'draw', n: 1 }, { kind: 'trash' }],
  },
  {
    id: 'uprising-6p-expedition',
    ...sixNames['uprising-6p-expedition'],
    icon: 'fremen',
    faction: 'fremen',
    effects: [{ kind: 'contract' }],
  },
  {
    id: 'uprising-6p-carthag',
    ...sixNames['uprising-6p-carthag'],
    icon: 'city',
    effects: [
      { kind: 'recruit', n: 1 },
      { kind: 'intrigue', n: 1 },
    ],
    combat: true,
  },
  {
    id: 'uprising-6p-habbanya-erg',
    ...sixNames['uprising-6p-habbanya-erg'],
    icon: 'spiceTrade',
    cost: { what: 'water', n: 1 },
    effects: [
      { kind: 'harvest', n: 2 },
      { kind: 'draw', n: 1 },
    ],
    combat: true,
    maker: 2,
  },
  {
    id: 'uprising-6p-swordmaster',
    ...sixNames['uprising-6p-swordmaster'],
    icon: 'landsraad',
    cost: { what: 'solari', n: 8 },
    effects: [{ kind: 'swordmaster' }],
    once: 'swordmaster',
    reduced: { what: 'solari', n: 6 },
  },
  {
    id: 'uprising-6p-sardaukar-shaddam-corrino-iv',
    ...sixNames['uprising-6p-sardaukar-shaddam-corrino-iv'],
    icon: 'emperor',
    faction: 'emperor',
    cost: { what: 'spice', n: 3 },
    effects: [
      { kind: 'intrigue', n: 1 },
      { kind: 'recruit', n: 4 },
    ],
    only: 'Shaddam Corrino IV',
  },
  {
    id: 'uprising-6p-vast-wealth-shaddam-corrino-iv',
    ...sixNames['uprising-6p-vast-wealth-shaddam-corrino-iv'],
    icon: 'emperor',
    faction: 'emperor',
    effects: [{ kind: 'gain', what: 'solari', n: 3 }],
    only: 'Shaddam Corrino IV',
  },
  {
    id: 'uprising-6p-hardy-warriors-muaddib',
    ...sixNames['uprising-6p-hardy-warriors-muaddib'],
    icon: 'fremen',
    faction: 'fremen',
    cost: { what: 'water', n: 1 },
    effects: [{ kind: 'recruit', n: 2 }],
    combat: true,
    only: "Muad'Dib",
  },
  {
    id: 'uprising-6p-desert-mastery-muaddib',
    ...sixNames['uprising-6p-desert-mastery-muaddib'],
    icon: 'fremen',
    faction: 'fremen',
    effects: [
      { kind: 'draw', n: 1 },
      { kind: 'gain', what: 'spice', n: 1 },
    ],
    combat: true,
    only: "Muad'Dib",
  },
];
