import type { Rule } from '@vigrid/kernel';

/** Rules 516–524: modifiers and the rules of interpretation. */
export const modifiers = {
  'B12-516': {
    chapter: 'B12-516',
    title: { ru: '', en: 'Modifiers: definition (section preamble)' },
    text: {
      ru: '',
      en: 'Modifiers are effects that change numeric values of abilities, properties or other effects. A modifier may be applied to any ability, property or effect that has a numeric value.',
    },
    enforceable: true,
  },
  'B12-516.1': {
    chapter: 'B12-516',
    title: { ru: '', en: 'Modifiers are constant, untargeted and applied on use' },
    text: {
      ru: '',
      en: 'Modifiers are constant features. They do not choose cards as targets and are applied only at the moment they are relevant.',
    },
    enforceable: true,
  },
  'B12-516.2': {
    chapter: 'B12-516',
    title: { ru: '', en: 'Base property floor of zero' },
    text: {
      ru: '',
      en: "If the numeric value of a card's base property, with all modifiers counted, is less than zero, it automatically becomes zero.",
    },
    enforceable: true,
  },
  'B12-517': {
    chapter: 'B12-517',
    title: { ru: '', en: 'Named modifiers and features: definition (section preamble)' },
    text: {
      ru: '',
      en: 'A named modifier is a modifier that has its own name. A named feature is a feature that has its own name.',
    },
    enforceable: true,
  },
  'B12-517.1': {
    chapter: 'B12-517',
    title: { ru: '', en: 'Identical named modifiers do not stack' },
    text: {
      ru: '',
      en: 'If at the moment of relevance several identical named modifiers should apply, only one of them applies instead: the one largest in magnitude.',
    },
    enforceable: true,
  },
  'B12-517.2': {
    chapter: 'B12-517',
    title: { ru: '', en: 'Identical named features do not stack' },
    text: {
      ru: '',
      en: 'If a card has several identical named features, only one of them is ever applied: the one largest in magnitude.',
    },
    enforceable: true,
  },
  'B12-518.1': {
    chapter: 'B12-518',
    title: { ru: '', en: 'Window for die-roll modifiers' },
    text: {
      ru: '',
      en: 'When a die roll is put on the stack, players get the opportunity to use features that put modifiers on that die roll.',
    },
    enforceable: true,
  },
  'B12-518.2': {
    chapter: 'B12-518',
    title: { ru: '', en: 'When die-roll modifiers are applied' },
    text: {
      ru: '',
      en: 'When the die roll becomes the top of the stack, all modifiers are applied to it in the order of B12-518.3; then the value of the roll leaves the stack.',
    },
    enforceable: true,
  },
  'B12-518.3': {
    chapter: 'B12-518',
    title: { ru: '', en: 'Order of die-roll modifiers' },
    text: {
      ru: '',
      en: 'Die-roll modifiers are applied in this order: (a) modifiers from cards of the squad of the player who rolls, except the rolling card itself; (b) modifiers from the rolling card itself; (c) modifiers from cards of the opponent of the player who rolls; (d) the rules modifier for die rolls (B12-518.4); (e) modifiers that set the roll to a definite number (among themselves in the same order as groups a-d). Within each group a-e the order is chosen by the player who created the modifiers.',
    },
    enforceable: true,
  },
  'B12-518.4': {
    chapter: 'B12-518',
    title: { ru: '', en: 'Clamp of a die roll to 1..6' },
    text: {
      ru: '',
      en: 'Rules modifier for die rolls: if the roll with all die-roll modifiers is less than 1 (greater than 6), it is taken to be 1 (6). This holds in all cases except the calculation of a simple strike by the Strike Table, where the value is not clamped.',
    },
    enforceable: true,
  },
  'B12-518.5': {
    chapter: 'B12-518',
    title: { ru: '', en: 'No declarations while die-roll modifiers are applied' },
    text: {
      ru: '',
      en: 'While modifiers are being applied to a die roll, no game action may be declared until the die roll has left the stack.',
    },
    enforceable: true,
  },
  'B12-518.6': {
    chapter: 'B12-518',
    title: { ru: '', en: 'Reroll and flip are not modifiers' },
    text: {
      ru: '',
      en: 'Rerolling a die and turning a die over are not modifiers. If features that put modifiers on the roll were declared before the reroll (turning over), those modifiers stay in force for the new value.',
    },
    enforceable: true,
  },
  'B12-519.1': {
    chapter: 'B12-519',
    title: { ru: '', en: 'Window for attack modifiers' },
    text: {
      ru: '',
      en: 'When an attack is put on the stack, players get the opportunity to use features that put modifiers on the strength of that attack.',
    },
    enforceable: true,
  },
  'B12-519.2': {
    chapter: 'B12-519',
    title: { ru: '', en: 'When attack modifiers are applied' },
    text: {
      ru: '',
      en: 'When the attack becomes the top of the stack, all modifiers are applied to it in the order of B12-519.3.',
    },
    enforceable: true,
  },
  'B12-519.3': {
    chapter: 'B12-519',
    title: { ru: '', en: 'Order of attack modifiers' },
    text: {
      ru: '',
      en: "Attack modifiers are applied in this order: (a) modifiers from cards of the squad of the attack's source, except the source itself; (b) modifiers from the source of the attack; (c) modifiers from cards of the squad of the attack's target; (d) modifiers from the target of the attack; (e) modifiers that set the attack to a definite number (among themselves in the same order as groups a-d). Within each group a-e the order is chosen by the player who created the modifiers. The numeric value of an attack can never be set to a larger number.",
    },
    enforceable: true,
  },
  'B12-519.4': {
    chapter: 'B12-519',
    title: { ru: '', en: 'No declarations while attack modifiers are applied' },
    text: {
      ru: '',
      en: 'While modifiers are being applied to the strength of an attack, no game action may be declared until the attack has left the stack, that is until the wounds have been inflicted.',
    },
    enforceable: true,
  },
  'B12-519.5': {
    chapter: 'B12-519',
    title: { ru: '', en: 'Setting an attack to weak, medium or strong' },
    text: {
      ru: '',
      en: 'Setting an attack to weak, medium or strong is an attack modifier. If an attack is set to weak (medium, strong), the features that accompany that kind of attack are the ones used.',
    },
    enforceable: true,
  },
  'B12-520.1': {
    chapter: 'B12-520',
    title: { ru: '', en: 'Axe rule: card text beats the rules' },
    text: {
      ru: '',
      en: 'If the text of a card explicitly contradicts these rules, the text of the card prevails in that situation.',
    },
    enforceable: true,
  },
  'B12-521': {
    chapter: 'B12-521',
    title: { ru: '', en: 'Chains of triggered features: definitions (section preamble)' },
    text: {
      ru: '',
      en: 'A sequence (chain) of triggered features arises when a new triggered feature is declared as a result of the execution of another triggered feature. A repetition of the effect of a triggered feature is a repeated triggering of that same feature with the same targets and the same sources.',
    },
    enforceable: true,
  },
  'B12-521.1': {
    chapter: 'B12-521',
    title: { ru: '', en: 'Loop cut for triggered features' },
    text: {
      ru: '',
      en: 'If any effect of a chain of triggered features repeats, the execution of the chain stops immediately before the first repetition of that effect in that chain.',
    },
    enforceable: true,
  },
  'B12-522.1': {
    chapter: 'B12-522',
    title: { ru: '', en: 'Attack strength floor of zero' },
    text: {
      ru: '',
      en: 'If the strength of an attack with all modifiers counted is less than 0, it is taken to be 0. The floor is applied to the final total, not after each modifier.',
    },
    enforceable: true,
  },
  'B12-522.2': {
    chapter: 'B12-522',
    title: { ru: '', en: 'Zero-valued effects and zero resources' },
    text: {
      ru: '',
      en: 'If a game action produces an effect whose numeric value is zero, the effect is not put on the card, and the card counts as not having received it. Resources in an amount of zero cannot be used to declare or pay for a game action. In particular: (1) if an attack, spell or influence is to inflict 0 wounds on a card (or remove 0 wounds from it), it inflicts (removes) no wounds and no feature connected with receiving (removing) wounds triggers; nevertheless the game action counts as successfully executed and all accompanying features connected with the execution of this game action do trigger; (2) a card cannot accumulate, receive or use zero chips.',
    },
    enforceable: true,
  },
  'B12-523.1': {
    chapter: 'B12-523',
    title: { ru: '', en: 'Two cards on one cell' },
    text: {
      ru: '',
      en: "If two cards, neither of which is a symbiont or equipment, somehow end up on one cell, the player controlling the card that arrived there last must declare movement of that card in the nearest Choice subphase of that player's own turn; otherwise that card dies. If in that Choice subphase the player declares another obligatory feature, the duty to remove the card from the occupied cell carries over to that player's next Choice subphase.",
    },
    enforceable: true,
  },
  'B12-524.1': {
    chapter: 'B12-524',
    title: { ru: '', en: 'Contradicting constant effects: the last one wins' },
    text: {
      ru: '',
      en: 'If the texts of two constant effects put on the same card directly contradict each other, the effect put on last prevails; the other one is ignored, as if it were absent from the card, until the prevailing effect is removed.',
    },
    enforceable: true,
  },
  'B12-524.2': {
    chapter: 'B12-524',
    title: { ru: '', en: 'Prohibition beats permission and obligation' },
    text: {
      ru: '',
      en: 'If two effects apply simultaneously, one of which permits or obliges a card to declare some game action and the other forbids it, the forbidding effect prevails.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
