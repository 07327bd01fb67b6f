import type { Rule } from '@vigrid/kernel';

/** Chapters 28–29: the end of a solo game, its levels and expansions; variants. */
export const variants = {
  'V-28.1': {
    chapter: '28',
    title: { ru: 'Defeat by shields', en: 'Defeat by shields' },
    text: {
      ru: 'Losing the 4th shield is immediate defeat.',
      en: 'Losing the 4th shield is immediate defeat.',
    },
    enforceable: true,
  },
  'V-28.2': {
    chapter: '28',
    title: { ru: 'Deck runs out', en: 'Deck runs out' },
    text: {
      ru: 'When the player takes or discards the last card of the deck he may at once make one last attack, whatever the moment, but only if the active card is the last one of the stack; otherwise he loses at once.',
      en: 'When the player takes or discards the last card of the deck he may at once make one last attack, whatever the moment, but only if the active card is the last one of the stack; otherwise he loses at once.',
    },
    enforceable: true,
  },
  'V-28.3': {
    chapter: '28',
    title: { ru: 'Last attack fails', en: 'Last attack fails' },
    text: {
      ru: 'Losing the last attack loses the game.',
      en: 'Losing the last attack loses the game.',
    },
    enforceable: true,
  },
  'V-28.4': {
    chapter: '28',
    title: { ru: 'Jarls suited to solo', en: 'Jarls suited to solo' },
    text: {
      ru: 'Sigurd, Solveig, Sigvard, Hod, Agnar, Vetr, Valgard, Styr, Vingor, Aslaug, Einar, Thord, Ottar, Esbjorn, Egil, Beinir, Bernhar (17 names; spelling of some uncertain).',
      en: 'Sigurd, Solveig, Sigvard, Hod, Agnar, Vetr, Valgard, Styr, Vingor, Aslaug, Einar, Thord, Ottar, Esbjorn, Egil, Beinir, Bernhar (17 names; spelling of some uncertain).',
    },
    enforceable: true,
  },
  'V-28.5': {
    chapter: '28',
    title: { ru: 'Victory', en: 'Victory' },
    text: {
      ru: 'A successful attack on the last monster card in phase 1, or a successful last attack, wins.',
      en: 'A successful attack on the last monster card in phase 1, or a successful last attack, wins.',
    },
    enforceable: true,
  },
  'V-28.6': {
    chapter: '28',
    title: { ru: 'Difficulty I, normal', en: 'Difficulty I, normal' },
    text: {
      ru: 'After a lost battle, attacking or defending, discard 2 cards from the deck.',
      en: 'After a lost battle, attacking or defending, discard 2 cards from the deck.',
    },
    enforceable: true,
  },
  'V-28.7': {
    chapter: '28',
    title: { ru: 'Difficulty II, hard', en: 'Difficulty II, hard' },
    text: {
      ru: 'After a lost battle discard 4 cards from the deck.',
      en: 'After a lost battle discard 4 cards from the deck.',
    },
    enforceable: true,
  },
  'V-28.8': {
    chapter: '28',
    title: { ru: 'Difficulty III, insane', en: 'Difficulty III, insane' },
    text: {
      ru: 'After a lost battle discard 6 cards from the deck.',
      en: 'After a lost battle discard 6 cards from the deck.',
    },
    enforceable: true,
  },
  'V-28.9': {
    chapter: '28',
    title: { ru: 'Solo with one 40-card expansion', en: 'Solo with one 40-card expansion' },
    text: {
      ru: 'One expansion of 40 cards may be added to the base deck before step 6 of the solo setup; phase 2 is then take 3 keep 1; monster cards lie with the marked (+40, stronger) side up.',
      en: 'One expansion of 40 cards may be added to the base deck before step 6 of the solo setup; phase 2 is then take 3 keep 1; monster cards lie with the marked (+40, stronger) side up.',
    },
    enforceable: true,
  },
  'V-28.10': {
    chapter: '28',
    title: { ru: 'Expansions suited to solo', en: 'Expansions suited to solo' },
    text: {
      ru: 'Valkyries (in the box), Elves of Alfheim, Guardians of Midgard, Riders of War, Warriors of Asgard. Dwarves of Svartalfheim is not listed. Two expansions or others only with the help of the web site.',
      en: 'Valkyries (in the box), Elves of Alfheim, Guardians of Midgard, Riders of War, Warriors of Asgard. Dwarves of Svartalfheim is not listed. Two expansions or others only with the help of the web site.',
    },
    enforceable: true,
  },
  'V-28.11': {
    chapter: '28',
    title: { ru: 'Cooperative play', en: 'Cooperative play' },
    text: {
      ru: '2-4 players against a monster; only described on the web site.',
      en: '2-4 players against a monster; only described on the web site.',
    },
    enforceable: false,
  },
  'V-29.1': {
    chapter: '29',
    title: { ru: 'Simplified: no jarls', en: 'Simplified: no jarls' },
    text: {
      ru: 'Step 3 is skipped; jarls are not used.',
      en: 'Step 3 is skipped; jarls are not used.',
    },
    enforceable: true,
  },
  'V-29.2': {
    chapter: '29',
    title: { ru: 'Simplified: plain hand', en: 'Simplified: plain hand' },
    text: {
      ru: 'Instead of step 9 each player takes 5 cards as his starting hand. (The left-over warrior of step 8 still returns to the deck.).',
      en: 'Instead of step 9 each player takes 5 cards as his starting hand. (The left-over warrior of step 8 still returns to the deck.).',
    },
    enforceable: true,
  },
  'V-29.3': {
    chapter: '29',
    title: { ru: 'Advanced hand: start', en: 'Advanced hand: start' },
    text: {
      ru: 'Step 9 is changed: each player takes 5 cards instead of 7; 2 cards from the deck are laid open as a common reserve. Players then take turns, the first player begins.',
      en: 'Step 9 is changed: each player takes 5 cards instead of 7; 2 cards from the deck are laid open as a common reserve. Players then take turns, the first player begins.',
    },
    enforceable: true,
  },
  'V-29.4': {
    chapter: '29',
    title: { ru: 'Advanced hand: options', en: 'Advanced hand: options' },
    text: {
      ru: 'On his turn a player either (A) lays 1 card from hand open into the reserve, or (B) finishes his hand. With no cards in hand he must choose B.',
      en: 'On his turn a player either (A) lays 1 card from hand open into the reserve, or (B) finishes his hand. With no cards in hand he must choose B.',
    },
    enforceable: true,
  },
  'V-29.5': {
    chapter: '29',
    title: { ru: 'Advanced hand: finishing', en: 'Advanced hand: finishing' },
    text: {
      ru: 'With B the player takes cards from the reserve until he holds exactly 5. He takes no more turns in the draft. Before the next player’s turn 2 cards from the deck are added to the reserve.',
      en: 'With B the player takes cards from the reserve until he holds exactly 5. He takes no more turns in the draft. Before the next player’s turn 2 cards from the deck are added to the reserve.',
    },
    enforceable: true,
  },
  'V-29.6': {
    chapter: '29',
    title: { ru: 'Advanced hand: last player', en: 'Advanced hand: last player' },
    text: {
      ru: 'When only 1 player is unfinished he may choose A one more time (if he has a card) and must then choose B. Afterwards all cards left in the reserve are discarded.',
      en: 'When only 1 player is unfinished he may choose A one more time (if he has a card) and must then choose B. Afterwards all cards left in the reserve are discarded.',
    },
    enforceable: true,
  },
  'V-29.7': {
    chapter: '29',
    title: { ru: 'Choice of 5 jarls', en: 'Choice of 5 jarls' },
    text: {
      ru: 'In step 3 each player is dealt 5 jarls instead of 3 and keeps 1. May be combined with the advanced hand. (25 jarls suffice for at most 5 players.).',
      en: 'In step 3 each player is dealt 5 jarls instead of 3 and keeps 1. May be combined with the advanced hand. (25 jarls suffice for at most 5 players.).',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
