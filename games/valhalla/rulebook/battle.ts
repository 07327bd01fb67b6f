import type { Rule } from '@vigrid/kernel';

/** Chapters 8–11: attack, frost giants, defence, outcome. */
export const battle = {
  'V-8.1': {
    chapter: '8',
    title: { ru: 'Roll 6 dice', en: 'Roll 6 dice' },
    text: {
      ru: 'The attacker rolls 6 dice of one colour.',
      en: 'The attacker rolls 6 dice of one colour.',
    },
    enforceable: true,
  },
  'V-8.2': {
    chapter: '8',
    title: { ru: 'Free sequence', en: 'Free sequence' },
    text: {
      ru: 'After the roll the attacker may re-roll, play tactics and arm warriors as often as possible and in any order.',
      en: 'After the roll the attacker may re-roll, play tactics and arm warriors as often as possible and in any order.',
    },
    enforceable: true,
  },
  'V-8.3': {
    chapter: '8',
    title: { ru: 'Re-roll', en: 'Re-roll' },
    text: {
      ru: 'To re-roll, the attacker first discards 1 of his dice and then re-rolls 1 or more of his other dice, all chosen dice at once. He chooses freely which dice to re-roll and which to keep.',
      en: 'To re-roll, the attacker first discards 1 of his dice and then re-rolls 1 or more of his other dice, all chosen dice at once. He chooses freely which dice to re-roll and which to keep.',
    },
    enforceable: true,
  },
  'V-8.4': {
    chapter: '8',
    title: { ru: 'Price of every re-roll', en: 'Price of every re-roll' },
    text: {
      ru: 'Any number of re-rolls may be made, each costs 1 die paid beforehand.',
      en: 'Any number of re-rolls may be made, each costs 1 die paid beforehand.',
    },
    enforceable: true,
  },
  'V-8.5': {
    chapter: '8',
    title: { ru: 'Discarded dice', en: 'Discarded dice' },
    text: {
      ru: 'Dice discarded to pay are out of reach of that player until the end of the battle.',
      en: 'Dice discarded to pay are out of reach of that player until the end of the battle.',
    },
    enforceable: true,
  },
  'V-8.6': {
    chapter: '8',
    title: { ru: 'Tactics in the attack phase', en: 'Tactics in the attack phase' },
    text: {
      ru: 'The attacker may play any number of tactics after the roll, between re-rolls or after them.',
      en: 'The attacker may play any number of tactics after the roll, between re-rolls or after them.',
    },
    enforceable: true,
  },
  'V-8.7': {
    chapter: '8',
    title: { ru: 'Attacker’s last moment', en: 'Attacker’s last moment' },
    text: {
      ru: 'The attacker can not play tactics once his attack phase has ended; he must decide before the defender rolls.',
      en: 'The attacker can not play tactics once his attack phase has ended; he must decide before the defender rolls.',
    },
    enforceable: true,
  },
  'V-8.8': {
    chapter: '8',
    title: {
      ru: 'Played tactics are discarded after the battle',
      en: 'Played tactics are discarded after the battle',
    },
    text: {
      ru: 'All tactics played in a battle go to the discard pile after the battle.',
      en: 'All tactics played in a battle go to the discard pile after the battle.',
    },
    enforceable: true,
  },
  'V-8.9': {
    chapter: '8',
    title: { ru: 'Arming a warrior', en: 'Arming a warrior' },
    text: {
      ru: 'Dice whose symbols match are put on the weapon symbols of a warrior of the own squad. A warrior with every symbol covered is activated: its strength is added to the combat strength.',
      en: 'Dice whose symbols match are put on the weapon symbols of a warrior of the own squad. A warrior with every symbol covered is activated: its strength is added to the combat strength.',
    },
    enforceable: true,
  },
  'V-8.10': {
    chapter: '8',
    title: { ru: 'One die, one symbol', en: 'One die, one symbol' },
    text: {
      ru: 'A die covers one symbol of one warrior.',
      en: 'A die covers one symbol of one warrior.',
    },
    enforceable: true,
  },
  'V-8.11': {
    chapter: '8',
    title: { ru: 'Order and choice of activation', en: 'Order and choice of activation' },
    text: {
      ru: 'Warriors may be activated in any order; activation is never compulsory even if the dice are there.',
      en: 'Warriors may be activated in any order; activation is never compulsory even if the dice are there.',
    },
    enforceable: true,
  },
  'V-8.12': {
    chapter: '8',
    title: { ru: 'At least one warrior', en: 'At least one warrior' },
    text: {
      ru: 'An attack can not consist of tactics alone; at least 1 warrior must be activated.',
      en: 'An attack can not consist of tactics alone; at least 1 warrior must be activated.',
    },
    enforceable: true,
  },
  'V-8.13': {
    chapter: '8',
    title: { ru: 'X results', en: 'X results' },
    text: {
      ru: 'Dice showing X may be re-rolled like any others (paid or by tactic) but never serve to activate a warrior, frost giants included.',
      en: 'Dice showing X may be re-rolled like any others (paid or by tactic) but never serve to activate a warrior, frost giants included.',
    },
    enforceable: true,
  },
  'V-8.14': {
    chapter: '8',
    title: { ru: 'Activation is final', en: 'Activation is final' },
    text: {
      ru: 'Once a warrior is activated and its ability applied, its dice can not be taken back, for example for a re-roll. Dice may lie beside a card, uncommitted, until the player declares activation.',
      en: 'Once a warrior is activated and its ability applied, its dice can not be taken back, for example for a re-roll. Dice may lie beside a card, uncommitted, until the player declares activation.',
    },
    enforceable: true,
  },
  'V-8.15': {
    chapter: '8',
    title: { ru: 'Attack without an armed warrior', en: 'Attack without an armed warrior' },
    text: {
      ru: 'If the attacker arms no warrior, the battle ends with no winner and the defence phase is skipped.',
      en: 'If the attacker arms no warrior, the battle ends with no winner and the defence phase is skipped.',
    },
    enforceable: true,
  },
  'V-8.16': {
    chapter: '8',
    title: { ru: 'Ending the attack phase', en: 'Ending the attack phase' },
    text: {
      ru: 'When the attacker stops re-rolling, playing tactics and arming, the phase ends and his combat strength is fixed. Unused dice stay before him until the end of the battle.',
      en: 'When the attacker stops re-rolling, playing tactics and arming, the phase ends and his combat strength is fixed. Unused dice stay before him until the end of the battle.',
    },
    enforceable: true,
  },
  'V-8.17': {
    chapter: '8',
    title: { ru: 'Combat strength', en: 'Combat strength' },
    text: {
      ru: 'The sum of the strengths of fully armed warriors (with their ability bonuses) and of the tactics played, plus bonuses of jarls and other effects in force.',
      en: 'The sum of the strengths of fully armed warriors (with their ability bonuses) and of the tactics played, plus bonuses of jarls and other effects in force.',
    },
    enforceable: true,
  },
  'V-9.1': {
    chapter: '9',
    title: { ru: 'Giants name no particular weapon', en: 'Giants name no particular weapon' },
    text: {
      ru: 'A frost giant is activated like other warriors but its card asks for a pattern of weapon symbols, not for named ones; any weapon serves, X never.',
      en: 'A frost giant is activated like other warriors but its card asks for a pattern of weapon symbols, not for named ones; any weapon serves, X never.',
    },
    enforceable: true,
  },
  'V-9.2': {
    chapter: '9',
    title: { ru: 'Giant pattern: any two', en: 'Giant pattern: any two' },
    text: {
      ru: 'Two weapon symbols, equal or not (e.g. spear and sword).',
      en: 'Two weapon symbols, equal or not (e.g. spear and sword).',
    },
    enforceable: true,
  },
  'V-9.3': {
    chapter: '9',
    title: { ru: 'Giant pattern: two equal', en: 'Giant pattern: two equal' },
    text: {
      ru: 'Two equal weapon symbols (e.g. 2 axes).',
      en: 'Two equal weapon symbols (e.g. 2 axes).',
    },
    enforceable: true,
  },
  'V-9.4': {
    chapter: '9',
    title: { ru: 'Giant pattern: three equal', en: 'Giant pattern: three equal' },
    text: {
      ru: 'Three equal weapon symbols (e.g. 3 shields).',
      en: 'Three equal weapon symbols (e.g. 3 shields).',
    },
    enforceable: true,
  },
  'V-9.5': {
    chapter: '9',
    title: { ru: 'Giant pattern: two pairs', en: 'Giant pattern: two pairs' },
    text: {
      ru: 'Two pairs of equal weapon symbols (e.g. 2 axes and 2 bows), 4 dice in all.',
      en: 'Two pairs of equal weapon symbols (e.g. 2 axes and 2 bows), 4 dice in all.',
    },
    enforceable: true,
  },
  'V-9.6': {
    chapter: '9',
    title: { ru: 'Giants and the two-warrior action', en: 'Giants and the two-warrior action' },
    text: {
      ru: 'For action B a giant counts as many weapon symbols as its pattern has dice: 2, 2, 3 or 4.',
      en: 'For action B a giant counts as many weapon symbols as its pattern has dice: 2, 2, 3 or 4.',
    },
    enforceable: true,
  },
  'V-10.1': {
    chapter: '10',
    title: { ru: 'Mirror of the attack phase', en: 'Mirror of the attack phase' },
    text: {
      ru: 'The defender, with his own set of 6 dice, follows the same rules as the attacker in his phase: roll, paid re-rolls, tactics, arming.',
      en: 'The defender, with his own set of 6 dice, follows the same rules as the attacker in his phase: roll, paid re-rolls, tactics, arming.',
    },
    enforceable: true,
  },
  'V-10.2': {
    chapter: '10',
    title: { ru: 'Defence without an armed warrior', en: 'Defence without an armed warrior' },
    text: {
      ru: 'If the defender arms no warrior, the attacker wins.',
      en: 'If the defender arms no warrior, the attacker wins.',
    },
    enforceable: true,
  },
  'V-10.3': {
    chapter: '10',
    title: { ru: 'Tactics and jarl are not enough', en: 'Tactics and jarl are not enough' },
    text: {
      ru: 'A defence needs at least 1 activated warrior; strength from tactics or from a jarl alone does not count.',
      en: 'A defence needs at least 1 activated warrior; strength from tactics or from a jarl alone does not count.',
    },
    enforceable: true,
  },
  'V-10.4': {
    chapter: '10',
    title: { ru: 'Extra dice may be gone', en: 'Extra dice may be gone' },
    text: {
      ru: 'Extra dice held by the attacker stay with him until the end of the battle, so the defender may be unable to use effects that grant extra dice.',
      en: 'Extra dice held by the attacker stay with him until the end of the battle, so the defender may be unable to use effects that grant extra dice.',
    },
    enforceable: true,
  },
  'V-11.1': {
    chapter: '11',
    title: { ru: 'Comparison', en: 'Comparison' },
    text: {
      ru: 'After the defence phase the higher combat strength wins. On a tie the attacker wins.',
      en: 'After the defence phase the higher combat strength wins. On a tie the attacker wins.',
    },
    enforceable: true,
  },
  'V-11.2': {
    chapter: '11',
    title: { ru: 'No late cards', en: 'No late cards' },
    text: {
      ru: 'The attacker may not play new cards during the defence phase.',
      en: 'The attacker may not play new cards during the defence phase.',
    },
    enforceable: true,
  },
  'V-11.3': {
    chapter: '11',
    title: { ru: 'Attacker wins: shield', en: 'Attacker wins: shield' },
    text: {
      ru: 'He takes 1 shield from the defender’s board (any of the defender’s own shields) and lays it beside his own board.',
      en: 'He takes 1 shield from the defender’s board (any of the defender’s own shields) and lays it beside his own board.',
    },
    enforceable: true,
  },
  'V-11.4': {
    chapter: '11',
    title: { ru: 'Captured shields are safe', en: 'Captured shields are safe' },
    text: {
      ru: 'A player can only lose his own shields; shields he captured are never taken from him.',
      en: 'A player can only lose his own shields; shields he captured are never taken from him.',
    },
    enforceable: true,
  },
  'V-11.5': {
    chapter: '11',
    title: { ru: 'Attacker wins: warriors', en: 'Attacker wins: warriors' },
    text: {
      ru: 'All activated warriors of the attacker go to his Valhalla; he has no choice.',
      en: 'All activated warriors of the attacker go to his Valhalla; he has no choice.',
    },
    enforceable: true,
  },
  'V-11.6': {
    chapter: '11',
    title: { ru: 'Not fully armed warriors stay', en: 'Not fully armed warriors stay' },
    text: {
      ru: 'Warriors that were only partly armed or not armed stay in the squad.',
      en: 'Warriors that were only partly armed or not armed stay in the squad.',
    },
    enforceable: true,
  },
  'V-11.7': {
    chapter: '11',
    title: { ru: 'Defender wins: shields', en: 'Defender wins: shields' },
    text: {
      ru: 'No shield changes hands.',
      en: 'No shield changes hands.',
    },
    enforceable: true,
  },
  'V-11.8': {
    chapter: '11',
    title: { ru: 'Defender wins: warriors', en: 'Defender wins: warriors' },
    text: {
      ru: 'The defender chooses which of his activated warriors go to his Valhalla: none, some or all.',
      en: 'The defender chooses which of his activated warriors go to his Valhalla: none, some or all.',
    },
    enforceable: true,
  },
  'V-11.9': {
    chapter: '11',
    title: { ru: 'Valhalla pile', en: 'Valhalla pile' },
    text: {
      ru: 'Each player’s personal, face-down pile of cards worth valour points, at the right side of his board.',
      en: 'Each player’s personal, face-down pile of cards worth valour points, at the right side of his board.',
    },
    enforceable: true,
  },
  'V-11.10': {
    chapter: '11',
    title: { ru: 'Losers send nobody', en: 'Losers send nobody' },
    text: {
      ru: 'The loser of a battle, attacker or defender, sends no warriors to Valhalla; they stay in his squad.',
      en: 'The loser of a battle, attacker or defender, sends no warriors to Valhalla; they stay in his squad.',
    },
    enforceable: true,
  },
  'V-11.11': {
    chapter: '11',
    title: { ru: 'Clean-up', en: 'Clean-up' },
    text: {
      ru: 'After the battle dice are taken off all warriors, extra dice return to the pool, all tactics played are discarded.',
      en: 'After the battle dice are taken off all warriors, extra dice return to the pool, all tactics played are discarded.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
