import type { Rule } from '@vigrid/kernel';

/** Chapters 30–33: symbols in general, of Thor’s Help, Valkyries and quests. */
export const symbols = {
  'V-30.1': {
    chapter: '30',
    title: { ru: 'Default moment of a tactic', en: 'Default moment of a tactic' },
    text: {
      ru: 'Unless stated otherwise a tactic is played only in the own attack or defence phase after the 6 dice were rolled.',
      en: 'Unless stated otherwise a tactic is played only in the own attack or defence phase after the 6 dice were rolled.',
    },
    enforceable: true,
  },
  'V-30.2': {
    chapter: '30',
    title: { ru: 'Number of tactics', en: 'Number of tactics' },
    text: {
      ru: 'A player may play as many tactics as he likes.',
      en: 'A player may play as many tactics as he likes.',
    },
    enforceable: true,
  },
  'V-30.3': {
    chapter: '30',
    title: { ru: 'A warrior is needed', en: 'A warrior is needed' },
    text: {
      ru: 'In a battle a player must activate at least 1 warrior; tactics alone do not do.',
      en: 'In a battle a player must activate at least 1 warrior; tactics alone do not do.',
    },
    enforceable: true,
  },
  'V-30.4': {
    chapter: '30',
    title: { ru: 'Default moment of a warrior ability', en: 'Default moment of a warrior ability' },
    text: {
      ru: 'Unless stated otherwise it works once all weapon symbols of the warrior are covered.',
      en: 'Unless stated otherwise it works once all weapon symbols of the warrior are covered.',
    },
    enforceable: true,
  },
  'V-30.5': {
    chapter: '30',
    title: { ru: 'Dice stay', en: 'Dice stay' },
    text: {
      ru: 'After activation and use of the ability the dice are not taken off the card.',
      en: 'After activation and use of the ability the dice are not taken off the card.',
    },
    enforceable: true,
  },
  'V-30.6': {
    chapter: '30',
    title: { ru: 'Timing symbol: before or after', en: 'Timing symbol: before or after' },
    text: {
      ru: 'An arrow shows whether a card is played before or after the battle.',
      en: 'An arrow shows whether a card is played before or after the battle.',
    },
    enforceable: true,
  },
  'V-30.7': {
    chapter: '30',
    title: { ru: 'Timing symbol: after victory', en: 'Timing symbol: after victory' },
    text: {
      ru: 'The card is played after winning a battle.',
      en: 'The card is played after winning a battle.',
    },
    enforceable: true,
  },
  'V-30.8': {
    chapter: '30',
    title: { ru: 'Timing symbol: after defeat', en: 'Timing symbol: after defeat' },
    text: {
      ru: 'The card is played after losing a battle.',
      en: 'The card is played after losing a battle.',
    },
    enforceable: true,
  },
  'V-30.9': {
    chapter: '30',
    title: { ru: 'Timing symbol: attacker', en: 'Timing symbol: attacker' },
    text: {
      ru: 'The card is for the attacking player only.',
      en: 'The card is for the attacking player only.',
    },
    enforceable: true,
  },
  'V-30.10': {
    chapter: '30',
    title: { ru: 'Timing symbol: defender', en: 'Timing symbol: defender' },
    text: {
      ru: 'The card is for the defending player only.',
      en: 'The card is for the defending player only.',
    },
    enforceable: true,
  },
  'V-30.11': {
    chapter: '30',
    title: { ru: 'Framed symbols', en: 'Framed symbols' },
    text: {
      ru: 'Symbols in a frame show the situation in which the card works, for example after a won battle.',
      en: 'Symbols in a frame show the situation in which the card works, for example after a won battle.',
    },
    enforceable: true,
  },
  'V-31.1': {
    chapter: '31',
    title: { ru: 'Condition: fewer warriors', en: 'Condition: fewer warriors' },
    text: {
      ru: 'The helped player has fewer warriors than his opponent in the battle.',
      en: 'The helped player has fewer warriors than his opponent in the battle.',
    },
    enforceable: true,
  },
  'V-31.2': {
    chapter: '31',
    title: { ru: 'Condition: fewer or equal', en: 'Condition: fewer or equal' },
    text: {
      ru: 'The helped player has fewer or as many warriors as his opponent in the battle.',
      en: 'The helped player has fewer or as many warriors as his opponent in the battle.',
    },
    enforceable: true,
  },
  'V-31.3': {
    chapter: '31',
    title: { ru: 'Thor: card', en: 'Thor: card' },
    text: {
      ru: 'The helped player takes 1 card from the deck before the battle.',
      en: 'The helped player takes 1 card from the deck before the battle.',
    },
    enforceable: true,
  },
  'V-31.4': {
    chapter: '31',
    title: { ru: 'Thor: strength', en: 'Thor: strength' },
    text: {
      ru: '+2 or +3 combat strength, as printed.',
      en: '+2 or +3 combat strength, as printed.',
    },
    enforceable: true,
  },
  'V-31.5': {
    chapter: '31',
    title: { ru: 'Thor: free re-roll', en: 'Thor: free re-roll' },
    text: {
      ru: 'The helped player may once in the battle re-roll dice without paying a die.',
      en: 'The helped player may once in the battle re-roll dice without paying a die.',
    },
    enforceable: true,
  },
  'V-31.6': {
    chapter: '31',
    title: { ru: 'Thor: extra die', en: 'Thor: extra die' },
    text: {
      ru: '1 extra die from the pool.',
      en: '1 extra die from the pool.',
    },
    enforceable: true,
  },
  'V-31.7': {
    chapter: '31',
    title: { ru: 'Thor: steal', en: 'Thor: steal' },
    text: {
      ru: 'Before the battle the helped player takes 1 random card from his opponent’s hand.',
      en: 'Before the battle the helped player takes 1 random card from his opponent’s hand.',
    },
    enforceable: true,
  },
  'V-32.1': {
    chapter: '32',
    title: { ru: 'Weapon Stock (tactic)', en: 'Weapon Stock (tactic)' },
    text: {
      ru: 'The card counts as a die showing the printed weapon; it may be used to activate a warrior or to serve a tactic that asks for a die.',
      en: 'The card counts as a die showing the printed weapon; it may be used to activate a warrior or to serve a tactic that asks for a die.',
    },
    enforceable: true,
  },
  'V-32.2': {
    chapter: '32',
    title: { ru: 'Road to Valhalla (tactic)', en: 'Road to Valhalla (tactic)' },
    text: {
      ru: 'Defence only. The attacker chooses 1 of his activated warriors: its strength stops counting. If it was his only activated warrior the battle goes on. After the battle, whoever wins, that warrior goes to the attacker’s Valhalla.',
      en: 'Defence only. The attacker chooses 1 of his activated warriors: its strength stops counting. If it was his only activated warrior the battle goes on. After the battle, whoever wins, that warrior goes to the attacker’s Valhalla.',
    },
    enforceable: true,
  },
  'V-32.3': {
    chapter: '32',
    title: { ru: 'Frost giant pattern: all different', en: 'Frost giant pattern: all different' },
    text: {
      ru: 'The giants of this set need weapon symbols that are all different; X is never allowed.',
      en: 'The giants of this set need weapon symbols that are all different; X is never allowed.',
    },
    enforceable: true,
  },
  'V-32.4': {
    chapter: '32',
    title: { ru: 'Exact worth', en: 'Exact worth' },
    text: {
      ru: 'Bonus points are taken as one or more cards from the discard pile whose points sum to exactly the bonus; the order of the rest is kept.',
      en: 'Bonus points are taken as one or more cards from the discard pile whose points sum to exactly the bonus; the order of the rest is kept.',
    },
    enforceable: true,
  },
  'V-32.5': {
    chapter: '32',
    title: { ru: 'Whose warriors count', en: 'Whose warriors count' },
    text: {
      ru: 'For Valkyrie bonuses only the player’s own warriors going to Valhalla count, never the opponent’s.',
      en: 'For Valkyrie bonuses only the player’s own warriors going to Valhalla count, never the opponent’s.',
    },
    enforceable: true,
  },
  'V-32.6': {
    chapter: '32',
    title: { ru: 'Bonus: group', en: 'Bonus: group' },
    text: {
      ru: '+1 valour point for each other warrior that enters Valhalla together with this one.',
      en: '+1 valour point for each other warrior that enters Valhalla together with this one.',
    },
    enforceable: true,
  },
  'V-32.7': {
    chapter: '32',
    title: { ru: 'Bonus: colour', en: 'Bonus: colour' },
    text: {
      ru: '+2 valour points if another warrior of the printed clan enters Valhalla together with this one; only once, however many there are.',
      en: '+2 valour points if another warrior of the printed clan enters Valhalla together with this one; only once, however many there are.',
    },
    enforceable: true,
  },
  'V-32.8': {
    chapter: '32',
    title: { ru: 'Bonus: alone', en: 'Bonus: alone' },
    text: {
      ru: '+3 valour points if this is the only warrior of the player’s squad that enters Valhalla.',
      en: '+3 valour points if this is the only warrior of the player’s squad that enters Valhalla.',
    },
    enforceable: true,
  },
  'V-33.1': {
    chapter: '33',
    title: { ru: 'Quest frame', en: 'Quest frame' },
    text: {
      ru: '2 valour points for a player who wins a battle and fulfils the printed demand; at most 1 quest after a battle; a fulfilled quest goes to Valhalla.',
      en: '2 valour points for a player who wins a battle and fulfils the printed demand; at most 1 quest after a battle; a fulfilled quest goes to Valhalla.',
    },
    enforceable: true,
  },
  'V-33.2': {
    chapter: '33',
    title: { ru: 'Quest: no re-roll', en: 'Quest: no re-roll' },
    text: {
      ru: 'The winner did not re-roll dice in this battle. Re-rolls given by tactics do not break it.',
      en: 'The winner did not re-roll dice in this battle. Re-rolls given by tactics do not break it.',
    },
    enforceable: true,
  },
  'V-33.3': {
    chapter: '33',
    title: { ru: 'Quest: by five', en: 'Quest: by five' },
    text: {
      ru: 'The winner’s combat strength exceeds the loser’s by 5 or more.',
      en: 'The winner’s combat strength exceeds the loser’s by 5 or more.',
    },
    enforceable: true,
  },
  'V-33.4': {
    chapter: '33',
    title: { ru: 'Quest: three warriors', en: 'Quest: three warriors' },
    text: {
      ru: 'The winner activated at least 3 warriors.',
      en: 'The winner activated at least 3 warriors.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
