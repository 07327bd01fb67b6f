import type { Rule } from '@vigrid/kernel';

/** Sections 207–208: the battlefield, card types and classes. */
export const battlefieldAndTypes = {
  'B09-207.1': {
    chapter: 'B09-207',
    title: { ru: '', en: 'Cells' },
    text: {
      ru: '',
      en: 'The Battlefield is the only structured zone. Its unit is the cell, a rectangle that fits an open or a closed card; all cells have equal size.',
    },
    enforceable: true,
  },
  'B09-207.2': {
    chapter: 'B09-207',
    title: { ru: '', en: 'Six rows of five' },
    text: {
      ru: '',
      en: 'The Battlefield is a rectangle of 6 horizontal rows with 5 cells each, aligned in columns.',
    },
    enforceable: true,
  },
  'B09-207.3': {
    chapter: 'B09-207',
    title: { ru: '', en: 'Halves' },
    text: {
      ru: '',
      en: 'The Battlefield is split between the third and fourth rows into two halves of 3 rows by 5 cells.',
    },
    enforceable: true,
  },
  'B09-207.3a': {
    chapter: 'B09-207',
    title: { ru: '', en: 'Halves belong to deployment' },
    text: {
      ru: '',
      en: 'Each half hosts one player’s starting deployment; hence ’first player’s half’ and ’second player’s half’.',
    },
    enforceable: false,
  },
  'B09-207.3b': {
    chapter: 'B09-207',
    title: { ru: '', en: 'Row numbers' },
    text: {
      ru: '',
      en: 'Within a player’s half the row next to the opponent’s half is the first row, the farthest is the third row, the one between is the second row.',
    },
    enforceable: true,
  },
  'B09-207.4': {
    chapter: 'B09-207',
    title: { ru: '', en: 'Deployment zone' },
    text: {
      ru: '',
      en: 'A player’s deployment zone is the set of cells on which the player must place cards first during the Deployment step.',
    },
    enforceable: true,
  },
  'B09-207.4a': {
    chapter: 'B09-207',
    title: { ru: '', en: 'Initial deployment zones' },
    text: {
      ru: '',
      en: 'First player: all cells of their half except the leftmost and rightmost cell of every row (columns B-D, rows 1-3: 9 cells). Second player: all 5 cells of their first row plus columns B-D of their second and third rows (11 cells). Extension: B09-305.3, B09-305.4.',
    },
    enforceable: true,
  },
  'B09-207.5': {
    chapter: 'B09-207',
    title: { ru: '', en: 'Cell coordinates' },
    text: {
      ru: '',
      en: 'Seen with the first player’s half nearest, columns are lettered A to E from left to right; the first player’s rows are 1, 2, 3 and the opponent’s rows are 1’, 2’, 3’. From far to near the rows are 3’, 2’, 1’, 1, 2, 3.',
    },
    enforceable: true,
  },
  'B09-207.5a': {
    chapter: 'B09-207',
    title: { ru: '', en: 'Writing a cell' },
    text: {
      ru: '',
      en: 'A cell is written letter then row, e.g. A2, B3, D1’ (D one prime).',
    },
    enforceable: false,
  },
  'B09-207.6': {
    chapter: 'B09-207',
    title: { ru: '', en: 'Column, row, diagonal' },
    text: {
      ru: '',
      en: 'Vertical: cells with the same letter. Horizontal: cells of the same row number including the prime. Diagonal: cells that touch only at corners and differ step by step by one letter and one row.',
    },
    enforceable: true,
  },
  'B09-207.6a': {
    chapter: 'B09-207',
    title: { ru: '', en: 'Line' },
    text: {
      ru: '',
      en: '“Line” covers vertical, horizontal and diagonal. If a feature needs one of them to be chosen, the controller of the feature chooses.',
    },
    enforceable: true,
  },
  'B09-207.6b': {
    chapter: 'B09-207',
    title: { ru: '', en: '“On one line with a card”' },
    text: {
      ru: '',
      en: '“On one vertical / horizontal / diagonal with [card]” means the target shares such a line with the cell of that card. Most cells lie on two diagonals.',
    },
    enforceable: true,
  },
  'B09-207.7': {
    chapter: 'B09-207',
    title: { ru: '', en: 'Neighbouring cell' },
    text: {
      ru: '',
      en: 'A neighbouring cell is one step away horizontally, vertically or diagonally (up to 8 neighbours), i.e. it differs by at most one letter and at most one row.',
    },
    enforceable: true,
  },
  'B09-207.7a': {
    chapter: 'B09-207',
    title: { ru: '', en: 'Adjacent card' },
    text: {
      ru: '',
      en: 'An adjacent card is a card on a neighbouring cell.',
    },
    enforceable: true,
  },
  'B09-207.8': {
    chapter: 'B09-207',
    title: { ru: '', en: 'Cell opposite' },
    text: {
      ru: '',
      en: 'The cell opposite a card is the neighbouring cell in the same column in the forward direction of the player who controls that card.',
    },
    enforceable: true,
  },
  'B09-207.9': {
    chapter: 'B09-207',
    title: { ru: '', en: 'Direction of close attack or movement' },
    text: {
      ru: '',
      en: 'The direction of a close attack or movement is the line through two neighbouring cells, source then target. It is undefined if source and target are not on neighbouring cells.',
    },
    enforceable: true,
  },
  'B09-207.9a': {
    chapter: 'B09-207',
    title: { ru: '', en: 'Cell “in the direction of”' },
    text: {
      ru: '',
      en: '“In the direction of” a close attack or movement means the cell that continues the line source-target by one step beyond the target.',
    },
    enforceable: true,
  },
  'B09-208.1': {
    chapter: 'B09-208',
    title: { ru: '', en: 'Four types' },
    text: {
      ru: '',
      en: 'Card types: creature, terrain, artifact, equipment.',
    },
    enforceable: true,
  },
  'B09-208.2': {
    chapter: 'B09-208',
    title: { ru: '', en: 'Creature subtypes' },
    text: {
      ru: '',
      en: 'Creature has three subtypes: flying creature, parasite, symbiont.',
    },
    enforceable: true,
  },
  'B09-208.2a': {
    chapter: 'B09-208',
    title: { ru: '', en: 'Creature without subtype' },
    text: {
      ru: '',
      en: 'A creature may have no subtype.',
    },
    enforceable: false,
  },
  'B09-208.3': {
    chapter: 'B09-208',
    title: { ru: '', en: 'Types differ in properties and rules' },
    text: {
      ru: '',
      en: 'Types and subtypes differ in their set of properties and in the rules for playing them.',
    },
    enforceable: false,
  },
  'B09-208.4': {
    chapter: 'B09-208',
    title: { ru: '', en: 'Changing type' },
    text: {
      ru: '',
      en: 'A card may change type during the game. It then gains or loses the properties belonging to the types, and the rules of the new type apply.',
    },
    enforceable: true,
  },
  'B09-208.5': {
    chapter: 'B09-208',
    title: { ru: '', en: 'One type, one subtype' },
    text: {
      ru: '',
      en: 'A card never has more than one type or more than one subtype.',
    },
    enforceable: true,
  },
  'B09-208.6': {
    chapter: 'B09-208',
    title: { ru: '', en: 'Class' },
    text: {
      ru: '',
      en: 'Class is a feature of the card. It does nothing by itself but other features refer to it.',
    },
    enforceable: true,
  },
  'B09-208.6a': {
    chapter: 'B09-208',
    title: { ru: '', en: 'Any card may have classes' },
    text: {
      ru: '',
      en: 'A card of any type or subtype may have one or several classes.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
