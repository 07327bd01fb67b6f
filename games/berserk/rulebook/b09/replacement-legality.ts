import type { Rule } from '@vigrid/kernel';

/** Sections 419–423: replacement, prevention, base effects, modifiers, illegal game actions. */
export const replacementToLegality = {
  'B09-419.1': {
    chapter: 'B09-419',
    title: { ru: '', en: 'Replacement effect' },
    text: {
      ru: '',
      en: 'A replacement effect is a continuous effect that waits for some game action and, before it is executed, replaces it wholly or in part.',
    },
    enforceable: true,
  },
  'B09-419.1a': {
    chapter: 'B09-419',
    title: { ru: '', en: '“Instead”' },
    text: {
      ru: '',
      en: 'Effects worded “instead” are replacement effects.',
    },
    enforceable: false,
  },
  'B09-419.1b': {
    chapter: 'B09-419',
    title: { ru: '', en: '“Does not” versus “cannot”' },
    text: {
      ru: '',
      en: 'Effects worded “does not [text]” are replacement effects; “cannot [text]” instead makes [text] illegal.',
    },
    enforceable: true,
  },
  'B09-419.1c': {
    chapter: 'B09-419',
    title: { ru: '', en: '“Starts the battle”' },
    text: {
      ru: '',
      en: 'Effects worded “starts the battle” are replacement effects.',
    },
    enforceable: true,
  },
  'B09-419.2': {
    chapter: 'B09-419',
    title: { ru: '', en: 'Any time' },
    text: {
      ru: '',
      en: 'Replacement effects may apply at any moment of the game.',
    },
    enforceable: true,
  },
  'B09-419.3': {
    chapter: 'B09-419',
    title: { ru: '', en: 'Must exist beforehand' },
    text: {
      ru: '',
      en: 'A replacement effect applies only if it existed before the execution of the game action it replaces; executed actions are unaffected.',
    },
    enforceable: true,
  },
  'B09-419.4': {
    chapter: 'B09-419',
    title: { ru: '', en: 'Replaced action never happened' },
    text: {
      ru: '',
      en: 'A replaced game action never happened. The changed action is executed instead and may cause quite different triggers and effects, including illegal ones.',
    },
    enforceable: true,
  },
  'B09-419.5': {
    chapter: 'B09-419',
    title: { ru: '', en: 'No repeated use, no self-replacement' },
    text: {
      ru: '',
      en: 'The same replacement effect is not applied more than once to the same game action and cannot replace itself.',
    },
    enforceable: true,
  },
  'B09-419.6': {
    chapter: 'B09-419',
    title: { ru: '', en: 'Only one replacement per action' },
    text: {
      ru: '',
      en: 'Once one effect has replaced a game action, no other can replace that action any more.',
    },
    enforceable: true,
  },
  'B09-419.6a': {
    chapter: 'B09-419',
    title: { ru: '', en: 'One controller chooses' },
    text: {
      ru: '',
      en: 'If one player controls all applicable replacement effects, that player chooses which applies.',
    },
    enforceable: true,
  },
  'B09-419.6b': {
    chapter: 'B09-419',
    title: { ru: '', en: 'Different controllers' },
    text: {
      ru: '',
      en: 'If different players control applicable replacement effects, the owner of the game action being replaced chooses which applies.',
    },
    enforceable: true,
  },
  'B09-419.7': {
    chapter: 'B09-419',
    title: { ru: '', en: 'Chained replacement' },
    text: {
      ru: '',
      en: 'A replacement effect may apply to a game action that resulted from another replacement effect.',
    },
    enforceable: true,
  },
  'B09-420.1': {
    chapter: 'B09-420',
    title: { ru: '', en: 'Prevention effect' },
    text: {
      ru: '',
      en: 'Prevention effects are replacement effects that apply only to wounds being dealt and replace their number.',
    },
    enforceable: false,
  },
  'B09-420.2': {
    chapter: 'B09-420',
    title: { ru: '', en: 'Prevention without a number' },
    text: {
      ru: '',
      en: 'A prevention effect without a number sets the number of wounds to 0.',
    },
    enforceable: true,
  },
  'B09-420.3': {
    chapter: 'B09-420',
    title: { ru: '', en: 'Numbered prevention' },
    text: {
      ru: '',
      en: 'Prevention effects with numbers are applied one after another; all may be used if there are wounds left to prevent.',
    },
    enforceable: true,
  },
  'B09-420.3a': {
    chapter: 'B09-420',
    title: { ru: '', en: 'Order: same controller' },
    text: {
      ru: '',
      en: 'Several prevention effects under one player’s control are applied to the target in the order chosen by the player who controls the target card.',
    },
    enforceable: true,
  },
  'B09-420.3b': {
    chapter: 'B09-420',
    title: { ru: '', en: 'Order: different controllers' },
    text: {
      ru: '',
      en: 'If both players’ prevention effects apply to one card, those of the player controlling that card are applied first.',
    },
    enforceable: true,
  },
  'B09-420.4': {
    chapter: 'B09-420',
    title: { ru: '', en: 'Unused prevention is kept' },
    text: {
      ru: '',
      en: 'A prevention effect that cannot prevent wounds counts as unused and may be applied later if possible.',
    },
    enforceable: true,
  },
  'B09-420.5': {
    chapter: 'B09-420',
    title: { ru: '', en: 'After modifiers' },
    text: {
      ru: '',
      en: 'Prevention is applied after all modifiers that affect the number of wounds.',
    },
    enforceable: true,
  },
  'B09-420.6': {
    chapter: 'B09-420',
    title: { ru: '', en: 'Duration of prevention' },
    text: {
      ru: '',
      en: 'The period is usually stated; otherwise the prevention effect works until it is applied or until the end of the game.',
    },
    enforceable: true,
  },
  'B09-420.7': {
    chapter: 'B09-420',
    title: { ru: '', en: 'Source gone, prevention gone' },
    text: {
      ru: '',
      en: 'If the source of a prevention effect leaves its zone, the effect is not applied.',
    },
    enforceable: true,
  },
  'B09-421.1': {
    chapter: 'B09-421',
    title: { ru: '', en: 'Base effects' },
    text: {
      ru: '',
      en: 'Base effects are produced by the rules. They have no source but have a target, and do not use the stack. They are checked each time a player receives priority.',
    },
    enforceable: true,
  },
  'B09-421.2': {
    chapter: 'B09-421',
    title: { ru: '', en: 'Loss is a base effect' },
    text: {
      ru: '',
      en: 'Losing for lack of creatures with an empty stack is a base effect.',
    },
    enforceable: true,
  },
  'B09-421.3': {
    chapter: 'B09-421',
    title: { ru: '', en: 'Unused movement is a base effect' },
    text: {
      ru: '',
      en: 'Checking a creature’s unused movement is a base effect.',
    },
    enforceable: true,
  },
  'B09-421.4': {
    chapter: 'B09-421',
    title: { ru: '', en: 'Host changes zone' },
    text: {
      ru: '',
      en: 'The death of equipment, symbionts or parasites because the host changed zone is a base effect.',
    },
    enforceable: true,
  },
  'B09-421.5': {
    chapter: 'B09-421',
    title: { ru: '', en: 'No host can be named' },
    text: {
      ru: '',
      en: 'The death of equipment, symbionts or parasites because no host can be named is a base effect.',
    },
    enforceable: true,
  },
  'B09-422.1': {
    chapter: 'B09-422',
    title: { ru: '', en: 'Modifier' },
    text: {
      ru: '',
      en: 'A modifier is an effect or feature that changes numeric values of features, properties or other effects.',
    },
    enforceable: false,
  },
  'B09-422.2': {
    chapter: 'B09-422',
    title: { ru: '', en: 'Modifiers are continuous' },
    text: {
      ru: '',
      en: 'Modifiers are continuous effects or constant features.',
    },
    enforceable: false,
  },
  'B09-422.3': {
    chapter: 'B09-422',
    title: { ru: '', en: 'Playable roll modifiers' },
    text: {
      ru: '',
      en: 'Playable features that modify a die result may be played only while a roll object or a result object is on top of the stack.',
    },
    enforceable: true,
  },
  'B09-422.4': {
    chapter: 'B09-422',
    title: { ru: '', en: 'Order of modifiers' },
    text: {
      ru: '',
      en: 'Several modifiers to one feature are applied in this order: (1) from cards of the source’s squad other than the source; (2) from the source itself; (3) from cards of the target’s squad; (4) from the target; (5) the rules modifier.',
    },
    enforceable: true,
  },
  'B09-422.4a': {
    chapter: 'B09-422',
    title: { ru: '', en: 'Order within a group' },
    text: {
      ru: '',
      en: 'Within a group the player controlling the sources of the modifiers chooses the order.',
    },
    enforceable: true,
  },
  'B09-422.4b': {
    chapter: 'B09-422',
    title: { ru: '', en: 'Rules modifier: clamping' },
    text: {
      ru: '',
      en: 'The rules modifier sets a die result above 6 to 6 and below 1 to 1. It always applies except to rolls in a fight of two open creatures.',
    },
    enforceable: true,
  },
  'B09-422.5': {
    chapter: 'B09-422',
    title: { ru: '', en: 'Constant modifiers apply when relevant' },
    text: {
      ru: '',
      en: 'Constant features that are modifiers apply only at the moment of relevance, when the corresponding stack object is executed.',
    },
    enforceable: true,
  },
  'B09-423.1': {
    chapter: 'B09-423',
    title: { ru: '', en: 'Illegal action is cancelled' },
    text: {
      ru: '',
      en: 'A game action found illegal during its execution is cancelled: it is not paid, counts as not declared, nothing triggers on it and no effect comes from it.',
    },
    enforceable: true,
  },
  'B09-423.1a': {
    chapter: 'B09-423',
    title: { ru: '', en: 'Already had effects: must be paid' },
    text: {
      ru: '',
      en: 'If its execution has already produced effects or triggered features, the game action must be paid even though it is illegal.',
    },
    enforceable: true,
  },
  'B09-423.2': {
    chapter: 'B09-423',
    title: { ru: '', en: 'Priority after cancellation' },
    text: {
      ru: '',
      en: 'After an illegal game action is cancelled, its owner receives priority and may do anything permitted, including declaring it again if it is now legal.',
    },
    enforceable: true,
  },
  'B09-423.3': {
    chapter: 'B09-423',
    title: { ru: '', en: 'Partly illegal' },
    text: {
      ru: '',
      en: 'If only part of a game action is illegal, that part is skipped as if absent; the rest is executed and the full payment is due.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
