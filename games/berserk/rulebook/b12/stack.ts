import type { Rule } from '@vigrid/kernel';

/** Rules 301–306: game actions, the stack, priority, dice. */
export const stack = {
  'B12-301.1': {
    chapter: 'B12-301',
    title: { ru: '', en: 'Game action' },
    text: {
      ru: '',
      en: 'A game action is the unit of play: the declaration, execution and payment of one claim made by a player. Formally a player also makes all claims that the rules themselves cause (rules effects, 503), though these need not be said aloud. Declaring and executing a rules effect is therefore also a game action.',
    },
    enforceable: true,
  },
  'B12-301.2': {
    chapter: 'B12-301',
    title: { ru: '', en: 'Two classifications of game actions' },
    text: {
      ru: '',
      en: 'Game actions divide into slow and fast ones, and into ones that use the stack and ones that do not.',
    },
    enforceable: true,
  },
  'B12-302.1': {
    chapter: 'B12-302',
    title: { ru: '', en: 'Stack' },
    text: { ru: '', en: 'The stack is the ordered sequence of declared game actions.' },
    enforceable: true,
  },
  'B12-302.2': {
    chapter: 'B12-302',
    title: { ru: '', en: 'Declared action goes to the stack first' },
    text: {
      ru: '',
      en: 'A game action that uses the stack is put on the stack after its declaration and before it is calculated, executed and paid for.',
    },
    enforceable: true,
  },
  'B12-302.3': {
    chapter: 'B12-302',
    title: { ru: '', en: 'Actions that use the stack' },
    text: {
      ru: '',
      en: 'These use the stack: a card action; a triggered or played feature of a card; the relocation of a card; a die roll.',
    },
    enforceable: true,
  },
  'B12-302.4': {
    chapter: 'B12-302',
    title: { ru: '', en: 'Non-stack actions execute at once' },
    text: {
      ru: '',
      en: 'A game action that does not use the stack is executed immediately after declaration with no handing over of priority. Such game actions never need calculation or payment.',
    },
    enforceable: true,
  },
  'B12-302.5': {
    chapter: 'B12-302',
    title: { ru: '', en: 'Actions that do not use the stack' },
    text: {
      ru: '',
      en: "These do not use the stack: rules effects; the change of a card from symbiont to independent creature on its host's death (where its text provides for it); the transition from one phase or subphase of the turn to the next.",
    },
    enforceable: true,
  },
  'B12-302.6': {
    chapter: 'B12-302',
    title: { ru: '', en: 'Life cycle: declare, execute, pay' },
    text: {
      ru: '',
      en: 'A game action that uses the stack runs in this order. (1) Declaration: it is put on the stack. (2) Execution: it leaves the stack; if it imposes an effect with a numeric value, a calculation is also made (die roll and modifiers applied to that value). (3) Payment, which does not use the stack. Payment therefore comes after execution.',
    },
    enforceable: true,
  },
  'B12-302.7': {
    chapter: 'B12-302',
    title: { ru: '', en: 'Top of the stack' },
    text: {
      ru: '',
      en: 'The top of the stack is the game action put there last. At every moment exactly one game action of a non-empty stack is the top one.',
    },
    enforceable: true,
  },
  'B12-302.8': {
    chapter: 'B12-302',
    title: { ru: '', en: 'Empty stack' },
    text: { ru: '', en: 'The stack is empty when it contains no game action.' },
    enforceable: true,
  },
  'B12-303.1': {
    chapter: 'B12-303',
    title: { ru: '', en: 'Priority' },
    text: {
      ru: '',
      en: 'Priority is the right to declare and execute game actions. At any moment at most one player has it. On entering each new phase, subphase or step the Active player gets priority.',
    },
    enforceable: true,
  },
  'B12-303.2': {
    chapter: 'B12-303',
    title: { ru: '', en: 'Pass' },
    text: {
      ru: '',
      en: 'A pass hands priority to the opponent without declaring any game action. A pass is not itself a game action.',
    },
    enforceable: true,
  },
  'B12-303.3': {
    chapter: 'B12-303',
    title: { ru: '', en: 'Declaring player keeps priority' },
    text: {
      ru: '',
      en: 'After declaring a game action that uses the stack the declaring player keeps priority, and may then declare another game action or pass.',
    },
    enforceable: true,
  },
  'B12-303.4': {
    chapter: 'B12-303',
    title: { ru: '', en: 'Two passes execute the top of the stack' },
    text: {
      ru: '',
      en: 'The top game action of the stack is executed when both players pass in succession. It imposes its effect and leaves the stack; then the Active player gets priority and both players may declare new fast game actions. After the next pair of passes the game action that is now on top executes, and so on until all have been executed and removed and the stack is empty.',
    },
    enforceable: true,
  },
  'B12-303.5': {
    chapter: 'B12-303',
    title: { ru: '', en: 'No priority hand-over for non-stack actions' },
    text: {
      ru: '',
      en: 'If a game action does not use the stack, priority is not handed to the opponent and the game action is executed immediately.',
    },
    enforceable: true,
  },
  'B12-303.6': {
    chapter: 'B12-303',
    title: { ru: '', en: 'Rules effects come before priority' },
    text: {
      ru: '',
      en: 'Whenever rules effects (503) are due, the player who is about to get priority first applies all of them and only then gets priority.',
    },
    enforceable: true,
  },
  'B12-304.1': {
    chapter: 'B12-304',
    title: { ru: '', en: 'When slow and fast game actions may be declared' },
    text: {
      ru: '',
      en: 'Game actions that use the stack divide into slow and fast. A slow one may be declared only while the stack is empty. A fast one may be declared at any moment when its player has priority.',
    },
    enforceable: true,
  },
  'B12-304.2': {
    chapter: 'B12-304',
    title: { ru: '', en: 'List of slow game actions' },
    text: {
      ru: '',
      en: "Slow game actions are: a creature's movement over the battlefield and the use of features that replace movement; a card action, unless it is sudden; the use of features 'before squad recruitment', 'after deployment', 'at the start of battle' and 'vanguard'.",
    },
    enforceable: true,
  },
  'B12-304.3': {
    chapter: 'B12-304',
    title: { ru: '', en: 'List of fast game actions' },
    text: {
      ru: '',
      en: 'All other game actions that use the stack are fast: a sudden card action (including a sudden attack), the use of a triggered feature, a die roll.',
    },
    enforceable: true,
  },
  'B12-305.1': {
    chapter: 'B12-305',
    title: { ru: '', en: 'Order of simultaneous triggers' },
    text: {
      ru: '',
      en: "When several triggered features arise at the same time they all go to the stack: first those of the Active player's cards in the order that player chooses, then those of the Non-active player's cards in the order that player chooses (so the last one put in executes first). This holds also for simultaneous triggers with different conditions: the Active player puts in all of theirs before the Non-active player puts in any.",
    },
    enforceable: true,
  },
  'B12-305.2': {
    chapter: 'B12-305',
    title: { ru: '', en: 'Several triggered-played features on one condition' },
    text: {
      ru: '',
      en: 'When one condition lets players declare several triggered-played (combined) features, each of them may be declared: first the Active player declares all they want, then the Non-active player. A player who passes, or who declares a feature with a different trigger condition, cannot come back to the remaining ones.',
    },
    enforceable: true,
  },
  'B12-306.1': {
    chapter: 'B12-306',
    title: { ru: '', en: 'Die roll is a stack object' },
    text: {
      ru: '',
      en: "A die roll is a game action accompanying an attack, some card actions, or the use of some cards' properties or features; it serves to calculate them. It is always put on the stack as the natural result 1 to 6 without modifiers. When it is on top of the stack and both players pass in succession, all modifiers are applied by the roll-modifier rule (518), and then the value leaves the stack. In card text 'die roll' (or 'die roll with modifiers') means the value after all modifiers.",
    },
    enforceable: true,
  },
  'B12-306.2': {
    chapter: 'B12-306',
    title: { ru: '', en: 'Who rolls' },
    text: {
      ru: '',
      en: "If a card's text calls for a die roll, by default it is made by the player who controls the card.",
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
