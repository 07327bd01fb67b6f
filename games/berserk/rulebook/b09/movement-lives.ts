import type { Rule } from '@vigrid/kernel';

/** Sections 203–204: movement and lives. */
export const movementAndLives = {
  'B09-203.1': {
    chapter: 'B09-203',
    title: { ru: '', en: 'Movement stock' },
    text: {
      ru: '',
      en: 'The movement stock is the number after the movement symbol.',
    },
    enforceable: true,
  },
  'B09-203.1a': {
    chapter: 'B09-203',
    title: { ru: '', en: 'Movement stock is a property' },
    text: {
      ru: '',
      en: 'The movement stock is a property of the card.',
    },
    enforceable: false,
  },
  'B09-203.2': {
    chapter: 'B09-203',
    title: { ru: '', en: 'Movement' },
    text: {
      ru: '',
      en: 'Movement is a property with which a card relocates on the battlefield by exactly one cell to an orthogonally neighbouring cell (same row or same column).',
    },
    enforceable: true,
  },
  'B09-203.2a': {
    chapter: 'B09-203',
    title: { ru: '', en: 'Target of movement' },
    text: {
      ru: '',
      en: 'The target of a movement is the destination cell.',
    },
    enforceable: true,
  },
  'B09-203.3': {
    chapter: 'B09-203',
    title: { ru: '', en: 'Movement marker as payment' },
    text: {
      ru: '',
      en: 'Payment for a movement is one movement marker placed on the card; it is received even if the movement was blocked. At the start of a player’s turn, together with opening, all movement markers are removed from all cards under that player’s control.',
    },
    enforceable: true,
  },
  'B09-203.4': {
    chapter: 'B09-203',
    title: { ru: '', en: 'Unused movement' },
    text: {
      ru: '',
      en: 'Unused movement = movement stock minus movement markers. It is the number of times the card can still use movement this turn.',
    },
    enforceable: true,
  },
  'B09-203.4a': {
    chapter: 'B09-203',
    title: { ru: '', en: 'Unused movement is rechecked' },
    text: {
      ru: '',
      en: 'Unused movement is recomputed each time the card’s owner receives priority, so changes to the stock or to the markers take effect at once. This is a base effect.',
    },
    enforceable: true,
  },
  'B09-203.5': {
    chapter: 'B09-203',
    title: { ru: '', en: 'No movement in the opponent’s turn' },
    text: {
      ru: '',
      en: 'Movement cannot be used during the opponent’s turn.',
    },
    enforceable: true,
  },
  'B09-203.6': {
    chapter: 'B09-203',
    title: { ru: '', en: 'Closed cards do not move' },
    text: {
      ru: '',
      en: 'A closed card cannot use movement.',
    },
    enforceable: true,
  },
  'B09-203.7': {
    chapter: 'B09-203',
    title: { ru: '', en: 'Opening clears movement markers' },
    text: {
      ru: '',
      en: 'When a card opens, all its movement markers are removed.',
    },
    enforceable: true,
  },
  'B09-203.8': {
    chapter: 'B09-203',
    title: { ru: '', en: 'Movement is non-sudden' },
    text: {
      ru: '',
      en: 'Movement may be declared only when the stack is empty, the card’s controller has priority and the before-during-after principle is respected.',
    },
    enforceable: true,
  },
  'B09-203.9': {
    chapter: 'B09-203',
    title: { ru: '', en: 'Symbiont symbol' },
    text: {
      ru: '',
      en: 'A card with the symbiont symbol in place of a movement stock is a symbiont or a parasite, as its text says; if the text does not say, it is a symbiont. It cannot use movement.',
    },
    enforceable: true,
  },
  'B09-203.10': {
    chapter: 'B09-203',
    title: { ru: '', en: 'Flight symbol' },
    text: {
      ru: '',
      en: 'A card with the flight symbol in place of a movement stock is a flying creature and cannot use movement.',
    },
    enforceable: true,
  },
  'B09-203.11': {
    chapter: 'B09-203',
    title: { ru: '', en: 'Moving card cannot pledge closing' },
    text: {
      ru: '',
      en: 'A card that has declared movement (or any other relocation of itself) cannot declare game actions whose payment includes closing it (while that relocation is on the stack).',
    },
    enforceable: true,
  },
  'B09-204.1': {
    chapter: 'B09-204',
    title: { ru: '', en: 'Life stock' },
    text: {
      ru: '',
      en: 'The life stock is the number after the life symbol: the units of life with which the card starts the battle.',
    },
    enforceable: true,
  },
  'B09-204.1a': {
    chapter: 'B09-204',
    title: { ru: '', en: 'Life stock is constant' },
    text: {
      ru: '',
      en: 'The life stock never changes.',
    },
    enforceable: true,
  },
  'B09-204.2': {
    chapter: 'B09-204',
    title: { ru: '', en: 'Extra lives' },
    text: {
      ru: '',
      en: 'Extra lives are units of life a card gains beyond its life stock.',
    },
    enforceable: true,
  },
  'B09-204.3': {
    chapter: 'B09-204',
    title: { ru: '', en: 'Life maximum' },
    text: {
      ru: '',
      en: 'If a card has a life maximum M, it cannot receive extra lives beyond M minus its life stock.',
    },
    enforceable: true,
  },
  'B09-204.3a': {
    chapter: 'B09-204',
    title: { ru: '', en: 'No default life maximum' },
    text: {
      ru: '',
      en: 'The life maximum is a property that is unset by default; some features set it.',
    },
    enforceable: true,
  },
  'B09-204.4': {
    chapter: 'B09-204',
    title: { ru: '', en: 'Wounds' },
    text: {
      ru: '',
      en: 'Wounds are markers received from attacks and from those spells and influences whose source text says that they wound.',
    },
    enforceable: true,
  },
  'B09-204.5': {
    chapter: 'B09-204',
    title: { ru: '', en: 'Negative lives' },
    text: {
      ru: '',
      en: 'Negative lives are the opposite of extra lives: lives taken away from the original stock. They are not wounds.',
    },
    enforceable: true,
  },
  'B09-204.6': {
    chapter: 'B09-204',
    title: { ru: '', en: 'Current lives' },
    text: {
      ru: '',
      en: 'Current lives = life stock + extra lives - wounds - negative lives.',
    },
    enforceable: true,
  },
  'B09-204.7': {
    chapter: 'B09-204',
    title: { ru: '', en: '“Leaves X current lives”' },
    text: {
      ru: '',
      en: 'A feature that leaves a card with X current lives only changes the number of wounds; it does not touch additional or negative lives.',
    },
    enforceable: true,
  },
  'B09-204.8': {
    chapter: 'B09-204',
    title: { ru: '', en: 'Lives as markers' },
    text: {
      ru: '',
      en: 'Extra lives and negative lives are markers, like wounds.',
    },
    enforceable: false,
  },
} as const satisfies Record<string, Rule>;
