import type { Rule } from '@vigrid/kernel';

/** Rules 201–205: the zones of play. */
export const zones = {
  'B12-201.1': {
    chapter: 'B12-201',
    title: { ru: '', en: 'Zones' },
    text: {
      ru: '',
      en: "The zones are Battlefield, Auxiliary zone, Deck and Graveyard. 'Play zone' is the common name of the Battlefield together with the Auxiliary zone.",
    },
    enforceable: true,
  },
  'B12-201.2': {
    chapter: 'B12-201',
    title: { ru: '', en: 'Features work only in the play zone' },
    text: {
      ru: '',
      en: 'Properties and features of cards influence only the play zone. They can be used only while their card is in the play zone and only on cards that are in the play zone.',
    },
    enforceable: true,
  },
  'B12-202.1': {
    chapter: 'B12-202',
    title: { ru: '', en: 'Battlefield geometry' },
    text: {
      ru: '',
      en: 'The battlefield is a rectangle 6 cells high and 5 cells wide, divided into 6 rows of 5 cells. A row is 5 cells in a horizontal line; a column (vertical) is 6 cells in a vertical line.',
    },
    enforceable: true,
  },
  'B12-202.2': {
    chapter: 'B12-202',
    title: { ru: '', en: 'Halves and row numbering' },
    text: {
      ru: '',
      en: "A player's half is the three rows nearest to that player (15 cells); the other three rows are the opponent's half. A player's 1st row is the five cells of their half that touch the opponent's half, then come the 2nd and the 3rd row; the 3rd row is nearest to the player.",
    },
    enforceable: true,
  },
  'B12-202.3': {
    chapter: 'B12-202',
    title: { ru: '', en: 'What stands on the battlefield' },
    text: {
      ru: '',
      en: 'Non-flying creatures, symbionts, artifacts and equipment are placed on the battlefield.',
    },
    enforceable: true,
  },
  'B12-203.1': {
    chapter: 'B12-203',
    title: { ru: '', en: 'Auxiliary zone' },
    text: {
      ru: '',
      en: 'Flying creatures and terrains are placed in the auxiliary zone. Each player has their own auxiliary zone.',
    },
    enforceable: true,
  },
  'B12-203.2': {
    chapter: 'B12-203',
    title: { ru: '', en: 'Range does not limit actions aimed at the auxiliary zone' },
    text: {
      ru: '',
      en: 'A card may use a shot, discharge, throw, spell or influence on a card in the auxiliary zone regardless of range.',
    },
    enforceable: true,
  },
  'B12-204.1': {
    chapter: 'B12-204',
    title: { ru: '', en: 'Deck' },
    text: {
      ru: '',
      en: 'The deck is a zone holding face-down cards that take no direct part in play. Each player has their own deck.',
    },
    enforceable: true,
  },
  'B12-204.1.1': {
    chapter: 'B12-204',
    title: { ru: '', en: 'Neat deck' },
    text: {
      ru: '',
      en: 'Cards in a deck are kept in an even pile with all backs oriented the same way (each player chooses their own orientation).',
    },
    enforceable: false,
  },
  'B12-204.2': {
    chapter: 'B12-204',
    title: { ru: '', en: 'Deck is a closed zone' },
    text: {
      ru: '',
      en: 'Only the owner may look through their deck, and only when a rule or the text of a feature prescribes it. After it has been looked through the deck is shuffled.',
    },
    enforceable: true,
  },
  'B12-204.3': {
    chapter: 'B12-204',
    title: { ru: '', en: 'Deck order and mandatory shuffle' },
    text: {
      ru: '',
      en: 'After the Recruitment subphase ends the cards of a deck may not be rearranged (only shuffled when the rules require it). After a game action takes one or more cards out of a deck or puts one or more cards into it, that deck is shuffled (once for the whole game action).',
    },
    enforceable: true,
  },
  'B12-204.4': {
    chapter: 'B12-204',
    title: { ru: '', en: 'Card going to a deck' },
    text: {
      ru: '',
      en: "A card that goes to a deck always goes to its owner's deck. It loses all chips, markers and acquired features. If it later returns to the play zone it counts as a different card (a new object).",
    },
    enforceable: true,
  },
  'B12-205.1': {
    chapter: 'B12-205',
    title: { ru: '', en: 'Graveyard' },
    text: {
      ru: '',
      en: "The graveyard is the zone where destroyed cards go. Each player has their own. A card is put on top of its owner's graveyard. A card may also get to the graveyard from the deck or from the deal; that is not destruction.",
    },
    enforceable: true,
  },
  'B12-205.1.1': {
    chapter: 'B12-205',
    title: { ru: '', en: 'Spreading the graveyard' },
    text: {
      ru: '',
      en: 'If cards in graveyards bear markers or features that can be used from there, players may lay the graveyard out so that these can be seen, as long as the order of the cards stays clearly traceable.',
    },
    enforceable: false,
  },
  'B12-205.1.2': {
    chapter: 'B12-205',
    title: { ru: '', en: 'Simultaneous arrival in the graveyard' },
    text: {
      ru: '',
      en: 'If two or more cards arrive in a graveyard at the same time, their owner chooses the order in which they are put there.',
    },
    enforceable: true,
  },
  'B12-205.2': {
    chapter: 'B12-205',
    title: { ru: '', en: 'Graveyard is open' },
    text: {
      ru: '',
      en: 'Cards in a graveyard lie face up. A player may look at the cards of either graveyard at any time.',
    },
    enforceable: true,
  },
  'B12-205.3': {
    chapter: 'B12-205',
    title: { ru: '', en: 'Graveyard order is fixed' },
    text: { ru: '', en: 'The order of the cards in a graveyard may not be changed.' },
    enforceable: true,
  },
  'B12-205.4': {
    chapter: 'B12-205',
    title: { ru: '', en: 'Card going to a graveyard' },
    text: {
      ru: '',
      en: "A card that goes to a graveyard always goes to its owner's graveyard. It loses all chips, markers and acquired features, except incarnation and incarnation chips.",
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
