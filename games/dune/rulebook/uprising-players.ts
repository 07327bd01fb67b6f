import type { BoxedRule } from './box.ts';

/** Chapters 27–29: Uprising with rivals and in teams, boxes combined. */
export const uprisingPlayers = {
  'D-27.1': {
    chapter: '27',
    box: 'uprising',
    title: { ru: 'Setup', en: 'Setup' },
    text: {
      ru: 'Solo: two Rival cards; two players: one shared Rival. Each Rival: cube at the bottom of each track, 3 troops in the garrison (0 in solo Mercenary), two Agents, Swordmaster beside the board, 3 Spies, 1 water. Two players keep the Reshuffle card, solo removes it.',
      en: 'Solo: two Rival cards; two players: one shared Rival. Each Rival: cube at the bottom of each track, 3 troops in the garrison (0 in solo Mercenary), two Agents, Swordmaster beside the board, 3 Spies, 1 water. Two players keep the Reshuffle card, solo removes it.',
    },
    enforceable: true,
  },
  'D-27.2': {
    chapter: '27',
    box: 'uprising',
    title: { ru: 'Objectives', en: 'Objectives' },
    text: {
      ru: 'Solo: one random Objective each. Two players: the Ornithopter goes to the Rival, the other two are dealt.',
      en: 'Solo: one random Objective each. Two players: the Ornithopter goes to the Rival, the other two are dealt.',
    },
    enforceable: true,
  },
  'D-27.3': {
    chapter: '27',
    box: 'uprising',
    title: { ru: 'Turn order in two-player games', en: 'Turn order in two-player games' },
    text: {
      ru: 'The Rival acts between the two players and never has the First Player marker.',
      en: 'The Rival acts between the two players and never has the First Player marker.',
    },
    enforceable: true,
  },
  'D-27.4': {
    chapter: '27',
    box: 'uprising',
    title: { ru: 'Agent turn', en: 'Agent turn' },
    text: {
      ru: 'As in D-21.4; effects on the card may include resources, Spies, Maker Hooks, Signet.',
      en: 'As in D-21.4; effects on the card may include resources, Spies, Maker Hooks, Signet.',
    },
    enforceable: true,
  },
  'D-27.5': {
    chapter: '27',
    box: 'uprising',
    title: { ru: 'Two spaces on a card', en: 'Two spaces on a card' },
    text: {
      ru: 'Only the space that fits the situation is used; if occupied, reveal a new card.',
      en: 'Only the space that fits the situation is used; if occupied, reveal a new card.',
    },
    enforceable: true,
  },
  'D-27.6': {
    chapter: '27',
    box: 'uprising',
    title: { ru: 'Influence choices', en: 'Influence choices' },
    text: {
      ru: 'Where it has least; ties by its priority list. A numbered Influence icon means the Faction at that place of the list.',
      en: 'Where it has least; ties by its priority list. A numbered Influence icon means the Faction at that place of the list.',
    },
    enforceable: true,
  },
  'D-27.7': {
    chapter: '27',
    box: 'uprising',
    title: { ru: 'Spies', en: 'Spies' },
    text: {
      ru: 'Placed on the first free Faction post in priority order, or on the shown kind of post. Rivals never Infiltrate or Gather Intelligence. When the third Spy is placed the other two are recalled and the Scheme is used.',
      en: 'Placed on the first free Faction post in priority order, or on the shown kind of post. Rivals never Infiltrate or Gather Intelligence. When the third Spy is placed the other two are recalled and the Scheme is used.',
    },
    enforceable: true,
  },
  'D-27.8': {
    chapter: '27',
    box: 'uprising',
    title: { ru: 'Maker spaces', en: 'Maker spaces' },
    text: {
      ru: 'Takes the bonus spice; with Maker Hooks it summons sandworms if they may join the Conflict, otherwise it takes the base spice.',
      en: 'Takes the bonus spice; with Maker Hooks it summons sandworms if they may join the Conflict, otherwise it takes the base spice.',
    },
    enforceable: true,
  },
  'D-27.9': {
    chapter: '27',
    box: 'uprising',
    title: { ru: 'Rewards', en: 'Rewards' },
    text: {
      ru: 'Rivals take rewards like players, with doubling and battle icons; contracts become 2 Solari; they never get the bonus at 4 Influence; they take a VP option whenever they can pay.',
      en: 'Rivals take rewards like players, with doubling and battle icons; contracts become 2 Solari; they never get the bonus at 4 Influence; they take a VP option whenever they can pay.',
    },
    enforceable: true,
  },
  'D-27.10': {
    chapter: '27',
    box: 'uprising',
    title: { ru: 'Swordmaster of a Rival', en: 'Swordmaster of a Rival' },
    text: {
      ru: 'When the sum of its resources (Solari, spice, Intrigue cards, water) reaches its Swordmaster value it pays that many, in the order Solari, spice, Intrigue cards, water, keeps the rest and gains the Swordmaster; the price for human players then is 6.',
      en: 'When the sum of its resources (Solari, spice, Intrigue cards, water) reaches its Swordmaster value it pays that many, in the order Solari, spice, Intrigue cards, water, keeps the rest and gains the Swordmaster; the price for human players then is 6.',
    },
    enforceable: true,
  },
  'D-27.11': {
    chapter: '27',
    box: 'uprising',
    title: { ru: 'Purchases', en: 'Purchases' },
    text: {
      ru: 'With its Swordmaster a Rival buys 1 VP for 7 Solari, 7 spice, 3 Intrigue cards or 3 water.',
      en: 'With its Swordmaster a Rival buys 1 VP for 7 Solari, 7 spice, 3 Intrigue cards or 3 water.',
    },
    enforceable: true,
  },
  'D-27.12': {
    chapter: '27',
    box: 'uprising',
    title: { ru: 'Variants', en: 'Variants' },
    text: {
      ru: 'Smart Politics, Brutal Escalation, Expert Deployment (lead of three units) are used at Mentat difficulty and above; Streamlined Rivals (Amber, Rabban) cannot win and return bonus spice to the bank after their Swordmaster.',
      en: 'Smart Politics, Brutal Escalation, Expert Deployment (lead of three units) are used at Mentat difficulty and above; Streamlined Rivals (Amber, Rabban) cannot win and return bonus spice to the bank after their Swordmaster.',
    },
    enforceable: true,
  },
  'D-27.13': {
    chapter: '27',
    box: 'uprising',
    title: { ru: 'Smart Politics', en: 'Smart Politics' },
    text: {
      ru: 'A card for Dutiful Service, Deliver Supplies, Secrets or Fremkit is ignored if the Rival holds that Alliance and leads by at least 1, or has 2 or more Influence there and is at least 2 behind the leader.',
      en: 'A card for Dutiful Service, Deliver Supplies, Secrets or Fremkit is ignored if the Rival holds that Alliance and leads by at least 1, or has 2 or more Influence there and is at least 2 behind the leader.',
    },
    enforceable: true,
  },
  'D-27.14': {
    chapter: '27',
    box: 'uprising',
    title: { ru: 'Expansions', en: 'Expansions' },
    text: {
      ru: 'With Rise of Ix remove Accept Contract/Shipping x2, Gather Support x2, Assembly Hall and use the fitting Ix cards; with Immortality (solo) remove one Research Station and add its 4 cards, a Carthag card being used without space and troop before revealing another.',
      en: 'With Rise of Ix remove Accept Contract/Shipping x2, Gather Support x2, Assembly Hall and use the fitting Ix cards; with Immortality (solo) remove one Research Station and add its 4 cards, a Carthag card being used without space and troop before revealing another.',
    },
    enforceable: true,
  },
  'D-28.1': {
    chapter: '28',
    box: 'uprising',
    title: { ru: 'Teams', en: 'Teams' },
    text: {
      ru: 'Two teams of a Commander (Muad’Dib or Shaddam Corrino IV) and two Allies; teams alternate around the table, Commanders opposite each other. The CHOAM module is used.',
      en: 'Two teams of a Commander (Muad’Dib or Shaddam Corrino IV) and two Allies; teams alternate around the table, Commanders opposite each other. The CHOAM module is used.',
    },
    enforceable: true,
  },
  'D-28.2': {
    chapter: '28',
    box: 'uprising',
    title: { ru: 'Score', en: 'Score' },
    text: {
      ru: 'Commanders start at 4 VP, Allies at 1; a team’s score is the sum of its three players. Ties: combined resources of the team in the usual order.',
      en: 'Commanders start at 4 VP, Allies at 1; a team’s score is the sum of its three players. Ties: combined resources of the team in the usual order.',
    },
    enforceable: true,
  },
  'D-28.3': {
    chapter: '28',
    box: 'uprising',
    title: { ru: 'Conflict deck', en: 'Conflict deck' },
    text: {
      ru: 'No Conflict I: 5 Conflict II on 4 Conflict III (9 rounds).',
      en: 'No Conflict I: 5 Conflict II on 4 Conflict III (9 rounds).',
    },
    enforceable: true,
  },
  'D-28.4': {
    chapter: '28',
    box: 'uprising',
    title: { ru: 'Commander pieces', en: 'Commander pieces' },
    text: {
      ru: 'No troops, Combat marker, Control markers or Influence cubes on the board; own board with one Influence track, own 10-card deck, Spies, two arrow Agents and a two-arrow Swordmaster.',
      en: 'No troops, Combat marker, Control markers or Influence cubes on the board; own board with one Influence track, own 10-card deck, Spies, two arrow Agents and a two-arrow Swordmaster.',
    },
    enforceable: true,
  },
  'D-28.5': {
    chapter: '28',
    box: 'uprising',
    title: { ru: 'Activating an Ally', en: 'Activating an Ally' },
    text: {
      ru: 'On an Agent turn the arrow of the Agent used decides which Ally is activated; with the two-arrow Agent or on a Reveal turn the Commander chooses. The Ally receives units, Influence on board tracks and swords and decides on deployment together with the Commander.',
      en: 'On an Agent turn the arrow of the Agent used decides which Ally is activated; with the two-arrow Agent or on a Reveal turn the Commander chooses. The Ally receives units, Influence on board tracks and swords and decides on deployment together with the Commander.',
    },
    enforceable: true,
  },
  'D-28.6': {
    chapter: '28',
    box: 'uprising',
    title: { ru: 'Shared Influence', en: 'Shared Influence' },
    text: {
      ru: 'For requirements a Commander uses the higher Influence of the two Allies with each board Faction.',
      en: 'For requirements a Commander uses the higher Influence of the two Allies with each board Faction.',
    },
    enforceable: true,
  },
  'D-28.7': {
    chapter: '28',
    box: 'uprising',
    title: { ru: 'Icons', en: 'Icons' },
    text: {
      ru: 'Emperor icons mean Great Houses (Shaddam may choose Emperor), Fremen icons mean Fringe Worlds (Muad’Dib may choose Fremen).',
      en: 'Emperor icons mean Great Houses (Shaddam may choose Emperor), Fremen icons mean Fringe Worlds (Muad’Dib may choose Fremen).',
    },
    enforceable: true,
  },
  'D-28.8': {
    chapter: '28',
    box: 'uprising',
    title: { ru: 'Personal tracks', en: 'Personal tracks' },
    text: {
      ru: 'At 1 and 3 each member of the team gains the reward shown, at 2 the Commander gains 1 VP, at 4 the Alliance token (1 VP).',
      en: 'At 1 and 3 each member of the team gains the reward shown, at 2 the Commander gains 1 VP, at 4 the Alliance token (1 VP).',
    },
    enforceable: true,
  },
  'D-28.9': {
    chapter: '28',
    box: 'uprising',
    title: { ru: 'Conflict', en: 'Conflict' },
    text: {
      ru: 'Allies fight separately; three rewards are given; Commanders take none. Tied Allies of one team may let one concede the higher reward.',
      en: 'Allies fight separately; three rewards are given; Commanders take none. Tied Allies of one team may let one concede the higher reward.',
    },
    enforceable: true,
  },
  'D-28.10': {
    chapter: '28',
    box: 'uprising',
    title: { ru: 'Objectives', en: 'Objectives' },
    text: {
      ru: 'Only Allies; after the deal each team must have one Desert Mouse and one Crysknife (exchange the 4/6 Desert Mouse with the neighbouring opponent if needed).',
      en: 'Only Allies; after the deal each team must have one Desert Mouse and one Crysknife (exchange the 4/6 Desert Mouse with the neighbouring opponent if needed).',
    },
    enforceable: true,
  },
  'D-28.11': {
    chapter: '28',
    box: 'uprising',
    title: { ru: 'Swordmaster', en: 'Swordmaster' },
    text: {
      ru: 'Usable in one round, then removed; its owner keeps a bonus token worth 2 swords in every Reveal turn.',
      en: 'Usable in one round, then removed; its owner keeps a bonus token worth 2 swords in every Reveal turn.',
    },
    enforceable: true,
  },
  'D-28.12': {
    chapter: '28',
    box: 'uprising',
    title: { ru: 'Throne Row', en: 'Throne Row' },
    text: {
      ru: 'Cards moved there can be bought only by Shaddam’s team; the Imperium Row is refilled at once.',
      en: 'Cards moved there can be bought only by Shaddam’s team; the Imperium Row is refilled at once.',
    },
    enforceable: true,
  },
  'D-28.13': {
    chapter: '28',
    box: 'uprising',
    title: { ru: 'Trade, Reinforce, Team icons', en: 'Trade, Reinforce, Team icons' },
    text: {
      ru: 'Trade: with one teammate, each may give one kind of goods (Solari, spice, water, Intrigue cards). Reinforce: 3 troops divided between the two Allies, deployable. Team: every member gains it.',
      en: 'Trade: with one teammate, each may give one kind of goods (Solari, spice, water, Intrigue cards). Reinforce: 3 troops divided between the two Allies, deployable. Team: every member gains it.',
    },
    enforceable: true,
  },
  'D-28.14': {
    chapter: '28',
    box: 'uprising',
    title: { ru: 'Combat Intrigue by Commanders', en: 'Combat Intrigue by Commanders' },
    text: {
      ru: 'A Commander may play Combat Intrigue cards for an Ally with a unit in the Conflict; one card for one Ally.',
      en: 'A Commander may play Combat Intrigue cards for an Ally with a unit in the Conflict; one card for one Ally.',
    },
    enforceable: true,
  },
  'D-28.15': {
    chapter: '28',
    box: 'uprising',
    title: { ru: 'Emperor of the Known Universe', en: 'Emperor of the Known Universe' },
    text: {
      ru: 'Affects the activated Ally.',
      en: 'Affects the activated Ally.',
    },
    enforceable: true,
  },
  'D-28.16': {
    chapter: '28',
    box: 'uprising',
    title: { ru: 'Expansions', en: 'Expansions' },
    text: {
      ru: 'Rise of Ix: Commanders use the activated Ally’s Freighter, Negotiators and dreadnoughts; Dividends also for teammates; infiltration also against teammates. Immortality: research and Tleilaxu icons advance the activated Ally; markers of the more advanced Ally count.',
      en: 'Rise of Ix: Commanders use the activated Ally’s Freighter, Negotiators and dreadnoughts; Dividends also for teammates; infiltration also against teammates. Immortality: research and Tleilaxu icons advance the activated Ally; markers of the more advanced Ally count.',
    },
    enforceable: true,
  },
  'D-29.1': {
    chapter: '29',
    box: 'uprising',
    title: { ru: 'Uprising with Rise of Ix', en: 'Uprising with Rise of Ix' },
    text: {
      ru: 'The overlay stays folded and covers only Assembly Hall and Gather Support. Treat two posts as existing: Interstellar Shipping-Smuggling and Tech Negotiation-Dreadnought. Leaving out the Ix Conflict cards is recommended. Ilesa Ecaz needs Foldspace cards, which only she may acquire.',
      en: 'The overlay stays folded and covers only Assembly Hall and Gather Support. Treat two posts as existing: Interstellar Shipping-Smuggling and Tech Negotiation-Dreadnought. Leaving out the Ix Conflict cards is recommended. Ilesa Ecaz needs Foldspace cards, which only she may acquire.',
    },
    enforceable: true,
  },
  'D-29.2': {
    chapter: '29',
    box: 'uprising',
    title: { ru: 'Uprising with Immortality', en: 'Uprising with Immortality' },
    text: {
      ru: 'The Research Station overlay is used as well.',
      en: 'The Research Station overlay is used as well.',
    },
    enforceable: true,
  },
  'D-29.3': {
    chapter: '29',
    box: 'uprising',
    title: { ru: 'Uprising with base cards', en: 'Uprising with base cards' },
    text: {
      ru: 'Remove Calculated Hire, and Sort Through the Chaos if base Conflict cards are used; base Conflict cards are better left out.',
      en: 'Remove Calculated Hire, and Sort Through the Chaos if base Conflict cards are used; base Conflict cards are better left out.',
    },
    enforceable: true,
  },
  'D-29.4': {
    chapter: '29',
    box: 'uprising',
    title: { ru: 'Dreadnought locations in Uprising', en: 'Dreadnought locations in Uprising' },
    text: {
      ru: 'Arrakeen, Spice Refinery, Imperial Basin.',
      en: 'Arrakeen, Spice Refinery, Imperial Basin.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, BoxedRule>;
