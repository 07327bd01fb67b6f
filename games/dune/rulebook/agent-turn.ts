import type { BoxedRule } from './box.ts';

/** Chapters 3–5: the round, the agent turn, board spaces. */
export const agentTurn = {
  'D-3.1': {
    chapter: '3',
    box: 'base',
    title: { ru: 'Five phases', en: 'Five phases' },
    text: {
      ru: 'Every round has five phases in this order: 1 Round Start, 2 Player Turns, 3 Combat, 4 Makers, 5 Recall.',
      en: 'Every round has five phases in this order: 1 Round Start, 2 Player Turns, 3 Combat, 4 Makers, 5 Recall.',
    },
    enforceable: true,
  },
  'D-3.2': {
    chapter: '3',
    box: 'base',
    title: { ru: 'Phase 1 Round Start', en: 'Phase 1 Round Start' },
    text: {
      ru: 'Reveal the top card of the Conflict deck and put it face up on the previous Conflict cards. A player who controls the location named by the revealed card may deploy 1 troop from the supply to the Conflict (defensive bonus). Then every player draws 5 cards. Flipped Tech tiles turn face up and round-start effects apply.',
      en: 'Reveal the top card of the Conflict deck and put it face up on the previous Conflict cards. A player who controls the location named by the revealed card may deploy 1 troop from the supply to the Conflict (defensive bonus). Then every player draws 5 cards. Flipped Tech tiles turn face up and round-start effects apply.',
    },
    enforceable: true,
  },
  'D-3.3': {
    chapter: '3',
    box: 'base',
    title: { ru: 'Hand at Round Start', en: 'Hand at Round Start' },
    text: {
      ru: 'The 5 cards are drawn in addition to cards that are still in hand from the previous round.',
      en: 'The 5 cards are drawn in addition to cards that are still in hand from the previous round.',
    },
    enforceable: true,
  },
  'D-3.4': {
    chapter: '3',
    box: 'base',
    title: { ru: 'Phase 2 Player Turns', en: 'Phase 2 Player Turns' },
    text: {
      ru: 'Beginning with the First Player and going clockwise each player takes one turn at a time: an Agent turn or a Reveal turn. A player who has taken the Reveal turn is skipped for the rest of the phase. The phase ends when all players have taken their Reveal turn.',
      en: 'Beginning with the First Player and going clockwise each player takes one turn at a time: an Agent turn or a Reveal turn. A player who has taken the Reveal turn is skipped for the rest of the phase. The phase ends when all players have taken their Reveal turn.',
    },
    enforceable: true,
  },
  'D-3.5': {
    chapter: '3',
    box: 'base',
    title: { ru: 'Choice of turn', en: 'Choice of turn' },
    text: {
      ru: 'A player without an available Agent must take the Reveal turn (exception: a card that sends an Agent without needing one on the Leader). A player with Agents may take the Reveal turn early; remaining Agents then stay unused this round. Passing is not possible otherwise.',
      en: 'A player without an available Agent must take the Reveal turn (exception: a card that sends an Agent without needing one on the Leader). A player with Agents may take the Reveal turn early; remaining Agents then stay unused this round. Passing is not possible otherwise.',
    },
    enforceable: true,
  },
  'D-3.6': {
    chapter: '3',
    box: 'base',
    title: { ru: 'Each player reveals exactly once', en: 'Each player reveals exactly once' },
    text: {
      ru: 'Every player takes exactly one Reveal turn per round, also with an empty hand.',
      en: 'Every player takes exactly one Reveal turn per round, also with an empty hand.',
    },
    enforceable: true,
  },
  'D-4.1': {
    chapter: '4',
    box: 'base',
    title: { ru: 'Playing a card', en: 'Playing a card' },
    text: {
      ru: 'On an Agent turn the player plays one card from hand face up and sends one Agent from the Leader to one board space. Two cards are played only with Graft (section 24).',
      en: 'On an Agent turn the player plays one card from hand face up and sends one Agent from the Leader to one board space. Two cards are played only with Graft (section 24).',
    },
    enforceable: true,
  },
  'D-4.2': {
    chapter: '4',
    box: 'base',
    title: { ru: 'Matching icon', en: 'Matching icon' },
    text: {
      ru: 'One Agent icon of the card must match the icon of the chosen space. Only one icon is used; one card never sends two Agents.',
      en: 'One Agent icon of the card must match the icon of the chosen space. Only one icon is used; one card never sends two Agents.',
    },
    enforceable: true,
  },
  'D-4.3': {
    chapter: '4',
    box: 'base',
    title: { ru: 'Cards without icon', en: 'Cards without icon' },
    text: {
      ru: 'A card without any Agent icon cannot be played on an Agent turn (it can be revealed). Effects may add icons.',
      en: 'A card without any Agent icon cannot be played on an Agent turn (it can be revealed). Effects may add icons.',
    },
    enforceable: true,
  },
  'D-4.4': {
    chapter: '4',
    box: 'base',
    title: { ru: 'Occupied spaces', en: 'Occupied spaces' },
    text: {
      ru: 'A space that already has an Agent (own or enemy) is not available, unless an effect allows it (infiltration icon, Spy used to Infiltrate, Infiltrate, Invasion Ships, Tleilaxu Infiltrator, Helena Richese, Kwisatz Haderach). Effects that ignore enemy Agents never allow a second own Agent on the space; only Kwisatz Haderach names any occupied space.',
      en: 'A space that already has an Agent (own or enemy) is not available, unless an effect allows it (infiltration icon, Spy used to Infiltrate, Infiltrate, Invasion Ships, Tleilaxu Infiltrator, Helena Richese, Kwisatz Haderach). Effects that ignore enemy Agents never allow a second own Agent on the space; only Kwisatz Haderach names any occupied space.',
    },
    enforceable: true,
  },
  'D-4.5': {
    chapter: '4',
    box: 'base',
    title: { ru: 'Costs of a space', en: 'Costs of a space' },
    text: {
      ru: 'The cost of a space is paid in full at once, before any effect of space or card is resolved. Without enough resources the space cannot be chosen; resources gained by the card or the space in the same turn do not help.',
      en: 'The cost of a space is paid in full at once, before any effect of space or card is resolved. Without enough resources the space cannot be chosen; resources gained by the card or the space in the same turn do not help.',
    },
    enforceable: true,
  },
  'D-4.6': {
    chapter: '4',
    box: 'base',
    title: { ru: 'Requirements of a space', en: 'Requirements of a space' },
    text: {
      ru: 'Influence requirements are checked when the Agent is sent, before the turn’s effects.',
      en: 'Influence requirements are checked when the Agent is sent, before the turn’s effects.',
    },
    enforceable: true,
  },
  'D-4.7': {
    chapter: '4',
    box: 'base',
    title: { ru: 'Once-per-game spaces', en: 'Once-per-game spaces' },
    text: {
      ru: 'Base: High Council and Swordmaster may be visited by each player only once per game. Uprising: only Swordmaster.',
      en: 'Base: High Council and Swordmaster may be visited by each player only once per game. Uprising: only Swordmaster.',
    },
    enforceable: true,
  },
  'D-4.8': {
    chapter: '4',
    box: 'base',
    title: { ru: 'What the turn gives', en: 'What the turn gives' },
    text: {
      ru: 'The player gets the effects of the space, the effects in the Agent box of the card, and 1 Influence if it is a Faction space. Completed contracts are further effects. All these effects may be resolved in any order chosen by the player.',
      en: 'The player gets the effects of the space, the effects in the Agent box of the card, and 1 Influence if it is a Faction space. Completed contracts are further effects. All these effects may be resolved in any order chosen by the player.',
    },
    enforceable: true,
  },
  'D-4.9': {
    chapter: '4',
    box: 'base',
    title: { ru: 'Reveal box ignored', en: 'Reveal box ignored' },
    text: {
      ru: 'On an Agent turn the Reveal box of the played card is ignored.',
      en: 'On an Agent turn the Reveal box of the played card is ignored.',
    },
    enforceable: true,
  },
  'D-4.10': {
    chapter: '4',
    box: 'base',
    title: { ru: 'Signet Ring', en: 'Signet Ring' },
    text: {
      ru: 'Playing Signet Ring on an Agent turn uses the Leader’s right-hand ability (marked with the signet symbol).',
      en: 'Playing Signet Ring on an Agent turn uses the Leader’s right-hand ability (marked with the signet symbol).',
    },
    enforceable: true,
  },
  'D-4.11': {
    chapter: '4',
    box: 'base',
    title: { ru: 'Card stays in play', en: 'Card stays in play' },
    text: {
      ru: 'The played card stays face up in play until the owner’s Reveal turn is cleaned up, unless it is trashed or returned earlier.',
      en: 'The played card stays face up in play until the owner’s Reveal turn is cleaned up, unless it is trashed or returned earlier.',
    },
    enforceable: true,
  },
  'D-4.12': {
    chapter: '4',
    box: 'base',
    title: { ru: 'Extra turn effects', en: 'Extra turn effects' },
    text: {
      ru: 'An effect that gives another turn (Weirding Way) lets the player take that turn immediately after the current one; it may be an Agent turn or the Reveal turn.',
      en: 'An effect that gives another turn (Weirding Way) lets the player take that turn immediately after the current one; it may be an Agent turn or the Reveal turn.',
    },
    enforceable: true,
  },
  'D-4.13': {
    chapter: '4',
    box: 'base',
    title: { ru: 'Recalled Agents', en: 'Recalled Agents' },
    text: {
      ru: 'Recalling an Agent puts it back on the Leader; it can be used again this round. The space it left counts as unoccupied.',
      en: 'Recalling an Agent puts it back on the Leader; it can be used again this round. The space it left counts as unoccupied.',
    },
    enforceable: true,
  },
  'D-4.14': {
    chapter: '4',
    box: 'base',
    title: { ru: 'Legal move set', en: 'Legal move set' },
    text: {
      ru: 'A move (card, icon, space, optional modifiers) is legal if: the card is in hand and has (or gains) the icon; an Agent is available; the space is free or made available; the cost can be paid; the requirement is met; the space is not used up or blocked (The Voice).',
      en: 'A move (card, icon, space, optional modifiers) is legal if: the card is in hand and has (or gains) the icon; an Agent is available; the space is free or made available; the cost can be paid; the requirement is met; the space is not used up or blocked (The Voice).',
    },
    enforceable: true,
  },
  'D-5.1': {
    chapter: '5',
    box: 'base',
    title: { ru: 'Data', en: 'Data' },
    text: {
      ru: 'Names, icons, costs, requirements and effects of all spaces are listed in board-spaces.json.',
      en: 'Names, icons, costs, requirements and effects of all spaces are listed in board-spaces.json.',
    },
    enforceable: false,
  },
  'D-5.2': {
    chapter: '5',
    box: 'base',
    title: { ru: 'Faction spaces', en: 'Faction spaces' },
    text: {
      ru: 'Each Faction has two spaces on the base board and two on the Uprising board; visiting one gives 1 Influence with that Faction.',
      en: 'Each Faction has two spaces on the base board and two on the Uprising board; visiting one gives 1 Influence with that Faction.',
    },
    enforceable: true,
  },
  'D-5.3': {
    chapter: '5',
    box: 'base',
    title: { ru: 'Foldspace', en: 'Foldspace' },
    text: {
      ru: 'The Foldspace space gives a Foldspace card from the Reserve into the discard pile. If the stack is empty nothing is gained.',
      en: 'The Foldspace space gives a Foldspace card from the Reserve into the discard pile. If the stack is empty nothing is gained.',
    },
    enforceable: true,
  },
  'D-5.4': {
    chapter: '5',
    box: 'base',
    title: { ru: 'Selective Breeding', en: 'Selective Breeding' },
    text: {
      ru: 'After paying 2 spice the player may trash one card (hand, discard pile or in play) to draw two cards; without trashing no cards are drawn.',
      en: 'After paying 2 spice the player may trash one card (hand, discard pile or in play) to draw two cards; without trashing no cards are drawn.',
    },
    enforceable: true,
  },
  'D-5.5': {
    chapter: '5',
    box: 'base',
    title: { ru: 'Secrets', en: 'Secrets' },
    text: {
      ru: 'Draw an Intrigue card; each opponent holding four or more Intrigue cards gives one, chosen at random, to the visitor.',
      en: 'Draw an Intrigue card; each opponent holding four or more Intrigue cards gives one, chosen at random, to the visitor.',
    },
    enforceable: true,
  },
  'D-5.6': {
    chapter: '5',
    box: 'base',
    title: { ru: 'Sell Melange', en: 'Sell Melange' },
    text: {
      ru: 'Exactly one exchange per visit: 2, 3, 4 or 5 spice for 6, 8, 10 or 12 Solari. At least 2 spice are needed to send an Agent there.',
      en: 'Exactly one exchange per visit: 2, 3, 4 or 5 spice for 6, 8, 10 or 12 Solari. At least 2 spice are needed to send an Agent there.',
    },
    enforceable: true,
  },
  'D-5.7': {
    chapter: '5',
    box: 'base',
    title: { ru: 'Hall of Oratory', en: 'Hall of Oratory' },
    text: {
      ru: 'Recruit 1 troop. In the Reveal turn of this round the owner of the Agent there gains 1 Persuasion, if the Agent is still there.',
      en: 'Recruit 1 troop. In the Reveal turn of this round the owner of the Agent there gains 1 Persuasion, if the Agent is still there.',
    },
    enforceable: true,
  },
  'D-5.8': {
    chapter: '5',
    box: 'base',
    title: { ru: 'Mentat', en: 'Mentat' },
    text: {
      ru: 'Draw a card. If the Mentat is on the space, take it and use it as an additional Agent this round. It can be taken only from its own space.',
      en: 'Draw a card. If the Mentat is on the space, take it and use it as an additional Agent this round. It can be taken only from its own space.',
    },
    enforceable: true,
  },
  'D-5.9': {
    chapter: '5',
    box: 'base',
    title: { ru: 'Sietch Tabr', en: 'Sietch Tabr' },
    text: {
      ru: 'City space that needs 2 Fremen Influence; it is not a Fremen Faction space and gives no Influence.',
      en: 'City space that needs 2 Fremen Influence; it is not a Fremen Faction space and gives no Influence.',
    },
    enforceable: true,
  },
  'D-5.10': {
    chapter: '5',
    box: 'immortality',
    title: { ru: 'Research Station with Immortality', en: 'Research Station with Immortality' },
    text: {
      ru: 'The overlay replaces the effect by: draw 2 cards and research; the cost stays 2 water. It also replaces the Uprising version.',
      en: 'The overlay replaces the effect by: draw 2 cards and research; the cost stays 2 water. It also replaces the Uprising version.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, BoxedRule>;
