import type { Rule } from '@vigrid/kernel';

/** Sections 405–411: triggered and constant features; losing, ignoring, cancelling, blocking. */
export const triggersToBlocks = {
  'B09-405.1': {
    chapter: 'B09-405',
    title: { ru: '', en: 'Triggered feature' },
    text: {
      ru: '',
      en: 'A triggered feature usually starts with “on” (при), “before” (до), “after” (после), “if” (если) or “when” (когда) and contains a condition that defines its trigger point.',
    },
    enforceable: false,
  },
  'B09-405.2': {
    chapter: 'B09-405',
    title: { ru: '', en: 'Must be declared' },
    text: {
      ru: '',
      en: 'A feature that has triggered must be declared as soon as its player receives priority.',
    },
    enforceable: true,
  },
  'B09-405.3': {
    chapter: 'B09-405',
    title: { ru: '', en: '“May” is decided on execution' },
    text: {
      ru: '',
      en: '“May” in a triggered feature lets the player decline to EXECUTE it; it does not let the player skip declaring it.',
    },
    enforceable: true,
  },
  'B09-405.4': {
    chapter: 'B09-405',
    title: { ru: '', en: 'Source may be gone' },
    text: {
      ru: '',
      en: 'A declared triggered feature is executed whatever zone its source is in by then.',
    },
    enforceable: true,
  },
  'B09-405.5': {
    chapter: 'B09-405',
    title: { ru: '', en: 'Delayed triggered features' },
    text: {
      ru: '',
      en: 'Some effects create a delayed triggered feature: the target of the effect acquires a triggered feature that vanishes after it is declared, or when it cannot be declared at its trigger moment.',
    },
    enforceable: true,
  },
  'B09-406.1': {
    chapter: 'B09-406',
    title: { ru: '', en: 'Constant feature' },
    text: {
      ru: '',
      en: 'Constant features influence the game at all times. Whether a card has one is checked each time a player receives priority.',
    },
    enforceable: true,
  },
  'B09-407.1': {
    chapter: 'B09-407',
    title: { ru: '', en: 'Acquired features' },
    text: {
      ru: '',
      en: 'Cards may give features to, or take features from, other cards. Features given by other cards are acquired.',
    },
    enforceable: true,
  },
  'B09-407.2': {
    chapter: 'B09-407',
    title: { ru: '', en: 'Gain lasts until the end of battle' },
    text: {
      ru: '',
      en: 'If no duration is stated, a given feature lasts until the end of the battle.',
    },
    enforceable: true,
  },
  'B09-407.3': {
    chapter: 'B09-407',
    title: { ru: '', en: 'Loss lasts until the end of battle' },
    text: {
      ru: '',
      en: 'If no duration is stated, a feature is taken away until the end of the battle.',
    },
    enforceable: true,
  },
  'B09-407.4': {
    chapter: 'B09-407',
    title: { ru: '', en: '“Loses all features”' },
    text: {
      ru: '',
      en: 'Taking away all features removes all features except acquired ones.',
    },
    enforceable: true,
  },
  'B09-407.5': {
    chapter: 'B09-407',
    title: { ru: '', en: 'Losing a specific feature' },
    text: {
      ru: '',
      en: 'Taking away one specific (usually named) feature removes both its own and its acquired instances, and the card cannot regain it while the loss lasts.',
    },
    enforceable: true,
  },
  'B09-408.1': {
    chapter: 'B09-408',
    title: { ru: '', en: 'Ignoring' },
    text: {
      ru: '',
      en: 'Features of a card may be ignored; the ignoring card’s text gives the conditions (ignore conditions).',
    },
    enforceable: false,
  },
  'B09-408.2': {
    chapter: 'B09-408',
    title: { ru: '', en: 'What can be ignored' },
    text: {
      ru: '',
      en: 'Either all non-acquired features of a card can be ignored, or one particular (usually named) feature, including an acquired one.',
    },
    enforceable: false,
  },
  'B09-408.3': {
    chapter: 'B09-408',
    title: { ru: '', en: 'How ignoring works' },
    text: {
      ru: '',
      en: 'While the ignore conditions hold, every stack object whose source is the ignoring card carries the extra text ’ignores [features / that feature] of this object’s target’: effects produced by that object treat the target as lacking them.',
    },
    enforceable: true,
  },
  'B09-408.4': {
    chapter: 'B09-408',
    title: { ru: '', en: 'Ignored triggers do not fire' },
    text: {
      ru: '',
      en: 'Triggered features of the target do not regard effects produced by the ignoring object as trigger points.',
    },
    enforceable: true,
  },
  'B09-408.5': {
    chapter: 'B09-408',
    title: { ru: '', en: 'Playable features remain usable' },
    text: {
      ru: '',
      en: 'Playable features of the target of an ignoring object can be played as usual.',
    },
    enforceable: true,
  },
  'B09-408.6': {
    chapter: 'B09-408',
    title: { ru: '', en: 'Ignoring Hideout' },
    text: {
      ru: '',
      en: 'A card that ignores Hideout may declare an attack on a card with Hideout although Hideout forbids it.',
    },
    enforceable: true,
  },
  'B09-409.1': {
    chapter: 'B09-409',
    title: { ru: '', en: 'Cancel' },
    text: {
      ru: '',
      en: 'Cancelling a feature or property removes from the stack all its objects, including the payment object, and all objects of features it produced.',
    },
    enforceable: true,
  },
  'B09-409.2': {
    chapter: 'B09-409',
    title: { ru: '', en: 'Illegal means cancelled' },
    text: {
      ru: '',
      en: 'Cancellation happens when a feature or property becomes illegal while being executed.',
    },
    enforceable: true,
  },
  'B09-409.3': {
    chapter: 'B09-409',
    title: { ru: '', en: 'Cancelled counts as not declared' },
    text: {
      ru: '',
      en: 'A cancelled feature or property counts as not declared; its card does not close and does not count as having used it.',
    },
    enforceable: true,
  },
  'B09-410.1': {
    chapter: 'B09-410',
    title: { ru: '', en: 'Block' },
    text: {
      ru: '',
      en: 'Blocking removes a feature or property from the stack entirely except for its payment object (so it is still paid).',
    },
    enforceable: true,
  },
  'B09-410.2': {
    chapter: 'B09-410',
    title: { ru: '', en: 'Blocking feature' },
    text: {
      ru: '',
      en: 'A feature or property can be blocked only by another feature, the blocking feature.',
    },
    enforceable: false,
  },
  'B09-410.2a': {
    chapter: 'B09-410',
    title: { ru: '', en: 'Classes of blocking features' },
    text: {
      ru: '',
      en: 'A blocking feature may be playable, triggered or constant.',
    },
    enforceable: false,
  },
  'B09-410.3': {
    chapter: 'B09-410',
    title: { ru: '', en: 'Window for playable blocks' },
    text: {
      ru: '',
      en: 'A playable blocking feature may be declared only while the target object of the blocked feature is on top of the stack.',
    },
    enforceable: true,
  },
  'B09-410.4': {
    chapter: 'B09-410',
    title: { ru: '', en: 'Triggered blocks' },
    text: {
      ru: '',
      en: 'Trigger points of triggered blocking features are given by their texts.',
    },
    enforceable: false,
  },
  'B09-410.5': {
    chapter: 'B09-410',
    title: { ru: '', en: 'Constant blocks' },
    text: {
      ru: '',
      en: 'A constant blocking feature, instead of letting the card receive an effect of the blocked feature, removes that feature from the stack. This is a replacement effect.',
    },
    enforceable: true,
  },
  'B09-411.1': {
    chapter: 'B09-411',
    title: { ru: '', en: 'Protection' },
    text: {
      ru: '',
      en: 'Protection is a special kind of blocking. The protected card receives no effects from the feature/property; triggered features caused by hitting the protection still go on the stack and may affect other cards, but never the protected card.',
    },
    enforceable: true,
  },
  'B09-411.2': {
    chapter: 'B09-411',
    title: { ru: '', en: 'Form of protection' },
    text: {
      ru: '',
      en: 'Protection is a constant feature written “Protection from [text]”; common texts are attack kinds, named features and properties.',
    },
    enforceable: false,
  },
  'B09-411.3': {
    chapter: 'B09-411',
    title: { ru: '', en: 'Protection is named' },
    text: {
      ru: '',
      en: 'Protection is a named feature.',
    },
    enforceable: false,
  },
  'B09-411.4': {
    chapter: 'B09-411',
    title: { ru: '', en: 'General protection contains particular ones' },
    text: {
      ru: '',
      en: 'Protection from a general type includes protection from every particular type in it.',
    },
    enforceable: true,
  },
  'B09-411.4a': {
    chapter: 'B09-411',
    title: { ru: '', en: 'Ignoring or losing a part' },
    text: {
      ru: '',
      en: 'If a feature ignores or takes away protection from a particular type, this also works against a card whose protection is the more general type.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
