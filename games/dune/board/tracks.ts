import type { Effect } from '../effects/language.ts';

/** Observation posts of Uprising: where a Spy stands, and the spaces it watches. */
export interface Post {
  readonly id: string;
  readonly spaces: readonly string[];
}

export const posts: readonly Post[] = [
  { id: 'post-01', spaces: ['Sardaukar', 'Dutiful Service'] },
  { id: 'post-02', spaces: ['High Council', 'Imperial Privilege', 'Swordmaster'] },
  { id: 'post-03', spaces: ['Assembly Hall', 'Gather Support'] },
  { id: 'post-04', spaces: ['Shipping', 'Accept Contract'] },
  { id: 'post-05', spaces: ['Heighliner', 'Deliver Supplies'] },
  { id: 'post-06', spaces: ['Espionage', 'Secrets'] },
  { id: 'post-07', spaces: ['Desert Tactics', 'Fremkit'] },
  { id: 'post-08', spaces: ['Research Station', 'Spice Refinery'] },
  { id: 'post-09', spaces: ['Research Station', 'Sietch Tabr'] },
  { id: 'post-10', spaces: ['Spice Refinery', 'Arrakeen'] },
  { id: 'post-11', spaces: ['Imperial Basin'] },
  { id: 'post-12', spaces: ['Hagga Basin'] },
  { id: 'post-13', spaces: ['Deep Desert'] },
];

/** Not printed; with Rise of Ix they are treated as existing. */
export const ixPosts: readonly Post[] = [
  { id: 'post-ix-1', spaces: ['Interstellar Shipping', 'Smuggling'] },
  { id: 'post-ix-2', spaces: ['Tech Negotiation', 'Dreadnought'] },
];

/** The Shipping track of Rise of Ix, from the first space above the bottom. */
export const shipping: readonly (readonly Effect[])[] = [
  [
    {
      kind: 'choose',
      options: [
        [
          { kind: 'gain', what: 'solari', n: 5 },
          { kind: 'opponents', who: 'each', effects: [{ kind: 'gain', what: 'solari', n: 1 }] },
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

/** What 4 Influence gives on the boards of Uprising, by Faction: Emperor, Spacing Guild, Bene Gesserit, Fremen. */
export const uprisingBonus: readonly Effect[] = [
  { kind: 'spy', n: 1 },
  { kind: 'gain', what: 'solari', n: 3 },
  { kind: 'intrigue', n: 1 },
  { kind: 'gain', what: 'water', n: 1 },
];
