/** What stands in the picture of a card, and which glyph means what. */

/** Symbols of resources, effects and icons. */
export const symbols = {
  solari: 'two-coins',
  spice: 'powder',
  water: 'water-drop',
  troops: 'cube',
  cards: 'card-draw',
  intrigue: 'drama-masks',
  swords: 'broadsword',
  points: 'laurels',
  influence: 'upgrade',
  trash: 'fire',
  discard: 'card-discard',
  council: 'throne-king',
  mentat: 'brain',
  swordmaster: 'sword-brandish',
  foldspace: 'portal',
  signet: 'skull-signet',
  control: 'flying-flag',
  combat: 'crossed-swords',
  emperor: 'imperial-crown',
  guild: 'moon-orbit',
  beneGesserit: 'sheikah-eye',
  fremen: 'bone-knife',
  landsraad: 'greek-temple',
  city: 'egyptian-temple',
  spiceTrade: 'stockpiles',
  spy: 'spy',
} as const;

export type Sign = keyof typeof symbols;

/** The dye of a cloth as the weaves call it. */
export const dyes: Readonly<Record<string, string>> = {
  emperor: 'emperor',
  guild: 'guild',
  beneGesserit: 'bene',
  fremen: 'fremen',
};

export const dyeFor = (name: string): string => dyes[name] ?? 'sand';

/** Cards that have a figure of their own; others show the sign of their Faction. */
const figures: Readonly<Record<string, string>> = {
  dagger: 'plain-dagger',
  'convincing-argument': 'discussion',
  diplomacy: 'scroll-quill',
  reconnaissance: 'dragonfly',
  'seek-allies': 'meeple-group',
  'dune-the-desert-planet': 'desert',
  'signet-ring': 'skull-signet',
  foldspace: 'portal',
  'arrakis-liaison': 'cowled',
  'the-spice-must-flow': 'powder',
  'arrakis-recruiter': 'rally-the-troops',
  'assassination-mission': 'hooded-assassin',
  'bene-gesserit-initiate': 'hooded-figure',
  'bene-gesserit-sister': 'woman-elf-face',
  carryall: 'interceptor-ship',
  chani: 'swordwoman',
  'choam-directorship': 'buy-card',
  crysknife: 'bone-knife',
  'dr-yueh': 'caduceus',
  'duncan-idaho': 'swordman',
  'fedaykin-death-commando': 'ninja-heroic-stance',
  'firm-grip': 'lion',
  'fremen-camp': 'camping-tent',
  'gene-manipulation': 'dna1',
  'guild-administrator': 'cultist',
  'guild-ambassador': 'cowled',
  'guild-bankers': 'bank',
  'gun-thopter': 'dragonfly',
  'smugglers-thopter': 'interceptor-ship',
  'gurney-halleck': 'spartan',
  'imperial-spy': 'spy',
  'kwisatz-haderach': 'sun-priest',
  'lady-jessica': 'queen-crown',
  'liet-kynes': 'hood',
  'missionaria-protectiva': 'scroll-unfurled',
  opulence: 'gem-chain',
  'other-memory': 'brain',
  'piter-de-vries': 'evil-eyes',
  'power-play': 'chess-king',
  'reverend-mother-mohiam': 'nun-face',
  'sardaukar-infantry': 'guards',
  'sardaukar-legion': 'rally-the-troops',
  scout: 'spyglass',
  'shifting-allegiances': 'shaking-hands',
  'sietch-reverend-mother': 'third-eye',
  'space-travel': 'spaceship',
  'spice-hunter': 'stockpiles',
  'spice-smugglers': 'cargo-crate',
  stilgar: 'viking-head',
  'test-of-humanity': 'hand',
  'the-voice': 'shouting',
  'thufir-hawat': 'wizard-face',
  'worm-riders': 'sand-snake',
};

/** The part of an id that names the card: `imp-chani`, `start-dagger`. */
export function figureOf(id: string, fallback: string): string {
  const found = Object.keys(figures).find((name) => id === name || id.endsWith(`-${name}`));
  return found === undefined ? fallback : figures[found];
}

/** The heads of the Houses. */
export const leaderFigures: Readonly<Record<string, string>> = {
  'lead-paul-atreides': 'hawk-emblem',
  'lead-duke-leto-atreides': 'hawk-emblem',
  'lead-baron-vladimir-harkonnen': 'griffin-symbol',
  'lead-glossu-the-beast-rabban': 'bull-horns',
  'lead-earl-memnon-thorvald': 'viking-helmet',
  'lead-countess-ariana-thorvald': 'queen-crown',
  'lead-count-ilban-richese': 'crown',
  'lead-helena-richese': 'double-face-mask',
};
