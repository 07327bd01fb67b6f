import type { BoxedRule } from './box.ts';

/** Chapters 1–2: boxes and terms, setup. */
export const setup = {
  'D-1.1': {
    chapter: '1',
    box: 'base',
    title: { ru: 'Products and modules', en: 'Products and modules' },
    text: {
      ru: 'A game is configured as one of two core games plus options. Core ’base’ = Dune: Imperium (1-4 players). Core ’uprising’ = Dune: Imperium - Uprising (1-4 players, or 6 players in teams). Options: Rise of Ix and Immortality may each be added to either core, alone or together; the CHOAM module and the 10 Rise of Ix contracts belong to Uprising; Epic Game Mode needs Rise of Ix; ’Go to 11’ is a variant of Immortality.',
      en: 'A game is configured as one of two core games plus options. Core ’base’ = Dune: Imperium (1-4 players). Core ’uprising’ = Dune: Imperium - Uprising (1-4 players, or 6 players in teams). Options: Rise of Ix and Immortality may each be added to either core, alone or together; the CHOAM module and the 10 Rise of Ix contracts belong to Uprising; Epic Game Mode needs Rise of Ix; ’Go to 11’ is a variant of Immortality.',
    },
    enforceable: true,
  },
  'D-1.2': {
    chapter: '1',
    box: 'base',
    title: { ru: 'Goal', en: 'Goal' },
    text: {
      ru: 'Players collect Victory Points (VP). At the end of a round in which the end condition holds (see section 15) the player with the most VP wins; in six-player Uprising the team with the higher sum of VP.',
      en: 'Players collect Victory Points (VP). At the end of a round in which the end condition holds (see section 15) the player with the most VP wins; in six-player Uprising the team with the higher sum of VP.',
    },
    enforceable: true,
  },
  'D-1.3': {
    chapter: '1',
    box: 'base',
    title: { ru: 'Cards override rules', en: 'Cards override rules' },
    text: {
      ru: 'When the text of a card, tile, leader or board space contradicts a general rule, the text wins.',
      en: 'When the text of a card, tile, leader or board space contradicts a general rule, the text wins.',
    },
    enforceable: true,
  },
  'D-1.4': {
    chapter: '1',
    box: 'base',
    title: { ru: 'Factions', en: 'Factions' },
    text: {
      ru: 'There are four Factions: Emperor, Spacing Guild, Bene Gesserit, Fremen. The Bene Tleilax are not a Faction. In six-player Uprising the main board has Great Houses and Fringe Worlds instead of Emperor and Fremen.',
      en: 'There are four Factions: Emperor, Spacing Guild, Bene Gesserit, Fremen. The Bene Tleilax are not a Faction. In six-player Uprising the main board has Great Houses and Fringe Worlds instead of Emperor and Fremen.',
    },
    enforceable: true,
  },
  'D-1.5': {
    chapter: '1',
    box: 'base',
    title: { ru: 'Agent icons', en: 'Agent icons' },
    text: {
      ru: 'Base and its expansions use seven Agent icons: Emperor, Spacing Guild, Bene Gesserit, Fremen, Landsraad, City, Spice Trade. Uprising adds an eighth, Spy.',
      en: 'Base and its expansions use seven Agent icons: Emperor, Spacing Guild, Bene Gesserit, Fremen, Landsraad, City, Spice Trade. Uprising adds an eighth, Spy.',
    },
    enforceable: true,
  },
  'D-1.6': {
    chapter: '1',
    box: 'base',
    title: { ru: 'Resources', en: 'Resources' },
    text: {
      ru: 'Resources are Solari, spice and water. They are gained from and paid to an unlimited bank. A player can never have a negative amount.',
      en: 'Resources are Solari, spice and water. They are gained from and paid to an unlimited bank. A player can never have a negative amount.',
    },
    enforceable: true,
  },
  'D-1.7': {
    chapter: '1',
    box: 'base',
    title: { ru: 'Pieces of a player', en: 'Pieces of a player' },
    text: {
      ru: 'Base: 16 cubes (4 Influence cubes, 12 troops), 3 Agents (the third is the Swordmaster), 2 discs (score marker, Councilor token), 1 Combat marker, 3 Control markers, a 10-card starting deck. Rise of Ix adds 2 dreadnoughts and a Freighter disc; Immortality adds a research token, a Tleilaxu token, a Family Atomics token and 2 Experimentation cards; Uprising adds 3 Spies.',
      en: 'Base: 16 cubes (4 Influence cubes, 12 troops), 3 Agents (the third is the Swordmaster), 2 discs (score marker, Councilor token), 1 Combat marker, 3 Control markers, a 10-card starting deck. Rise of Ix adds 2 dreadnoughts and a Freighter disc; Immortality adds a research token, a Tleilaxu token, a Family Atomics token and 2 Experimentation cards; Uprising adds 3 Spies.',
    },
    enforceable: true,
  },
  'D-1.8': {
    chapter: '1',
    box: 'base',
    title: { ru: 'Troop limit', en: 'Troop limit' },
    text: {
      ru: 'A player has exactly 12 troops in all zones together (supply, garrison, Conflict, Negotiators on the Ix board, specimens in the Axolotl tanks, memories of Lady Jessica). Effects that need a troop from the supply do as much as possible when the supply is short.',
      en: 'A player has exactly 12 troops in all zones together (supply, garrison, Conflict, Negotiators on the Ix board, specimens in the Axolotl tanks, memories of Lady Jessica). Effects that need a troop from the supply do as much as possible when the supply is short.',
    },
    enforceable: true,
  },
  'D-1.9': {
    chapter: '1',
    box: 'base',
    title: { ru: 'Zones of a personal card', en: 'Zones of a personal card' },
    text: {
      ru: 'A card of a player’s deck is in exactly one zone: deck (face down, ordered), hand, in play (face up in front of the player), discard pile (face up), trashed (out of the game; Reserve cards go back to their stack).',
      en: 'A card of a player’s deck is in exactly one zone: deck (face down, ordered), hand, in play (face up in front of the player), discard pile (face up), trashed (out of the game; Reserve cards go back to their stack).',
    },
    enforceable: true,
  },
  'D-1.10': {
    chapter: '1',
    box: 'base',
    title: { ru: 'Unit', en: 'Unit' },
    text: {
      ru: 'A unit is a troop, a dreadnought (Rise of Ix) or a sandworm (Uprising). Effects that name troops never affect dreadnoughts or sandworms; base-game cards name only troops.',
      en: 'A unit is a troop, a dreadnought (Rise of Ix) or a sandworm (Uprising). Effects that name troops never affect dreadnoughts or sandworms; base-game cards name only troops.',
    },
    enforceable: true,
  },
  'D-1.11': {
    chapter: '1',
    box: 'base',
    title: { ru: 'Player order', en: 'Player order' },
    text: {
      ru: 'Turn order is clockwise, starting with the holder of the First Player marker.',
      en: 'Turn order is clockwise, starting with the holder of the First Player marker.',
    },
    enforceable: true,
  },
  'D-2.1': {
    chapter: '2',
    box: 'base',
    title: { ru: 'Board', en: 'Board' },
    text: {
      ru: 'Put the Mentat on the Mentat space and one Alliance token on each of the four Influence tracks.',
      en: 'Put the Mentat on the Mentat space and one Alliance token on each of the four Influence tracks.',
    },
    enforceable: true,
  },
  'D-2.2': {
    chapter: '2',
    box: 'base',
    title: { ru: 'Conflict deck', en: 'Conflict deck' },
    text: {
      ru: 'Shuffle the cards of each level separately. The deck has 10 cards: all 4 Conflict III at the bottom, 5 random Conflict II on them, 1 random Conflict I on top. Unused Conflict cards go back unseen.',
      en: 'Shuffle the cards of each level separately. The deck has 10 cards: all 4 Conflict III at the bottom, 5 random Conflict II on them, 1 random Conflict I on top. Unused Conflict cards go back unseen.',
    },
    enforceable: true,
  },
  'D-2.3': {
    chapter: '2',
    box: 'base',
    title: { ru: 'Decks and rows', en: 'Decks and rows' },
    text: {
      ru: 'Shuffle the Intrigue deck; shuffle the Imperium deck and deal 5 cards face up as Imperium Row; put the Reserve beside it: 8 Arrakis Liaison, 10 The Spice Must Flow, 6 Foldspace.',
      en: 'Shuffle the Intrigue deck; shuffle the Imperium deck and deal 5 cards face up as Imperium Row; put the Reserve beside it: 8 Arrakis Liaison, 10 The Spice Must Flow, 6 Foldspace.',
    },
    enforceable: true,
  },
  'D-2.4': {
    chapter: '2',
    box: 'base',
    title: { ru: 'Leaders', en: 'Leaders' },
    text: {
      ru: 'Each player takes one Leader, chosen or at random. Complexity marks (1-3) are advice only. Leaders of the same House may be in the same game.',
      en: 'Each player takes one Leader, chosen or at random. Complexity marks (1-3) are advice only. Leaders of the same House may be in the same game.',
    },
    enforceable: true,
  },
  'D-2.5': {
    chapter: '2',
    box: 'base',
    title: { ru: 'Starting deck and water', en: 'Starting deck and water' },
    text: {
      ru: 'Each player shuffles the own 10-card starting deck and takes 1 water. Leaders may change this (see leaders data).',
      en: 'Each player shuffles the own 10-card starting deck and takes 1 water. Leaders may change this (see leaders data).',
    },
    enforceable: true,
  },
  'D-2.6': {
    chapter: '2',
    box: 'base',
    title: { ru: 'Pieces at start', en: 'Pieces at start' },
    text: {
      ru: 'Each player places: 2 Agents on the Leader; the Swordmaster beside the board; the score marker on 0 (on 1 in a 4-player game); the Combat marker on 0; one cube on the bottom (0) of each Influence track; 3 troops in the own garrison and 9 in the supply; the remaining pieces in the supply, visible to all.',
      en: 'Each player places: 2 Agents on the Leader; the Swordmaster beside the board; the score marker on 0 (on 1 in a 4-player game); the Combat marker on 0; one cube on the bottom (0) of each Influence track; 3 troops in the own garrison and 9 in the supply; the remaining pieces in the supply, visible to all.',
    },
    enforceable: true,
  },
  'D-2.7': {
    chapter: '2',
    box: 'base',
    title: { ru: 'First player', en: 'First player' },
    text: {
      ru: 'A random player takes the First Player marker (solo: the Rival to the player’s left takes it).',
      en: 'A random player takes the First Player marker (solo: the Rival to the player’s left takes it).',
    },
    enforceable: true,
  },
  'D-2.8': {
    chapter: '2',
    box: 'base',
    title: { ru: 'Leader setup effects', en: 'Leader setup effects' },
    text: {
      ru: 'Setup effects of Leaders are applied after the rest of setup. Baron Vladimir Harkonnen chooses his two Masterstroke Factions secretly after all other setup and before round 1. Viscount Hundro Moritani looks at Intrigue cards at setup (in Epic mode after everybody has drawn).',
      en: 'Setup effects of Leaders are applied after the rest of setup. Baron Vladimir Harkonnen chooses his two Masterstroke Factions secretly after all other setup and before round 1. Viscount Hundro Moritani looks at Intrigue cards at setup (in Epic mode after everybody has drawn).',
    },
    enforceable: true,
  },
  'D-2.9': {
    chapter: '2',
    box: 'base',
    title: { ru: 'Setup by number of players', en: 'Setup by number of players' },
    text: {
      ru: '1: two Rivals with Agents, score 0, First Player marker to the left Rival (base) or by Objective (Uprising). 2: base House Hagal with three Agents; Uprising one Rival; score 0. 3: score 0. 4: score 1. 6 (Uprising only): two teams, Allies score 1, Commanders 4. In all cases every human player starts with 2 Agents, 3 garrisoned troops and 1 water (Leaders, Epic mode and difficulty may change this; Commanders have no troops).',
      en: '1: two Rivals with Agents, score 0, First Player marker to the left Rival (base) or by Objective (Uprising). 2: base House Hagal with three Agents; Uprising one Rival; score 0. 3: score 0. 4: score 1. 6 (Uprising only): two teams, Allies score 1, Commanders 4. In all cases every human player starts with 2 Agents, 3 garrisoned troops and 1 water (Leaders, Epic mode and difficulty may change this; Commanders have no troops).',
    },
    enforceable: true,
  },
  'D-2.10': {
    chapter: '2',
    box: 'base',
    title: { ru: 'Player counts', en: 'Player counts' },
    text: {
      ru: '1 player: two Rivals (section 22). 2 players: House Hagal as third seat (section 21). 3 and 4 players: no automated seat.',
      en: '1 player: two Rivals (section 22). 2 players: House Hagal as third seat (section 21). 3 and 4 players: no automated seat.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, BoxedRule>;
