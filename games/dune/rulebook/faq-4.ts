import type { BoxedRule } from './box.ts';

/** The official answers and errata, 96–126. */
export const faq4 = {
  'D-F-096': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Alliance', en: 'Alliance' },
    text: {
      ru: 'The holder who falls below the 4th space of the track loses the token; if no opponent has a cube on the 4th space or higher, the token returns to the track.',
      en: 'The holder who falls below the 4th space of the track loses the token; if no opponent has a cube on the 4th space or higher, the token returns to the track.',
    },
    enforceable: true,
  },
  'D-F-097': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Conflict', en: 'Conflict' },
    text: {
      ru: 'The rules for handing out Conflict rewards are the same with 1, 2 or 3 players and differ only with 4 players (third place takes the third reward only with 4 players; with fewer it is used only for a tie for second place).',
      en: 'The rules for handing out Conflict rewards are the same with 1, 2 or 3 players and differ only with 4 players (third place takes the third reward only with 4 players; with fewer it is used only for a tie for second place).',
    },
    enforceable: true,
  },
  'D-F-098': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Conflict', en: 'Conflict' },
    text: {
      ru: 'Reference: the entries troops and ’When you win a Conflict’ also apply.',
      en: 'Reference: the entries troops and ’When you win a Conflict’ also apply.',
    },
    enforceable: false,
  },
  'D-F-099': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Corner the Market', en: 'Corner the Market' },
    text: {
      ru: 'For Corner the Market each player’s copies of The Spice Must Flow in deck and discard pile are counted (all copies the player owns), separately for every opponent.',
      en: 'For Corner the Market each player’s copies of The Spice Must Flow in deck and discard pile are counted (all copies the player owns), separately for every opponent.',
    },
    enforceable: true,
  },
  'D-F-100': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Corner the Market', en: 'Corner the Market' },
    text: {
      ru: 'If at least one opponent has as many copies or more, the lower effect of Corner the Market is not fulfilled.',
      en: 'If at least one opponent has as many copies or more, the lower effect of Corner the Market is not fulfilled.',
    },
    enforceable: true,
  },
  'D-F-101': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Demand Respect', en: 'Demand Respect' },
    text: {
      ru: 'Reference to the Intrigue cards entry: Demand Respect is played only when its condition (winning the Conflict alone) is met; to use its second option the cost must be paid.',
      en: 'Reference to the Intrigue cards entry: Demand Respect is played only when its condition (winning the Conflict alone) is met; to use its second option the cost must be paid.',
    },
    enforceable: false,
  },
  'D-F-102': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Score track', en: 'Score track' },
    text: {
      ru: 'Reference to the Victory Points entry: the score may exceed the end of the track.',
      en: 'Reference to the Victory Points entry: the score may exceed the end of the track.',
    },
    enforceable: false,
  },
  'D-F-103': {
    chapter: 'F',
    box: 'immortality',
    title: { ru: 'Tleilaxu track', en: 'Tleilaxu track' },
    text: {
      ru: 'The Tleilaxu are not a Faction: effects that give Influence with any Faction cannot advance the token on the Tleilaxu track.',
      en: 'The Tleilaxu are not a Faction: effects that give Influence with any Faction cannot advance the token on the Tleilaxu track.',
    },
    enforceable: true,
  },
  'D-F-104': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Charisma', en: 'Charisma' },
    text: {
      ru: 'Reference to the Intrigue cards entry: Charisma played on an Agent turn stays face up until the Reveal turn, then is used and discarded.',
      en: 'Reference to the Intrigue cards entry: Charisma played on an Agent turn stays face up until the Reveal turn, then is used and discarded.',
    },
    enforceable: false,
  },
  'D-F-105': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Chani', en: 'Chani' },
    text: {
      ru: 'Reference to the Retreat entry: Chani’s Reveal effect may retreat 0 troops.',
      en: 'Reference to the Retreat entry: Chani’s Reveal effect may retreat 0 troops.',
    },
    enforceable: false,
  },
  'D-F-106': {
    chapter: 'F',
    box: 'immortality',
    title: { ru: 'Beguiling Pheromones', en: 'Beguiling Pheromones' },
    text: {
      ru: 'If the other grafted card is trashed by Beguiling Pheromones, an effect of that card that needs its own trashing as a cost cannot be used as well.',
      en: 'If the other grafted card is trashed by Beguiling Pheromones, an effect of that card that needs its own trashing as a cost cannot be used as well.',
    },
    enforceable: true,
  },
  'D-F-107': {
    chapter: 'F',
    box: 'immortality',
    title: { ru: 'Beguiling Pheromones', en: 'Beguiling Pheromones' },
    text: {
      ru: 'Beguiling Pheromones may be used with a card that would be trashed anyway.',
      en: 'Beguiling Pheromones may be used with a card that would be trashed anyway.',
    },
    enforceable: true,
  },
  'D-F-108': {
    chapter: 'F',
    box: 'ix',
    title: { ru: 'Chaumurky', en: 'Chaumurky' },
    text: {
      ru: 'Chaumurky changes the tie-break at the end of the game: among the players tied for the most Victory Points its owner wins; spice, Solari, water and garrisoned troops do not matter.',
      en: 'Chaumurky changes the tie-break at the end of the game: among the players tied for the most Victory Points its owner wins; spice, Solari, water and garrisoned troops do not matter.',
    },
    enforceable: true,
  },
  'D-F-109': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Test of Humanity', en: 'Test of Humanity' },
    text: {
      ru: 'Reference to the discard entry: the card discarded for Test of Humanity comes from the hand.',
      en: 'Reference to the discard entry: the card discarded for Test of Humanity comes from the hand.',
    },
    enforceable: false,
  },
  'D-F-110': {
    chapter: 'F',
    box: 'uprising',
    title: { ru: 'Shaddam Corrino IV', en: 'Shaddam Corrino IV' },
    text: {
      ru: 'Sardaukar Commander lets its owner take one of the Sardaukar contracts set aside during setup instead of one of the generally available face-up contracts, whenever a contract would be taken.',
      en: 'Sardaukar Commander lets its owner take one of the Sardaukar contracts set aside during setup instead of one of the generally available face-up contracts, whenever a contract would be taken.',
    },
    enforceable: true,
  },
  'D-F-111': {
    chapter: 'F',
    box: 'uprising',
    title: { ru: 'Shaddam Corrino IV', en: 'Shaddam Corrino IV' },
    text: {
      ru: 'Shaddam’s owner does not start the game with the Sardaukar contracts.',
      en: 'Shaddam’s owner does not start the game with the Sardaukar contracts.',
    },
    enforceable: true,
  },
  'D-F-112': {
    chapter: 'F',
    box: 'uprising',
    title: { ru: 'Shaddam Corrino IV', en: 'Shaddam Corrino IV' },
    text: {
      ru: 'Emperor of the Known Universe (no units can be deployed) lasts only for the turn in which it is used, not until the end of the round.',
      en: 'Emperor of the Known Universe (no units can be deployed) lasts only for the turn in which it is used, not until the end of the round.',
    },
    enforceable: true,
  },
  'D-F-113': {
    chapter: 'F',
    box: 'uprising',
    title: { ru: 'Shaddam Corrino IV', en: 'Shaddam Corrino IV' },
    text: {
      ru: 'In a 6-player game Emperor of the Known Universe affects the activated Ally.',
      en: 'In a 6-player game Emperor of the Known Universe affects the activated Ally.',
    },
    enforceable: true,
  },
  'D-F-114': {
    chapter: 'F',
    box: 'uprising',
    title: { ru: 'Spies', en: 'Spies' },
    text: {
      ru: 'To recall a Spy for Infiltrate or Gather Intelligence the player must still play a card on an Agent turn.',
      en: 'To recall a Spy for Infiltrate or Gather Intelligence the player must still play a card on an Agent turn.',
    },
    enforceable: true,
  },
  'D-F-115': {
    chapter: 'F',
    box: 'ix',
    title: { ru: 'Archduke Armand Ecaz', en: 'Archduke Armand Ecaz' },
    text: {
      ru: 'Coordination needs at least two own Agents on board spaces that have any of the three listed Agent icons (Landsraad, City, Spice Trade).',
      en: 'Coordination needs at least two own Agents on board spaces that have any of the three listed Agent icons (Landsraad, City, Spice Trade).',
    },
    enforceable: true,
  },
  'D-F-116': {
    chapter: 'F',
    box: 'ix',
    title: { ru: 'Archduke Armand Ecaz', en: 'Archduke Armand Ecaz' },
    text: {
      ru: 'The Agent icons of those spaces need not be the same.',
      en: 'The Agent icons of those spaces need not be the same.',
    },
    enforceable: true,
  },
  'D-F-117': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Poison Snooper', en: 'Poison Snooper' },
    text: {
      ru: 'Reference to the Reveal turn entry: a card drawn with Poison Snooper during the own Reveal turn is revealed and used at once.',
      en: 'Reference to the Reveal turn entry: a card drawn with Poison Snooper during the own Reveal turn is revealed and used at once.',
    },
    enforceable: false,
  },
  'D-F-118': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'maker board space', en: 'maker board space' },
    text: {
      ru: 'The complete list of maker board spaces is: Imperial Basin, Hagga Basin, The Great Flat (original game), Habbanya Erg (Uprising) and Deep Desert (Uprising).',
      en: 'The complete list of maker board spaces is: Imperial Basin, Hagga Basin, The Great Flat (original game), Habbanya Erg (Uprising) and Deep Desert (Uprising).',
    },
    enforceable: true,
  },
  'D-F-119': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Errata: base rulebook p. 16, Signet Ring', en: 'Errata: base rulebook p. 16, Signet Ring' },
    text: {
      ru: 'Playing the Signet Ring card uses the right-hand ability of the own Leader (the one marked with the same symbol).',
      en: 'Playing the Signet Ring card uses the right-hand ability of the own Leader (the one marked with the same symbol).',
    },
    enforceable: true,
  },
  'D-F-120': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Errata: base rulebook p. 16, Fremen Bond', en: 'Errata: base rulebook p. 16, Fremen Bond' },
    text: {
      ru: 'A Fremen Bond effect may be used if the player has one or more other Fremen cards in play (’in play’ covers cards played on Agent turns and cards revealed this round).',
      en: 'A Fremen Bond effect may be used if the player has one or more other Fremen cards in play (’in play’ covers cards played on Agent turns and cards revealed this round).',
    },
    enforceable: true,
  },
  'D-F-121': {
    chapter: 'F',
    box: 'ix',
    title: { ru: 'Errata: Rise of Ix rulebook p. 4, flip icon', en: 'Errata: Rise of Ix rulebook p. 4, flip icon' },
    text: {
      ru: 'An ability with the flip icon is used only once per round, on any one of the owner’s turns.',
      en: 'An ability with the flip icon is used only once per round, on any one of the owner’s turns.',
    },
    enforceable: true,
  },
  'D-F-122': {
    chapter: 'F',
    box: 'ix',
    title: { ru: 'Errata: Rise of Ix rulebook p. 4, flip icon', en: 'Errata: Rise of Ix rulebook p. 4, flip icon' },
    text: {
      ru: 'Therefore flip abilities may also be used on the Reveal turn, not only on Agent turns.',
      en: 'Therefore flip abilities may also be used on the Reveal turn, not only on Agent turns.',
    },
    enforceable: true,
  },
  'D-F-123': {
    chapter: 'F',
    box: 'ix',
    title: { ru: 'Errata: Archduke Armand Ecaz board', en: 'Errata: Archduke Armand Ecaz board' },
    text: {
      ru: 'The Leader board of Archduke Armand Ecaz must say cards in play instead of played cards: cards revealed this turn may be trashed as well as cards played on Agent turns.',
      en: 'The Leader board of Archduke Armand Ecaz must say cards in play instead of played cards: cards revealed this turn may be trashed as well as cards played on Agent turns.',
    },
    enforceable: true,
  },
  'D-F-124': {
    chapter: 'F',
    box: 'ix',
    title: { ru: 'Errata: Disposal Facility tile', en: 'Errata: Disposal Facility tile' },
    text: {
      ru: 'The Tech tile Disposal Facility must say cards in play instead of played cards.',
      en: 'The Tech tile Disposal Facility must say cards in play instead of played cards.',
    },
    enforceable: true,
  },
  'D-F-125': {
    chapter: 'F',
    box: 'uprising',
    title: { ru: 'Errata: Uprising rulebook p. 20, Signet Ring', en: 'Errata: Uprising rulebook p. 20, Signet Ring' },
    text: {
      ru: 'Uprising, too: playing the Signet Ring card uses the right-hand ability of the own Leader (the one marked with the same symbol).',
      en: 'Uprising, too: playing the Signet Ring card uses the right-hand ability of the own Leader (the one marked with the same symbol).',
    },
    enforceable: true,
  },
  'D-F-126': {
    chapter: 'F',
    box: 'uprising',
    title: { ru: 'Errata: Princess Irulan board', en: 'Errata: Princess Irulan board' },
    text: {
      ru: 'The Signet Ring ability of Princess Irulan is optional: her board must read that the player may do one of the options instead of having to choose one.',
      en: 'The Signet Ring ability of Princess Irulan is optional: her board must read that the player may do one of the options instead of having to choose one.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, BoxedRule>;
