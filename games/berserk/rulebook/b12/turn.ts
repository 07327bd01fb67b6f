import type { Rule } from '@vigrid/kernel';

/** Rules 408–415: the battle and the phases of a turn. */
export const turn = {
  'B12-408.1': {
    chapter: 'B12-408',
    title: { ru: '', en: 'Main battle phase begins' },
    text: {
      ru: '',
      en: 'When the Preliminary phase ends the game passes automatically to the Main battle phase, and the First player becomes the Active player.',
    },
    enforceable: true,
  },
  'B12-408.2': {
    chapter: 'B12-408',
    title: { ru: '', en: 'Structure of a turn' },
    text: {
      ru: '',
      en: 'Every turn starts with the Beginning phase. The Beginning, Opening, Main and Final phases all take place in every turn, once each, in this order. Because the Active player need not declare slow game actions, the Movement and/or Action subphases may be absent. On entering a new phase, subphase or step the Active player gets priority.',
    },
    enforceable: true,
  },
  'B12-408.3': {
    chapter: 'B12-408',
    title: { ru: '', en: 'End of a phase; nothing happens between phases' },
    text: {
      ru: '',
      en: 'A phase (subphase, step) ends when the stack holds no game actions due in it and both players pass in succession; then the game goes to the next phase (subphase, step). No event can happen between turns, phases, subphases or steps.',
    },
    enforceable: true,
  },
  'B12-409.1': {
    chapter: 'B12-409',
    title: { ru: '', en: 'Beginning phase' },
    text: {
      ru: '',
      en: "In this phase players cannot use played features but can use triggered ones. Beginning with the Active player, players alternate using features 'before the start of the turn'. A player who declines in their turn cannot use that feature later. Each card uses its 'before the start of the turn' feature once per turn.",
    },
    enforceable: true,
  },
  'B12-409.2': {
    chapter: 'B12-409',
    title: { ru: '', en: 'End of the Beginning phase' },
    text: {
      ru: '',
      en: 'When the stack is empty and both players have passed, the Beginning phase ends and the game goes automatically to the Opening phase.',
    },
    enforceable: true,
  },
  'B12-410.1': {
    chapter: 'B12-410',
    title: { ru: '', en: 'Preparation step' },
    text: {
      ru: '',
      en: "The Active player decides, for each of their cards with the feature 'may stay closed at the start of the turn', whether it will open.",
    },
    enforceable: true,
  },
  'B12-410.2': {
    chapter: 'B12-410',
    title: { ru: '', en: 'Opening step' },
    text: {
      ru: '',
      en: "The Active player opens all their closed cards simultaneously (this does not use the stack), except those chosen in the preparation step to stay closed. At that moment the features 'at the start of the turn' and 'on opening', and delayed effects due 'at the start of the turn', go to the stack, poisoning, regeneration and fading included. Then players may use other triggered and sudden played features.",
    },
    enforceable: true,
  },
  'B12-410.3': {
    chapter: 'B12-410',
    title: { ru: '', en: 'Start-of-turn feature acquired during the Opening phase' },
    text: {
      ru: '',
      en: "If during this phase a card acquires a feature with the trigger 'at the start of [a player's] turn', it can use it only at the start of that player's next turn (if the feature's text allows).",
    },
    enforceable: true,
  },
  'B12-410.4': {
    chapter: 'B12-410',
    title: { ru: '', en: 'End of the Opening phase' },
    text: {
      ru: '',
      en: 'When the stack is empty and both players pass in succession, the Opening phase ends and the game goes automatically to the Main phase.',
    },
    enforceable: true,
  },
  'B12-411.1': {
    chapter: 'B12-411',
    title: { ru: '', en: 'Main phase contents' },
    text: {
      ru: '',
      en: 'The Main phase contains the Choice subphase (always), the Movement subphase (optional) and the Action subphase (optional).',
    },
    enforceable: true,
  },
  'B12-411.2': {
    chapter: 'B12-411',
    title: { ru: '', en: 'Main phase starts with Choice' },
    text: { ru: '', en: 'When the Main phase begins the game goes automatically to the Choice subphase.' },
    enforceable: true,
  },
  'B12-412.1': {
    chapter: 'B12-412',
    title: { ru: '', en: 'Only the Active player has priority in Choice' },
    text: {
      ru: '',
      en: 'The Active player may enter the Choice subphase any number of times per turn. In the Choice subphase only the Active player has priority.',
    },
    enforceable: true,
  },
  'B12-412.2': {
    chapter: 'B12-412',
    title: { ru: '', en: 'Three options in Choice' },
    text: {
      ru: '',
      en: 'In the Choice subphase the Active player must choose one game action: (a) declare movement of one of their cards, naming source, target and way of moving - the game goes automatically to the Movement subphase; (b) declare a card action of one of their cards, naming source, target and the feature used - the game goes automatically to the Action subphase; (c) hand the turn over to the opponent - the game goes automatically to the Final phase. In all three cases priority stays with the Active player.',
    },
    enforceable: true,
  },
  'B12-413.1': {
    chapter: 'B12-413',
    title: { ru: '', en: 'Movement subphase' },
    text: {
      ru: '',
      en: 'Players may use triggered and sudden played features of their cards. After the movement has been executed the card pays for it by spending movement units.',
    },
    enforceable: true,
  },
  'B12-413.2': {
    chapter: 'B12-413',
    title: { ru: '', en: 'End of the Movement subphase' },
    text: {
      ru: '',
      en: 'When the stack is empty and both players pass in succession, the Movement subphase ends and the game goes automatically to the Choice subphase.',
    },
    enforceable: true,
  },
  'B12-414.1': {
    chapter: 'B12-414',
    title: { ru: '', en: 'Action subphase' },
    text: {
      ru: '',
      en: 'Players may use triggered and sudden played features of their cards. After the card action has been executed the card pays for it by closing.',
    },
    enforceable: true,
  },
  'B12-414.2': {
    chapter: 'B12-414',
    title: { ru: '', en: 'End of the Action subphase' },
    text: {
      ru: '',
      en: 'When the stack is empty and both players pass in succession, the Action subphase ends and the game goes automatically to the Choice subphase.',
    },
    enforceable: true,
  },
  'B12-415.1': {
    chapter: 'B12-415',
    title: { ru: '', en: 'Final phase' },
    text: {
      ru: '',
      en: "When the Active player hands the turn over, the game goes automatically to the Final phase. At that moment features 'at the end of the turn' and delayed effects due 'at the end of the turn' go to the stack. Then players may use other triggered and sudden played features of their cards.",
    },
    enforceable: true,
  },
  'B12-415.2': {
    chapter: 'B12-415',
    title: { ru: '', en: 'End-of-turn feature acquired during the Final phase' },
    text: {
      ru: '',
      en: "If during this phase a card acquires a feature with the trigger 'at the end of [a player's] turn', it can use it only at the end of that player's next turn (if the feature's text allows).",
    },
    enforceable: true,
  },
  'B12-415.3': {
    chapter: 'B12-415',
    title: { ru: '', en: 'End of turn' },
    text: {
      ru: '',
      en: "When the stack is empty and both players pass in succession, all effects imposed 'until the end of [this] turn' stop acting simultaneously. Then the Active player becomes the Non-active player, and the Non-active player gets the turn and becomes the Active player.",
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
