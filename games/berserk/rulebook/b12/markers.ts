import type { Rule } from '@vigrid/kernel';

/** Rules 119–120: markers, lasting effects, chips. */
export const markers = {
  'B12-119.1': {
    chapter: 'B12-119',
    title: { ru: '', en: 'Effect' },
    text: {
      ru: '',
      en: 'An effect is the result of a successfully executed game action that changes the game.',
    },
    enforceable: true,
  },
  'B12-119.2': {
    chapter: 'B12-119',
    title: { ru: '', en: 'What effects are imposed on; target of effects on an attack or roll' },
    text: {
      ru: '',
      en: "Effects are imposed on cards or on cells of the battlefield. If a card's text says that an effect is imposed on a card's attack, a card's die roll or the like, the target of the feature creating the effect is that card.",
    },
    enforceable: true,
  },
  'B12-119.3': {
    chapter: 'B12-119',
    title: { ru: '', en: 'Who an effect belongs to' },
    text: {
      ru: '',
      en: 'An effect belongs to the cards or cells it is imposed on. An effect on a battlefield cell is controlled by the player who controlled the card that created it at the moment it was imposed.',
    },
    enforceable: true,
  },
  'B12-119.4': {
    chapter: 'B12-119',
    title: { ru: '', en: 'Markers' },
    text: {
      ru: '',
      en: 'Effects on cards or cells are shown by markers. There are wound markers (the current number of wounds on a card) and negative/positive effect markers (a definite effect on a card or on a cell).',
    },
    enforceable: true,
  },
  'B12-119.5': {
    chapter: 'B12-119',
    title: { ru: '', en: 'Loss of an effect or feature is itself an effect' },
    text: {
      ru: '',
      en: "Losing an effect or feature through a game action is itself an effect: an effect 'loss of the feature' is imposed. If an effect is lost until the end of the game, it is simply removed and no loss marker is imposed.",
    },
    enforceable: true,
  },
  'B12-119.5.1': {
    chapter: 'B12-119',
    title: { ru: '', en: 'Removing more markers than there are' },
    text: {
      ru: '',
      en: 'If a game action removes X markers from a card that has fewer than X of them, all markers of the kind named by the game action are removed.',
    },
    enforceable: true,
  },
  'B12-119.5.2': {
    chapter: 'B12-119',
    title: { ru: '', en: 'Losing a named feature removes every copy' },
    text: {
      ru: '',
      en: 'If the execution of an effect makes a card lose a named feature, the card loses all copies of that feature it has.',
    },
    enforceable: true,
  },
  'B12-120.1': {
    chapter: 'B12-120',
    title: { ru: '', en: 'Chips as a resource' },
    text: {
      ru: '',
      en: 'Some game actions require, or are paid with, one or more chips on the card. A card gets chips either by accumulating them itself or by receiving them when certain conditions are met.',
    },
    enforceable: true,
  },
  'B12-120.2': {
    chapter: 'B12-120',
    title: { ru: '', en: 'Any card can receive chips' },
    text: { ru: '', en: 'Any card in the play zone can receive chips.' },
    enforceable: true,
  },
  'B12-120.3': {
    chapter: 'B12-120',
    title: { ru: '', en: 'Accumulating chips; implied feature' },
    text: {
      ru: '',
      en: "Accumulating a chip means using the feature 'close: accumulate 1 chip'. A card with any feature that has a chip in its payment has this accumulate feature by default, although it is not printed. A card without such a feature cannot accumulate chips by itself (it may still receive them).",
    },
    enforceable: true,
  },
  'B12-120.4': {
    chapter: 'B12-120',
    title: { ru: '', en: 'No chip maximum' },
    text: { ru: '', en: 'Unless otherwise stated, the number of chips on a card is unlimited.' },
    enforceable: true,
  },
  'B12-120.5': {
    chapter: 'B12-120',
    title: { ru: '', en: 'Paying with chips' },
    text: {
      ru: '',
      en: 'When a card pays for a game action with chips it loses exactly the number of chips the payment requires.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
