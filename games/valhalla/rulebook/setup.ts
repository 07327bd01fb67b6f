import type { Rule } from '@vigrid/kernel';

/** Chapters 4–5: setup and what holds at all times. */
export const setup = {
  'V-4.1': {
    chapter: '4',
    title: { ru: 'Order of the nine setup steps', en: 'Order of the nine setup steps' },
    text: {
      ru: '1 shuffle the deck; 2 player boards and shields; 3 jarls; 4 reference cards and dice; 5 first player; 6 discard cards by player count; 7 reveal warriors; 8 choose first warriors; 9 starting hands. Other rules name steps 1, 3, 6 and 9 by these numbers; the numbers of 2, 4 and 5 are inferred from the order of the text.',
      en: '1 shuffle the deck; 2 player boards and shields; 3 jarls; 4 reference cards and dice; 5 first player; 6 discard cards by player count; 7 reveal warriors; 8 choose first warriors; 9 starting hands. Other rules name steps 1, 3, 6 and 9 by these numbers; the numbers of 2, 4 and 5 are inferred from the order of the text.',
    },
    enforceable: true,
  },
  'V-4.2': {
    chapter: '4',
    title: { ru: 'Step 1: deck', en: 'Step 1: deck' },
    text: {
      ru: 'Shuffle the 120-card base deck (with any expansion cards that join it) and keep room for a discard pile beside it.',
      en: 'Shuffle the 120-card base deck (with any expansion cards that join it) and keep room for a discard pile beside it.',
    },
    enforceable: true,
  },
  'V-4.3': {
    chapter: '4',
    title: { ru: 'Board and shields', en: 'Board and shields' },
    text: {
      ru: 'Each player takes a board and fills its 4 round spaces with the 4 shields of the player clan he chose. Two players never share a player clan.',
      en: 'Each player takes a board and fills its 4 round spaces with the 4 shields of the player clan he chose. Two players never share a player clan.',
    },
    enforceable: true,
  },
  'V-4.4': {
    chapter: '4',
    title: { ru: 'References and dice', en: 'References and dice' },
    text: {
      ru: 'Take the reference cards for the current number of players and put all dice on the table.',
      en: 'Take the reference cards for the current number of players and put all dice on the table.',
    },
    enforceable: false,
  },
  'V-4.5': {
    chapter: '4',
    title: { ru: 'Step 3: jarls', en: 'Step 3: jarls' },
    text: {
      ru: 'With 2 players remove every jarl marked 3+. Shuffle the jarls and deal 3 face down to each player. Each player secretly keeps 1, face down, and returns the other 2 to the box.',
      en: 'With 2 players remove every jarl marked 3+. Shuffle the jarls and deal 3 face down to each player. Each player secretly keeps 1, face down, and returns the other 2 to the box.',
    },
    enforceable: true,
  },
  'V-4.6': {
    chapter: '4',
    title: { ru: 'Jarl reveal', en: 'Jarl reveal' },
    text: {
      ru: 'When all players have chosen, all jarls are turned up at the same time and their abilities read out in turn.',
      en: 'When all players have chosen, all jarls are turned up at the same time and their abilities read out in turn.',
    },
    enforceable: true,
  },
  'V-4.7': {
    chapter: '4',
    title: { ru: 'First-game jarls', en: 'First-game jarls' },
    text: {
      ru: 'Alternative to the choice of jarls for a first game: shuffle only the jarls with the first-game mark and deal 1 to each player.',
      en: 'Alternative to the choice of jarls for a first game: shuffle only the jarls with the first-game mark and deal 1 to each player.',
    },
    enforceable: true,
  },
  'V-4.8': {
    chapter: '4',
    title: { ru: 'First player', en: 'First player' },
    text: {
      ru: 'The player with the longest beard is first player; if that does not apply, choose at random or take the youngest.',
      en: 'The player with the longest beard is first player; if that does not apply, choose at random or take the youngest.',
    },
    enforceable: false,
  },
  'V-4.9': {
    chapter: '4',
    title: { ru: 'Step 6: cards discarded by player count', en: 'Step 6: cards discarded by player count' },
    text: {
      ru: 'Before the game discard from the top of the deck, face up: 2 players 40, 3 players 20, 4 players 10, 5 players 0, 6 players 0. These cards start the open discard pile.',
      en: 'Before the game discard from the top of the deck, face up: 2 players 40, 3 players 20, 4 players 10, 5 players 0, 6 players 0. These cards start the open discard pile.',
    },
    enforceable: true,
  },
  'V-4.10': {
    chapter: '4',
    title: { ru: 'Discarding', en: 'Discarding' },
    text: {
      ru: 'Whenever a card is to be discarded it goes face up on top of the one common discard pile.',
      en: 'Whenever a card is to be discarded it goes face up on top of the one common discard pile.',
    },
    enforceable: true,
  },
  'V-4.11': {
    chapter: '4',
    title: { ru: 'Six players: reshuffle', en: 'Six players: reshuffle' },
    text: {
      ru: 'With 6 players, after starting hands were chosen, the 12 cards the players discarded in step 9 are shuffled back into the deck.',
      en: 'With 6 players, after starting hands were chosen, the 12 cards the players discarded in step 9 are shuffled back into the deck.',
    },
    enforceable: true,
  },
  'V-4.12': {
    chapter: '4',
    title: { ru: 'Step 7: reveal warriors', en: 'Step 7: reveal warriors' },
    text: {
      ru: 'Turn up cards from the deck one by one until the table shows one warrior more than there are players. Any other card turned up on the way is shuffled back into the deck.',
      en: 'Turn up cards from the deck one by one until the table shows one warrior more than there are players. Any other card turned up on the way is shuffled back into the deck.',
    },
    enforceable: true,
  },
  'V-4.13': {
    chapter: '4',
    title: { ru: 'Step 8: first warriors', en: 'Step 8: first warriors' },
    text: {
      ru: 'The player to the right of the first player picks 1 open warrior for his board, then the others in reverse turn order (counter-clockwise); the first player picks last, out of 2.',
      en: 'The player to the right of the first player picks 1 open warrior for his board, then the others in reverse turn order (counter-clockwise); the first player picks last, out of 2.',
    },
    enforceable: true,
  },
  'V-4.14': {
    chapter: '4',
    title: { ru: 'Squad', en: 'Squad' },
    text: {
      ru: 'The warriors on a player’s board are his squad.',
      en: 'The warriors on a player’s board are his squad.',
    },
    enforceable: true,
  },
  'V-4.15': {
    chapter: '4',
    title: { ru: 'Spaces are free to choose but fixed', en: 'Spaces are free to choose but fixed' },
    text: {
      ru: 'A warrior may be put on any free space of the own board, during setup and later; once placed it can not be moved to another space.',
      en: 'A warrior may be put on any free space of the own board, during setup and later; once placed it can not be moved to another space.',
    },
    enforceable: true,
  },
  'V-4.16': {
    chapter: '4',
    title: { ru: 'Step 9: starting hand', en: 'Step 9: starting hand' },
    text: {
      ru: 'The one warrior left over is shuffled into the deck. Each player takes 7 cards and discards any 2; all choose at the same time face down and then put the chosen cards face up on the discard pile.',
      en: 'The one warrior left over is shuffled into the deck. Each player takes 7 cards and discards any 2; all choose at the same time face down and then put the chosen cards face up on the discard pile.',
    },
    enforceable: true,
  },
  'V-5.1': {
    chapter: '5',
    title: { ru: 'Discard pile is open', en: 'Discard pile is open' },
    text: {
      ru: 'Any player may look through the discard pile at any time, but its order must not be changed.',
      en: 'Any player may look through the discard pile at any time, but its order must not be changed.',
    },
    enforceable: true,
  },
  'V-5.2': {
    chapter: '5',
    title: { ru: 'Deck size is open', en: 'Deck size is open' },
    text: {
      ru: 'Players may count the cards left in the deck at any time; the cards themselves stay hidden.',
      en: 'Players may count the cards left in the deck at any time; the cards themselves stay hidden.',
    },
    enforceable: true,
  },
  'V-5.3': {
    chapter: '5',
    title: { ru: 'Card text wins', en: 'Card text wins' },
    text: {
      ru: 'If the text of a card contradicts the rules, the card is followed.',
      en: 'If the text of a card contradicts the rules, the card is followed.',
    },
    enforceable: true,
  },
  'V-5.4': {
    chapter: '5',
    title: { ru: 'Pool of extra dice', en: 'Pool of extra dice' },
    text: {
      ru: 'The 3 grey dice form one common pool. A player who gains extra dice for a battle takes them from this pool.',
      en: 'The 3 grey dice form one common pool. A player who gains extra dice for a battle takes them from this pool.',
    },
    enforceable: true,
  },
  'V-5.5': {
    chapter: '5',
    title: { ru: 'No substitutes', en: 'No substitutes' },
    text: {
      ru: 'If the pool is empty during a battle, extra dice are not replaced by anything else.',
      en: 'If the pool is empty during a battle, extra dice are not replaced by anything else.',
    },
    enforceable: true,
  },
  'V-5.6': {
    chapter: '5',
    title: { ru: 'Partial gain', en: 'Partial gain' },
    text: {
      ru: 'If fewer extra dice are left than granted, the player gets what is left; the rest of the effect is lost.',
      en: 'If fewer extra dice are left than granted, the player gets what is left; the rest of the effect is lost.',
    },
    enforceable: true,
  },
  'V-5.7': {
    chapter: '5',
    title: { ru: 'Returning extra dice', en: 'Returning extra dice' },
    text: {
      ru: 'An extra die goes back to the common pool as soon as its holder discards it; extra dice still held go back after the battle.',
      en: 'An extra die goes back to the common pool as soon as its holder discards it; extra dice still held go back after the battle.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
