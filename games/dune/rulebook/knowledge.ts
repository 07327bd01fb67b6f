import type { BoxedRule } from './box.ts';

/** Chapter 30: what each player may know, what the program decides. */
export const knowledge = {
  'D-30.1': {
    chapter: '30',
    box: 'base',
    title: { ru: 'Public information', en: 'Public information' },
    text: {
      ru: 'Public: board, rows, face-up Conflict cards, discard piles, cards in play, resources, units, tracks, Tech tiles, open contracts, number of cards in each hand, deck and Intrigue hand.',
      en: 'Public: board, rows, face-up Conflict cards, discard piles, cards in play, resources, units, tracks, Tech tiles, open contracts, number of cards in each hand, deck and Intrigue hand.',
    },
    enforceable: true,
  },
  'D-30.2': {
    chapter: '30',
    box: 'base',
    title: { ru: 'Secret information', en: 'Secret information' },
    text: {
      ru: 'Secret: order of all decks, cards in other hands, held Intrigue cards, the Baron’s Factions, cards set aside by Ilesa Ecaz.',
      en: 'Secret: order of all decks, cards in other hands, held Intrigue cards, the Baron’s Factions, cards set aside by Ilesa Ecaz.',
    },
    enforceable: true,
  },
  'D-30.3': {
    chapter: '30',
    box: 'base',
    title: { ru: 'Intrigue moved unseen', en: 'Intrigue moved unseen' },
    text: {
      ru: 'A stolen Intrigue card and a card put under the Intrigue deck are not shown to other players.',
      en: 'A stolen Intrigue card and a card put under the Intrigue deck are not shown to other players.',
    },
    enforceable: true,
  },
  'D-30.4': {
    chapter: '30',
    box: 'base',
    title: { ru: 'Randomness', en: 'Randomness' },
    text: {
      ru: 'Random events are: shuffles, the random Intrigue card stolen, dealing of Objectives and first player. A seeded generator makes games reproducible.',
      en: 'Random events are: shuffles, the random Intrigue card stolen, dealing of Objectives and first player. A seeded generator makes games reproducible.',
    },
    enforceable: false,
  },
  'D-30.5': {
    chapter: '30',
    box: 'base',
    title: { ru: 'Decision points', en: 'Decision points' },
    text: {
      ru: 'The engine must offer choices for: turn type, card, icon, space, payment options, order of effects, optional effects, targets, deployment, acquisitions, Intrigue plays, contract choice, Spy posts, Alliance hand-over, order of own rewards.',
      en: 'The engine must offer choices for: turn type, card, icon, space, payment options, order of effects, optional effects, targets, deployment, acquisitions, Intrigue plays, contract choice, Spy posts, Alliance hand-over, order of own rewards.',
    },
    enforceable: false,
  },
  'D-30.6': {
    chapter: '30',
    box: 'base',
    title: { ru: 'Undo boundary', en: 'Undo boundary' },
    text: {
      ru: 'A decision may be taken back only as long as no hidden information has been revealed and no other player has acted.',
      en: 'A decision may be taken back only as long as no hidden information has been revealed and no other player has acted.',
    },
    enforceable: false,
  },
} as const satisfies Record<string, BoxedRule>;
