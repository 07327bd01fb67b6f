import type { Rule } from '@vigrid/kernel';

/** Chapters 25–27: the solo game against a monster. */
export const solo = {
  'V-25.1': {
    chapter: '25',
    title: { ru: 'Aim', en: 'Aim' },
    text: {
      ru: 'One player, one monster. The monster must be beaten in several successful attacks, one per card of its stack.',
      en: 'One player, one monster. The monster must be beaten in several successful attacks, one per card of its stack.',
    },
    enforceable: true,
  },
  'V-25.2': {
    chapter: '25',
    title: { ru: 'Monster stack', en: 'Monster stack' },
    text: {
      ru: 'Choose a monster. Stack its 6 cards face up in order of strength, the weakest on top, the strongest at the bottom. The top card is the active card.',
      en: 'Choose a monster. Stack its 6 cards face up in order of strength, the weakest on top, the strongest at the bottom. The top card is the active card.',
    },
    enforceable: true,
  },
  'V-25.3': {
    chapter: '25',
    title: { ru: 'Looking at monster cards', en: 'Looking at monster cards' },
    text: {
      ru: 'Before a battle the player may look through all monster cards; at any other time only at the card directly below the active one.',
      en: 'Before a battle the player may look through all monster cards; at any other time only at the card directly below the active one.',
    },
    enforceable: true,
  },
  'V-25.4': {
    chapter: '25',
    title: { ru: 'Monster card fields', en: 'Monster card fields' },
    text: {
      ru: 'Combat strength, maximum extra strength from Valhalla, assigned clans, number of warrior symbols, activation symbols, and possibly an ability at the bottom.',
      en: 'Combat strength, maximum extra strength from Valhalla, assigned clans, number of warrior symbols, activation symbols, and possibly an ability at the bottom.',
    },
    enforceable: true,
  },
  'V-25.5': {
    chapter: '25',
    title: { ru: 'Monster dice', en: 'Monster dice' },
    text: {
      ru: 'Put one set of 6 dice beside the monster stack; they belong to the monster.',
      en: 'Put one set of 6 dice beside the monster stack; they belong to the monster.',
    },
    enforceable: true,
  },
  'V-25.6': {
    chapter: '25',
    title: { ru: 'Solo reference and phase marker', en: 'Solo reference and phase marker' },
    text: {
      ru: 'The solo reference card lies beside the monster cards; the player may track the current phase on a turn-order reference with an unused shield token.',
      en: 'The solo reference card lies beside the monster cards; the player may track the current phase on a turn-order reference with an unused shield token.',
    },
    enforceable: false,
  },
  'V-25.7': {
    chapter: '25',
    title: { ru: 'Difficulty', en: 'Difficulty' },
    text: {
      ru: 'Choose a difficulty level and lay out its reference card; level I is advised for the first game.',
      en: 'Choose a difficulty level and lay out its reference card; level I is advised for the first game.',
    },
    enforceable: true,
  },
  'V-25.8': {
    chapter: '25',
    title: { ru: 'Board and shields', en: 'Board and shields' },
    text: {
      ru: 'Put down a board with the 4 shields of one colour.',
      en: 'Put down a board with the 4 shields of one colour.',
    },
    enforceable: true,
  },
  'V-25.9': {
    chapter: '25',
    title: { ru: 'Jarl', en: 'Jarl' },
    text: {
      ru: 'The player chooses his jarl freely. Many jarls do not work in solo; a list of suitable ones is given.',
      en: 'The player chooses his jarl freely. Many jarls do not work in solo; a list of suitable ones is given.',
    },
    enforceable: true,
  },
  'V-25.10': {
    chapter: '25',
    title: { ru: 'Deck', en: 'Deck' },
    text: {
      ru: 'Shuffle the 120 base cards and discard the top 40.',
      en: 'Shuffle the 120 base cards and discard the top 40.',
    },
    enforceable: true,
  },
  'V-25.11': {
    chapter: '25',
    title: { ru: 'Hand and one exchange', en: 'Hand and one exchange' },
    text: {
      ru: 'Take 6 cards. Once, before the start, any of them may be set aside, the same number drawn anew, and the set-aside cards shuffled into the deck. New cards can not be refused.',
      en: 'Take 6 cards. Once, before the start, any of them may be set aside, the same number drawn anew, and the set-aside cards shuffled into the deck. New cards can not be refused.',
    },
    enforceable: true,
  },
  'V-26.1': {
    chapter: '26',
    title: { ru: 'Three phases', en: 'Three phases' },
    text: {
      ru: 'A turn is phase 1 (one of the four actions), phase 2 (take 2, keep 1), monster phase. Phases 1 and 2 are as in the base game; an empty squad still forces adding a warrior.',
      en: 'A turn is phase 1 (one of the four actions), phase 2 (take 2, keep 1), monster phase. Phases 1 and 2 are as in the base game; an empty squad still forces adding a warrior.',
    },
    enforceable: true,
  },
  'V-26.2': {
    chapter: '26',
    title: { ru: 'Monster phase skipped', en: 'Monster phase skipped' },
    text: {
      ru: 'If the player’s squad is empty then, the monster phase is skipped.',
      en: 'If the player’s squad is empty then, the monster phase is skipped.',
    },
    enforceable: true,
  },
  'V-26.3': {
    chapter: '26',
    title: { ru: 'Monster roll', en: 'Monster roll' },
    text: {
      ru: 'Roll the monster dice lying beside the stack: all 6 the first time, possibly fewer later.',
      en: 'Roll the monster dice lying beside the stack: all 6 the first time, possibly fewer later.',
    },
    enforceable: true,
  },
  'V-26.4': {
    chapter: '26',
    title: { ru: 'Covering activation symbols', en: 'Covering activation symbols' },
    text: {
      ru: 'Each result that matches an uncovered activation symbol is moved onto it and stays there; all other dice go back beside the stack.',
      en: 'Each result that matches an uncovered activation symbol is moved onto it and stays there; all other dice go back beside the stack.',
    },
    enforceable: true,
  },
  'V-26.5': {
    chapter: '26',
    title: { ru: 'Monster attacks', en: 'Monster attacks' },
    text: {
      ru: 'When all activation symbols are covered, the monster attacks at once.',
      en: 'When all activation symbols are covered, the monster attacks at once.',
    },
    enforceable: true,
  },
  'V-27.1': {
    chapter: '27',
    title: { ru: 'Valhalla gives strength', en: 'Valhalla gives strength' },
    text: {
      ru: 'The valour points in the player’s Valhalla are added to his combat strength in every battle, attacking or defending.',
      en: 'The valour points in the player’s Valhalla are added to his combat strength in every battle, attacking or defending.',
    },
    enforceable: true,
  },
  'V-27.2': {
    chapter: '27',
    title: { ru: 'Valhalla face up', en: 'Valhalla face up' },
    text: {
      ru: 'In solo the cards in Valhalla lie face up so that their valour points can be read at any time.',
      en: 'In solo the cards in Valhalla lie face up so that their valour points can be read at any time.',
    },
    enforceable: true,
  },
  'V-27.3': {
    chapter: '27',
    title: { ru: 'Boar clan', en: 'Boar clan' },
    text: {
      ru: 'A boar warrior with an ability gets +3 if the clan it names is among the clans assigned to the active monster card.',
      en: 'A boar warrior with an ability gets +3 if the clan it names is among the clans assigned to the active monster card.',
    },
    enforceable: true,
  },
  'V-27.4': {
    chapter: '27',
    title: { ru: 'Frost giants', en: 'Frost giants' },
    text: {
      ru: 'Each frost giant the player activates gives him 1 extra die, rolled and added to his dice; it replaces the giant’s normal ability.',
      en: 'Each frost giant the player activates gives him 1 extra die, rolled and added to his dice; it replaces the giant’s normal ability.',
    },
    enforceable: true,
  },
  'V-27.5': {
    chapter: '27',
    title: { ru: 'Tactics that need a smaller squad', en: 'Tactics that need a smaller squad' },
    text: {
      ru: 'They work if the player has fewer warriors than there are warrior symbols on the active monster card.',
      en: 'They work if the player has fewer warriors than there are warrior symbols on the active monster card.',
    },
    enforceable: true,
  },
  'V-27.6': {
    chapter: '27',
    title: { ru: 'Cancelling monster abilities', en: 'Cancelling monster abilities' },
    text: {
      ru: 'Tactics that cancel jarl abilities when attacking cancel the monster’s ability for that battle.',
      en: 'Tactics that cancel jarl abilities when attacking cancel the monster’s ability for that battle.',
    },
    enforceable: true,
  },
  'V-27.7': {
    chapter: '27',
    title: { ru: 'Abilities in a first game', en: 'Abilities in a first game' },
    text: {
      ru: 'It is advised to ignore monster abilities in the first solo game.',
      en: 'It is advised to ignore monster abilities in the first solo game.',
    },
    enforceable: false,
  },
  'V-27.8': {
    chapter: '27',
    title: { ru: 'All else as usual', en: 'All else as usual' },
    text: {
      ru: 'Other tactics and abilities, paid re-rolls and the discarding of tactics after the battle work as in the normal game.',
      en: 'Other tactics and abilities, paid re-rolls and the discarding of tactics after the battle work as in the normal game.',
    },
    enforceable: true,
  },
  'V-27.9': {
    chapter: '27',
    title: { ru: 'Player attacks', en: 'Player attacks' },
    text: {
      ru: 'In phase 1 the player may attack the monster: he rolls, re-rolls, plays tactics and arms; the monster does not roll.',
      en: 'In phase 1 the player may attack the monster: he rolls, re-rolls, plays tactics and arms; the monster does not roll.',
    },
    enforceable: true,
  },
  'V-27.10': {
    chapter: '27',
    title: { ru: 'Attack succeeds', en: 'Attack succeeds' },
    text: {
      ru: 'The attack succeeds if the player’s combat strength is at least the strength of the active card; the monster is wounded.',
      en: 'The attack succeeds if the player’s combat strength is at least the strength of the active card; the monster is wounded.',
    },
    enforceable: true,
  },
  'V-27.11': {
    chapter: '27',
    title: { ru: 'After a successful attack', en: 'After a successful attack' },
    text: {
      ru: 'In order: monster dice on the card return beside the stack; the active card is set aside and the next one becomes active; all activated warriors go to Valhalla as far as the maximum of the new card allows; then phase 2 and the monster phase.',
      en: 'In order: monster dice on the card return beside the stack; the active card is set aside and the next one becomes active; all activated warriors go to Valhalla as far as the maximum of the new card allows; then phase 2 and the monster phase.',
    },
    enforceable: true,
  },
  'V-27.12': {
    chapter: '27',
    title: { ru: 'Attack fails', en: 'Attack fails' },
    text: {
      ru: 'The player may send 1 activated warrior to Valhalla within the maximum, then discards the top 2 cards of the deck (level I). Monster dice stay where they are.',
      en: 'The player may send 1 activated warrior to Valhalla within the maximum, then discards the top 2 cards of the deck (level I). Monster dice stay where they are.',
    },
    enforceable: true,
  },
  'V-27.13': {
    chapter: '27',
    title: { ru: 'Defence succeeds', en: 'Defence succeeds' },
    text: {
      ru: 'Against a monster attack the player must exceed its strength; a tie is a defeat.',
      en: 'Against a monster attack the player must exceed its strength; a tie is a defeat.',
    },
    enforceable: true,
  },
  'V-27.14': {
    chapter: '27',
    title: { ru: 'Monster dice after its attack', en: 'Monster dice after its attack' },
    text: {
      ru: 'Whatever the result, all dice are taken off the monster card.',
      en: 'Whatever the result, all dice are taken off the monster card.',
    },
    enforceable: true,
  },
  'V-27.15': {
    chapter: '27',
    title: { ru: 'After a successful defence', en: 'After a successful defence' },
    text: {
      ru: 'The player may send any of his activated warriors to Valhalla within the maximum. The monster card is not removed.',
      en: 'The player may send any of his activated warriors to Valhalla within the maximum. The monster card is not removed.',
    },
    enforceable: true,
  },
  'V-27.16': {
    chapter: '27',
    title: { ru: 'After a failed defence', en: 'After a failed defence' },
    text: {
      ru: 'The player may send 1 activated warrior to Valhalla within the maximum; then 1 own shield is removed from the game and the top 2 cards of the deck are discarded (level I).',
      en: 'The player may send 1 activated warrior to Valhalla within the maximum; then 1 own shield is removed from the game and the top 2 cards of the deck are discarded (level I).',
    },
    enforceable: true,
  },
  'V-27.17': {
    chapter: '27',
    title: { ru: 'Maximum extra strength', en: 'Maximum extra strength' },
    text: {
      ru: 'The valour points of warriors in the player’s Valhalla can never exceed the maximum on the active card. Warriors that have to go to Valhalla beyond the maximum are discarded.',
      en: 'The valour points of warriors in the player’s Valhalla can never exceed the maximum on the active card. Warriors that have to go to Valhalla beyond the maximum are discarded.',
    },
    enforceable: true,
  },
  'V-27.18': {
    chapter: '27',
    title: { ru: 'New card first', en: 'New card first' },
    text: {
      ru: 'After a won attack the new card with its new maximum is turned up before warriors are sent.',
      en: 'After a won attack the new card with its new maximum is turned up before warriors are sent.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
