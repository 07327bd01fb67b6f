import type { Rule } from '@vigrid/kernel';

/** Chapters 12–14: the last round, Ragnarök, scoring. */
export const ending = {
  'V-12.1': {
    chapter: '12',
    title: { ru: 'Two triggers', en: 'Two triggers' },
    text: {
      ru: 'Turns go on until at least one holds: a player has lost his last own shield, or the deck has run out.',
      en: 'Turns go on until at least one holds: a player has lost his last own shield, or the deck has run out.',
    },
    enforceable: true,
  },
  'V-12.2': {
    chapter: '12',
    title: { ru: 'Final round', en: 'Final round' },
    text: {
      ru: 'The active player finishes his turn; then every player, including the one who just played, takes 1 more turn.',
      en: 'The active player finishes his turn; then every player, including the one who just played, takes 1 more turn.',
    },
    enforceable: true,
  },
  'V-12.3': {
    chapter: '12',
    title: { ru: 'No elimination', en: 'No elimination' },
    text: {
      ru: 'A player who lost his last shield stays in the game, takes his turns, fights in Ragnarok and may win. He can no longer be attacked.',
      en: 'A player who lost his last shield stays in the game, takes his turns, fights in Ragnarok and may win. He can no longer be attacked.',
    },
    enforceable: true,
  },
  'V-12.4': {
    chapter: '12',
    title: { ru: 'Short deck', en: 'Short deck' },
    text: {
      ru: 'If the deck has fewer cards than are to be taken, players take what is left.',
      en: 'If the deck has fewer cards than are to be taken, players take what is left.',
    },
    enforceable: true,
  },
  'V-13.1': {
    chapter: '13',
    title: { ru: 'When', en: 'When' },
    text: {
      ru: 'After the final round, before scoring, each player in turn sends his squad into battle once more.',
      en: 'After the final round, before scoring, each player in turn sends his squad into battle once more.',
    },
    enforceable: true,
  },
  'V-13.2': {
    chapter: '13',
    title: { ru: 'How', en: 'How' },
    text: {
      ru: 'In turn order each player rolls 6 dice, arms his warriors and may play tactics and re-roll. When he has activated all he can or wants, the dice go to the next player.',
      en: 'In turn order each player rolls 6 dice, arms his warriors and may play tactics and re-roll. When he has activated all he can or wants, the dice go to the next player.',
    },
    enforceable: true,
  },
  'V-13.3': {
    chapter: '13',
    title: { ru: 'Who reaches Valhalla', en: 'Who reaches Valhalla' },
    text: {
      ru: 'All warriors he activated go to his Valhalla; his other warriors and his whole hand are discarded.',
      en: 'All warriors he activated go to his Valhalla; his other warriors and his whole hand are discarded.',
    },
    enforceable: true,
  },
  'V-13.4': {
    chapter: '13',
    title: { ru: 'No shields', en: 'No shields' },
    text: {
      ru: 'Ragnarok is not an attack on an opponent; no shields are won.',
      en: 'Ragnarok is not an attack on an opponent; no shields are won.',
    },
    enforceable: true,
  },
  'V-13.5': {
    chapter: '13',
    title: { ru: 'Jarls in Ragnarok', en: 'Jarls in Ragnarok' },
    text: {
      ru: 'Jarl abilities may be used; for their effects every player counts as attacker.',
      en: 'Jarl abilities may be used; for their effects every player counts as attacker.',
    },
    enforceable: true,
  },
  'V-14.1': {
    chapter: '14',
    title: { ru: 'Winner', en: 'Winner' },
    text: {
      ru: 'The player with the most valour points wins.',
      en: 'The player with the most valour points wins.',
    },
    enforceable: true,
  },
  'V-14.2': {
    chapter: '14',
    title: { ru: 'Ties', en: 'Ties' },
    text: {
      ru: 'Among tied leaders the one with more captured shields wins; if still tied, the one with more own shields; if still tied, they share the victory.',
      en: 'Among tied leaders the one with more captured shields wins; if still tied, the one with more own shields; if still tied, they share the victory.',
    },
    enforceable: true,
  },
  'V-14.3': {
    chapter: '14',
    title: { ru: 'Sources', en: 'Sources' },
    text: {
      ru: 'A player’s score is the sum of points for shields and points of cards in his Valhalla; the values depend on the player count.',
      en: 'A player’s score is the sum of points for shields and points of cards in his Valhalla; the values depend on the player count.',
    },
    enforceable: true,
  },
  'V-14.4': {
    chapter: '14',
    title: { ru: 'One set per shield', en: 'One set per shield' },
    text: {
      ru: 'A shield counts in at most 1 set.',
      en: 'A shield counts in at most 1 set.',
    },
    enforceable: true,
  },
  'V-14.5': {
    chapter: '14',
    title: { ru: 'Shields with 2 players', en: 'Shields with 2 players' },
    text: {
      ru: 'Each captured shield 2 points; own shields 0.',
      en: 'Each captured shield 2 points; own shields 0.',
    },
    enforceable: true,
  },
  'V-14.6': {
    chapter: '14',
    title: { ru: 'Shields with 3 players', en: 'Shields with 3 players' },
    text: {
      ru: 'Each shield, own or captured, 2 points; each set of 2 different captured shields +2.',
      en: 'Each shield, own or captured, 2 points; each set of 2 different captured shields +2.',
    },
    enforceable: true,
  },
  'V-14.7': {
    chapter: '14',
    title: { ru: 'Shields with 4 players', en: 'Shields with 4 players' },
    text: {
      ru: 'Each shield, own or captured, 2 points; each set of 3 different captured shields +3.',
      en: 'Each shield, own or captured, 2 points; each set of 3 different captured shields +3.',
    },
    enforceable: true,
  },
  'V-14.8': {
    chapter: '14',
    title: { ru: 'Shields with 5 players', en: 'Shields with 5 players' },
    text: {
      ru: 'Each shield, own or captured, 2 points; each set of 3 different captured shields +2, each set of 4 different +4.',
      en: 'Each shield, own or captured, 2 points; each set of 3 different captured shields +2, each set of 4 different +4.',
    },
    enforceable: true,
  },
  'V-14.9': {
    chapter: '14',
    title: { ru: 'Shields with 6 players', en: 'Shields with 6 players' },
    text: {
      ru: 'Each shield, own or captured, 2 points; each set of 4 different captured shields +3, each set of 5 different +5.',
      en: 'Each shield, own or captured, 2 points; each set of 4 different captured shields +3, each set of 5 different +5.',
    },
    enforceable: true,
  },
  'V-14.10': {
    chapter: '14',
    title: { ru: 'Valhalla cards', en: 'Valhalla cards' },
    text: {
      ru: 'Each card in Valhalla is worth the valour points in its lower left corner.',
      en: 'Each card in Valhalla is worth the valour points in its lower left corner.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
