import type { Rule } from '@vigrid/kernel';

/** Chapters 22–24: the Last Viking, partnership and union of jarls. */
export const companions = {
  'V-22.1': {
    chapter: '22',
    title: { ru: 'Contents', en: 'Contents' },
    text: {
      ru: '2 last-viking cards and 6 double-sided bonus cards marked with player counts. The two sides of a bonus card are the same table: one for use with the card as marker, one for the miniature.',
      en: '2 last-viking cards and 6 double-sided bonus cards marked with player counts. The two sides of a bonus card are the same table: one for use with the card as marker, one for the miniature.',
    },
    enforceable: true,
  },
  'V-22.2': {
    chapter: '22',
    title: { ru: 'Setup for 2-5 players', en: 'Setup for 2-5 players' },
    text: {
      ru: 'Lay out 1 last-viking card (or miniature) and the bonus card for the player count.',
      en: 'Lay out 1 last-viking card (or miniature) and the bonus card for the player count.',
    },
    enforceable: true,
  },
  'V-22.3': {
    chapter: '22',
    title: { ru: 'First holder', en: 'First holder' },
    text: {
      ru: 'The winner of the very first battle takes the bonus card and marks level 1; he is the last viking.',
      en: 'The winner of the very first battle takes the bonus card and marks level 1; he is the last viking.',
    },
    enforceable: true,
  },
  'V-22.4': {
    chapter: '22',
    title: { ru: 'Title passes', en: 'Title passes' },
    text: {
      ru: 'Whoever defeats the last viking in a battle, attacking or defending, takes both cards and marks level 1.',
      en: 'Whoever defeats the last viking in a battle, attacking or defending, takes both cards and marks level 1.',
    },
    enforceable: true,
  },
  'V-22.5': {
    chapter: '22',
    title: { ru: 'Start of the last viking’s turn', en: 'Start of the last viking’s turn' },
    text: {
      ru: 'At the start of his turn: with no warriors in his squad nothing happens; with at least 1 he gains the bonus points of the current level, then the level rises by 1, then he plays his turn.',
      en: 'At the start of his turn: with no warriors in his squad nothing happens; with at least 1 he gains the bonus points of the current level, then the level rises by 1, then he plays his turn.',
    },
    enforceable: true,
  },
  'V-22.6': {
    chapter: '22',
    title: { ru: 'Bonus points', en: 'Bonus points' },
    text: {
      ru: 'Taken as cards of exactly that worth from the discard pile, order of the rest unchanged, into his Valhalla.',
      en: 'Taken as cards of exactly that worth from the discard pile, order of the rest unchanged, into his Valhalla.',
    },
    enforceable: true,
  },
  'V-22.7': {
    chapter: '22',
    title: { ru: 'Reward for attacking him', en: 'Reward for attacking him' },
    text: {
      ru: 'From level 2 on, a player who attacks the last viking gets the extra die or dice of the current level in his attack phase.',
      en: 'From level 2 on, a player who attacks the last viking gets the extra die or dice of the current level in his attack phase.',
    },
    enforceable: true,
  },
  'V-22.8': {
    chapter: '22',
    title: { ru: 'End of the game', en: 'End of the game' },
    text: {
      ru: 'The holder at the end gains 1 bonus valour point.',
      en: 'The holder at the end gains 1 bonus valour point.',
    },
    enforceable: true,
  },
  'V-22.9': {
    chapter: '22',
    title: { ru: 'Six players: two titles', en: 'Six players: two titles' },
    text: {
      ru: 'With 6 players use 2 last-viking cards and 2 bonus cards.',
      en: 'With 6 players use 2 last-viking cards and 2 bonus cards.',
    },
    enforceable: true,
  },
  'V-22.10': {
    chapter: '22',
    title: { ru: 'Six players: second title', en: 'Six players: second title' },
    text: {
      ru: 'The first title goes to the winner of the first battle. The second goes to the winner of the next battle in which no last viking takes part.',
      en: 'The first title goes to the winner of the first battle. The second goes to the winner of the next battle in which no last viking takes part.',
    },
    enforceable: true,
  },
  'V-22.11': {
    chapter: '22',
    title: { ru: 'Six players: title passes', en: 'Six players: title passes' },
    text: {
      ru: 'Whoever defeats a last viking takes that player’s two cards and marks level 1.',
      en: 'Whoever defeats a last viking takes that player’s two cards and marks level 1.',
    },
    enforceable: true,
  },
  'V-22.12': {
    chapter: '22',
    title: { ru: 'Six players: holders fight each other', en: 'Six players: holders fight each other' },
    text: {
      ru: 'The loser returns his cards to the middle; they go to the winner of the next battle in which the remaining last viking does not take part.',
      en: 'The loser returns his cards to the middle; they go to the winner of the next battle in which the remaining last viking does not take part.',
    },
    enforceable: true,
  },
  'V-23.1': {
    chapter: '23',
    title: { ru: 'Partners', en: 'Partners' },
    text: {
      ru: 'Each player gets the card with the shield of the player who is his partner for the whole game.',
      en: 'Each player gets the card with the shield of the player who is his partner for the whole game.',
    },
    enforceable: true,
  },
  'V-23.2': {
    chapter: '23',
    title: { ru: 'Seating', en: 'Seating' },
    text: {
      ru: '4 players sit A, B, A, B; 6 players sit A, B, C, A, B, C.',
      en: '4 players sit A, B, A, B; 6 players sit A, B, C, A, B, C.',
    },
    enforceable: true,
  },
  'V-23.3': {
    chapter: '23',
    title: { ru: 'Partner is no target', en: 'Partner is no target' },
    text: {
      ru: 'A player can not attack his partner.',
      en: 'A player can not attack his partner.',
    },
    enforceable: true,
  },
  'V-23.4': {
    chapter: '23',
    title: { ru: 'Deer ability', en: 'Deer ability' },
    text: {
      ru: 'For the deer clan’s ability the warriors of the partner’s squad count as warriors of the own squad.',
      en: 'For the deer clan’s ability the warriors of the partner’s squad count as warriors of the own squad.',
    },
    enforceable: true,
  },
  'V-23.5': {
    chapter: '23',
    title: { ru: 'Boar ability', en: 'Boar ability' },
    text: {
      ru: 'The boar clan’s bonus applies if the named clan is in the opponent’s squad or in the squad of the opponent’s partner.',
      en: 'The boar clan’s bonus applies if the named clan is in the opponent’s squad or in the squad of the opponent’s partner.',
    },
    enforceable: true,
  },
  'V-23.6': {
    chapter: '23',
    title: { ru: 'Arming the partner’s warriors', en: 'Arming the partner’s warriors' },
    text: {
      ru: 'In battle, attacking or defending, a player may activate warriors of his partner’s squad, but can not send them to Valhalla.',
      en: 'In battle, attacking or defending, a player may activate warriors of his partner’s squad, but can not send them to Valhalla.',
    },
    enforceable: true,
  },
  'V-23.7': {
    chapter: '23',
    title: { ru: 'Jarls and tactics look at the own squad', en: 'Jarls and tactics look at the own squad' },
    text: {
      ru: 'For jarl abilities and tactics a player’s squad is only his own; the partner’s warriors are not counted.',
      en: 'For jarl abilities and tactics a player’s squad is only his own; the partner’s warriors are not counted.',
    },
    enforceable: true,
  },
  'V-23.8': {
    chapter: '23',
    title: { ru: 'Empty squad still protects', en: 'Empty squad still protects' },
    text: {
      ru: 'A player with an empty squad can not be attacked even if his partner has warriors.',
      en: 'A player with an empty squad can not be attacked even if his partner has warriors.',
    },
    enforceable: true,
  },
  'V-23.9': {
    chapter: '23',
    title: { ru: 'Partner’s shield', en: 'Partner’s shield' },
    text: {
      ru: 'At the end each player takes 1 shield of his partner; if the partner has no own shield left, none.',
      en: 'At the end each player takes 1 shield of his partner; if the partner has no own shield left, none.',
    },
    enforceable: true,
  },
  'V-23.10': {
    chapter: '23',
    title: { ru: 'Single winner', en: 'Single winner' },
    text: {
      ru: 'Points are counted separately and one player wins.',
      en: 'Points are counted separately and one player wins.',
    },
    enforceable: true,
  },
  'V-24.1': {
    chapter: '24',
    title: { ru: 'Allies and seating', en: 'Allies and seating' },
    text: {
      ru: 'As in the partnership: a card with the ally’s shield, allies can not attack each other, seats A, B, A, B or A, B, C, A, B, C.',
      en: 'As in the partnership: a card with the ally’s shield, allies can not attack each other, seats A, B, A, B or A, B, C, A, B, C.',
    },
    enforceable: true,
  },
  'V-24.2': {
    chapter: '24',
    title: { ru: 'Deer and boar abilities', en: 'Deer and boar abilities' },
    text: {
      ru: 'As in the partnership: allied squad counts for deer; squad of the opponent’s ally counts for boar.',
      en: 'As in the partnership: allied squad counts for deer; squad of the opponent’s ally counts for boar.',
    },
    enforceable: true,
  },
  'V-24.3': {
    chapter: '24',
    title: { ru: 'Arming the ally’s warriors', en: 'Arming the ally’s warriors' },
    text: {
      ru: 'In battle a player may activate warriors of his ally’s squad.',
      en: 'In battle a player may activate warriors of his ally’s squad.',
    },
    enforceable: true,
  },
  'V-24.4': {
    chapter: '24',
    title: { ru: 'Valhalla of the owners', en: 'Valhalla of the owners' },
    text: {
      ru: 'After a won battle all activated warriors, own and ally’s, go to the Valhallas of their owners by the usual rules.',
      en: 'After a won battle all activated warriors, own and ally’s, go to the Valhallas of their owners by the usual rules.',
    },
    enforceable: true,
  },
  'V-24.5': {
    chapter: '24',
    title: { ru: 'Jarls and tactics look at the own squad', en: 'Jarls and tactics look at the own squad' },
    text: {
      ru: 'For jarl abilities and tactics only the own squad counts.',
      en: 'For jarl abilities and tactics only the own squad counts.',
    },
    enforceable: true,
  },
  'V-24.6': {
    chapter: '24',
    title: { ru: 'Empty squad still protects', en: 'Empty squad still protects' },
    text: {
      ru: 'A player with an empty squad can not be attacked even if his ally has warriors.',
      en: 'A player with an empty squad can not be attacked even if his ally has warriors.',
    },
    enforceable: true,
  },
  'V-24.7': {
    chapter: '24',
    title: { ru: 'Common score', en: 'Common score' },
    text: {
      ru: 'Allies add their Valhalla points. For shields each first scores his own kept shields; then the allies pool the shields they captured and form sets from the pool.',
      en: 'Allies add their Valhalla points. For shields each first scores his own kept shields; then the allies pool the shields they captured and form sets from the pool.',
    },
    enforceable: true,
  },
  'V-24.8': {
    chapter: '24',
    title: { ru: 'Which table', en: 'Which table' },
    text: {
      ru: '4 players score by the 3-player table, 6 players by the 5-player table.',
      en: '4 players score by the 3-player table, 6 players by the 5-player table.',
    },
    enforceable: true,
  },
  'V-24.9': {
    chapter: '24',
    title: { ru: 'Winner', en: 'Winner' },
    text: {
      ru: 'The union with the most valour points wins.',
      en: 'The union with the most valour points wins.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
