import type { BoxedRule } from './box.ts';

/** Chapters 13–15: makers, recall, the end of the game. */
export const roundEnd = {
  'D-13.1': {
    chapter: '13',
    box: 'base',
    title: { ru: 'Maker spaces', en: 'Maker spaces' },
    text: {
      ru: 'Base: Imperial Basin (base spice 1), Hagga Basin (2), The Great Flat (3). Uprising: Imperial Basin (1), Hagga Basin (2), Deep Desert (4); six players also Habbanya Erg (2).',
      en: 'Base: Imperial Basin (base spice 1), Hagga Basin (2), The Great Flat (3). Uprising: Imperial Basin (1), Hagga Basin (2), Deep Desert (4); six players also Habbanya Erg (2).',
    },
    enforceable: true,
  },
  'D-13.2': {
    chapter: '13',
    box: 'base',
    title: { ru: 'Harvest', en: 'Harvest' },
    text: {
      ru: 'Sending an Agent to a maker space gives its base spice and all bonus spice lying there.',
      en: 'Sending an Agent to a maker space gives its base spice and all bonus spice lying there.',
    },
    enforceable: true,
  },
  'D-13.3': {
    chapter: '13',
    box: 'base',
    title: { ru: 'Makers phase', en: 'Makers phase' },
    text: {
      ru: 'In phase 4, 1 spice from the bank is added to each maker space without an Agent; bonus spice accumulates.',
      en: 'In phase 4, 1 spice from the bank is added to each maker space without an Agent; bonus spice accumulates.',
    },
    enforceable: true,
  },
  'D-13.4': {
    chapter: '13',
    box: 'base',
    title: { ru: 'Moved Agents', en: 'Moved Agents' },
    text: {
      ru: 'A maker space left by its Agent before phase 4 counts as empty.',
      en: 'A maker space left by its Agent before phase 4 counts as empty.',
    },
    enforceable: true,
  },
  'D-13.5': {
    chapter: '13',
    box: 'base',
    title: { ru: 'Carryall and Thumper', en: 'Carryall and Thumper' },
    text: {
      ru: 'Carryall doubles only the base spice, Thumper only the bonus spice.',
      en: 'Carryall doubles only the base spice, Thumper only the bonus spice.',
    },
    enforceable: true,
  },
  'D-13.6': {
    chapter: '13',
    box: 'uprising',
    title: { ru: 'Harvest in Uprising', en: 'Harvest in Uprising' },
    text: {
      ru: 'At Hagga Basin and Deep Desert the player takes all bonus spice and then either the base spice or, with Maker Hooks, 1 or 2 sandworms.',
      en: 'At Hagga Basin and Deep Desert the player takes all bonus spice and then either the base spice or, with Maker Hooks, 1 or 2 sandworms.',
    },
    enforceable: true,
  },
  'D-14.1': {
    chapter: '14',
    box: 'base',
    title: { ru: 'End check first', en: 'End check first' },
    text: {
      ru: 'If the end condition holds, the Endgame begins; nothing is prepared for another round.',
      en: 'If the end condition holds, the Endgame begins; nothing is prepared for another round.',
    },
    enforceable: true,
  },
  'D-14.2': {
    chapter: '14',
    box: 'base',
    title: { ru: 'Preparing the next round', en: 'Preparing the next round' },
    text: {
      ru: 'Otherwise: the Mentat returns to its space (unless won by Sort Through the Chaos); all Agents return to their Leaders; the First Player marker passes clockwise; a new round begins.',
      en: 'Otherwise: the Mentat returns to its space (unless won by Sort Through the Chaos); all Agents return to their Leaders; the First Player marker passes clockwise; a new round begins.',
    },
    enforceable: true,
  },
  'D-14.3': {
    chapter: '14',
    box: 'base',
    title: { ru: 'Marker with automated seats', en: 'Marker with automated seats' },
    text: {
      ru: 'Solo: the marker passes over the seats of the Rivals as well. Two-player base game: House Hagal has no First Player marker. Two-player Uprising: the Rival never holds it.',
      en: 'Solo: the marker passes over the seats of the Rivals as well. Two-player base game: House Hagal has no First Player marker. Two-player Uprising: the Rival never holds it.',
    },
    enforceable: true,
  },
  'D-15.1': {
    chapter: '15',
    box: 'base',
    title: { ru: 'End condition', en: 'End condition' },
    text: {
      ru: 'The game ends at the end of a round (phase 5) if any player has 10 or more VP or the Conflict deck is empty. Epic Game Mode: 12 VP. ’Go to 11’: 11 VP; with 4 players start at 0 and play to 10.',
      en: 'The game ends at the end of a round (phase 5) if any player has 10 or more VP or the Conflict deck is empty. Epic Game Mode: 12 VP. ’Go to 11’: 11 VP; with 4 players start at 0 and play to 10.',
    },
    enforceable: true,
  },
  'D-15.2': {
    chapter: '15',
    box: 'base',
    title: { ru: 'Endgame cards', en: 'Endgame cards' },
    text: {
      ru: 'Players may play Endgame Intrigue cards; then VP are compared.',
      en: 'Players may play Endgame Intrigue cards; then VP are compared.',
    },
    enforceable: true,
  },
  'D-15.3': {
    chapter: '15',
    box: 'base',
    title: { ru: 'Order of Endgame cards', en: 'Order of Endgame cards' },
    text: {
      ru: 'The rules do not fix an order; turn order beginning with the First Player, each player once with any number of cards, is recommended.',
      en: 'The rules do not fix an order; turn order beginning with the First Player, each player once with any number of cards, is recommended.',
    },
    enforceable: true,
  },
  'D-15.4': {
    chapter: '15',
    box: 'base',
    title: { ru: 'Tie-breaks', en: 'Tie-breaks' },
    text: {
      ru: 'Among players tied for most VP compare, in this order: spice, Solari, water, troops in the garrison; the higher amount wins.',
      en: 'Among players tied for most VP compare, in this order: spice, Solari, water, troops in the garrison; the higher amount wins.',
    },
    enforceable: true,
  },
  'D-15.5': {
    chapter: '15',
    box: 'base',
    title: { ru: 'Final tie-break', en: 'Final tie-break' },
    text: {
      ru: 'If still tied, the player who took the Reveal turn later in the last round wins.',
      en: 'If still tied, the player who took the Reveal turn later in the last round wins.',
    },
    enforceable: true,
  },
  'D-15.6': {
    chapter: '15',
    box: 'ix',
    title: { ru: 'Chaumurky', en: 'Chaumurky' },
    text: {
      ru: 'The owner of Chaumurky wins every tie for victory, before all other criteria.',
      en: 'The owner of Chaumurky wins every tie for victory, before all other criteria.',
    },
    enforceable: true,
  },
  'D-15.7': {
    chapter: '15',
    box: 'base',
    title: { ru: 'Above 12', en: 'Above 12' },
    text: {
      ru: 'VP above 12 are counted although the track ends at 12.',
      en: 'VP above 12 are counted although the track ends at 12.',
    },
    enforceable: true,
  },
  'D-15.8': {
    chapter: '15',
    box: 'base',
    title: { ru: 'Tiebreaker card', en: 'Tiebreaker card' },
    text: {
      ru: 'Spice gained from Tiebreaker at Endgame counts for the tie-breaks.',
      en: 'Spice gained from Tiebreaker at Endgame counts for the tie-breaks.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, BoxedRule>;
