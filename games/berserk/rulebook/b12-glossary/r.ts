import type { Rule } from '@vigrid/kernel';

/** Glossary, Russian terms from Р. */
export const glossaryR = {
  'B12-G-radius': {
    chapter: 'B12-G',
    title: { ru: 'Радиус (в радиусе X клеток)', en: 'Radius (within X cells)' },
    text: {
      ru: '',
      en: 'A cell or card is within a radius of X cells of the source if it can be reached by counting X or fewer successive cells vertically, horizontally or diagonally in any mixture. Same as range.',
    },
    enforceable: true,
  },
  'B12-G-deal': {
    chapter: 'B12-G',
    title: { ru: 'Раздача', en: 'Deal (starting hand)' },
    text: {
      ru: '',
      en: 'The cards a player takes after shuffling his deck, from which he recruits the squad. Also called the starting hand.',
    },
    enforceable: true,
  },
  'B12-G-break-formation': {
    chapter: 'B12-G',
    title: { ru: 'Разорвать строй', en: 'Break formation' },
    text: {
      ru: '',
      en: 'A creature “breaks formation” at the moment it loses the features tied to its Formation.',
    },
    enforceable: true,
  },
  'B12-G-discharge': {
    chapter: 'B12-G',
    title: { ru: 'Разряд на X (на X-Y-Z)', en: 'Discharge for X (X-Y-Z)' },
    text: {
      ru: '',
      en: 'An ability; a ranged magical attack. Grade and strength of a discharge for X-Y-Z come from one die roll: 3 or less = X (weak), 4 or 5 = Y (medium), 6 = Z (strong). “Discharge for X” always means X-X-X.',
    },
    enforceable: true,
  },
  'B12-G-wound-for-x': {
    chapter: 'B12-G',
    title: { ru: 'Ранить на X [цель], раниться', en: 'Wound [target] for X, wound itself' },
    text: {
      ru: '',
      en: 'Put a marker “X wounds” on the target card named in the feature. “Wounds itself” means that source and target are the same card.',
    },
    enforceable: true,
  },
  'B12-G-wounds': {
    chapter: 'B12-G',
    title: { ru: 'Раны', en: 'Wounds' },
    text: {
      ru: '',
      en: 'The result of an attack that went through on a card, recorded with wound markers. Influences and spells may also inflict wounds as their texts say.',
    },
    enforceable: true,
  },
  'B12-G-decay-x': {
    chapter: 'B12-G',
    title: { ru: 'Распад X', en: 'Decay X' },
    text: {
      ru: '',
      en: 'The card starts the battle with X chips. After an action of the card it loses a chip; if it cannot lose a chip then, it dies.',
    },
    enforceable: true,
  },
  'B12-G-regeneration-x': {
    chapter: 'B12-G',
    title: { ru: 'Регенерация X', en: 'Regeneration X' },
    text: {
      ru: '',
      en: 'An influence with its own icon. At the start of its own turn, if this non-incorporeal creature is open, it heals by X. It does not trigger if the creature did not open at the start of its turn, but it does trigger if the creature was already open when the Opening phase began.',
    },
    enforceable: true,
  },
  'B12-G-row': {
    chapter: 'B12-G',
    title: { ru: 'Ряд', en: 'Row' },
    text: {
      ru: '',
      en: '5 battlefield cells side by side horizontally.',
    },
    enforceable: true,
  },
  'B12-G-ordinary': {
    chapter: 'B12-G',
    title: { ru: 'Рядовое существо (карта)', en: 'Ordinary (rank-and-file) creature (card)' },
    text: {
      ru: '',
      en: 'A property: a card whose cost contains no gold crystals (silver only).',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
