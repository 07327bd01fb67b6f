/** Observation posts of Uprising: where a Spy stands, and the spaces it watches (D-25.5, D-25.13). */
export interface Post {
  readonly id: string;
  /** By their English names. */
  readonly spaces: readonly string[];
}

/** Of all boards; on a table lie those of which a space lies there. */
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
  // Not printed; with Rise of Ix they are treated as existing (D-29.1).
  { id: 'post-ix-1', spaces: ['Interstellar Shipping', 'Smuggling'] },
  { id: 'post-ix-2', spaces: ['Tech Negotiation', 'Dreadnought'] },
  // Of the side for six players.
  { id: 'post-6p-1', spaces: ['Military Support', 'Economic Support'] },
  { id: 'post-6p-2', spaces: ['Controversial Technology', 'Expedition'] },
  { id: 'post-6p-3', spaces: ['Carthag'] },
  { id: 'post-6p-4', spaces: ['Habbanya Erg'] },
];

export const spyLimit = 3;
