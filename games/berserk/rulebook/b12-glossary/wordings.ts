import type { Rule } from '@vigrid/kernel';

/** Obsolete and literary wordings of cards and what they mean. */
export const glossaryWordings = {
  'B12-G-wording-commentary': {
    chapter: 'B12-G',
    title: { ru: 'Комментарий к формулировкам текстов карт', en: 'Commentary on card wordings' },
    text: {
      ru: '',
      en: 'Card texts may use obsolete or literary wordings. The list of equivalences maps them to the exact wordings of the rules; the list is not exhaustive and unknown constructions are to be reduced to known ones by analogy. Exact wordings of most cards are in the card catalogue.',
    },
    enforceable: false,
  },
  'B12-G-wording-strengthen-weaken-attack': {
    chapter: 'B12-G',
    title: { ru: 'Усилить/ослабить [атаку] карты на X', en: "Strengthen / weaken a card's [attack] by X" },
    text: {
      ru: '',
      en: 'Equivalent to: a chosen card gets +X / -X to [attack]. The game action therefore must have a target, which the player names in his declaration.',
    },
    enforceable: true,
  },
  'B12-G-wording-incorporeal-attacks-reduced': {
    chapter: 'B12-G',
    title: {
      ru: 'Бестелесный: Все [атаки] сводятся к [текст]',
      en: 'Incorporeal: all [attacks] are reduced to [text]',
    },
    text: {
      ru: '',
      en: 'Equivalent to: Incorporeal: all [attacks] against this very card are reduced to [text]. Attacks against other cards are not affected.',
    },
    enforceable: true,
  },
  'B12-G-wording-thereby': {
    chapter: 'B12-G',
    title: { ru: '[Игродействие], при этом – [текст]', en: '[Game action], thereby - [text]' },
    text: {
      ru: '',
      en: 'Equivalent to: [game action], on [that game action] - [text]; that is, [text] accompanies the game action and works only when it was executed.',
    },
    enforceable: true,
  },
  'B12-G-wording-may-redirect': {
    chapter: 'B12-G',
    title: { ru: 'Может перенаправить [атаку]...', en: 'May redirect [attack]...' },
    text: {
      ru: '',
      en: 'Equivalent to: on the declaration of [attack] - may redirect it...',
    },
    enforceable: true,
  },
  'B12-G-wording-gains-while': {
    chapter: 'B12-G',
    title: { ru: '[Карта] получает [текст], пока...', en: '[Card] gains [text] while...' },
    text: {
      ru: '',
      en: 'Equivalent to: [card] has [text] while... (a constant feature). The word “while” may be missing from a constant feature when the effect lasts all the time its source is in the play zone.',
    },
    enforceable: true,
  },
  'B12-G-wording-wound-all': {
    chapter: 'B12-G',
    title: {
      ru: 'Ранить всех [существ, удовлетворяющих условию]',
      en: 'Wound all [creatures meeting a condition]',
    },
    text: {
      ru: '',
      en: 'Equivalent to: wound each [creature meeting the condition].',
    },
    enforceable: true,
  },
  'B12-G-wording-does-not-attack-next-turn': {
    chapter: 'B12-G',
    title: {
      ru: 'При [игродействии] – [цель] не атакует (не действует, не двигается) в следующий ход',
      en: 'On [game action] - [target] does not attack (act, move) on the next turn',
    },
    text: {
      ru: '',
      en: 'Equivalent to: on [game action] - [target] receives the effect “cannot attack (act, move)” until the end of the next turn.',
    },
    enforceable: true,
  },
  'B12-G-wording-on-attack-poisoning': {
    chapter: 'B12-G',
    title: { ru: 'При [атаке] – отравление', en: 'On [attack] - poisoning' },
    text: {
      ru: '',
      en: 'Equivalent to: on [attack] - the attacked card gains Poisoning 1.',
    },
    enforceable: true,
  },
  'B12-G-wording-deliver-attack': {
    chapter: 'B12-G',
    title: { ru: 'Нанести [атаку]', en: 'Deliver [attack]' },
    text: {
      ru: '',
      en: 'Equivalent to: declare [attack].',
    },
    enforceable: true,
  },
  'B12-G-wording-missing-dash': {
    chapter: 'B12-G',
    title: { ru: 'Отсутствующее тире', en: 'Missing dash' },
    text: {
      ru: '',
      en: 'In some card texts the dash between the trigger condition and the text of the ability may be missing; the feature is read as if the dash were there.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
