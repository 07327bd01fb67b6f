import type { Rule } from '@vigrid/kernel';

/** Sections 212–214: terrains, artifacts and equipment. */
export const terrainToEquipment = {
  'B09-212.1': {
    chapter: 'B09-212',
    title: { ru: '', en: 'Terrain properties' },
    text: {
      ru: '',
      en: 'A terrain has cost, eliteness, and the property of blocking all attacks on it and receiving no wounds.',
    },
    enforceable: true,
  },
  'B09-212.2': {
    chapter: 'B09-212',
    title: { ru: '', en: 'Terrain does not fight' },
    text: {
      ru: '',
      en: 'A terrain does not fight.',
    },
    enforceable: true,
  },
  'B09-212.3': {
    chapter: 'B09-212',
    title: { ru: '', en: 'One terrain per squad' },
    text: {
      ru: '',
      en: 'A player may take at most one terrain into the squad.',
    },
    enforceable: true,
  },
  'B09-212.4': {
    chapter: 'B09-212',
    title: { ru: '', en: 'Deploying a terrain' },
    text: {
      ru: '',
      en: 'In the Deployment step a terrain is placed on a cell; in the Reveal step it moves to the Additional Zone.',
    },
    enforceable: true,
  },
  'B09-213.1': {
    chapter: 'B09-213',
    title: { ru: '', en: 'Artifact properties' },
    text: {
      ru: '',
      en: 'An artifact has cost, eliteness and a life stock.',
    },
    enforceable: true,
  },
  'B09-213.2': {
    chapter: 'B09-213',
    title: { ru: '', en: 'Deploying an artifact' },
    text: {
      ru: '',
      en: 'In the Deployment step an artifact is placed on a Battlefield cell.',
    },
    enforceable: true,
  },
  'B09-213.3': {
    chapter: 'B09-213',
    title: { ru: '', en: 'Artifact does not fight' },
    text: {
      ru: '',
      en: 'An artifact does not fight.',
    },
    enforceable: true,
  },
  'B09-213.4': {
    chapter: 'B09-213',
    title: { ru: '', en: 'Attacks on an artifact' },
    text: {
      ru: '',
      en: 'Every attack on an artifact is resolved as against a closed card.',
    },
    enforceable: true,
  },
  'B09-214.1': {
    chapter: 'B09-214',
    title: { ru: '', en: 'Equipment properties' },
    text: {
      ru: '',
      en: 'Equipment has class, cost, eliteness, and the property of blocking all attacks on it and receiving no wounds.',
    },
    enforceable: true,
  },
  'B09-214.2': {
    chapter: 'B09-214',
    title: { ru: '', en: 'Equipment classes' },
    text: {
      ru: '',
      en: 'Equipment always has at least one of the classes Weapon, Armour, Shield, and may have several.',
    },
    enforceable: true,
  },
  'B09-214.2a': {
    chapter: 'B09-214',
    title: { ru: '', en: 'Other classes are features' },
    text: {
      ru: '',
      en: 'Equipment classes other than Weapon, Shield or Armour are features of the equipment.',
    },
    enforceable: true,
  },
  'B09-214.3': {
    chapter: 'B09-214',
    title: { ru: '', en: 'Equipment does not fight' },
    text: {
      ru: '',
      en: 'Equipment does not fight.',
    },
    enforceable: true,
  },
  'B09-214.4': {
    chapter: 'B09-214',
    title: { ru: '', en: 'Deploying equipment' },
    text: {
      ru: '',
      en: 'In the Deployment step equipment is placed on its own cell. In the Reveal step its owner names a creature of their squad as host (wearer); the equipment is then put on that creature’s cell.',
    },
    enforceable: true,
  },
  'B09-214.4a': {
    chapter: 'B09-214',
    title: { ru: '', en: 'Wearer must have a class' },
    text: {
      ru: '',
      en: 'Only a creature with at least one class can be named host of equipment.',
    },
    enforceable: true,
  },
  'B09-214.4b': {
    chapter: 'B09-214',
    title: { ru: '', en: 'Losing class later is harmless' },
    text: {
      ru: '',
      en: 'If a wearer loses its class it stays the host.',
    },
    enforceable: true,
  },
  'B09-214.5': {
    chapter: 'B09-214',
    title: { ru: '', en: 'One per class' },
    text: {
      ru: '',
      en: 'A creature wears at most one equipment of each class, and cannot be named host of equipment of a class it already wears.',
    },
    enforceable: true,
  },
  'B09-214.6': {
    chapter: 'B09-214',
    title: { ru: '', en: 'Who cannot wear equipment' },
    text: {
      ru: '',
      en: 'Symbionts, parasites, flyers and incorporeal creatures can neither wear nor be named host of equipment.',
    },
    enforceable: true,
  },
  'B09-214.7': {
    chapter: 'B09-214',
    title: { ru: '', en: 'Wearer becomes ineligible' },
    text: {
      ru: '',
      en: 'If a wearer becomes a symbiont, parasite, flyer or incorporeal, its equipment dies. This is a base effect.',
    },
    enforceable: true,
  },
  'B09-214.8': {
    chapter: 'B09-214',
    title: { ru: '', en: 'Destruction of the wearer' },
    text: {
      ru: '',
      en: 'When the wearer receives a destroy effect, its equipment receives the same destroy effect. On execution both go to the graveyard, wearer first, then equipment. If the destroy effect is cancelled, both stay.',
    },
    enforceable: true,
  },
  'B09-214.9': {
    chapter: 'B09-214',
    title: { ru: '', en: 'Moves only with the wearer' },
    text: {
      ru: '',
      en: 'Equipment relocates together with the wearer and never apart from it. Features that would relocate the equipment alone are blocked. They arrive simultaneously.',
    },
    enforceable: true,
  },
  'B09-214.9a': {
    chapter: 'B09-214',
    title: { ru: '', en: 'Equipment does not use movement' },
    text: {
      ru: '',
      en: 'Equipment does not count as having used movement even when its wearer uses movement.',
    },
    enforceable: true,
  },
  'B09-214.10': {
    chapter: 'B09-214',
    title: { ru: '', en: 'Adjacency of equipment' },
    text: {
      ru: '',
      en: 'Equipment is adjacent to every card adjacent to its wearer, and vice versa.',
    },
    enforceable: true,
  },
  'B09-214.10a': {
    chapter: 'B09-214',
    title: { ru: '', en: 'Wearer and equipment are adjacent' },
    text: {
      ru: '',
      en: 'Equipment and its wearer are adjacent to each other.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
