import type { BoxedRule } from './box.ts';

/** The official answers, 64–95. */
export const faq3 = {
  'D-F-064': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Solo Play', en: 'Solo Play' },
    text: {
      ru: 'With the additional deployment rule of the higher difficulty levels (Expert Troop Deployment) strength is compared instead of the number of troops: a Rival does not deploy troops if it already leads by 4 or more strength.',
      en: 'With the additional deployment rule of the higher difficulty levels (Expert Troop Deployment) strength is compared instead of the number of troops: a Rival does not deploy troops if it already leads by 4 or more strength.',
    },
    enforceable: true,
  },
  'D-F-065': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Solo Play', en: 'Solo Play' },
    text: {
      ru: 'Reference: the entries Conflict and Rivals also apply to solo games.',
      en: 'Reference: the entries Conflict and Rivals also apply to solo games.',
    },
    enforceable: false,
  },
  'D-F-066': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'paying a cost', en: 'paying a cost' },
    text: {
      ru: 'A cost shown with an arrow may be paid only once each time the effect is resolved.',
      en: 'A cost shown with an arrow may be paid only once each time the effect is resolved.',
    },
    enforceable: true,
  },
  'D-F-067': {
    chapter: 'F',
    box: 'ix',
    title: { ru: 'Rivals', en: 'Rivals' },
    text: {
      ru: 'With Rise of Ix: when a Rival takes the Influence of the second space of the Shipping track and several Factions tie for its lowest Influence, the holder of the First Player marker chooses between them; if a Rival holds the marker, the player acting next after that Rival chooses.',
      en: 'With Rise of Ix: when a Rival takes the Influence of the second space of the Shipping track and several Factions tie for its lowest Influence, the holder of the First Player marker chooses between them; if a Rival holds the marker, the player acting next after that Rival chooses.',
    },
    enforceable: true,
  },
  'D-F-068': {
    chapter: 'F',
    box: 'uprising',
    title: { ru: 'Rivals', en: 'Rivals' },
    text: {
      ru: 'With Uprising: if a Rival is the first to gain a Swordmaster, the cost of the Swordmaster space drops to 6 Solari for human players.',
      en: 'With Uprising: if a Rival is the first to gain a Swordmaster, the cost of the Swordmaster space drops to 6 Solari for human players.',
    },
    enforceable: true,
  },
  'D-F-069': {
    chapter: 'F',
    box: 'uprising',
    title: { ru: 'Rivals', en: 'Rivals' },
    text: {
      ru: 'When a House Hagal card shows two different board spaces, only the one that matches the current game situation (the Rival’s Influence, the level of the Conflict card) is considered.',
      en: 'When a House Hagal card shows two different board spaces, only the one that matches the current game situation (the Rival’s Influence, the level of the Conflict card) is considered.',
    },
    enforceable: true,
  },
  'D-F-070': {
    chapter: 'F',
    box: 'uprising',
    title: { ru: 'Rivals', en: 'Rivals' },
    text: {
      ru: 'If that space is occupied, the Agent is not sent to the other space shown: the card is discarded and a new one is revealed.',
      en: 'If that space is occupied, the Agent is not sent to the other space shown: the card is discarded and a new one is revealed.',
    },
    enforceable: true,
  },
  'D-F-071': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Rivals', en: 'Rivals' },
    text: {
      ru: 'Reference: the entry Solo Play also applies to Rivals.',
      en: 'Reference: the entry Solo Play also applies to Rivals.',
    },
    enforceable: false,
  },
  'D-F-072': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'troops', en: 'troops' },
    text: {
      ru: 'Recruited troops always come from the player’s supply.',
      en: 'Recruited troops always come from the player’s supply.',
    },
    enforceable: true,
  },
  'D-F-073': {
    chapter: 'F',
    box: 'ix',
    title: { ru: 'troops', en: 'troops' },
    text: {
      ru: 'A Negotiator on the Ix board cannot be recruited.',
      en: 'A Negotiator on the Ix board cannot be recruited.',
    },
    enforceable: true,
  },
  'D-F-074': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'troops', en: 'troops' },
    text: {
      ru: 'When an Agent is sent to a Combat space, troops in the own garrison cannot be ’recruited’ again to get around the limit of deploying two troops from the garrison.',
      en: 'When an Agent is sent to a Combat space, troops in the own garrison cannot be ’recruited’ again to get around the limit of deploying two troops from the garrison.',
    },
    enforceable: true,
  },
  'D-F-075': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'troops', en: 'troops' },
    text: {
      ru: 'When an Agent is sent to a Combat space, any number of the troops recruited in this turn may be deployed, whatever their source (Intrigue card, Shipping track, Tech tile and so on).',
      en: 'When an Agent is sent to a Combat space, any number of the troops recruited in this turn may be deployed, whatever their source (Intrigue card, Shipping track, Tech tile and so on).',
    },
    enforceable: true,
  },
  'D-F-076': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Retreat', en: 'Retreat' },
    text: {
      ru: 'If a card lets a player retreat any number of troops, the number may be 0.',
      en: 'If a card lets a player retreat any number of troops, the number may be 0.',
    },
    enforceable: true,
  },
  'D-F-077': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Plans Within Plans', en: 'Plans Within Plans' },
    text: {
      ru: 'Each Faction’s Influence track has 6 spaces; a player has at least 3 Influence once the cube has reached the space directly after the one that scores 1 Victory Point.',
      en: 'Each Faction’s Influence track has 6 spaces; a player has at least 3 Influence once the cube has reached the space directly after the one that scores 1 Victory Point.',
    },
    enforceable: true,
  },
  'D-F-078': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Victory Points', en: 'Victory Points' },
    text: {
      ru: 'A player may score more than 12 Victory Points although the Score track ends at 12.',
      en: 'A player may score more than 12 Victory Points although the Score track ends at 12.',
    },
    enforceable: true,
  },
  'D-F-079': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Dispatch an Envoy', en: 'Dispatch an Envoy' },
    text: {
      ru: 'Dispatch an Envoy does not take any Agent icon away from the affected card.',
      en: 'Dispatch an Envoy does not take any Agent icon away from the affected card.',
    },
    enforceable: true,
  },
  'D-F-080': {
    chapter: 'F',
    box: 'immortality',
    title: { ru: 'Dispatch an Envoy', en: 'Dispatch an Envoy' },
    text: {
      ru: 'Dispatch an Envoy does not add an Agent icon that the card already has.',
      en: 'Dispatch an Envoy does not add an Agent icon that the card already has.',
    },
    enforceable: true,
  },
  'D-F-081': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Sort Through the Chaos', en: 'Sort Through the Chaos' },
    text: {
      ru: 'The winner of Sort Through the Chaos takes the Mentat at the start of the next round.',
      en: 'The winner of Sort Through the Chaos takes the Mentat at the start of the next round.',
    },
    enforceable: true,
  },
  'D-F-082': {
    chapter: 'F',
    box: 'uprising',
    title: { ru: 'Reverend Mother Jessica', en: 'Reverend Mother Jessica' },
    text: {
      ru: 'The Reverend Mother ability may be used in the same turn in which the Leader was flipped to the Reverend Mother Jessica side.',
      en: 'The Reverend Mother ability may be used in the same turn in which the Leader was flipped to the Reverend Mother Jessica side.',
    },
    enforceable: true,
  },
  'D-F-083': {
    chapter: 'F',
    box: 'ix',
    title: { ru: '“Princess” Yuna Moritani', en: '“Princess” Yuna Moritani' },
    text: {
      ru: 'If Solari are gained several times during an own turn, Smuggling Operation gives 1 additional Solari each time.',
      en: 'If Solari are gained several times during an own turn, Smuggling Operation gives 1 additional Solari each time.',
    },
    enforceable: true,
  },
  'D-F-084': {
    chapter: 'F',
    box: 'immortality',
    title: { ru: '“Princess” Yuna Moritani', en: '“Princess” Yuna Moritani' },
    text: {
      ru: 'The Solari gained from Slig Farmer are a single gain: Smuggling Operation adds only 1 Solari.',
      en: 'The Solari gained from Slig Farmer are a single gain: Smuggling Operation adds only 1 Solari.',
    },
    enforceable: true,
  },
  'D-F-085': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'The Spice Must Flow', en: 'The Spice Must Flow' },
    text: {
      ru: 'The Victory Point for acquiring The Spice Must Flow is kept even if the card is trashed later.',
      en: 'The Victory Point for acquiring The Spice Must Flow is kept even if the card is trashed later.',
    },
    enforceable: true,
  },
  'D-F-086': {
    chapter: 'F',
    box: 'uprising',
    title: { ru: 'Gather Intelligence', en: 'Gather Intelligence' },
    text: {
      ru: 'Reference to the Spies entry: a Spy can be recalled to Gather Intelligence only on an Agent turn in which a card is played.',
      en: 'Reference to the Spies entry: a Spy can be recalled to Gather Intelligence only on an Agent turn in which a card is played.',
    },
    enforceable: false,
  },
  'D-F-087': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Reveal turn', en: 'Reveal turn' },
    text: {
      ru: 'A card drawn during the own Reveal turn (for example with Poison Snooper or Refocus) must be revealed at once and is used in this turn.',
      en: 'A card drawn during the own Reveal turn (for example with Poison Snooper or Refocus) must be revealed at once and is used in this turn.',
    },
    enforceable: true,
  },
  'D-F-088': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Reveal turn', en: 'Reveal turn' },
    text: {
      ru: 'Cards drawn after the own Reveal turn stay in hand for the next round and are additional to the 5 cards drawn at the start of that round.',
      en: 'Cards drawn after the own Reveal turn stay in hand for the next round and are additional to the 5 cards drawn at the start of that round.',
    },
    enforceable: true,
  },
  'D-F-089': {
    chapter: 'F',
    box: 'ix',
    title: { ru: 'Reveal turn', en: 'Reveal turn' },
    text: {
      ru: 'Example ruling: winning Trade Monopoly, recalling the Freighter from the top of the Shipping track and acquiring Spaceport lets the player draw 2 cards after the Reveal turn; they stay in hand and 5 more are drawn next round.',
      en: 'Example ruling: winning Trade Monopoly, recalling the Freighter from the top of the Shipping track and acquiring Spaceport lets the player draw 2 cards after the Reveal turn; they stay in hand and 5 more are drawn next round.',
    },
    enforceable: true,
  },
  'D-F-090': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'discard', en: 'discard' },
    text: {
      ru: 'When an effect makes a player discard a card, a card of the player’s deck held in hand is meant, unless something else is stated (Intrigue cards are not meant).',
      en: 'When an effect makes a player discard a card, a card of the player’s deck held in hand is meant, unless something else is stated (Intrigue cards are not meant).',
    },
    enforceable: true,
  },
  'D-F-091': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Foldspace', en: 'Foldspace' },
    text: {
      ru: 'Foldspace cannot be acquired with Persuasion.',
      en: 'Foldspace cannot be acquired with Persuasion.',
    },
    enforceable: true,
  },
  'D-F-092': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Foldspace', en: 'Foldspace' },
    text: {
      ru: 'Foldspace is obtained only through its icon, for example on the board space of the same name or with Ilesa Ecaz’s Signet Ring ability.',
      en: 'Foldspace is obtained only through its icon, for example on the board space of the same name or with Ilesa Ecaz’s Signet Ring ability.',
    },
    enforceable: true,
  },
  'D-F-093': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Shifting Allegiances', en: 'Shifting Allegiances' },
    text: {
      ru: 'Influence may be lost and gained with the same Faction (a net gain of 1 there).',
      en: 'Influence may be lost and gained with the same Faction (a net gain of 1 there).',
    },
    enforceable: true,
  },
  'D-F-094': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Shifting Allegiances', en: 'Shifting Allegiances' },
    text: {
      ru: 'As with every cost, the Influence must really be lost to get the effect: Influence cannot be lost with a Faction where the player has 0.',
      en: 'As with every cost, the Influence must really be lost to get the effect: Influence cannot be lost with a Faction where the player has 0.',
    },
    enforceable: true,
  },
  'D-F-095': {
    chapter: 'F',
    box: 'base',
    title: { ru: 'Alliance', en: 'Alliance' },
    text: {
      ru: 'The holder of an Alliance token who loses Influence with that Faction while tied with an opponent gives the token to that opponent; if several opponents were tied, the holder chooses which of them receives it.',
      en: 'The holder of an Alliance token who loses Influence with that Faction while tied with an opponent gives the token to that opponent; if several opponents were tied, the holder chooses which of them receives it.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, BoxedRule>;
