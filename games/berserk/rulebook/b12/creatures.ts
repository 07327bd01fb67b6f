import type { Rule } from '@vigrid/kernel';

/** Rules 206–209: card types; non-flying, flying creatures, symbionts and parasites. */
export const creatures = {
  'B12-206.1': {
    chapter: 'B12-206',
    title: { ru: '', en: 'Types from base properties' },
    text: {
      ru: '',
      en: 'By which base properties they have (cost, elite status, initial lives, movement stock, simple strike) cards divide into Creatures, Artifacts, Terrains and Equipment. Creatures divide into flying creatures, independent creatures and symbionts. Independent creatures and symbionts together form the group of non-flying creatures.',
    },
    enforceable: true,
  },
  'B12-206.2': {
    chapter: 'B12-206',
    title: { ru: '', en: 'Base properties of creatures' },
    text: {
      ru: '',
      en: "A creature has all base properties: cost, elite status, initial lives, movement stock (or instead of it 'flight' or 'symbiont') and simple strike.",
    },
    enforceable: true,
  },
  'B12-206.3': {
    chapter: 'B12-206',
    title: { ru: '', en: 'Base properties of artifacts' },
    text: {
      ru: '',
      en: 'An artifact has the base properties cost, elite status and initial lives, and no others.',
    },
    enforceable: true,
  },
  'B12-206.4': {
    chapter: 'B12-206',
    title: { ru: '', en: 'Base properties of terrains and equipment' },
    text: {
      ru: '',
      en: 'Terrains and equipment have the base properties cost and elite status, and no others.',
    },
    enforceable: true,
  },
  'B12-206.5': {
    chapter: 'B12-206',
    title: { ru: '', en: 'Only cards with a determinable cost can join a squad' },
    text: {
      ru: '',
      en: 'Cards whose base properties include a cost (gold or silver) may be taken into the squad. A card whose cost cannot be determined or computed cannot be taken into the squad.',
    },
    enforceable: true,
  },
  'B12-206.6': {
    chapter: 'B12-206',
    title: { ru: '', en: 'Lives make wounds possible' },
    text: {
      ru: '',
      en: 'Cards with a number of lives among their base properties can receive wounds and extra lives.',
    },
    enforceable: true,
  },
  'B12-206.7': {
    chapter: 'B12-206',
    title: { ru: '', en: 'Movement stock makes moving possible' },
    text: {
      ru: '',
      en: 'Cards with a movement stock among their base properties can use movement over the battlefield (or use a feature that replaces movement).',
    },
    enforceable: true,
  },
  'B12-206.8': {
    chapter: 'B12-206',
    title: { ru: '', en: 'Simple strike makes fighting possible' },
    text: {
      ru: '',
      en: 'Cards with a simple strike among their base properties can declare a simple strike, repel a simple strike and be the defender against a simple strike.',
    },
    enforceable: true,
  },
  'B12-207.1': {
    chapter: 'B12-207',
    title: { ru: '', en: 'Non-flying creature occupies a cell' },
    text: { ru: '', en: 'A non-flying creature is on the battlefield and occupies one cell of it.' },
    enforceable: true,
  },
  'B12-207.2': {
    chapter: 'B12-207',
    title: { ru: '', en: 'Non-flying creature relocates over cells only' },
    text: { ru: '', en: 'A non-flying creature can relocate only over cells of the battlefield.' },
    enforceable: true,
  },
  'B12-208.1': {
    chapter: 'B12-208',
    title: { ru: '', en: 'Placement of flying creatures' },
    text: {
      ru: '',
      en: 'A flying creature has the flight symbol in place of movement stock. Until it is revealed it stands on a separate cell of the battlefield. As soon as it is revealed it is put into the auxiliary zone; this does not use the stack. A flying creature that is incarnated, revived or summoned goes to the auxiliary zone.',
    },
    enforceable: true,
  },
  'B12-208.2': {
    chapter: 'B12-208',
    title: { ru: '', en: 'Flyers are adjacent to nothing' },
    text: {
      ru: '',
      en: 'A flying creature is not adjacent to any card, neither on the battlefield nor in the auxiliary zone.',
    },
    enforceable: true,
  },
  'B12-208.3': {
    chapter: 'B12-208',
    title: { ru: '', en: 'Flyers do not relocate' },
    text: {
      ru: '',
      en: 'A flying creature does not relocate and cannot be relocated (moved from cell to cell) by anything.',
    },
    enforceable: true,
  },
  'B12-208.4': {
    chapter: 'B12-208',
    title: { ru: '', en: 'What a flyer can attack' },
    text: {
      ru: '',
      en: 'A flying creature may declare a simple, special or magic strike, a ranged attack, a spell or an influence on cards on the battlefield as well as on other cards in the auxiliary zone.',
    },
    enforceable: true,
  },
  'B12-208.5': {
    chapter: 'B12-208',
    title: { ru: '', en: '15-crystal limit for flyers' },
    text: {
      ru: '',
      en: 'In the Recruitment subphase a player may spend at most 15 crystals in total on flying creatures.',
    },
    enforceable: true,
  },
  'B12-208.6': {
    chapter: 'B12-208',
    title: { ru: '', en: 'Striking flyers from the battlefield' },
    text: {
      ru: '',
      en: "Unless stated otherwise, cards on the battlefield cannot declare a simple, magic or special strike against a flying creature. Exception: when the only creatures the opponent has left are flying ones, the player's non-flying creatures may declare simple strikes against them. For every such strike the creature must first 'close for a strike at a flyer'; on its next own turn a creature that closed in this way may once declare a simple strike against any flying creature of the opponent.",
    },
    enforceable: true,
  },
  'B12-208.7': {
    chapter: 'B12-208',
    title: { ru: '', en: 'Losing flight' },
    text: {
      ru: '',
      en: 'When a flying creature loses flight, the player controlling it chooses which free battlefield cell it will occupy. If there is no free cell, it cannot lose flight.',
    },
    enforceable: true,
  },
  'B12-209.1': {
    chapter: 'B12-209',
    title: { ru: '', en: 'Symbiont and parasite' },
    text: {
      ru: '',
      en: "A symbiont has the symbiont symbol in place of movement stock, and its text box has the feature 'Symbiont' or 'Parasite': 'Symbiont' means the card is placed on a creature of its own squad, 'Parasite' means it is placed on a card of the opponent's squad.",
    },
    enforceable: true,
  },
  'B12-209.2': {
    chapter: 'B12-209',
    title: { ru: '', en: 'Seating a symbiont' },
    text: {
      ru: '',
      en: "Until it is revealed a symbiont stands on a separate battlefield cell. In the Reveal subphase it is put on the same cell as a creature, which becomes its host. For a card with 'Symbiont' the host must be a creature of its own squad; for a card with 'Parasite' the host must be an opponent's creature in the first row of the opponent's half.",
    },
    enforceable: true,
  },
  'B12-209.3': {
    chapter: 'B12-209',
    title: { ru: '', en: 'Changing host; host ceases to be a creature' },
    text: {
      ru: '',
      en: "If a feature puts a symbiont on a card other than its host, that card becomes its host and the previous host stops being so. If a symbiont's host stops being a creature, the symbiont is destroyed.",
    },
    enforceable: true,
  },
  'B12-209.4': {
    chapter: 'B12-209',
    title: { ru: '', en: 'No symbiont on a flyer; host leaves the battlefield' },
    text: {
      ru: '',
      en: 'A symbiont cannot be put on a flying creature. If a creature leaves the battlefield, its symbiont dies.',
    },
    enforceable: true,
  },
  'B12-209.5': {
    chapter: 'B12-209',
    title: { ru: '', en: 'Incorporeal hosts' },
    text: {
      ru: '',
      en: 'A symbiont that is not incorporeal cannot be put on an incorporeal creature. If a creature becomes incorporeal, its symbiont that is not incorporeal dies.',
    },
    enforceable: true,
  },
  'B12-209.6': {
    chapter: 'B12-209',
    title: { ru: '', en: 'One symbiont per creature' },
    text: {
      ru: '',
      en: 'A creature can carry only one symbiont. A symbiont cannot be put on a symbiont. If a creature becomes a symbiont, the symbiont on it dies.',
    },
    enforceable: true,
  },
  'B12-209.7': {
    chapter: 'B12-209',
    title: { ru: '', en: 'Symbiont without a host after reveal' },
    text: { ru: '', en: 'A symbiont that has no host when the Reveal subphase ends dies.' },
    enforceable: true,
  },
  'B12-209.8': {
    chapter: 'B12-209',
    title: { ru: '', en: 'Summoned, revived or incarnated symbiont' },
    text: {
      ru: '',
      en: "If a card's text says that a summoned, revived or incarnating symbiont is put on some card, that card becomes its host. If the text does not say so, the symbiont dies on arrival.",
    },
    enforceable: true,
  },
  'B12-209.9': {
    chapter: 'B12-209',
    title: { ru: '', en: "Symbiont shares the host's cell" },
    text: {
      ru: '',
      en: 'A symbiont is a card occupying the same cell as its host, and the two are adjacent to each other. The host may declare attacks against the symbiont and the symbiont against the host, by the general rules.',
    },
    enforceable: true,
  },
  'B12-209.10': {
    chapter: 'B12-209',
    title: { ru: '', en: 'A symbiont cannot declare movement' },
    text: {
      ru: '',
      en: 'Movement (the game action paid with movement units) of a symbiont cannot be declared.',
    },
    enforceable: true,
  },
  'B12-209.11': {
    chapter: 'B12-209',
    title: { ru: '', en: 'Symbiont relocates with its host' },
    text: {
      ru: '',
      en: 'A symbiont cannot relocate separately from its host. When the host relocates, the symbiont relocates simultaneously to the same cell. Every feature that forbids the symbiont to relocate to some cell forbids the host too.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
