import type { Rule } from '@vigrid/kernel';

/** Chapters 15–21: Loki, Thor, Valkyries, Dwarves, Tyr. */
export const expansions = {
  'V-15.1': {
    chapter: '15',
    title: { ru: 'Alone or together', en: 'Alone or together' },
    text: {
      ru: 'Unless stated otherwise every expansion may be used alone or together with any others.',
      en: 'Unless stated otherwise every expansion may be used alone or together with any others.',
    },
    enforceable: true,
  },
  'V-15.2': {
    chapter: '15',
    title: { ru: 'Mark of deck expansions', en: 'Mark of deck expansions' },
    text: {
      ru: 'Cards of expansions that are shuffled into the base deck carry a mark in the upper right corner.',
      en: 'Cards of expansions that are shuffled into the base deck carry a mark in the upper right corner.',
    },
    enforceable: false,
  },
  'V-15.3': {
    chapter: '15',
    title: { ru: 'Player counts', en: 'Player counts' },
    text: {
      ru: 'Some expansions need certain player counts (Faithful Companions: 4 or 6; Thor’s Help needs at least 3 players to be playable).',
      en: 'Some expansions need certain player counts (Faithful Companions: 4 or 6; Thor’s Help needs at least 3 players to be playable).',
    },
    enforceable: true,
  },
  'V-15.4': {
    chapter: '15',
    title: { ru: 'Recommended', en: 'Recommended' },
    text: {
      ru: 'It is advised to use the other expansions together with Loki’s Cunning.',
      en: 'It is advised to use the other expansions together with Loki’s Cunning.',
    },
    enforceable: false,
  },
  'V-16.1': {
    chapter: '16',
    title: { ru: 'One card of ten', en: 'One card of ten' },
    text: {
      ru: 'Exactly 1 of the 10 Loki cards is used in a game; the other 9 go to the box.',
      en: 'Exactly 1 of the 10 Loki cards is used in a game; the other 9 go to the box.',
    },
    enforceable: true,
  },
  'V-16.2': {
    chapter: '16',
    title: { ru: 'Which card', en: 'Which card' },
    text: {
      ru: 'First time: the card with the first-game mark. Later: random, or chosen together.',
      en: 'First time: the card with the first-game mark. Later: random, or chosen together.',
    },
    enforceable: true,
  },
  'V-16.3': {
    chapter: '16',
    title: { ru: 'Changed discard at setup', en: 'Changed discard at setup' },
    text: {
      ru: 'Some Loki cards change the number of cards discarded in step 6.',
      en: 'Some Loki cards change the number of cards discarded in step 6.',
    },
    enforceable: true,
  },
  'V-16.4': {
    chapter: '16',
    title: { ru: 'Bonus for the loser', en: 'Bonus for the loser' },
    text: {
      ru: 'After each battle the loser gains a bonus from the Loki card. It is given after the battle, when all other effects have been applied.',
      en: 'After each battle the loser gains a bonus from the Loki card. It is given after the battle, when all other effects have been applied.',
    },
    enforceable: true,
  },
  'V-16.5': {
    chapter: '16',
    title: { ru: 'Difference', en: 'Difference' },
    text: {
      ru: 'Winner’s combat strength minus loser’s combat strength decides the bonus; the smaller the difference, the better the bonus.',
      en: 'Winner’s combat strength minus loser’s combat strength decides the bonus; the smaller the difference, the better the bonus.',
    },
    enforceable: true,
  },
  'V-16.6': {
    chapter: '16',
    title: { ru: 'Refuse or take less', en: 'Refuse or take less' },
    text: {
      ru: 'The loser may refuse the bonus or choose one listed below the one he is entitled to.',
      en: 'The loser may refuse the bonus or choose one listed below the one he is entitled to.',
    },
    enforceable: true,
  },
  'V-16.7': {
    chapter: '16',
    title: { ru: 'Too great a difference', en: 'Too great a difference' },
    text: {
      ru: 'If the difference is greater than the largest on the card there is no bonus.',
      en: 'If the difference is greater than the largest on the card there is no bonus.',
    },
    enforceable: true,
  },
  'V-16.8': {
    chapter: '16',
    title: { ru: 'Bonus valour points', en: 'Bonus valour points' },
    text: {
      ru: 'Bonus points are taken as cards from the discard pile worth exactly that many points in all, without changing the order of the rest, and put into the player’s Valhalla.',
      en: 'Bonus points are taken as cards from the discard pile worth exactly that many points in all, without changing the order of the rest, and put into the player’s Valhalla.',
    },
    enforceable: true,
  },
  'V-16.9': {
    chapter: '16',
    title: { ru: 'Nothing else changes', en: 'Nothing else changes' },
    text: {
      ru: 'All other rules of battle and its consequences stay as they are.',
      en: 'All other rules of battle and its consequences stay as they are.',
    },
    enforceable: true,
  },
  'V-17.1': {
    chapter: '17',
    title: { ru: 'Shuffle in', en: 'Shuffle in' },
    text: {
      ru: 'Shuffle the 14 Thor cards into the deck at the beginning of step 1.',
      en: 'Shuffle the 14 Thor cards into the deck at the beginning of step 1.',
    },
    enforceable: true,
  },
  'V-17.2': {
    chapter: '17',
    title: { ru: 'When', en: 'When' },
    text: {
      ru: 'A player with a Thor card in hand may play it before a battle between two other players.',
      en: 'A player with a Thor card in hand may play it before a battle between two other players.',
    },
    enforceable: true,
  },
  'V-17.3': {
    chapter: '17',
    title: { ru: 'Whom', en: 'Whom' },
    text: {
      ru: 'The player of the card chooses which of the two fighters is helped, within the condition shown on the card, and that fighter gets the advantage shown.',
      en: 'The player of the card chooses which of the two fighters is helped, within the condition shown on the card, and that fighter gets the advantage shown.',
    },
    enforceable: true,
  },
  'V-17.4': {
    chapter: '17',
    title: { ru: 'Helped player wins', en: 'Helped player wins' },
    text: {
      ru: 'The Thor card goes to the Valhalla of the player who played it and is worth its valour points at the end.',
      en: 'The Thor card goes to the Valhalla of the player who played it and is worth its valour points at the end.',
    },
    enforceable: true,
  },
  'V-17.5': {
    chapter: '17',
    title: { ru: 'Helped player loses', en: 'Helped player loses' },
    text: {
      ru: 'The Thor card is discarded.',
      en: 'The Thor card is discarded.',
    },
    enforceable: true,
  },
  'V-17.6': {
    chapter: '17',
    title: { ru: 'One card each', en: 'One card each' },
    text: {
      ru: 'Several players may play Thor cards before the same battle, each at most 1.',
      en: 'Several players may play Thor cards before the same battle, each at most 1.',
    },
    enforceable: true,
  },
  'V-18.1': {
    chapter: '18',
    title: { ru: 'Shuffle in', en: 'Shuffle in' },
    text: {
      ru: '40 cards (warriors, tactics, quests) join the deck in step 1; use the special reference cards.',
      en: '40 cards (warriors, tactics, quests) join the deck in step 1; use the special reference cards.',
    },
    enforceable: true,
  },
  'V-18.2': {
    chapter: '18',
    title: { ru: 'Phase 2', en: 'Phase 2' },
    text: {
      ru: 'In phase 2 take 3 cards, keep 1, discard the rest. Nothing else in the turn changes.',
      en: 'In phase 2 take 3 cards, keep 1, discard the rest. Nothing else in the turn changes.',
    },
    enforceable: true,
  },
  'V-18.3': {
    chapter: '18',
    title: { ru: 'Valkyrie bonus', en: 'Valkyrie bonus' },
    text: {
      ru: 'Most of its warriors carry a symbol in the lower left corner. Each time such a warrior enters Valhalla, check the symbol; if fulfilled, its owner takes cards worth the bonus points from the discard pile (order of the rest unchanged) into his Valhalla together with the warrior.',
      en: 'Most of its warriors carry a symbol in the lower left corner. Each time such a warrior enters Valhalla, check the symbol; if fulfilled, its owner takes cards worth the bonus points from the discard pile (order of the rest unchanged) into his Valhalla together with the warrior.',
    },
    enforceable: true,
  },
  'V-18.4': {
    chapter: '18',
    title: { ru: 'What the bonus looks at', en: 'What the bonus looks at' },
    text: {
      ru: 'The bonus depends on the other warriors of the same player’s squad that go to Valhalla at the same time: none (alone), how many (group), or of which clan (colour).',
      en: 'The bonus depends on the other warriors of the same player’s squad that go to Valhalla at the same time: none (alone), how many (group), or of which clan (colour).',
    },
    enforceable: true,
  },
  'V-18.5': {
    chapter: '18',
    title: { ru: 'Quest cards', en: 'Quest cards' },
    text: {
      ru: 'A quest card gives 2 valour points to a player who won a battle and fulfilled the demand on the card.',
      en: 'A quest card gives 2 valour points to a player who won a battle and fulfilled the demand on the card.',
    },
    enforceable: true,
  },
  'V-18.6': {
    chapter: '18',
    title: { ru: 'One quest per battle', en: 'One quest per battle' },
    text: {
      ru: 'After each battle at most 1 quest card may be played.',
      en: 'After each battle at most 1 quest card may be played.',
    },
    enforceable: true,
  },
  'V-18.7': {
    chapter: '18',
    title: { ru: 'Quest fulfilled', en: 'Quest fulfilled' },
    text: {
      ru: 'A fulfilled quest goes to its owner’s Valhalla and scores.',
      en: 'A fulfilled quest goes to its owner’s Valhalla and scores.',
    },
    enforceable: true,
  },
  'V-19.1': {
    chapter: '19',
    title: { ru: 'Reference', en: 'Reference' },
    text: {
      ru: 'Use the reference card marked +80.',
      en: 'Use the reference card marked +80.',
    },
    enforceable: false,
  },
  'V-19.2': {
    chapter: '19',
    title: { ru: 'Step 6 with both', en: 'Step 6 with both' },
    text: {
      ru: 'In step 6 discard 20 cards more than normal: 2 players 60, 3 players 40, 4 players 30, 5 players 20.',
      en: 'In step 6 discard 20 cards more than normal: 2 players 60, 3 players 40, 4 players 30, 5 players 20.',
    },
    enforceable: true,
  },
  'V-19.3': {
    chapter: '19',
    title: { ru: 'Six players with both', en: 'Six players with both' },
    text: {
      ru: '6 players discard 8 cards in step 6, and the 12 cards discarded in step 9 are not shuffled back.',
      en: '6 players discard 8 cards in step 6, and the 12 cards discarded in step 9 are not shuffled back.',
    },
    enforceable: true,
  },
  'V-19.4': {
    chapter: '19',
    title: { ru: 'Drawing with both', en: 'Drawing with both' },
    text: {
      ru: 'In the phase named by the rule the player takes 3 cards instead of 2 and keeps 1. (The phase number is unclear in the text; phase 2 takes 3 in any case because each expansion alone demands it.).',
      en: 'In the phase named by the rule the player takes 3 cards instead of 2 and keeps 1. (The phase number is unclear in the text; phase 2 takes 3 in any case because each expansion alone demands it.).',
    },
    enforceable: true,
  },
  'V-20.1': {
    chapter: '20',
    title: { ru: 'Shuffle in', en: 'Shuffle in' },
    text: {
      ru: '40 cards (dwarf warriors and tactics) join the deck at the beginning of step 1; use the special reference cards.',
      en: '40 cards (dwarf warriors and tactics) join the deck at the beginning of step 1; use the special reference cards.',
    },
    enforceable: true,
  },
  'V-20.2': {
    chapter: '20',
    title: { ru: 'Phase 2', en: 'Phase 2' },
    text: {
      ru: 'In phase 2 take 3 cards, keep 1, discard the rest. Nothing else in the turn changes.',
      en: 'In phase 2 take 3 cards, keep 1, discard the rest. Nothing else in the turn changes.',
    },
    enforceable: true,
  },
  'V-21.1': {
    chapter: '21',
    title: { ru: 'Own card type', en: 'Own card type' },
    text: {
      ru: 'A Tyr card is neither a warrior nor a battle tactic.',
      en: 'A Tyr card is neither a warrior nor a battle tactic.',
    },
    enforceable: true,
  },
  'V-21.2': {
    chapter: '21',
    title: { ru: 'Fourteen in the deck, one in hand', en: 'Fourteen in the deck, one in hand' },
    text: {
      ru: 'Shuffle 14 random cards of the 20 into the deck in step 1. After step 9 deal each player 1 of the other 6 into his hand; any left go to the box.',
      en: 'Shuffle 14 random cards of the 20 into the deck in step 1. After step 9 deal each player 1 of the other 6 into his hand; any left go to the box.',
    },
    enforceable: true,
  },
  'V-21.3': {
    chapter: '21',
    title: { ru: 'Laying', en: 'Laying' },
    text: {
      ru: 'When a player adds a warrior (or warriors) to his squad he may strengthen a warrior just laid by sliding a Tyr card under it so that only its ability shows.',
      en: 'When a player adds a warrior (or warriors) to his squad he may strengthen a warrior just laid by sliding a Tyr card under it so that only its ability shows.',
    },
    enforceable: true,
  },
  'V-21.4': {
    chapter: '21',
    title: { ru: 'Only together', en: 'Only together' },
    text: {
      ru: 'A Tyr card is laid only at the moment its warrior is laid, never under a warrior already on the board; at most 1 per warrior.',
      en: 'A Tyr card is laid only at the moment its warrior is laid, never under a warrior already on the board; at most 1 per warrior.',
    },
    enforceable: true,
  },
  'V-21.5': {
    chapter: '21',
    title: { ru: 'When it works', en: 'When it works' },
    text: {
      ru: 'The ability works when the warrior is activated; exception: abilities that let the warrior be activated without a certain weapon symbol work while arming.',
      en: 'The ability works when the warrior is activated; exception: abilities that let the warrior be activated without a certain weapon symbol work while arming.',
    },
    enforceable: true,
  },
  'V-21.6': {
    chapter: '21',
    title: { ru: 'Leaving the board', en: 'Leaving the board' },
    text: {
      ru: 'If the warrior is discarded or goes to Valhalla, its Tyr card is discarded. If the warrior returns to the hand, its Tyr card returns to the hand too.',
      en: 'If the warrior is discarded or goes to Valhalla, its Tyr card is discarded. If the warrior returns to the hand, its Tyr card returns to the hand too.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
