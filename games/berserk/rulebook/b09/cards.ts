import type { Rule } from '@vigrid/kernel';

/** Sections 200–202: basic notions, a card’s name, cost, eliteness and element. */
export const cards = {
  'B09-200.1': {
    chapter: 'B09-200',
    title: { ru: '', en: 'Game action' },
    text: {
      ru: '',
      en: 'A game action is the smallest unit of game time. Effects are made of game actions.',
    },
    enforceable: false,
  },
  'B09-200.1a': {
    chapter: 'B09-200',
    title: { ru: '', en: 'Executing a game action' },
    text: {
      ru: '',
      en: 'Executing a game action means any change in any zone or in the stack. Passing counts as executing a game action.',
    },
    enforceable: true,
  },
  'B09-200.2': {
    chapter: 'B09-200',
    title: { ru: '', en: 'What “card” means' },
    text: {
      ru: '',
      en: '“Card” means an original game card with its face and back. Effects or cell features merely represented by cards are not cards.',
    },
    enforceable: false,
  },
  'B09-200.2a': {
    chapter: 'B09-200',
    title: { ru: '', en: 'Owner' },
    text: {
      ru: '',
      en: 'The owner of a card is the player who started the game with it in their deck.',
    },
    enforceable: true,
  },
  'B09-200.2b': {
    chapter: 'B09-200',
    title: { ru: '', en: 'Controller of a card' },
    text: {
      ru: '',
      en: 'The controller of a card is the player in whose squad the card currently is. The same holds for the Recruit, Deal, Graveyard and Deck zones: the player whose zone holds the card controls it.',
    },
    enforceable: true,
  },
  'B09-200.3': {
    chapter: 'B09-200',
    title: { ru: '', en: 'Authoritative card texts' },
    text: {
      ru: '',
      en: 'The exact, corrected card texts (errata included) are those of the official card catalogue.',
    },
    enforceable: false,
  },
  'B09-200.4': {
    chapter: 'B09-200',
    title: { ru: '', en: 'Players, active and inactive' },
    text: {
      ru: '',
      en: 'There are two players. The active player is the one whose turn it is; the other is the inactive player.',
    },
    enforceable: true,
  },
  'B09-200.5': {
    chapter: 'B09-200',
    title: { ru: '', en: 'Feature' },
    text: {
      ru: '',
      en: '“Feature” means either a triggered or playable feature on the stack, or card text that explains a mechanic of the card.',
    },
    enforceable: false,
  },
  'B09-200.5a': {
    chapter: 'B09-200',
    title: { ru: '', en: 'Controller of a feature' },
    text: {
      ru: '',
      en: 'The controller of a feature is the player who put it on the stack. If the source card changes controller afterwards, the feature on the stack keeps its controller.',
    },
    enforceable: true,
  },
  'B09-200.6': {
    chapter: 'B09-200',
    title: { ru: '', en: 'Markers' },
    text: {
      ru: '',
      en: 'A marker is a note attached to a card that shows its state. Named influences (Poisoning, Curse, Blessing and so on), wounds and chips are all markers.',
    },
    enforceable: true,
  },
  'B09-200.7': {
    chapter: 'B09-200',
    title: { ru: '', en: 'Game and non-game information' },
    text: {
      ru: '',
      en: 'Non-game information on a card: illustration, flavour text, rarity symbol, set symbol, artist. Game information: name, element, crystal cost, eliteness, movement stock, flight icon, symbiont icon, starting lives, simple strike (weak-medium-strong), the words “equipment” / “terrain” / “artifact”, and the feature text.',
    },
    enforceable: false,
  },
  'B09-200.7a': {
    chapter: 'B09-200',
    title: { ru: '', en: 'Properties of a card' },
    text: {
      ru: '',
      en: 'Every piece of game information except the feature text is a property of the card.',
    },
    enforceable: false,
  },
  'B09-201.1': {
    chapter: 'B09-201',
    title: { ru: '', en: 'Where the name is' },
    text: {
      ru: '',
      en: 'The name is printed centred directly below the illustration.',
    },
    enforceable: false,
  },
  'B09-201.2': {
    chapter: 'B09-201',
    title: { ru: '', en: 'Self-reference by name' },
    text: {
      ru: '',
      en: 'Card text that uses the card’s own name means that very card; other cards of the same name are unaffected, except for restrictions about taking cards into the squad.',
    },
    enforceable: true,
  },
  'B09-201.2a': {
    chapter: 'B09-201',
    title: { ru: '', en: 'Name inside a granted feature' },
    text: {
      ru: '',
      en: 'If a card grants another card a feature that mentions the granting card’s name, the mention means that particular granting card only.',
    },
    enforceable: true,
  },
  'B09-201.3': {
    chapter: 'B09-201',
    title: { ru: '', en: 'Same name, different cards' },
    text: {
      ru: '',
      en: 'Two cards may share a name and differ in all other properties.',
    },
    enforceable: true,
  },
  'B09-202.1': {
    chapter: 'B09-202',
    title: { ru: '', en: 'Cost' },
    text: {
      ru: '',
      en: 'The cost is the number beside the crystal symbol under the name, near the left edge.',
    },
    enforceable: false,
  },
  'B09-202.2': {
    chapter: 'B09-202',
    title: { ru: '', en: 'Eliteness' },
    text: {
      ru: '',
      en: 'A gold crystal marks an elite card, a silver crystal an ordinary (rank-and-file) card.',
    },
    enforceable: true,
  },
  'B09-202.3': {
    chapter: 'B09-202',
    title: { ru: '', en: 'Cost includes eliteness' },
    text: {
      ru: '',
      en: 'The notion of cost includes eliteness: knowing a card’s cost means knowing its eliteness.',
    },
    enforceable: true,
  },
  'B09-202.3a': {
    chapter: 'B09-202',
    title: { ru: '', en: 'Equal number, different eliteness' },
    text: {
      ru: '',
      en: 'Cards with the same cost number but different eliteness have different costs.',
    },
    enforceable: true,
  },
  'B09-202.3b': {
    chapter: 'B09-202',
    title: { ru: '', en: 'Bare number means any eliteness' },
    text: {
      ru: '',
      en: 'If feature text gives only a cost number, it applies to cards of either eliteness.',
    },
    enforceable: true,
  },
  'B09-202.3b-2': {
    chapter: 'B09-202',
    title: { ru: '', en: 'Greater/lesser cost ignores eliteness' },
    text: {
      ru: '',
      en: 'When cards of lesser or greater cost must be identified, eliteness is ignored. (Printed as a second 202.3б.)',
    },
    enforceable: true,
  },
  'B09-202.4': {
    chapter: 'B09-202',
    title: { ru: '', en: 'Variable cost X or N+X' },
    text: {
      ru: '',
      en: 'A cost may be printed as X or N+X, where N is a fixed number and X is open. The player chooses X and announces it when the card is revealed.',
    },
    enforceable: true,
  },
  'B09-202.4a': {
    chapter: 'B09-202',
    title: { ru: '', en: 'X-cost cards are revealed first' },
    text: {
      ru: '',
      en: 'Cards with cost X or N+X are revealed before the other cards during the Preliminary Phase (B09-306.2).',
    },
    enforceable: true,
  },
  'B09-202.5': {
    chapter: 'B09-202',
    title: { ru: '', en: 'Cost {x}' },
    text: {
      ru: '',
      en: 'If the cost is printed as {x}, the card text describes how it is paid. That way of paying is a property of the card, not a feature.',
    },
    enforceable: true,
  },
  'B09-202.6': {
    chapter: 'B09-202',
    title: { ru: '', en: 'Alternative recruiting cost' },
    text: {
      ru: '',
      en: 'A card may carry a feature allowing it to be recruited for an alternative cost. If that was used when it was put in the Recruit zone, the card is revealed before the others in the Preliminary Phase.',
    },
    enforceable: true,
  },
  'B09-202.7': {
    chapter: 'B09-202',
    title: { ru: '', en: 'Element shown by frame' },
    text: {
      ru: '',
      en: 'The element is not written on the card; only the frame style shows it (B09-104.8).',
    },
    enforceable: false,
  },
  'B09-202.8': {
    chapter: 'B09-202',
    title: { ru: '', en: 'Five elements' },
    text: {
      ru: '',
      en: 'The elements are Steppe, Forest, Mountains, Swamp and Darkness.',
    },
    enforceable: true,
  },
  'B09-202.9': {
    chapter: 'B09-202',
    title: { ru: '', en: 'At most one element' },
    text: {
      ru: '',
      en: 'A card has exactly one element or none; a card without an element is neutral.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
