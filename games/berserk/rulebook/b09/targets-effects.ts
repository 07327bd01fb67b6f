import type { Rule } from '@vigrid/kernel';

/** Sections 412–418: targets, combined and named features, hidden cards, kinds of effects. */
export const targetsToEffects = {
  'B09-412.1': {
    chapter: 'B09-412',
    title: { ru: '', en: 'Name the initial target' },
    text: {
      ru: '',
      en: 'The initial target(s) must be named on declaration; a feature cannot be declared without them.',
    },
    enforceable: true,
  },
  'B09-412.2': {
    chapter: 'B09-412',
    title: { ru: '', en: 'Target becomes final' },
    text: {
      ru: '',
      en: 'When the target object is executed, the initial target becomes the target unless the feature was redirected.',
    },
    enforceable: true,
  },
  'B09-412.3': {
    chapter: 'B09-412',
    title: { ru: '', en: 'Window for redirects' },
    text: {
      ru: '',
      en: 'A feature can be redirected only while its target object is on top of the stack.',
    },
    enforceable: true,
  },
  'B09-412.4': {
    chapter: 'B09-412',
    title: { ru: '', en: 'Redirection chain' },
    text: {
      ru: '',
      en: 'Redirection is a special feature with only two stack objects, wounds and payment; it therefore cannot itself be redirected or blocked. It can be made illegal by forcing its source to spend the resources it needs.',
    },
    enforceable: true,
  },
  'B09-412.5': {
    chapter: 'B09-412',
    title: { ru: '', en: 'Executing a redirection' },
    text: {
      ru: '',
      en: 'Its wounds object replaces the initial target by another one, which becomes the target. If the feature or property already has a non-initial target the redirection becomes illegal; hence nothing can be redirected twice.',
    },
    enforceable: true,
  },
  'B09-412.6': {
    chapter: 'B09-412',
    title: { ru: '', en: 'One redirect at a time per card' },
    text: {
      ru: '',
      en: 'A card that has declared a redirection cannot declare it again while objects of the first are on the stack.',
    },
    enforceable: true,
  },
  'B09-413.1': {
    chapter: 'B09-413',
    title: { ru: '', en: 'Combined feature' },
    text: {
      ru: '',
      en: 'A combined feature is both playable and triggered.',
    },
    enforceable: false,
  },
  'B09-413.2': {
    chapter: 'B09-413',
    title: { ru: '', en: 'Form of a combined feature' },
    text: {
      ru: '',
      en: 'It usually has a condition and trigger point and also the form [payment]: [text].',
    },
    enforceable: false,
  },
  'B09-413.3': {
    chapter: 'B09-413',
    title: { ru: '', en: 'Declared like a triggered one' },
    text: {
      ru: '',
      en: 'All rules for triggered and playable features apply to it, except that it is declared under the rules for triggered features.',
    },
    enforceable: true,
  },
  'B09-414.1': {
    chapter: 'B09-414',
    title: { ru: '', en: 'Named feature' },
    text: {
      ru: '',
      en: 'A named feature has a name that stands for its full text, given in the Dictionary (ids B09-D-…).',
    },
    enforceable: false,
  },
  'B09-414.2': {
    chapter: 'B09-414',
    title: { ru: '', en: 'Classes of named features' },
    text: {
      ru: '',
      en: 'Named features may be constant, playable or triggered.',
    },
    enforceable: false,
  },
  'B09-414.3': {
    chapter: 'B09-414',
    title: { ru: '', en: 'X in a named feature' },
    text: {
      ru: '',
      en: 'A named feature may carry X, either given directly or computed as the card text says; X is the amount used in its text.',
    },
    enforceable: false,
  },
  'B09-414.4': {
    chapter: 'B09-414',
    title: { ru: '', en: 'Duplicates: largest X' },
    text: {
      ru: '',
      en: 'If a card has several triggered or constant named features of one name, only the one with the largest X triggers or applies each time.',
    },
    enforceable: true,
  },
  'B09-414.5': {
    chapter: 'B09-414',
    title: { ru: '', en: 'Duplicates: earliest' },
    text: {
      ru: '',
      en: 'If they have the same X or no X, the one gained earliest in the game triggers or applies.',
    },
    enforceable: true,
  },
  'B09-414.6': {
    chapter: 'B09-414',
    title: { ru: '', en: 'Duplicates: playable' },
    text: {
      ru: '',
      en: 'A card with several playable named features may use any of them.',
    },
    enforceable: true,
  },
  'B09-415.1': {
    chapter: 'B09-415',
    title: { ru: '', en: 'Hidden card' },
    text: {
      ru: '',
      en: 'A hidden card lies face down. Before the Reveal step all cards are hidden.',
    },
    enforceable: true,
  },
  'B09-415.2': {
    chapter: 'B09-415',
    title: { ru: '', en: 'When a hidden card is revealed' },
    text: {
      ru: '',
      en: 'A hidden card is revealed as soon as it becomes the target of a feature or property, declares a sudden feature (including a sudden action), one of its triggered features triggers, or its constant features start to influence the game. This does not use the stack; it is a base effect.',
    },
    enforceable: true,
  },
  'B09-415.2a': {
    chapter: 'B09-415',
    title: { ru: '', en: '“Only me as target” reveals' },
    text: {
      ru: '',
      en: 'A hidden card whose text says that certain features or properties can be used only on it counts as having an influencing constant feature and is revealed at once.',
    },
    enforceable: true,
  },
  'B09-415.2b': {
    chapter: 'B09-415',
    title: { ru: '', en: 'General reveal and exceptions' },
    text: {
      ru: '',
      en: 'All cards are revealed in the Reveal step except cards in the second player’s third row and cards with Stealth.',
    },
    enforceable: true,
  },
  'B09-415.3': {
    chapter: 'B09-415',
    title: { ru: '', en: 'Hidden cards are legal targets' },
    text: {
      ru: '',
      en: 'A hidden card is a legal target for any playable or triggered feature that could reach it; every condition in the feature’s text counts as satisfied for it.',
    },
    enforceable: true,
  },
  'B09-415.3a': {
    chapter: 'B09-415',
    title: { ru: '', en: '“All cards that …” includes hidden ones' },
    text: {
      ru: '',
      en: 'If a card must choose all cards meeting a condition, it automatically chooses all hidden cards that could be chosen.',
    },
    enforceable: true,
  },
  'B09-415.4': {
    chapter: 'B09-415',
    title: { ru: '', en: 'Illegal after reveal means blocked' },
    text: {
      ru: '',
      en: 'Features and properties that become illegal because their target was revealed are blocked (removed but paid). This does not use the stack; it is a base effect.',
    },
    enforceable: true,
  },
  'B09-415.5': {
    chapter: 'B09-415',
    title: { ru: '', en: 'No voluntary reveal' },
    text: {
      ru: '',
      en: 'A player cannot reveal their own card at will, except where a rule or feature allows it, e.g. Stealth.',
    },
    enforceable: true,
  },
  'B09-416.1': {
    chapter: 'B09-416',
    title: { ru: '', en: 'Effect' },
    text: {
      ru: '',
      en: 'An effect is the result of executing a feature. Constant features produce continuous effects; other features produce one-shot or continuous effects. Base effects come from the rules, not from features.',
    },
    enforceable: false,
  },
  'B09-416.2': {
    chapter: 'B09-416',
    title: { ru: '', en: 'Do as much as possible' },
    text: {
      ru: '',
      en: 'If an effect has to do something impossible, it does as much as is possible.',
    },
    enforceable: true,
  },
  'B09-416.3': {
    chapter: 'B09-416',
    title: { ru: '', en: 'Markers are effects' },
    text: {
      ru: '',
      en: 'Markers are effects.',
    },
    enforceable: false,
  },
  'B09-416.4': {
    chapter: 'B09-416',
    title: { ru: '', en: 'Whose effect' },
    text: {
      ru: '',
      en: 'An effect belongs to the player who controlled the creating card at the time of creation.',
    },
    enforceable: true,
  },
  'B09-416.5': {
    chapter: 'B09-416',
    title: { ru: '', en: 'Effects do not use the stack' },
    text: {
      ru: '',
      en: 'Effects do not use the stack.',
    },
    enforceable: true,
  },
  'B09-416.6': {
    chapter: 'B09-416',
    title: { ru: '', en: 'Effects are game actions' },
    text: {
      ru: '',
      en: 'Effects are game actions.',
    },
    enforceable: false,
  },
  'B09-417.1': {
    chapter: 'B09-417',
    title: { ru: '', en: 'One-shot effect' },
    text: {
      ru: '',
      en: 'A one-shot effect applies once and has no duration, e.g. dealing wounds, relocating cards, destroying creatures.',
    },
    enforceable: false,
  },
  'B09-417.2': {
    chapter: 'B09-417',
    title: { ru: '', en: 'One-shot effect with a later part' },
    text: {
      ru: '',
      en: 'If a one-shot effect offers a player something later in the game (usually at a set time), its SOURCE card temporarily gains a triggered feature awaiting that moment and loses it after execution.',
    },
    enforceable: true,
  },
  'B09-418.1': {
    chapter: 'B09-418',
    title: { ru: '', en: 'Continuous effect' },
    text: {
      ru: '',
      en: 'A continuous effect influences the game for a period, usually given by the feature that produced it.',
    },
    enforceable: false,
  },
  'B09-418.2': {
    chapter: 'B09-418',
    title: { ru: '', en: 'Default duration' },
    text: {
      ru: '',
      en: 'Without a stated duration it lasts until the end of the battle.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
