import type { BoxedRule } from './box.ts';

/** Chapters 25–26: Uprising and its CHOAM module. */
export const uprising = {
  'D-25.1': {
    chapter: '25',
    box: 'uprising',
    title: { ru: 'Differences in setup', en: 'Differences in setup' },
    text: {
      ru: 'No Mentat and no Foldspace. Reserve: 8 Prepare the Way, 10 The Spice Must Flow. Shield Wall token on the board, 4 Maker Hooks and sandworms in the bank, 3 Spies per player. Conflict deck 1/5/4 as in the base game. Cards marked CHOAM are left out without the CHOAM module.',
      en: 'No Mentat and no Foldspace. Reserve: 8 Prepare the Way, 10 The Spice Must Flow. Shield Wall token on the board, 4 Maker Hooks and sandworms in the bank, 3 Spies per player. Conflict deck 1/5/4 as in the base game. Cards marked CHOAM are left out without the CHOAM module.',
    },
    enforceable: true,
  },
  'D-25.2': {
    chapter: '25',
    box: 'uprising',
    title: { ru: 'Objectives', en: 'Objectives' },
    text: {
      ru: 'Shuffle the Objectives that fit the player count (1-3: three cards; 4 and 6: four cards) and deal one face up to each player. The one with the First Player marker symbol decides who starts.',
      en: 'Shuffle the Objectives that fit the player count (1-3: three cards; 4 and 6: four cards) and deal one face up to each player. The one with the First Player marker symbol decides who starts.',
    },
    enforceable: true,
  },
  'D-25.3': {
    chapter: '25',
    box: 'uprising',
    title: { ru: 'Battle icons', en: 'Battle icons' },
    text: {
      ru: 'After rewards the sole winner takes the Conflict card. If another face-up Conflict or Objective card of the winner shows the same icon (Crysknife, Desert Mouse, Ornithopter), both are turned face down and 1 VP is gained (mandatory). On a tie nobody takes the card.',
      en: 'After rewards the sole winner takes the Conflict card. If another face-up Conflict or Objective card of the winner shows the same icon (Crysknife, Desert Mouse, Ornithopter), both are turned face down and 1 VP is gained (mandatory). On a tie nobody takes the card.',
    },
    enforceable: true,
  },
  'D-25.4': {
    chapter: '25',
    box: 'uprising',
    title: { ru: 'Wild icon', en: 'Wild icon' },
    text: {
      ru: 'At Endgame a face-up wild icon may be paired with any other face-up battle icon for 1 VP.',
      en: 'At Endgame a face-up wild icon may be paired with any other face-up battle icon for 1 VP.',
    },
    enforceable: true,
  },
  'D-25.5': {
    chapter: '25',
    box: 'uprising',
    title: { ru: 'Spy placement', en: 'Spy placement' },
    text: {
      ru: 'A Spy icon places a Spy from the supply on an observation post without any Spy (a restriction such as City limits the posts). With an empty supply the player may first recall an own Spy without effect.',
      en: 'A Spy icon places a Spy from the supply on an observation post without any Spy (a restriction such as City limits the posts). With an empty supply the player may first recall an own Spy without effect.',
    },
    enforceable: true,
  },
  'D-25.6': {
    chapter: '25',
    box: 'uprising',
    title: { ru: 'Placement mandatory', en: 'Placement mandatory' },
    text: {
      ru: 'With a Spy in the supply and a legal post, placing is mandatory.',
      en: 'With a Spy in the supply and a legal post, placing is mandatory.',
    },
    enforceable: true,
  },
  'D-25.7': {
    chapter: '25',
    box: 'uprising',
    title: { ru: 'Sharing posts', en: 'Sharing posts' },
    text: {
      ru: 'Only effects that say so allow a Spy on a post with another player’s Spy; two own Spies never share a post.',
      en: 'Only effects that say so allow a Spy on a post with another player’s Spy; two own Spies never share a post.',
    },
    enforceable: true,
  },
  'D-25.8': {
    chapter: '25',
    box: 'uprising',
    title: { ru: 'Spy Agent icon', en: 'Spy Agent icon' },
    text: {
      ru: 'A card with the Spy icon sends an Agent to any space connected to a post with an own Spy; the Spy stays.',
      en: 'A card with the Spy icon sends an Agent to any space connected to a post with an own Spy; the Spy stays.',
    },
    enforceable: true,
  },
  'D-25.9': {
    chapter: '25',
    box: 'uprising',
    title: { ru: 'Infiltrate', en: 'Infiltrate' },
    text: {
      ru: 'When sending an Agent with a played card, an own Spy on a connected post may be recalled to ignore enemy Agents on the space.',
      en: 'When sending an Agent with a played card, an own Spy on a connected post may be recalled to ignore enemy Agents on the space.',
    },
    enforceable: true,
  },
  'D-25.10': {
    chapter: '25',
    box: 'uprising',
    title: { ru: 'Gather Intelligence', en: 'Gather Intelligence' },
    text: {
      ru: 'Directly after placing the Agent, before any effect, an own Spy on a connected post may be recalled to draw a card.',
      en: 'Directly after placing the Agent, before any effect, an own Spy on a connected post may be recalled to draw a card.',
    },
    enforceable: true,
  },
  'D-25.11': {
    chapter: '25',
    box: 'uprising',
    title: { ru: 'Two Spies', en: 'Two Spies' },
    text: {
      ru: 'One Spy serves only one purpose. Two Spies on different posts of the same space may be used in one turn, one to Infiltrate and one to Gather Intelligence, not both for the same.',
      en: 'One Spy serves only one purpose. Two Spies on different posts of the same space may be used in one turn, one to Infiltrate and one to Gather Intelligence, not both for the same.',
    },
    enforceable: true,
  },
  'D-25.12': {
    chapter: '25',
    box: 'uprising',
    title: { ru: 'Recalled a Spy this turn', en: 'Recalled a Spy this turn' },
    text: {
      ru: 'Conditions on having recalled a Spy this turn are met by any recall in this turn (Infiltrate, Gather Intelligence, costs).',
      en: 'Conditions on having recalled a Spy this turn are met by any recall in this turn (Infiltrate, Gather Intelligence, costs).',
    },
    enforceable: true,
  },
  'D-25.13': {
    chapter: '25',
    box: 'uprising',
    title: { ru: 'Spying on', en: 'Spying on' },
    text: {
      ru: 'A player spies on every space connected to a post with an own Spy.',
      en: 'A player spies on every space connected to a post with an own Spy.',
    },
    enforceable: true,
  },
  'D-25.14': {
    chapter: '25',
    box: 'uprising',
    title: { ru: 'Maker Hooks', en: 'Maker Hooks' },
    text: {
      ru: 'Taken at Sietch Tabr (once; a second is not taken). They are a lasting condition and are not spent.',
      en: 'Taken at Sietch Tabr (once; a second is not taken). They are a lasting condition and are not spent.',
    },
    enforceable: true,
  },
  'D-25.15': {
    chapter: '25',
    box: 'uprising',
    title: { ru: 'Summoning sandworms', en: 'Summoning sandworms' },
    text: {
      ru: 'A sandworm icon moves a sandworm from the bank directly to the Conflict (never to the garrison), if the Conflict is not protected. Strength 3.',
      en: 'A sandworm icon moves a sandworm from the bank directly to the Conflict (never to the garrison), if the Conflict is not protected. Strength 3.',
    },
    enforceable: true,
  },
  'D-25.16': {
    chapter: '25',
    box: 'uprising',
    title: { ru: 'Hooks requirement', en: 'Hooks requirement' },
    text: {
      ru: 'Where the Maker Hooks symbol precedes a sandworm icon the token is needed; effects without that symbol (Unexpected Allies) need none.',
      en: 'Where the Maker Hooks symbol precedes a sandworm icon the token is needed; effects without that symbol (Unexpected Allies) need none.',
    },
    enforceable: true,
  },
  'D-25.17': {
    chapter: '25',
    box: 'uprising',
    title: { ru: 'Shield Wall', en: 'Shield Wall' },
    text: {
      ru: 'While the token is on the board, sandworms cannot be summoned to Conflicts at Arrakeen, Spice Refinery and Imperial Basin (marked cards). Removing it is optional and permanent.',
      en: 'While the token is on the board, sandworms cannot be summoned to Conflicts at Arrakeen, Spice Refinery and Imperial Basin (marked cards). Removing it is optional and permanent.',
    },
    enforceable: true,
  },
  'D-25.18': {
    chapter: '25',
    box: 'uprising',
    title: { ru: 'Doubling rewards', en: 'Doubling rewards' },
    text: {
      ru: 'A player with at least one sandworm in the Conflict takes the own reward (first, second or third) twice, never more than twice; control and the battle icon are not doubled; arrow costs may be paid a second time for a second effect; an Influence of choice may be split on two Factions.',
      en: 'A player with at least one sandworm in the Conflict takes the own reward (first, second or third) twice, never more than twice; control and the battle icon are not doubled; arrow costs may be paid a second time for a second effect; an Influence of choice may be split on two Factions.',
    },
    enforceable: true,
  },
  'D-25.19': {
    chapter: '25',
    box: 'uprising',
    title: { ru: 'After Combat', en: 'After Combat' },
    text: {
      ru: 'Sandworms return to the bank.',
      en: 'Sandworms return to the bank.',
    },
    enforceable: true,
  },
  'D-25.20': {
    chapter: '25',
    box: 'uprising',
    title: { ru: 'Swordmaster price', en: 'Swordmaster price' },
    text: {
      ru: '8 Solari, 6 once somebody has a Swordmaster.',
      en: '8 Solari, 6 once somebody has a Swordmaster.',
    },
    enforceable: true,
  },
  'D-25.21': {
    chapter: '25',
    box: 'uprising',
    title: { ru: 'Imperial Privilege', en: 'Imperial Privilege' },
    text: {
      ru: 'Optional exchange of an Intrigue card (trash for a new one), recall of another own Agent, draw a card.',
      en: 'Optional exchange of an Intrigue card (trash for a new one), recall of another own Agent, draw a card.',
    },
    enforceable: true,
  },
  'D-25.22': {
    chapter: '25',
    box: 'uprising',
    title: { ru: 'Recall Agent', en: 'Recall Agent' },
    text: {
      ru: 'A recall effect returns another own Agent, not the one just sent, unless the card says otherwise (Steersman is read as any own Agent).',
      en: 'A recall effect returns another own Agent, not the one just sent, unless the card says otherwise (Steersman is read as any own Agent).',
    },
    enforceable: true,
  },
  'D-25.23': {
    chapter: '25',
    box: 'uprising',
    title: { ru: 'Space cost choices', en: 'Space cost choices' },
    text: {
      ru: 'At Gather Support and Spice Refinery the amount paid is chosen when the Agent is sent.',
      en: 'At Gather Support and Spice Refinery the amount paid is chosen when the Agent is sent.',
    },
    enforceable: true,
  },
  'D-25.24': {
    chapter: '25',
    box: 'uprising',
    title: { ru: 'High Council revisits', en: 'High Council revisits' },
    text: {
      ru: 'See D-19.2.',
      en: 'See D-19.2.',
    },
    enforceable: false,
  },
  'D-26.1': {
    chapter: '26',
    box: 'uprising',
    title: { ru: 'Setup', en: 'Setup' },
    text: {
      ru: 'Shuffle 20 contracts, two face up below the Landsraad council, the rest face down; add 4 Imperium and 4 Intrigue cards; Shaddam Corrino IV is available. With Shaddam both Sardaukar contracts are set aside first.',
      en: 'Shuffle 20 contracts, two face up below the Landsraad council, the rest face down; add 4 Imperium and 4 Intrigue cards; Shaddam Corrino IV is available. With Shaddam both Sardaukar contracts are set aside first.',
    },
    enforceable: true,
  },
  'D-26.2': {
    chapter: '26',
    box: 'uprising',
    title: { ru: 'Contract icon', en: 'Contract icon' },
    text: {
      ru: 'Take one of the two face-up contracts and refill. Without the module, or when no contract is left, the icon gives 2 Solari.',
      en: 'Take one of the two face-up contracts and refill. Without the module, or when no contract is left, the icon gives 2 Solari.',
    },
    enforceable: true,
  },
  'D-26.3': {
    chapter: '26',
    box: 'uprising',
    title: { ru: 'Space contracts', en: 'Space contracts' },
    text: {
      ru: 'Completed when the holder sends an Agent to the named space; the contract must be held before the Agent is sent.',
      en: 'Completed when the holder sends an Agent to the named space; the contract must be held before the Agent is sent.',
    },
    enforceable: true,
  },
  'D-26.4': {
    chapter: '26',
    box: 'uprising',
    title: { ru: 'Harvest contracts', en: 'Harvest contracts' },
    text: {
      ru: 'Completed when the holder sends an Agent to a maker space and gains at least the shown amount of spice in that turn from all sources.',
      en: 'Completed when the holder sends an Agent to a maker space and gains at least the shown amount of spice in that turn from all sources.',
    },
    enforceable: true,
  },
  'D-26.5': {
    chapter: '26',
    box: 'uprising',
    title: { ru: 'Immediate and Acquire', en: 'Immediate and Acquire' },
    text: {
      ru: 'Immediate: completed when taken. Acquire The Spice Must Flow: completed when the card is acquired next.',
      en: 'Immediate: completed when taken. Acquire The Spice Must Flow: completed when the card is acquired next.',
    },
    enforceable: true,
  },
  'D-26.6': {
    chapter: '26',
    box: 'uprising',
    title: { ru: 'Mandatory', en: 'Mandatory' },
    text: {
      ru: 'Completion is mandatory; several contracts of one space are completed together; the rewards are effects of the Agent turn in any order.',
      en: 'Completion is mandatory; several contracts of one space are completed together; the rewards are effects of the Agent turn in any order.',
    },
    enforceable: true,
  },
  'D-26.7': {
    chapter: '26',
    box: 'uprising',
    title: { ru: 'Completed contracts', en: 'Completed contracts' },
    text: {
      ru: 'Turned face down and kept; cards count them.',
      en: 'Turned face down and kept; cards count them.',
    },
    enforceable: true,
  },
  'D-26.8': {
    chapter: '26',
    box: 'uprising',
    title: { ru: 'Rise of Ix contracts', en: 'Rise of Ix contracts' },
    text: {
      ru: 'With Rise of Ix: deal two of the 10 special contracts to each player, each keeps one face up.',
      en: 'With Rise of Ix: deal two of the 10 special contracts to each player, each keeps one face up.',
    },
    enforceable: true,
  },
  'D-26.9': {
    chapter: '26',
    box: 'uprising',
    title: { ru: 'Sardaukar Commander', en: 'Sardaukar Commander' },
    text: {
      ru: 'Shaddam may take a set-aside Sardaukar contract instead of a face-up one; he does not start with them.',
      en: 'Shaddam may take a set-aside Sardaukar contract instead of a face-up one; he does not start with them.',
    },
    enforceable: true,
  },
  'D-26.10': {
    chapter: '26',
    box: 'uprising',
    title: { ru: 'Emperor of the Known Universe', en: 'Emperor of the Known Universe' },
    text: {
      ru: 'No unit may be deployed in the turn in which the Signet is played; only that turn.',
      en: 'No unit may be deployed in the turn in which the Signet is played; only that turn.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, BoxedRule>;
