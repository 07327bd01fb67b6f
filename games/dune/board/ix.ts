import { ixNames } from './names.ts';
import type { SpaceData } from './types.ts';

/** The four spaces of Rise of Ix. */
export const ixSpaces: readonly SpaceData[] = [
  {
    id: 'ix-interstellar-shipping',
    ...ixNames['ix-interstellar-shipping'],
    icon: 'spiceTrade',
    needs: { with: 'guild', n: 2 },
    effects: [{ kind: 'freighter', n: 2 }],
  },
  {
    id: 'ix-smuggling',
    ...ixNames['ix-smuggling'],
    icon: 'spiceTrade',
    effects: [
      { kind: 'gain', what: 'solari', n: 1 },
      { kind: 'freighter', n: 1 },
    ],
  },
  {
    id: 'ix-tech-negotiation',
    ...ixNames['ix-tech-negotiation'],
    icon: 'landsraad',
    effects: [
      { kind: 'choose', options: [[{ kind: 'tech', n: 1 }], [{ kind: 'negotiator', n: 1 }]] },
      { kind: 'whileHere', n: 1 },
    ],
  },
  {
    id: 'ix-dreadnought',
    ...ixNames['ix-dreadnought'],
    icon: 'landsraad',
    cost: { what: 'solari', n: 3 },
    effects: [
      { kind: 'dreadnought', n: 1 },
      { kind: 'tech', n: 0 },
    ],
  },
];
