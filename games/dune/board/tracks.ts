import type { Effect } from '../effects/language.ts';
import type { Faction } from '../symbols.ts';

/** The Shipping track of Rise of Ix, from the first space above the bottom. */
export const shipping: readonly (readonly Effect[])[] = [
  [
    {
      kind: 'choose',
      options: [
        [
          { kind: 'gain', what: 'solari', n: 5 },
          { kind: 'opponents', who: 'others', effects: [{ kind: 'gain', what: 'solari', n: 1 }] },
        ],
        [{ kind: 'gain', what: 'spice', n: 2 }],
      ],
    },
  ],
  [
    { kind: 'recruit', n: 2 },
    { kind: 'influence', with: 'any', n: 1 },
  ],
  [{ kind: 'tech', n: 2 }],
];

/** The Tleilaxu track of Immortality; `first` is for whoever comes there first. */
export const tleilaxuTrack: readonly {
  readonly bonus: readonly Effect[];
  readonly first?: readonly Effect[];
}[] = [
  { bonus: [] },
  { bonus: [] },
  { bonus: [{ kind: 'intrigue', n: 1 }] },
  { bonus: [] },
  { bonus: [{ kind: 'points', n: 1 }], first: [{ kind: 'gain', what: 'spice', n: 2 }] },
  { bonus: [] },
  { bonus: [{ kind: 'intrigue', n: 1 }] },
  { bonus: [{ kind: 'points', n: 1 }] },
];

/** A place on the research track of Immortality, and those one can go on to. */
export interface ResearchNode {
  readonly id: string;
  readonly effects: readonly Effect[];
  readonly next: readonly string[];
  /** Of the two genetic markers, the one reached here. */
  readonly marker?: number;
}

export const researchTrack: readonly ResearchNode[] = [
  { id: '0', effects: [], next: ['1mid'] },
  { id: '1mid', effects: [{ kind: 'specimen', n: 1 }], next: ['2up', '2down'] },
  { id: '2up', effects: [{ kind: 'specimen', n: 1 }], next: ['3up', '3mid'] },
  { id: '2down', effects: [{ kind: 'tleilaxu', n: 1 }], next: ['3mid', '3down'] },
  { id: '3up', effects: [{ kind: 'research', n: 1 }], next: ['4up'] },
  { id: '3mid', effects: [{ kind: 'trash' }, { kind: 'specimen', n: 1 }], next: ['4up', '4mid'] },
  {
    id: '3down',
    effects: [
      { kind: 'tleilaxu', n: 1 },
      { kind: 'specimen', n: 1 },
    ],
    next: ['4mid', '4down'],
  },
  { id: '4up', effects: [{ kind: 'tleilaxu', n: 1 }], next: ['5up', '5mid'], marker: 1 },
  { id: '4mid', effects: [{ kind: 'specimen', n: 1 }], next: ['5mid', '5down'], marker: 1 },
  { id: '4down', effects: [{ kind: 'research', n: 1 }], next: ['5down'], marker: 1 },
  { id: '5up', effects: [{ kind: 'research', n: 1 }], next: ['6up'] },
  { id: '5mid', effects: [{ kind: 'specimen', n: 1 }], next: ['6up', '6mid'] },
  { id: '5down', effects: [{ kind: 'gain', what: 'solari', n: 1 }], next: ['6mid', '6down'] },
  { id: '6up', effects: [{ kind: 'gain', what: 'spice', n: 1 }], next: ['7up', '7mid'] },
  { id: '6mid', effects: [{ kind: 'tleilaxu', n: 1 }], next: ['7mid', '7down'] },
  { id: '6down', effects: [{ kind: 'influence', with: 'any', n: 1 }], next: ['7down'] },
  { id: '7up', effects: [{ kind: 'tleilaxu', n: 1 }], next: ['8up'] },
  {
    id: '7mid',
    effects: [
      {
        kind: 'arrow',
        pay: [{ kind: 'trashIntrigue' }],
        effects: [
          { kind: 'draw', n: 1 },
          { kind: 'intrigue', n: 1 },
        ],
      },
    ],
    next: ['8up', '8mid'],
  },
  { id: '7down', effects: [{ kind: 'trash' }, { kind: 'specimen', n: 1 }], next: ['8mid', '8down'] },
  { id: '8up', effects: [{ kind: 'gain', what: 'spice', n: 2 }], next: [], marker: 2 },
  { id: '8mid', effects: [{ kind: 'tleilaxu', n: 1 }], next: [], marker: 2 },
  {
    id: '8down',
    effects: [
      { kind: 'arrow', pay: [{ kind: 'pay', what: 'solari', n: 7 }], effects: [{ kind: 'tleilaxu', n: 2 }] },
    ],
    next: [],
    marker: 2,
  },
];

type Bonus = Extract<Effect, { kind: 'gain' | 'intrigue' | 'recruit' | 'spy' }>;

/** What 4 Influence gives on the boards, by Faction: Emperor, Spacing Guild, Bene Gesserit, Fremen (D-16.4). */
export const influenceBonus: Readonly<Record<'base' | 'uprising' | 'six', readonly Bonus[]>> = {
  base: [
    { kind: 'recruit', n: 2 },
    { kind: 'gain', what: 'solari', n: 3 },
    { kind: 'intrigue', n: 1 },
    { kind: 'gain', what: 'water', n: 1 },
  ],
  uprising: [
    { kind: 'spy', n: 1 },
    { kind: 'gain', what: 'solari', n: 3 },
    { kind: 'intrigue', n: 1 },
    { kind: 'gain', what: 'water', n: 1 },
  ],
  six: [
    { kind: 'recruit', n: 2 },
    { kind: 'gain', what: 'solari', n: 3 },
    { kind: 'intrigue', n: 1 },
    { kind: 'spy', n: 1 },
  ],
};

/** The Training track of Feyd-Rautha Harkonnen: what a place gives, and where one can go on from it (D-20.13). */
export const training: readonly {
  readonly id: string;
  readonly effects: readonly Effect[];
  readonly next: readonly number[];
}[] = [
  { id: 'start', effects: [], next: [1, 2] },
  {
    id: 'a1',
    effects: [{ kind: 'arrow', pay: [{ kind: 'pay', what: 'solari', n: 1 }], effects: [{ kind: 'trash' }] }],
    next: [3],
  },
  { id: 'a2', effects: [{ kind: 'spy', n: 1 }], next: [3] },
  { id: 'b', effects: [{ kind: 'trash' }], next: [4, 5] },
  { id: 'c', effects: [{ kind: 'trash' }], next: [7] },
  { id: 'd1', effects: [{ kind: 'spy', n: 1 }], next: [6] },
  { id: 'd2', effects: [{ kind: 'gain', what: 'spice', n: 2 }], next: [7] },
  {
    id: 'end',
    effects: [
      { kind: 'recruit', n: 1 },
      { kind: 'spy', n: 1 },
    ],
    next: [],
  },
];

/** The tracks of the Commanders' own boards, by the Faction whose icon may mean them: what each place gives the team (D-28.8). */
export const ownTracks: Readonly<Partial<Record<Faction, readonly (readonly Effect[])[]>>> = {
  emperor: [
    [],
    [{ kind: 'team', effects: [{ kind: 'gain', what: 'solari', n: 1 }] }],
    [],
    [{ kind: 'team', effects: [{ kind: 'spy', n: 1 }] }],
  ],
  fremen: [
    [],
    [{ kind: 'team', effects: [{ kind: 'gain', what: 'spice', n: 1 }] }],
    [],
    [{ kind: 'team', effects: [{ kind: 'gain', what: 'water', n: 1 }] }],
  ],
};

export const topOfOwnTrack = 4;
