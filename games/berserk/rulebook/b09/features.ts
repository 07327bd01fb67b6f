import type { Rule } from '@vigrid/kernel';

/** Sections 400–404: properties, features, and the playable ones among them. */
export const features = {
  'B09-400.1': {
    chapter: 'B09-400',
    title: { ru: '', en: 'Source' },
    text: {
      ru: '',
      en: 'The source of a game action is the card that granted, executed or declared it.',
    },
    enforceable: true,
  },
  'B09-400.1a': {
    chapter: 'B09-400',
    title: { ru: '', en: 'Source never changes' },
    text: {
      ru: '',
      en: 'Once determined, the source of a game action does not change, whatever other game actions occur.',
    },
    enforceable: true,
  },
  'B09-400.2': {
    chapter: 'B09-400',
    title: { ru: '', en: 'Target' },
    text: {
      ru: '',
      en: 'The target of a game action is the card it is directed at. There may be several targets.',
    },
    enforceable: true,
  },
  'B09-400.2a': {
    chapter: 'B09-400',
    title: { ru: '', en: 'Initial target' },
    text: {
      ru: '',
      en: 'The initial target of a feature or property is its target before its target object has been executed.',
    },
    enforceable: true,
  },
  'B09-400.3': {
    chapter: 'B09-400',
    title: { ru: '', en: 'Declaring' },
    text: {
      ru: '',
      en: 'To declare a feature or property is to put its object chain on the stack.',
    },
    enforceable: true,
  },
  'B09-400.4': {
    chapter: 'B09-400',
    title: { ru: '', en: 'Contents of a declaration' },
    text: {
      ru: '',
      en: 'A declaration must name the feature or property, its target and its source.',
    },
    enforceable: true,
  },
  'B09-401.1': {
    chapter: 'B09-401',
    title: { ru: '', en: 'Attack or not' },
    text: {
      ru: '',
      en: 'Features are of two types: attacks and non-attacks.',
    },
    enforceable: false,
  },
  'B09-401.2': {
    chapter: 'B09-401',
    title: { ru: '', en: 'Magic or not' },
    text: {
      ru: '',
      en: 'Features are of two kinds: magic and non-magic.',
    },
    enforceable: false,
  },
  'B09-401.3': {
    chapter: 'B09-401',
    title: { ru: '', en: 'Close or ranged' },
    text: {
      ru: '',
      en: 'Attacks are close or ranged.',
    },
    enforceable: false,
  },
  'B09-401.4': {
    chapter: 'B09-401',
    title: { ru: '', en: 'Magic kinds' },
    text: {
      ru: '',
      en: 'Close magic attack: magic strike. Ranged magic attack: discharge. Magic non-attack: spell.',
    },
    enforceable: true,
  },
  'B09-401.5': {
    chapter: 'B09-401',
    title: { ru: '', en: 'Non-magic kinds' },
    text: {
      ru: '',
      en: 'Close non-magic attacks: simple strike, special strike. Ranged non-magic attacks: shot, throw (and, by B09-D-strike-over-row, the strike over a row). Non-magic non-attack: influence.',
    },
    enforceable: true,
  },
  'B09-405.6': {
    chapter: 'B09-401',
    title: { ru: '', en: 'Default kind is influence' },
    text: {
      ru: '',
      en: 'A feature whose text gives neither kind nor type is an influence (non-magic non-attack). (Printed as 405.6 inside section 401; logically 401.6.)',
    },
    enforceable: true,
  },
  'B09-402.1': {
    chapter: 'B09-402',
    title: { ru: '', en: 'Property' },
    text: {
      ru: '',
      en: 'A property is an inherent game parameter that every card of the same type has. A special way of describing or computing other properties also counts as a property.',
    },
    enforceable: false,
  },
  'B09-402.2': {
    chapter: 'B09-402',
    title: { ru: '', en: 'Declarable properties' },
    text: {
      ru: '',
      en: 'Some properties can be declared, e.g. movement or an assault with a simple strike.',
    },
    enforceable: false,
  },
  'B09-402.3': {
    chapter: 'B09-402',
    title: { ru: '', en: 'Destroy effect' },
    text: {
      ru: '',
      en: 'The destroy effect is the only triggered property. A card receives it when executing a game action takes its current lives to 0 or less, unless its current lives were already below 1 before that action. Some features also give a destroy effect directly.',
    },
    enforceable: true,
  },
  'B09-402.3a': {
    chapter: 'B09-402',
    title: { ru: '', en: 'Destroy effect uses the stack' },
    text: {
      ru: '',
      en: 'The destroy effect goes on the stack like a triggered feature. Executing it puts the card in the graveyard. Until then the card remains in play and can be used or saved.',
    },
    enforceable: true,
  },
  'B09-402.3b': {
    chapter: 'B09-402',
    title: { ru: '', en: 'Destroy effect fizzles' },
    text: {
      ru: '',
      en: 'If a destroy effect caused by wounds is about to be executed and the card’s current lives are above 0 again, it becomes illegal and is cancelled.',
    },
    enforceable: true,
  },
  'B09-403.1': {
    chapter: 'B09-403',
    title: { ru: '', en: 'Feature' },
    text: {
      ru: '',
      en: 'A feature describes what a card can do in the game. Features are individual to each card; unlike properties they are not shared by a type and do not describe parameters.',
    },
    enforceable: false,
  },
  'B09-403.2': {
    chapter: 'B09-403',
    title: { ru: '', en: 'Card text' },
    text: {
      ru: '',
      en: 'The text of a card is a feature of the card.',
    },
    enforceable: false,
  },
  'B09-403.3': {
    chapter: 'B09-403',
    title: { ru: '', en: 'One sentence, one feature' },
    text: {
      ru: '',
      en: 'A card may have several features; as a rule each is one sentence, the full stop separating them.',
    },
    enforceable: false,
  },
  'B09-403.4': {
    chapter: 'B09-403',
    title: { ru: '', en: 'Three classes of features' },
    text: {
      ru: '',
      en: 'Features are playable, triggered or constant.',
    },
    enforceable: false,
  },
  'B09-404.1': {
    chapter: 'B09-404',
    title: { ru: '', en: 'Playable feature' },
    text: {
      ru: '',
      en: 'A playable feature is declared by the player on their own decision only.',
    },
    enforceable: false,
  },
  'B09-404.2': {
    chapter: 'B09-404',
    title: { ru: '', en: '[payment]: [text]' },
    text: {
      ru: '',
      en: 'Many playable features have the form [payment]: [text], everything before the colon being payment; but this form is not required for a feature to be playable.',
    },
    enforceable: false,
  },
  'B09-404.3': {
    chapter: 'B09-404',
    title: { ru: '', en: 'Must be able to pay' },
    text: {
      ru: '',
      en: 'To declare a playable feature its source must be able to pay for it.',
    },
    enforceable: true,
  },
  'B09-404.4': {
    chapter: 'B09-404',
    title: { ru: '', en: 'Payment becomes impossible' },
    text: {
      ru: '',
      en: 'If during execution it turns out that a playable feature cannot be paid, it becomes illegal and is cancelled.',
    },
    enforceable: true,
  },
  'B09-404.5': {
    chapter: 'B09-404',
    title: { ru: '', en: 'Sudden or not' },
    text: {
      ru: '',
      en: 'Playable features are sudden or non-sudden.',
    },
    enforceable: false,
  },
  'B09-404.6': {
    chapter: 'B09-404',
    title: { ru: '', en: 'Sudden playable feature' },
    text: {
      ru: '',
      en: 'A feature with the sudden symbol before its payment may be declared in any phase of either player’s turn when its controller has priority.',
    },
    enforceable: true,
  },
  'B09-404.7': {
    chapter: 'B09-404',
    title: { ru: '', en: 'Non-sudden playable feature' },
    text: {
      ru: '',
      en: 'It may be declared only by the active player, in their Main Phase, with an empty stack and priority.',
    },
    enforceable: true,
  },
  'B09-404.8': {
    chapter: 'B09-404',
    title: { ru: '', en: 'Restricted timing' },
    text: {
      ru: '',
      en: 'Some playable features, e.g. blocking and redirecting ones, may be declared only at the moment given by rules or text.',
    },
    enforceable: false,
  },
} as const satisfies Record<string, Rule>;
