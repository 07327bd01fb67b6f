import type { BoxedRule } from './box.ts';

/** Chapters 8–9: the reveal turn, acquiring cards. */
export const reveal = {
  'D-8.1': {
    chapter: '8',
    box: 'base',
    title: { ru: 'Steps', en: 'Steps' },
    text: {
      ru: 'Reveal turn: (1) reveal all cards in hand and put them in play, apart from the cards played on Agent turns; (2) resolve their Reveal boxes; (3) set strength; (4) clean up. In Uprising strength is set at any time while effects are resolved and kept up to date.',
      en: 'Reveal turn: (1) reveal all cards in hand and put them in play, apart from the cards played on Agent turns; (2) resolve their Reveal boxes; (3) set strength; (4) clean up. In Uprising strength is set at any time while effects are resolved and kept up to date.',
    },
    enforceable: true,
  },
  'D-8.2': {
    chapter: '8',
    box: 'base',
    title: { ru: 'Reveal effects', en: 'Reveal effects' },
    text: {
      ru: 'Only Reveal boxes of the cards revealed now count, not those of cards played on Agent turns. They are resolved in any order; acquiring cards may happen before, between and after them.',
      en: 'Only Reveal boxes of the cards revealed now count, not those of cards played on Agent turns. They are resolved in any order; acquiring cards may happen before, between and after them.',
    },
    enforceable: true,
  },
  'D-8.3': {
    chapter: '8',
    box: 'base',
    title: { ru: 'Persuasion sources', en: 'Persuasion sources' },
    text: {
      ru: 'Persuasion comes from Reveal boxes, High Council seat (2), Hall of Oratory / Assembly Hall / Tech Negotiation (1 if the Agent is there), Intrigue cards, Tech tiles and Leaders. It exists only in the Reveal turn; unspent Persuasion is lost.',
      en: 'Persuasion comes from Reveal boxes, High Council seat (2), Hall of Oratory / Assembly Hall / Tech Negotiation (1 if the Agent is there), Intrigue cards, Tech tiles and Leaders. It exists only in the Reveal turn; unspent Persuasion is lost.',
    },
    enforceable: true,
  },
  'D-8.4': {
    chapter: '8',
    box: 'base',
    title: { ru: 'Drawing in the Reveal turn', en: 'Drawing in the Reveal turn' },
    text: {
      ru: 'A card drawn during the own Reveal turn is revealed at once and its Reveal box is used in this turn.',
      en: 'A card drawn during the own Reveal turn is revealed at once and its Reveal box is used in this turn.',
    },
    enforceable: true,
  },
  'D-8.5': {
    chapter: '8',
    box: 'base',
    title: { ru: 'Drawing after the Reveal turn', en: 'Drawing after the Reveal turn' },
    text: {
      ru: 'A card drawn after the own Reveal turn stays in hand for the next round.',
      en: 'A card drawn after the own Reveal turn stays in hand for the next round.',
    },
    enforceable: true,
  },
  'D-8.6': {
    chapter: '8',
    box: 'base',
    title: { ru: 'Fremen Bond', en: 'Fremen Bond' },
    text: {
      ru: 'A Fremen Bond effect is active if the player has at least one other Fremen card in play; two such cards activate each other.',
      en: 'A Fremen Bond effect is active if the player has at least one other Fremen card in play; two such cards activate each other.',
    },
    enforceable: true,
  },
  'D-8.7': {
    chapter: '8',
    box: 'base',
    title: { ru: 'Bene Gesserit in play', en: 'Bene Gesserit in play' },
    text: {
      ru: 'An effect that needs a Bene Gesserit card in play needs another Bene Gesserit card in play.',
      en: 'An effect that needs a Bene Gesserit card in play needs another Bene Gesserit card in play.',
    },
    enforceable: true,
  },
  'D-8.8': {
    chapter: '8',
    box: 'base',
    title: { ru: 'In play', en: 'In play' },
    text: {
      ru: 'In play are the cards played on Agent turns this round and the cards revealed in the current Reveal turn, until clean-up.',
      en: 'In play are the cards played on Agent turns this round and the cards revealed in the current Reveal turn, until clean-up.',
    },
    enforceable: true,
  },
  'D-8.9': {
    chapter: '8',
    box: 'base',
    title: { ru: 'Clean up', en: 'Clean up' },
    text: {
      ru: 'All cards in play go to the discard pile at the end of the Reveal turn. This is not a discard effect (no Unload, no ’when discarded’).',
      en: 'All cards in play go to the discard pile at the end of the Reveal turn. This is not a discard effect (no Unload, no ’when discarded’).',
    },
    enforceable: true,
  },
  'D-8.10': {
    chapter: '8',
    box: 'base',
    title: { ru: 'No going back', en: 'No going back' },
    text: {
      ru: 'Once the Reveal turn has begun it must be completed.',
      en: 'Once the Reveal turn has begun it must be completed.',
    },
    enforceable: true,
  },
  'D-9.1': {
    chapter: '9',
    box: 'base',
    title: { ru: 'Where from', en: 'Where from' },
    text: {
      ru: 'With Persuasion a player may acquire any of the five cards of the Imperium Row and cards of the Reserve (base: Arrakis Liaison, The Spice Must Flow; Uprising: Prepare the Way, The Spice Must Flow). Foldspace is never bought with Persuasion.',
      en: 'With Persuasion a player may acquire any of the five cards of the Imperium Row and cards of the Reserve (base: Arrakis Liaison, The Spice Must Flow; Uprising: Prepare the Way, The Spice Must Flow). Foldspace is never bought with Persuasion.',
    },
    enforceable: true,
  },
  'D-9.2': {
    chapter: '9',
    box: 'base',
    title: { ru: 'Price', en: 'Price' },
    text: {
      ru: 'The Persuasion cost printed on the card is paid. Persuasion of several sources may be pooled and split; any number of cards may be acquired.',
      en: 'The Persuasion cost printed on the card is paid. Persuasion of several sources may be pooled and split; any number of cards may be acquired.',
    },
    enforceable: true,
  },
  'D-9.3': {
    chapter: '9',
    box: 'base',
    title: { ru: 'Destination', en: 'Destination' },
    text: {
      ru: 'An acquired card goes face up to the discard pile unless an effect says otherwise (top of deck, hand).',
      en: 'An acquired card goes face up to the discard pile unless an effect says otherwise (top of deck, hand).',
    },
    enforceable: true,
  },
  'D-9.4': {
    chapter: '9',
    box: 'base',
    title: { ru: 'Refill', en: 'Refill' },
    text: {
      ru: 'The Imperium Row is refilled to five cards at once after each removal, before the acquire effect is resolved; the new card may be acquired in the same turn. When the deck is empty the Row stays short.',
      en: 'The Imperium Row is refilled to five cards at once after each removal, before the acquire effect is resolved; the new card may be acquired in the same turn. When the deck is empty the Row stays short.',
    },
    enforceable: true,
  },
  'D-9.5': {
    chapter: '9',
    box: 'base',
    title: { ru: 'Acquire effect', en: 'Acquire effect' },
    text: {
      ru: 'An acquire box is resolved once, when the card is acquired by whatever means.',
      en: 'An acquire box is resolved once, when the card is acquired by whatever means.',
    },
    enforceable: true,
  },
  'D-9.6': {
    chapter: '9',
    box: 'base',
    title: { ru: 'Effects that acquire', en: 'Effects that acquire' },
    text: {
      ru: 'Effects that let a player acquire a card up to a cost refer to cards with a Persuasion cost in the Imperium Row or the Reserve, not to Tleilaxu cards or Foldspace.',
      en: 'Effects that let a player acquire a card up to a cost refer to cards with a Persuasion cost in the Imperium Row or the Reserve, not to Tleilaxu cards or Foldspace.',
    },
    enforceable: true,
  },
  'D-9.7': {
    chapter: '9',
    box: 'base',
    title: { ru: 'Guild Bankers', en: 'Guild Bankers' },
    text: {
      ru: 'The discount of Guild Bankers applies to every copy of The Spice Must Flow acquired this turn.',
      en: 'The discount of Guild Bankers applies to every copy of The Spice Must Flow acquired this turn.',
    },
    enforceable: true,
  },
  'D-9.8': {
    chapter: '9',
    box: 'base',
    title: { ru: 'Manipulate', en: 'Manipulate' },
    text: {
      ru: 'A card set aside by Manipulate (Helena Richese, or the Uprising Intrigue card) is replaced in the Row at once; only its owner may acquire it: with Persuasion at 1 less in the Reveal turn this round, or by other effects without discount. Unacquired, it leaves the game at the end of that Reveal turn.',
      en: 'A card set aside by Manipulate (Helena Richese, or the Uprising Intrigue card) is replaced in the Row at once; only its owner may acquire it: with Persuasion at 1 less in the Reveal turn this round, or by other effects without discount. Unacquired, it leaves the game at the end of that Reveal turn.',
    },
    enforceable: true,
  },
  'D-9.9': {
    chapter: '9',
    box: 'base',
    title: { ru: 'The Spice Must Flow', en: 'The Spice Must Flow' },
    text: {
      ru: 'Acquiring it gives 1 VP at once, which is kept even if the card is trashed.',
      en: 'Acquiring it gives 1 VP at once, which is kept even if the card is trashed.',
    },
    enforceable: true,
  },
  'D-9.10': {
    chapter: '9',
    box: 'immortality',
    title: { ru: 'Family Atomics', en: 'Family Atomics' },
    text: {
      ru: 'See D-24.20 (Immortality).',
      en: 'See D-24.20 (Immortality).',
    },
    enforceable: false,
  },
} as const satisfies Record<string, BoxedRule>;
