import type { Rule } from '@vigrid/kernel';

/** Rules 111–118: abilities and the kinds of features. */
export const features = {
  'B12-111.1': {
    chapter: 'B12-111',
    title: { ru: '', en: 'Abilities and their table' },
    text: {
      ru: '',
      en: 'Abilities are attacks, spells and influences, the means by which players change the state of other cards (create effects). The table of ability types: close attack - magic: magic strike; non-magic: simple strike, special strike. Ranged attack - magic: discharge; non-magic: shot, throw, strike over a row. Not an attack - magic: spell; non-magic: influence.',
    },
    enforceable: true,
  },
  'B12-111.1.1': {
    chapter: 'B12-111',
    title: { ru: '', en: 'Close and ranged attacks' },
    text: {
      ru: '',
      en: 'Close attacks are simple strike, magic strike and special strike. Ranged attacks are shot, throw, strike over a row and discharge. Spell and influence are not attacks. A close attack that has a range is still a close attack of its type.',
    },
    enforceable: true,
  },
  'B12-111.1.2': {
    chapter: 'B12-111',
    title: { ru: '', en: 'Magic and non-magic abilities' },
    text: {
      ru: '',
      en: 'Non-magic abilities: simple strike, special strike, shot, throw, strike over a row, influence. Magic abilities: magic strike, discharge, spell.',
    },
    enforceable: true,
  },
  'B12-111.1.3': {
    chapter: 'B12-111',
    title: { ru: '', en: 'Magic and non-magic attacks' },
    text: {
      ru: '',
      en: 'Magic attacks: magic strike and discharge. Non-magic attacks: simple strike, special strike, strike over a row, shot and throw.',
    },
    enforceable: true,
  },
  'B12-111.2': {
    chapter: 'B12-111',
    title: { ru: '', en: 'Default ability type is influence' },
    text: {
      ru: '',
      en: 'The ability type is normally given in the text of the played or triggered feature. If it is not given, the ability is an influence.',
    },
    enforceable: true,
  },
  'B12-111.3': {
    chapter: 'B12-111',
    title: { ru: '', en: 'An ability always uses the stack' },
    text: {
      ru: '',
      en: 'An ability always uses the stack: it is declared and then executed. A game action that does not use the stack is not an ability. In particular a constant feature is not an ability (neither attack, spell nor influence); its effect is simply present in the game.',
    },
    enforceable: true,
  },
  'B12-112.1': {
    chapter: 'B12-112',
    title: { ru: '', en: 'One sentence is one native feature' },
    text: {
      ru: '',
      en: "A card's native features are listed in its text box (below the base properties and above the legend). Each separate native feature is one sentence: it starts with a capital letter or a symbol and ends with a full stop.",
    },
    enforceable: true,
  },
  'B12-112.2': {
    chapter: 'B12-112',
    title: { ru: '', en: 'Features by way of working' },
    text: { ru: '', en: 'By how they work, features are triggered (113), played (114) or constant (115).' },
    enforceable: true,
  },
  'B12-112.3': {
    chapter: 'B12-112',
    title: { ru: '', en: 'Features by origin' },
    text: {
      ru: '',
      en: 'By origin, features are native (printed on the card itself) or acquired (obtained through the execution of other features, see 117).',
    },
    enforceable: true,
  },
  'B12-113.1': {
    chapter: 'B12-113',
    title: { ru: '', en: 'Triggered feature' },
    text: {
      ru: '',
      en: "A triggered feature is declared when the conditions stated in its text are met. Usual forms: '[condition] - [ability type] - [effect]' or '[condition] - [effect] (ability type)'.",
    },
    enforceable: true,
  },
  'B12-113.2': {
    chapter: 'B12-113',
    title: { ru: '', en: 'Trigger words and when a trigger is declared' },
    text: {
      ru: '',
      en: 'The condition of a triggered feature begins with: Before, On/At, After, If, When, At the start of the turn, At the end of the turn. Once the condition has occurred, the feature is declared as soon as a player gets priority, that is, after all rules effects that have arisen have been applied.',
    },
    enforceable: true,
  },
  'B12-113.3': {
    chapter: 'B12-113',
    title: { ru: '', en: 'Moment of triggering by wording' },
    text: {
      ru: '',
      en: "Features worded 'On [X]', 'If [X]' or 'When [X]' trigger when [X] is executed. Features worded 'After [X]' trigger after [X] has been paid for.",
    },
    enforceable: true,
  },
  'B12-113.4': {
    chapter: 'B12-113',
    title: { ru: '', en: 'Implied trigger condition' },
    text: {
      ru: '',
      en: 'A triggered feature may be written without its condition when the rules make the condition unambiguous.',
    },
    enforceable: true,
  },
  'B12-113.5': {
    chapter: 'B12-113',
    title: { ru: '', en: 'Mandatory trigger' },
    text: {
      ru: '',
      en: "If all conditions of a triggered feature are met and its text does not say 'may' or 'you may', the player must declare it.",
    },
    enforceable: true,
  },
  'B12-113.6': {
    chapter: 'B12-113',
    title: { ru: '', en: 'Optional trigger and losing it by passing priority' },
    text: {
      ru: '',
      en: "If all conditions of a triggered feature are met and its text says 'may' or 'you may', the player may decline to declare it. Once the player has passed priority to the opponent without declaring it, this occasion is lost: it cannot be declared until its condition occurs anew.",
    },
    enforceable: true,
  },
  'B12-113.7': {
    chapter: 'B12-113',
    title: { ru: '', en: 'One trigger per occurrence' },
    text: {
      ru: '',
      en: 'One triggered feature of one card triggers only once when its condition occurs, even if several identical conditions occur at the same time.',
    },
    enforceable: true,
  },
  'B12-114.1': {
    chapter: 'B12-114',
    title: { ru: '', en: 'Played feature' },
    text: {
      ru: '',
      en: "A played feature is one whose declaration usually needs resources; these resources are its payment and are written before the colon. It is declared solely by the player's will, with no triggering event. Usual forms: '[payment]: [ability type] - [effect]' or '[payment]: [effect] (ability type)'.",
    },
    enforceable: true,
  },
  'B12-114.2': {
    chapter: 'B12-114',
    title: { ru: '', en: 'Sudden and non-sudden played features' },
    text: { ru: '', en: 'A played feature is either sudden (fast) or non-sudden (slow).' },
    enforceable: true,
  },
  'B12-114.2.1': {
    chapter: 'B12-114',
    title: { ru: '', en: 'Slow played feature' },
    text: {
      ru: '',
      en: 'A slow played feature has no sudden symbol in its payment. Its player may declare it only in the Choice subphase of the Main phase of their own turn, and only if all conditions for using it are met.',
    },
    enforceable: true,
  },
  'B12-114.2.2': {
    chapter: 'B12-114',
    title: { ru: '', en: 'Sudden played feature' },
    text: {
      ru: '',
      en: "A sudden played feature has the sudden symbol in its payment. It may be declared in any phase of either player's turn whenever its player has priority and all conditions for using it are met.",
    },
    enforceable: true,
  },
  'B12-115.1': {
    chapter: 'B12-115',
    title: { ru: '', en: 'Constant feature' },
    text: {
      ru: '',
      en: "A constant feature influences the game for its stated period, or for the whole game if no period is stated. It imposes its effect on a card as soon as that card meets its condition and removes it as soon as the card stops meeting it. If the source loses the constant feature or leaves the play zone, the effect stops acting on its targets. Constant features usually contain the word 'while' or have no special wording.",
    },
    enforceable: true,
  },
  'B12-115.2': {
    chapter: 'B12-115',
    title: { ru: '', en: 'Constant features bypass the stack and do not target' },
    text: {
      ru: '',
      en: 'A constant feature is not declared, is not executed and does not use the stack. As soon as it appears it is applied. It affects cards without choosing them as targets.',
    },
    enforceable: true,
  },
  'B12-115.3': {
    chapter: 'B12-115',
    title: { ru: '', en: "'While X, a target with Y gets Z'" },
    text: {
      ru: '',
      en: "The wording 'while X, a target with Y gets Z' means that the target has Z as long as X holds and as long as the target has Y; if either ends, Z ends.",
    },
    enforceable: true,
  },
  'B12-116.1': {
    chapter: 'B12-116',
    title: { ru: '', en: 'Combined feature' },
    text: {
      ru: '',
      en: 'A combined feature belongs to two or more kinds of features at once (for example triggered and played).',
    },
    enforceable: true,
  },
  'B12-117.1': {
    chapter: 'B12-117',
    title: { ru: '', en: 'Acquired feature' },
    text: {
      ru: '',
      en: 'A feature obtained through the use of other features or properties is an acquired feature.',
    },
    enforceable: true,
  },
  'B12-117.2': {
    chapter: 'B12-117',
    title: { ru: '', en: 'Acquired features have the same kinds' },
    text: {
      ru: '',
      en: 'Acquired features, like native ones, are constant, triggered or played, and follow the same usage rules (113-116).',
    },
    enforceable: true,
  },
  'B12-117.3': {
    chapter: 'B12-117',
    title: { ru: '', en: 'Acquired feature lasts to the end of the game' },
    text: {
      ru: '',
      en: 'An acquired feature lasts to the end of the game unless its text says otherwise; it does not depend on its source staying in play.',
    },
    enforceable: true,
  },
  'B12-117.4': {
    chapter: 'B12-117',
    title: { ru: '', en: "Meaning of the word 'feature' in card text" },
    text: {
      ru: '',
      en: "In card text the bare word 'feature' means a native feature. Where the text says that a card gives or gets a 'feature', an acquired feature is meant.",
    },
    enforceable: true,
  },
  'B12-118.1': {
    chapter: 'B12-118',
    title: { ru: '', en: 'When a delayed feature arises' },
    text: {
      ru: '',
      en: 'A delayed feature arises in either of two cases: (a) a declared feature has no explicit target, that is, the card that will become its target cannot be named at once; (b) an accompanying feature cannot be used at once because it has one more, different, trigger condition.',
    },
    enforceable: true,
  },
  'B12-118.2': {
    chapter: 'B12-118',
    title: { ru: '', en: 'Delayed feature without an explicit target' },
    text: {
      ru: '',
      en: 'If a declared feature has no explicit target, its effect is imposed at the moment a target becomes actual, whether or not the source card has left the play zone by then.',
    },
    enforceable: true,
  },
  'B12-118.3': {
    chapter: 'B12-118',
    title: { ru: '', en: 'Accompanying feature with two conditions' },
    text: {
      ru: '',
      en: 'An accompanying feature with two trigger conditions works in two steps: when the first condition occurs, the card it is aimed at gets an acquired feature; that acquired feature triggers as soon as the second condition becomes actual.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
