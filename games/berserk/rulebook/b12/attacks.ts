import type { Rule } from '@vigrid/kernel';

/** Rules 511–515: using abilities, defenders, the fight. */
export const attacks = {
  'B12-511.1': {
    chapter: 'B12-511',
    title: { ru: '', en: 'Stages and steps of using an ability' },
    text: {
      ru: '',
      en: 'The use of an attack, spell or influence runs through several stages in a strictly fixed order: Preliminary stage, Main stage, Ending stage. The Main stage is divided into steps, also in fixed order: Die-roll step, Effect step.',
    },
    enforceable: true,
  },
  'B12-511.2': {
    chapter: 'B12-511',
    title: { ru: '', en: 'Windows inside stages and steps' },
    text: {
      ru: '',
      en: 'In every step (stage) players may use sudden and played features of their cards. When a step (stage) ends, all effects tied to its end are applied, and after all features accompanying those effects have been used the next step (stage) begins.',
    },
    enforceable: true,
  },
  'B12-511.3': {
    chapter: 'B12-511',
    title: { ru: '', en: 'Declaration opens the Preliminary stage' },
    text: {
      ru: '',
      en: 'As soon as an attack (spell, influence) is declared, its Preliminary stage begins.',
    },
    enforceable: true,
  },
  'B12-511.4': {
    chapter: 'B12-511',
    title: { ru: '', en: 'Preliminary stage' },
    text: {
      ru: '',
      en: "On entering the stage, features of the form 'on declaration of [text]' are put on the stack. During the stage players may redirect the attack, assign a defender (if the attack is a simple strike) or block the card action (feature). When both players pass in succession and the stack holds no game actions that must be considered in this stage, in this order: (1) the source of the attack becomes the assaulting card (the text adds \"attacking\" in brackets, against 511.5.1 and the glossary, where a card becomes attacking only after the rolls); (2) the card to which the ability was redirected, or the card that stepped in as defender, or otherwise the original target, becomes the target of the ability, and from then on nothing can change the target; (3) the target is revealed if it was hidden; (4) the target becomes the repelling card; (5) features 'on assault' trigger. The stage ends when both players again pass in succession and the stack holds no game actions that must be considered in this stage.",
    },
    enforceable: true,
  },
  'B12-511.5': {
    chapter: 'B12-511',
    title: { ru: '', en: 'Main stage' },
    text: {
      ru: '',
      en: 'The Main stage consists of the Die-roll step (B12-511.5.1) followed by the Effect step (B12-511.5.2).',
    },
    enforceable: true,
  },
  'B12-511.5.1': {
    chapter: 'B12-511',
    title: { ru: '', en: 'Die-roll step' },
    text: {
      ru: '',
      en: "Players roll a die to determine the strength of the attack, as laid down in B12-514.1 to B12-514.8. After that players may use features that put modifiers on the die roll, and other sudden and played features. When both players pass in succession and the stack holds no game actions that must be considered in this step, in this order: (1) modifiers are applied to the die roll; (2) the rolled value leaves the stack; (3) the Strike Table determines the kind of the ability (weak, medium, strong); (4) the card with the higher roll may play weakening of the strike by the Strike Table; (5) a card that is to deal an attack according to the Strike Table becomes the striking card, and the target of that attack becomes the struck card; (6) features 'on a die roll' trigger. The step ends when both players pass in succession and the stack holds no game actions that must be considered in this step.",
    },
    enforceable: true,
  },
  'B12-511.5.2': {
    chapter: 'B12-511',
    title: { ru: '', en: 'Effect step' },
    text: {
      ru: '',
      en: 'In this step players may block the attack, use features that put modifiers on the strength of this attack, and use other sudden and played features. When both players pass in succession and the ability is on top of the stack, in this order: (1) modifiers are applied to the numeric value of the ability; (2) blocking of the ability (attack, influence or spell) and protection are applied; (3) replacement effects are applied; (4) prevention effects are applied; (5) the effect, in the form of wounds or acquired features, is put on the target. (B12-531.2 states the opposite order for replacement and prevention; see the notes on ambiguities.)',
    },
    enforceable: true,
  },
  'B12-511.6': {
    chapter: 'B12-511',
    title: { ru: '', en: 'Ending stage' },
    text: {
      ru: '',
      en: "At the beginning of the stage the card pays for the card action (feature) it used. Then features 'on [game action]' and features 'after [game action]' are put on the stack, in this order. The trigger condition of 'on [game action]' is that the effect of the attack (influence, spell) was applied: all features 'on an attack' ('on a strike', 'on a shot'), 'on inflicting wounds' and so on. The trigger condition of 'after [game action]' is the payment of the game action. After that players may use sudden features. The stage ends when both players pass in succession and the stack holds no game actions that must be considered in this stage. At the same moment cards stop being assaulting, repelling, striking, struck, defenders, sources and targets. The game returns to the Choice subphase.",
    },
    enforceable: true,
  },
  'B12-511.7': {
    chapter: 'B12-511',
    title: { ru: '', en: 'Simultaneous rolls and strikes' },
    text: {
      ru: '',
      en: 'When both the card that declared the attack and the repelling card roll dice for strength, and when both of them deal a simple strike (B12-514.1), both rolls (both strikes) are put on the stack and executed simultaneously, contrary to the ordinary stack rule B12-303.3.',
    },
    enforceable: true,
  },
  'B12-511.8': {
    chapter: 'B12-511',
    title: { ru: '', en: 'Spells and influences with strength X-Y-Z' },
    text: {
      ru: '',
      en: "Abilities 'spell of X' and 'influence of X' never require calculation by a die. If X-Y-Z is written instead of X, the value is calculated like a simple strike at a closed card (B12-514.6): roll 1, 2 or 3 gives X; roll 4 or 5 gives Y; roll 6 gives Z.",
    },
    enforceable: true,
  },
  'B12-511.9': {
    chapter: 'B12-511',
    title: { ru: '', en: 'Blocking during the Preliminary stage' },
    text: {
      ru: '',
      en: 'If the card action (feature) is blocked, the Preliminary stage ends at once and the Ending stage begins (the Main stage is skipped).',
    },
    enforceable: true,
  },
  'B12-512.1': {
    chapter: 'B12-512',
    title: { ru: '', en: 'Slow attack' },
    text: {
      ru: '',
      en: "An attack is slow if it is a card action of the form 'close: [attack]' without the sudden icon. Use of a feature 'at the start of the battle - [attack]' and of 'Vanguard' is also a slow attack. A slow attack may be declared only when the stack is empty.",
    },
    enforceable: true,
  },
  'B12-512.2': {
    chapter: 'B12-512',
    title: { ru: '', en: 'Fast attack' },
    text: {
      ru: '',
      en: "A fast attack is either a sudden played feature 'sudden close: [attack]' or an attack made by a triggered feature. It may be declared at any moment when the player has priority and all necessary conditions are met.",
    },
    enforceable: true,
  },
  'B12-513.1': {
    chapter: 'B12-513',
    title: { ru: '', en: 'Assigning a defender' },
    text: {
      ru: '',
      en: 'Assigning a defender is a sudden card action that may be used by an open creature of the Inactive player when a creature of the Active player declares an attack by simple strike (in the Choice subphase). The card assigned as defender becomes the target of the attack instead of the card the simple strike was declared at.',
    },
    enforceable: true,
  },
  'B12-513.2': {
    chapter: 'B12-513',
    title: { ru: '', en: 'Which strikes can be defended against' },
    text: {
      ru: '',
      en: 'A defender may be assigned only against a simple strike that is neither unanswerable nor directed.',
    },
    enforceable: true,
  },
  'B12-513.3': {
    chapter: 'B12-513',
    title: { ru: '', en: 'Target of the defender assignment' },
    text: {
      ru: '',
      en: 'Assigning a defender is a sudden card action whose target is the creature that declared the attack by simple strike.',
    },
    enforceable: true,
  },
  'B12-513.4': {
    chapter: 'B12-513',
    title: { ru: '', en: 'Non-flyer strikes a card on the battlefield' },
    text: {
      ru: '',
      en: 'Against the strike of a non-flying creature at a card on the battlefield, the defender may be a creature that stands next to BOTH the creature that declared the strike AND the card the strike was declared at.',
    },
    enforceable: true,
  },
  'B12-513.5': {
    chapter: 'B12-513',
    title: { ru: '', en: 'Flyer strikes a card on the battlefield' },
    text: {
      ru: '',
      en: 'Against the strike of a flyer at a card on the battlefield, the defender may be a creature that stands next to the card the strike was declared at, or another flyer.',
    },
    enforceable: true,
  },
  'B12-513.6': {
    chapter: 'B12-513',
    title: { ru: '', en: 'Flyer strikes a card in the auxiliary zone' },
    text: {
      ru: '',
      en: 'Against the strike of a flyer at a card in the auxiliary zone, the defender may be another flyer.',
    },
    enforceable: true,
  },
  'B12-513.7': {
    chapter: 'B12-513',
    title: { ru: '', en: 'Non-flyer strikes a card in the auxiliary zone' },
    text: {
      ru: '',
      en: 'Against the strike of a non-flying creature at a card in the auxiliary zone, the defender may be a flyer.',
    },
    enforceable: true,
  },
  'B12-513.8': {
    chapter: 'B12-513',
    title: { ru: '', en: 'No defender for a defender' },
    text: { ru: '', en: 'A defender cannot be assigned to protect a defender.' },
    enforceable: true,
  },
  'B12-513.9': {
    chapter: 'B12-513',
    title: { ru: '', en: 'When the defender pays' },
    text: {
      ru: '',
      en: 'Payment for assigning a defender (closing the card) takes place in the Ending stage, simultaneously with the payment of the attacking card for its simple strike.',
    },
    enforceable: true,
  },
  'B12-514.1': {
    chapter: 'B12-514',
    title: { ru: '', en: 'Fight between two creatures' },
    text: {
      ru: '',
      en: 'If a creature declares a simple strike (other than an unanswerable one) and the target is an open creature of the opponent, both players roll a die for the strength of the attack (the cards fight). After the rolls of the assaulting and repelling cards leave the stack, the difference is computed and the Strike Table (B12-514.2) gives the kinds of strikes (weak, medium, strong) the cards exchange. If both cards are to receive a strike, both strikes are dealt simultaneously.',
    },
    enforceable: true,
  },
  'B12-514.2': {
    chapter: 'B12-514',
    title: { ru: '', en: 'Strike Table' },
    text: {
      ru: '',
      en: "D = assaulting card's roll minus repelling card's roll, both after modifiers. Result is written assaulting deals / repelling deals. D in favour of the assaulting card: 1 -> weak / miss; 2 -> medium / weak; 3 -> medium / miss; 4 -> strong / weak; 5 or more -> strong / miss. D in favour of the repelling card: 1 -> weak / miss; 2 -> miss / miss; 3 -> miss / weak; 4 -> weak / medium; 5 or more -> miss / medium. Equal rolls: both 4 or less -> weak / miss; both 5 or more -> miss / weak.",
    },
    enforceable: true,
  },
  'B12-514.3': {
    chapter: 'B12-514',
    title: { ru: '', en: 'Answering strike' },
    text: {
      ru: '',
      en: 'If the repelling card deals a strike according to the Strike Table, that strike is called an answering strike. It is a simple strike and is dealt with all features that accompany a simple strike. It is not a separate card action, does not require closing the card, does not require a declaration and cannot be redirected.',
    },
    enforceable: true,
  },
  'B12-514.4': {
    chapter: 'B12-514',
    title: { ru: '', en: 'Weakening a strike by the Strike Table' },
    text: {
      ru: '',
      en: "If by the Strike Table both creatures are to deal simple strikes, the creature that rolled the higher number may move one row up within the Strike Table and thus not receive a strike (in practice: assaulting +4 strong / weak becomes +3 medium / miss; assaulting +2 medium / weak becomes +1 weak / miss; repelling +4 weak / medium becomes repelling +3 miss / weak). This game action is called 'weakening of the strike by the Strike Table' and does not use the stack.",
    },
    enforceable: true,
  },
  'B12-514.5': {
    chapter: 'B12-514',
    title: { ru: '', en: 'Miss' },
    text: {
      ru: '',
      en: 'On a miss no strike is dealt, the target receives no wounds, and no feature accompanying the strike triggers. On a miss the assaulting card and the defender nevertheless count as cards that have acted this turn.',
    },
    enforceable: true,
  },
  'B12-514.6': {
    chapter: 'B12-514',
    title: { ru: '', en: 'Strike at a closed card' },
    text: {
      ru: '',
      en: 'If the repelling card is closed at the moment it would have to roll for the strength of a simple strike, it does not fight: it does not roll. The assaulting card alone rolls and deals: 1, 2 or 3 -> weak strike; 4 or 5 -> medium strike; 6 -> strong strike. Such a strike is called a strike at a closed card.',
    },
    enforceable: true,
  },
  'B12-514.7': {
    chapter: 'B12-514',
    title: { ru: '', en: "Strike at a card of one's own squad" },
    text: {
      ru: '',
      en: "If a card of the Active player attacks by simple strike a card of its own squad, the strike is dealt 'as at a closed card' (B12-514.6): only the assaulting card rolls. All features of both the assaulting and the repelling card work as usual.",
    },
    enforceable: true,
  },
  'B12-514.8': {
    chapter: 'B12-514',
    title: { ru: '', en: 'Attacks always calculated as at a closed card' },
    text: {
      ru: '',
      en: "A special strike, an unanswerable simple strike, a magic strike, a strike over a row, a shot, a discharge and a throw are always calculated 'as at a closed card' (only the assaulting card rolls), even if the repelling card is open: 1, 2 or 3 -> weak attack; 4 or 5 -> medium attack; 6 -> strong attack.",
    },
    enforceable: true,
  },
  'B12-515.1': {
    chapter: 'B12-515',
    title: { ru: '', en: 'Sudden attack: no fight, no defender' },
    text: {
      ru: '',
      en: 'The target of a sudden attack does not fight, and a defender cannot be assigned against a sudden attack. In all other respects a sudden attack is carried out like a slow attack.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
