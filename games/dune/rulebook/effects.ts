import type { BoxedRule } from './box.ts';

/** Chapters 6–7: effects and costs, troops. */
export const effects = {
  'D-6.1': {
    chapter: '6',
    box: 'base',
    title: { ru: 'Mandatory by default', en: 'Mandatory by default' },
    text: {
      ru: 'Effects of spaces and cards are mandatory as far as they can be carried out, except as stated in D-6.2 to D-6.5.',
      en: 'Effects of spaces and cards are mandatory as far as they can be carried out, except as stated in D-6.2 to D-6.5.',
    },
    enforceable: true,
  },
  'D-6.2': {
    chapter: '6',
    box: 'base',
    title: { ru: 'May', en: 'May' },
    text: {
      ru: 'An effect worded as an option may be declined.',
      en: 'An effect worded as an option may be declined.',
    },
    enforceable: true,
  },
  'D-6.3': {
    chapter: '6',
    box: 'base',
    title: { ru: 'Arrow', en: 'Arrow' },
    text: {
      ru: 'Left of (above) an arrow is a cost, right of (below) it the effect. Paying is optional; without paying there is no effect. The whole cost must be paid.',
      en: 'Left of (above) an arrow is a cost, right of (below) it the effect. Paying is optional; without paying there is no effect. The whole cost must be paid.',
    },
    enforceable: true,
  },
  'D-6.4': {
    chapter: '6',
    box: 'base',
    title: { ru: 'Arrow only once', en: 'Arrow only once' },
    text: {
      ru: 'An arrow may be used once each time its effect is resolved. Exception: a Conflict reward doubled by a sandworm may be paid a second time.',
      en: 'An arrow may be used once each time its effect is resolved. Exception: a Conflict reward doubled by a sandworm may be paid a second time.',
    },
    enforceable: true,
  },
  'D-6.5': {
    chapter: '6',
    box: 'base',
    title: { ru: 'Trash icon', en: 'Trash icon' },
    text: {
      ru: 'The trash icon (card with black X) is optional. A card that orders to trash itself without an arrow must be trashed.',
      en: 'The trash icon (card with black X) is optional. A card that orders to trash itself without an arrow must be trashed.',
    },
    enforceable: true,
  },
  'D-6.6': {
    chapter: '6',
    box: 'base',
    title: { ru: 'Real payment', en: 'Real payment' },
    text: {
      ru: 'A cost must really be paid: Influence cannot be lost at 0, a troop cannot be lost if there is none, a card cannot be discarded from an empty hand.',
      en: 'A cost must really be paid: Influence cannot be lost at 0, a troop cannot be lost if there is none, a card cannot be discarded from an empty hand.',
    },
    enforceable: true,
  },
  'D-6.7': {
    chapter: '6',
    box: 'base',
    title: { ru: 'One of several', en: 'One of several' },
    text: {
      ru: 'For a choice (OR) exactly one option is resolved; an option that cannot be carried out may not be chosen if another one can.',
      en: 'For a choice (OR) exactly one option is resolved; an option that cannot be carried out may not be chosen if another one can.',
    },
    enforceable: true,
  },
  'D-6.8': {
    chapter: '6',
    box: 'base',
    title: { ru: 'Choose two', en: 'Choose two' },
    text: {
      ru: 'For a choice of two rewards both are chosen before either is resolved.',
      en: 'For a choice of two rewards both are chosen before either is resolved.',
    },
    enforceable: true,
  },
  'D-6.9': {
    chapter: '6',
    box: 'base',
    title: { ru: 'Any number', en: 'Any number' },
    text: {
      ru: '’Any number’ includes zero.',
      en: '’Any number’ includes zero.',
    },
    enforceable: true,
  },
  'D-6.10': {
    chapter: '6',
    box: 'base',
    title: { ru: 'Gain Influence of choice', en: 'Gain Influence of choice' },
    text: {
      ru: 'A gain of 1 or 2 Influence of choice is applied to one Faction; 2 Influence cannot be split between two Factions.',
      en: 'A gain of 1 or 2 Influence of choice is applied to one Faction; 2 Influence cannot be split between two Factions.',
    },
    enforceable: true,
  },
  'D-6.11': {
    chapter: '6',
    box: 'base',
    title: { ru: 'Partial effects', en: 'Partial effects' },
    text: {
      ru: 'If only a part of an effect can be carried out, that part is carried out (for example recruiting fewer troops than shown).',
      en: 'If only a part of an effect can be carried out, that part is carried out (for example recruiting fewer troops than shown).',
    },
    enforceable: true,
  },
  'D-6.12': {
    chapter: '6',
    box: 'base',
    title: { ru: 'Conditions are checked on resolution', en: 'Conditions are checked on resolution' },
    text: {
      ru: 'A condition (Influence, Alliance, bond, seat, marker) is checked at the moment when the effect is resolved; the player chooses the order of effects and so may fulfil a condition first.',
      en: 'A condition (Influence, Alliance, bond, seat, marker) is checked at the moment when the effect is resolved; the player chooses the order of effects and so may fulfil a condition first.',
    },
    enforceable: true,
  },
  'D-6.13': {
    chapter: '6',
    box: 'base',
    title: { ru: 'Space influence doubled', en: 'Space influence doubled' },
    text: {
      ru: 'An effect that gives 2 Influence instead of 1 (Power Play, Treachery, Overthrow, Subversive Advisor, Treacherous Maneuver, Demand Attention) replaces the 1 Influence of the visited Faction space by 2. Several such effects in one turn do not add up.',
      en: 'An effect that gives 2 Influence instead of 1 (Power Play, Treachery, Overthrow, Subversive Advisor, Treacherous Maneuver, Demand Attention) replaces the 1 Influence of the visited Faction space by 2. Several such effects in one turn do not add up.',
    },
    enforceable: true,
  },
  'D-7.1': {
    chapter: '7',
    box: 'base',
    title: { ru: 'Recruit', en: 'Recruit' },
    text: {
      ru: 'Each troop icon moves 1 troop from the supply to the garrison. With an empty supply nothing is recruited. Troops are never recruited from the garrison, the Ix board or elsewhere.',
      en: 'Each troop icon moves 1 troop from the supply to the garrison. With an empty supply nothing is recruited. Troops are never recruited from the garrison, the Ix board or elsewhere.',
    },
    enforceable: true,
  },
  'D-7.2': {
    chapter: '7',
    box: 'base',
    title: { ru: 'Combat space', en: 'Combat space' },
    text: {
      ru: 'Sending an Agent to a Combat space allows deployment this turn: any number of the units recruited this turn (from any source) plus up to two units from the garrison.',
      en: 'Sending an Agent to a Combat space allows deployment this turn: any number of the units recruited this turn (from any source) plus up to two units from the garrison.',
    },
    enforceable: true,
  },
  'D-7.3': {
    chapter: '7',
    box: 'base',
    title: { ru: 'No deployment elsewhere', en: 'No deployment elsewhere' },
    text: {
      ru: 'Without a Combat space (or a Combat icon or another effect) recruited troops stay in the garrison and nothing is deployed.',
      en: 'Without a Combat space (or a Combat icon or another effect) recruited troops stay in the garrison and nothing is deployed.',
    },
    enforceable: true,
  },
  'D-7.4': {
    chapter: '7',
    box: 'base',
    title: { ru: 'Limit per turn', en: 'Limit per turn' },
    text: {
      ru: 'The allowance of two garrison units is per turn and does not grow with further Combat icons in the same turn.',
      en: 'The allowance of two garrison units is per turn and does not grow with further Combat icons in the same turn.',
    },
    enforceable: true,
  },
  'D-7.5': {
    chapter: '7',
    box: 'base',
    title: { ru: 'Lose a troop', en: 'Lose a troop' },
    text: {
      ru: 'A lost troop returns to the owner’s supply. If the source is not stated, it may be lost from garrison or Conflict.',
      en: 'A lost troop returns to the owner’s supply. If the source is not stated, it may be lost from garrison or Conflict.',
    },
    enforceable: true,
  },
  'D-7.6': {
    chapter: '7',
    box: 'base',
    title: { ru: 'Retreat', en: 'Retreat' },
    text: {
      ru: 'A retreating unit moves from the Conflict to the own garrison.',
      en: 'A retreating unit moves from the Conflict to the own garrison.',
    },
    enforceable: true,
  },
  'D-7.7': {
    chapter: '7',
    box: 'base',
    title: { ru: 'Deploy in the Reveal turn', en: 'Deploy in the Reveal turn' },
    text: {
      ru: 'Troops recruited in the Reveal turn go to the garrison unless the effect lets them be deployed. Effects such as those of Sardaukar Legion or Gun Thopter deploy from the garrison in the Reveal turn.',
      en: 'Troops recruited in the Reveal turn go to the garrison unless the effect lets them be deployed. Effects such as those of Sardaukar Legion or Gun Thopter deploy from the garrison in the Reveal turn.',
    },
    enforceable: true,
  },
  'D-7.8': {
    chapter: '7',
    box: 'base',
    title: { ru: 'Deployment is visible', en: 'Deployment is visible' },
    text: {
      ru: 'Deployed units are public and add to the strength shown after the owner’s Reveal turn.',
      en: 'Deployed units are public and add to the strength shown after the owner’s Reveal turn.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, BoxedRule>;
