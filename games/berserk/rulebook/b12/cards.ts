import type { Rule } from '@vigrid/kernel';

/** Rules 101–105: the game, its components, the base properties of a card. */
export const cards = {
  'B12-101.1': {
    chapter: 'B12-101',
    title: { ru: '', en: 'Goal of the game' },
    text: {
      ru: '',
      en: "Berserk is a two-sided battle of creatures on a battlefield; each player controls one squad, and the aim is for your squad to defeat the opponent's squad.",
    },
    enforceable: true,
  },
  'B12-101.2': {
    chapter: 'B12-101',
    title: { ru: '', en: 'Own deck, alternating turns, obligation to declare' },
    text: {
      ru: '',
      en: 'Each player starts with a deck of their own and players take turns alternately. During a turn a player may use the relocations, properties and features (all of them game actions) only of cards that player currently controls. Every game action must be declared to the opponent before it is carried out, and when it needs a target (or targets) the declaration must name them.',
    },
    enforceable: true,
  },
  'B12-102.1': {
    chapter: 'B12-102',
    title: { ru: '', en: 'Components' },
    text: {
      ru: '',
      en: 'A game uses: original cards made by the publisher; chips and markers that show card states; one six-sided die numbered 1 to 6 in the standard way (opposite faces are 1-6, 2-5, 3-4); and a playing field on which the cards are laid out.',
    },
    enforceable: false,
  },
  'B12-103.1': {
    chapter: 'B12-103',
    title: { ru: '', en: 'Three classes of information on a card' },
    text: {
      ru: '',
      en: "Everything on a card belongs to one of three classes. Game information = the card's properties and features. Non-game text = legend, flavour text and sometimes the author of the idea. Service information = rarity icon, set icon, collector number within the set, illustration, illustrator, year of issue and publisher name. Only game information takes part in play.",
    },
    enforceable: true,
  },
  'B12-103.2': {
    chapter: 'B12-103',
    title: { ru: '', en: 'Text box and frame' },
    text: {
      ru: '',
      en: 'The text box holds the features, flavour text, legend and sometimes the idea author. All the rest of the card face is the frame, which holds the properties and the service information.',
    },
    enforceable: false,
  },
  'B12-104.1': {
    chapter: 'B12-104',
    title: { ru: '', en: 'Base properties' },
    text: {
      ru: '',
      en: "The base properties are: elite status, cost, initial lives, movement stock and simple strike; they are printed in the frame. Every card has a cost and an elite status. Lives, movement stock and simple strike are present or absent depending on the card's type.",
    },
    enforceable: true,
  },
  'B12-104.2': {
    chapter: 'B12-104',
    title: { ru: '', en: 'Non-base properties' },
    text: { ru: '', en: 'The non-base properties are: name, element, type and subtype.' },
    enforceable: true,
  },
  'B12-104.3': {
    chapter: 'B12-104',
    title: { ru: '', en: 'Additional properties' },
    text: {
      ru: '',
      en: 'Additional properties are printed nowhere on a card but are always possessed by it while it is in the play zone.',
    },
    enforceable: true,
  },
  'B12-105.1': {
    chapter: 'B12-105',
    title: { ru: '', en: 'Cost' },
    text: {
      ru: '',
      en: "A card's cost in crystals is the number printed inside its gold-crystal or silver-crystal symbol.",
    },
    enforceable: true,
  },
  'B12-105.2': {
    chapter: 'B12-105',
    title: { ru: '', en: 'Elite or ordinary' },
    text: {
      ru: '',
      en: 'A card is elite if its cost contains the gold-crystal symbol; otherwise it is ordinary.',
    },
    enforceable: true,
  },
  'B12-105.2.1': {
    chapter: 'B12-105',
    title: { ru: '', en: 'Cost condition without elite status' },
    text: {
      ru: '',
      en: "When a feature's text gives only a numeric cost and does not mention elite status, the feature can be used on cards of that cost whether they are elite or ordinary.",
    },
    enforceable: true,
  },
  'B12-105.2.2': {
    chapter: 'B12-105',
    title: { ru: '', en: 'Cost comparison ignores elite status' },
    text: {
      ru: '',
      en: 'When a feature works against cards of a higher, lower or equal cost, only the numbers are compared; elite or ordinary status is ignored.',
    },
    enforceable: true,
  },
  'B12-105.2.3': {
    chapter: 'B12-105',
    title: { ru: '', en: 'Variable cost X' },
    text: {
      ru: '',
      en: "If a card's cost contains a variable X, its owner fixes the value of X while recruiting the squad. The resulting cost (with that X) stays with the card to the end of the game. If X cannot be determined it counts as 0.",
    },
    enforceable: true,
  },
  'B12-105.3': {
    chapter: 'B12-105',
    title: { ru: '', en: 'Initial lives' },
    text: {
      ru: '',
      en: 'Initial lives is the number over the lives symbol; only cards of type Creature or Artifact have it.',
    },
    enforceable: true,
  },
  'B12-105.4': {
    chapter: 'B12-105',
    title: { ru: '', en: 'Movement stock, flight or symbiont symbol' },
    text: {
      ru: '',
      en: "Movement stock is the number over the movement symbol and belongs to the subtype 'independent creature'. In the same place a flying creature carries the flight symbol instead, and a symbiont carries the symbiont symbol instead.",
    },
    enforceable: true,
  },
  'B12-105.5': {
    chapter: 'B12-105',
    title: { ru: '', en: 'Strength of the simple strike' },
    text: {
      ru: '',
      en: "A creature's simple strike is three numbers X-Y-Z over the strike symbol: X is the strength of a weak strike, Y of a medium strike, Z of a strong strike. Only cards of type Creature have it.",
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
