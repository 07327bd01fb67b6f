import type { Rule } from '@vigrid/kernel';

/** Rules 525–529: illegal, interrupted and blocked abilities, protection, hidden cards. */
export const illegality = {
  'B12-525.1': {
    chapter: 'B12-525',
    title: { ru: '', en: 'Illegal game actions' },
    text: {
      ru: '',
      en: 'A game action that cannot be declared, calculated, applied, executed or paid for in accordance with card text or these rules is illegal. If it cannot be declared, it cannot be put on the stack. If a declared game action cannot be calculated or executed, it is removed from the stack just before its calculation or execution would take place. In particular it is illegal to open an open card, to close a closed card, to reveal a revealed card, or to hide a hidden card.',
    },
    enforceable: true,
  },
  'B12-525.2': {
    chapter: 'B12-525',
    title: { ru: '', en: "'Does not' and 'cannot' features" },
    text: {
      ru: '',
      en: "A feature 'Does not [text]' or 'Cannot [text]' is a constant feature that forbids the card to use some game action or restricts it in choosing targets and in receiving effects, including the numeric values of effects.",
    },
    enforceable: true,
  },
  'B12-525.3': {
    chapter: 'B12-525',
    title: { ru: '', en: 'Cannot make a card lose what it does not have' },
    text: {
      ru: '',
      en: "It is illegal to declare a feature '[card] loses [text]' against a card that does not have [text].",
    },
    enforceable: true,
  },
  'B12-526.1': {
    chapter: 'B12-526',
    title: { ru: '', en: 'Interruption: removed without payment' },
    text: {
      ru: '',
      en: 'To interrupt a game action (attack, spell, influence or other) is to make it impossible under the rules and/or under card text. An interrupted game action is cancelled (removed from the stack) and is not paid for. A game action that is already being executed (has left the stack) cannot be interrupted.',
    },
    enforceable: true,
  },
  'B12-526.2': {
    chapter: 'B12-526',
    title: { ru: '', en: 'A declaration cannot be interrupted' },
    text: {
      ru: '',
      en: 'The declaration of a game action cannot be interrupted: once declared, the game action goes onto the stack at once.',
    },
    enforceable: true,
  },
  'B12-527.1': {
    chapter: 'B12-527',
    title: { ru: '', en: 'Only game actions on the stack can be blocked' },
    text: { ru: '', en: 'Only a game action that is on the stack can be blocked.' },
    enforceable: true,
  },
  'B12-527.2': {
    chapter: 'B12-527',
    title: { ru: '', en: 'The blocker targets the source' },
    text: {
      ru: '',
      en: "A card that blocks a game action chooses as its target the source of that game action. For features 'on death' and 'on return to the deck' cards in the graveyard and in the deck may be chosen as target for this purpose.",
    },
    enforceable: true,
  },
  'B12-527.3': {
    chapter: 'B12-527',
    title: { ru: '', en: 'Result of blocking' },
    text: {
      ru: '',
      en: 'A blocked game action is removed from the stack without applying any effects (including wounds), and none of the features accompanying the game action trigger.',
    },
    enforceable: true,
  },
  'B12-527.4': {
    chapter: 'B12-527',
    title: { ru: '', en: 'A blocked game action is declared, not executed, but paid' },
    text: {
      ru: '',
      en: 'A blocked game action counts as declared but not as executed; nevertheless its source pays for it with all the resources with which it was to be paid.',
    },
    enforceable: true,
  },
  'B12-528.1': {
    chapter: 'B12-528',
    title: { ru: '', en: 'Protection from [text]' },
    text: {
      ru: '',
      en: 'A card with protection from [text] receives no effects of [text] and no markers of the kind [text], and no feature accompanying [text] triggers with respect to this card; accompanying features that apply effects to other targets do trigger.',
    },
    enforceable: true,
  },
  'B12-528.2': {
    chapter: 'B12-528',
    title: { ru: '', en: 'Complex protections' },
    text: {
      ru: '',
      en: 'Some protections cover several types of abilities at once (complex protections). Card features may be used against a complex protection (then they are used against each of its component protections separately) or against one specific protection that is part of it.',
    },
    enforceable: true,
  },
  'B12-529.1': {
    chapter: 'B12-529',
    title: { ru: '', en: 'Hidden means face down' },
    text: { ru: '', en: 'A hidden card always lies in the play zone back side up.' },
    enforceable: true,
  },
  'B12-529.2': {
    chapter: 'B12-529',
    title: { ru: '', en: 'Markers and chips of hidden cards' },
    text: {
      ru: '',
      en: 'A card that starts the battle hidden must have no markers and no chips; they are put on it when the card is revealed (without using the stack). If a card that already has effects (markers, chips) becomes hidden, the effects (markers, chips) stay on it.',
    },
    enforceable: true,
  },
  'B12-529.3': {
    chapter: 'B12-529',
    title: { ru: '', en: 'When a hidden card is revealed' },
    text: {
      ru: '',
      en: "A hidden card is revealed: in the Reveal subphase (except cards in the third row of the Second player, which may stay hidden until the end of the First player's first turn); when it declares a game action; when it becomes the target of a game action; or when its controlling player reveals it. Revealing a card does not use the stack.",
    },
    enforceable: true,
  },
  'B12-529.4': {
    chapter: 'B12-529',
    title: { ru: '', en: 'Constant features and hidden cards' },
    text: {
      ru: '',
      en: 'A hidden card need not be revealed for being the source of a constant feature; while it stays hidden, its constant feature counts as absent from the game. Constant features of other cards do not reveal a hidden card, because they do not choose it as a target.',
    },
    enforceable: true,
  },
  'B12-529.5': {
    chapter: 'B12-529',
    title: { ru: '', en: 'Targeting hidden cards' },
    text: {
      ru: '',
      en: 'A hidden card may become the target of a game action like an ordinary card occupying its own battlefield cell. If a game action may be used only on a card with [text], the player may treat each hidden card of the OPPONENT either as having or as not having [text]. A player may not treat a hidden card of their own as having [text] if it does not actually have it.',
    },
    enforceable: true,
  },
  'B12-529.6': {
    chapter: 'B12-529',
    title: { ru: '', en: 'Illegal after reveal: not executed but paid' },
    text: {
      ru: '',
      en: 'If a game action declared at a hidden card proves illegal when that card is revealed, it is not executed but is paid for.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
