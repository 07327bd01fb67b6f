import type { Rule } from '@vigrid/kernel';

/** Chapters 6–7: the turn and its actions, the frame of a battle. */
export const turn = {
  'V-6.1': {
    chapter: '6',
    title: { ru: 'Start', en: 'Start' },
    text: {
      ru: 'The first player (who picked his open warrior last) takes the first turn.',
      en: 'The first player (who picked his open warrior last) takes the first turn.',
    },
    enforceable: true,
  },
  'V-6.2': {
    chapter: '6',
    title: { ru: 'Two phases', en: 'Two phases' },
    text: {
      ru: 'A turn has phase 1: carry out exactly 1 action; phase 2: take 2 cards from the deck and keep 1 of them.',
      en: 'A turn has phase 1: carry out exactly 1 action; phase 2: take 2 cards from the deck and keep 1 of them.',
    },
    enforceable: true,
  },
  'V-6.3': {
    chapter: '6',
    title: { ru: 'Turn order', en: 'Turn order' },
    text: {
      ru: 'When phase 2 ends, the turn passes to the neighbour on the left (clockwise).',
      en: 'When phase 2 ends, the turn passes to the neighbour on the left (clockwise).',
    },
    enforceable: true,
  },
  'V-6.4': {
    chapter: '6',
    title: { ru: 'Four actions', en: 'Four actions' },
    text: {
      ru: 'The action is one of: A add 1 warrior from hand to the squad; B add 2 warriors from hand if their weapon symbols total at most 3; C attack another player; D take 2 cards and keep 1.',
      en: 'The action is one of: A add 1 warrior from hand to the squad; B add 2 warriors from hand if their weapon symbols total at most 3; C attack another player; D take 2 cards and keep 1.',
    },
    enforceable: true,
  },
  'V-6.5': {
    chapter: '6',
    title: { ru: 'Empty squad forces recruiting', en: 'Empty squad forces recruiting' },
    text: {
      ru: 'A player with no warrior in his squad must take action A or B.',
      en: 'A player with no warrior in his squad must take action A or B.',
    },
    enforceable: true,
  },
  'V-6.6': {
    chapter: '6',
    title: { ru: 'No warriors at all', en: 'No warriors at all' },
    text: {
      ru: 'A player with no warrior in squad and none in hand must show his hand to all players and take action D. If he draws a warrior he need not keep it.',
      en: 'A player with no warrior in squad and none in hand must show his hand to all players and take action D. If he draws a warrior he need not keep it.',
    },
    enforceable: true,
  },
  'V-6.7': {
    chapter: '6',
    title: { ru: 'Action A: add 1 warrior', en: 'Action A: add 1 warrior' },
    text: {
      ru: 'Choose any warrior from the hand and put it on a space of the own board.',
      en: 'Choose any warrior from the hand and put it on a space of the own board.',
    },
    enforceable: true,
  },
  'V-6.8': {
    chapter: '6',
    title: { ru: 'Squad limit', en: 'Squad limit' },
    text: {
      ru: 'A squad holds at most 4 warriors. To add a warrior to a full squad its owner must first discard a warrior lying on his board for each one in excess.',
      en: 'A squad holds at most 4 warriors. To add a warrior to a full squad its owner must first discard a warrior lying on his board for each one in excess.',
    },
    enforceable: true,
  },
  'V-6.9': {
    chapter: '6',
    title: { ru: 'Placed warriors stay', en: 'Placed warriors stay' },
    text: {
      ru: 'A warrior put on a space is not moved to another space later.',
      en: 'A warrior put on a space is not moved to another space later.',
    },
    enforceable: true,
  },
  'V-6.10': {
    chapter: '6',
    title: { ru: 'Action B: add 2 warriors', en: 'Action B: add 2 warriors' },
    text: {
      ru: 'Works as action A with 2 warriors at once, provided the number of weapon symbols on both together is 3 or less.',
      en: 'Works as action A with 2 warriors at once, provided the number of weapon symbols on both together is 3 or less.',
    },
    enforceable: true,
  },
  'V-6.11': {
    chapter: '6',
    title: { ru: 'Action B: possible pairs', en: 'Action B: possible pairs' },
    text: {
      ru: 'The only pairs are 1 + 1 symbols and 1 + 2 symbols.',
      en: 'The only pairs are 1 + 1 symbols and 1 + 2 symbols.',
    },
    enforceable: true,
  },
  'V-6.12': {
    chapter: '6',
    title: { ru: 'Action B with a full squad', en: 'Action B with a full squad' },
    text: {
      ru: 'If the squad already has 4 warriors, 2 of those on the board must be discarded to add two.',
      en: 'If the squad already has 4 warriors, 2 of those on the board must be discarded to add two.',
    },
    enforceable: true,
  },
  'V-6.13': {
    chapter: '6',
    title: { ru: 'Action C: attack', en: 'Action C: attack' },
    text: {
      ru: 'Choose one opponent; the own squad attacks that player’s squad in a battle.',
      en: 'Choose one opponent; the own squad attacks that player’s squad in a battle.',
    },
    enforceable: true,
  },
  'V-6.14': {
    chapter: '6',
    title: { ru: 'Illegal targets', en: 'Illegal targets' },
    text: {
      ru: 'A player who has no warriors in his squad or who has none of his own shields left can not be attacked.',
      en: 'A player who has no warriors in his squad or who has none of his own shields left can not be attacked.',
    },
    enforceable: true,
  },
  'V-6.15': {
    chapter: '6',
    title: { ru: 'Action D: take 2 keep 1', en: 'Action D: take 2 keep 1' },
    text: {
      ru: 'Take 2 cards from the deck, add either to the hand and discard the other.',
      en: 'Take 2 cards from the deck, add either to the hand and discard the other.',
    },
    enforceable: true,
  },
  'V-6.16': {
    chapter: '6',
    title: { ru: 'Hand size', en: 'Hand size' },
    text: {
      ru: 'There is no limit to the number of cards in hand.',
      en: 'There is no limit to the number of cards in hand.',
    },
    enforceable: true,
  },
  'V-6.17': {
    chapter: '6',
    title: { ru: 'Phase 2: take 2 keep 1', en: 'Phase 2: take 2 keep 1' },
    text: {
      ru: 'Take 2 cards from the deck, add either to the hand and discard the other.',
      en: 'Take 2 cards from the deck, add either to the hand and discard the other.',
    },
    enforceable: true,
  },
  'V-7.1': {
    chapter: '7',
    title: { ru: 'Order of a battle', en: 'Order of a battle' },
    text: {
      ru: 'Before battle, attack phase, defence phase, comparison of combat strengths, consequences, clean-up. Armed warriors, battle tactics and jarl abilities are the means.',
      en: 'Before battle, attack phase, defence phase, comparison of combat strengths, consequences, clean-up. Armed warriors, battle tactics and jarl abilities are the means.',
    },
    enforceable: true,
  },
  'V-7.2': {
    chapter: '7',
    title: { ru: 'Target check', en: 'Target check' },
    text: {
      ru: 'A player without warriors in his squad or without own shields can not be attacked.',
      en: 'A player without warriors in his squad or without own shields can not be attacked.',
    },
    enforceable: true,
  },
  'V-7.3': {
    chapter: '7',
    title: { ru: 'Before battle', en: 'Before battle' },
    text: {
      ru: 'Before the attack phase each of the two players may play one or more battle tactics that bear the before-battle symbol (lower left corner): first the attacker, then the defender.',
      en: 'Before the attack phase each of the two players may play one or more battle tactics that bear the before-battle symbol (lower left corner): first the attacker, then the defender.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
