import type { Rule } from '@vigrid/kernel';

/** Rules 210–212: artifacts, terrains, equipment. */
export const noncreatures = {
  'B12-210.1': {
    chapter: 'B12-210',
    title: { ru: '', en: 'Artifact placement' },
    text: { ru: '', en: 'An artifact is on the battlefield and occupies one cell of it.' },
    enforceable: true,
  },
  'B12-210.2': {
    chapter: 'B12-210',
    title: { ru: '', en: 'What artifacts cannot do' },
    text: {
      ru: '',
      en: 'An artifact cannot use movement, declare a simple strike, repel a simple strike or be the defender against a simple strike.',
    },
    enforceable: true,
  },
  'B12-210.3': {
    chapter: 'B12-210',
    title: { ru: '', en: 'Simple strike at an artifact' },
    text: {
      ru: '',
      en: 'A simple strike against an artifact is computed as a strike against a closed card (only the attacker rolls).',
    },
    enforceable: true,
  },
  'B12-211.1': {
    chapter: 'B12-211',
    title: { ru: '', en: 'Placement of terrains' },
    text: {
      ru: '',
      en: 'After being recruited a terrain is put on a separate battlefield cell. When revealed it is put into the auxiliary zone; this does not use the stack.',
    },
    enforceable: true,
  },
  'B12-211.2': {
    chapter: 'B12-211',
    title: { ru: '', en: 'Terrains cannot be attacked or wounded' },
    text: {
      ru: '',
      en: 'A terrain cannot be the target of an attack and cannot receive wounds. An attack cannot be redirected to a terrain.',
    },
    enforceable: true,
  },
  'B12-211.3': {
    chapter: 'B12-211',
    title: { ru: '', en: 'One terrain per player' },
    text: {
      ru: '',
      en: 'A player may control at most one terrain. A player whose squad already has a terrain cannot take another into the squad.',
    },
    enforceable: true,
  },
  'B12-211.4': {
    chapter: 'B12-211',
    title: { ru: '', en: 'Permitted second terrain' },
    text: {
      ru: '',
      en: 'If a feature allows a second terrain to be taken into the squad, the player may control two terrains until one of these two leaves the play zone.',
    },
    enforceable: true,
  },
  'B12-212.1': {
    chapter: 'B12-212',
    title: { ru: '', en: 'Seating equipment' },
    text: {
      ru: '',
      en: 'Until it is revealed equipment stands on a separate battlefield cell. In the Reveal subphase it is put on the same cell as a creature of its own squad, which becomes its host (the creature wears the equipment). If a feature puts equipment on a card other than its host, that card becomes its host and the previous host stops being so.',
    },
    enforceable: true,
  },
  'B12-212.2': {
    chapter: 'B12-212',
    title: { ru: '', en: 'Host needs a class when equipped' },
    text: {
      ru: '',
      en: 'Equipment cannot be put on a creature without a class. If the host later loses its class or gets another one, the equipment is not destroyed and works as usual. If the host stops being a non-incorporeal creature, the equipment is destroyed.',
    },
    enforceable: true,
  },
  'B12-212.3': {
    chapter: 'B12-212',
    title: { ru: '', en: 'Illegal hosts of equipment' },
    text: {
      ru: '',
      en: 'Equipment cannot be put on a flying creature, a symbiont or an incorporeal creature. If a creature leaves the battlefield or becomes flying, incorporeal or a symbiont, its equipment is destroyed.',
    },
    enforceable: true,
  },
  'B12-212.4': {
    chapter: 'B12-212',
    title: { ru: '', en: 'One equipment of each class' },
    text: {
      ru: '',
      en: 'A creature can wear at most one equipment of each equipment class, but may wear several of different classes.',
    },
    enforceable: true,
  },
  'B12-212.5': {
    chapter: 'B12-212',
    title: { ru: '', en: 'Equipment without a host after reveal' },
    text: { ru: '', en: 'Equipment that has no host when the Reveal subphase ends dies.' },
    enforceable: true,
  },
  'B12-212.6': {
    chapter: 'B12-212',
    title: { ru: '', en: 'Summoned or revived equipment' },
    text: {
      ru: '',
      en: "If a card's text says that a summoned or revived equipment is put on some card, that card becomes its host. If the text does not say so, the equipment dies on arrival.",
    },
    enforceable: true,
  },
  'B12-212.7': {
    chapter: 'B12-212',
    title: { ru: '', en: "Equipment shares the host's cell" },
    text: {
      ru: '',
      en: 'Equipment is a card occupying the same cell as its host, and the two are adjacent to each other.',
    },
    enforceable: true,
  },
  'B12-212.8': {
    chapter: 'B12-212',
    title: { ru: '', en: 'Equipment relocates with its host' },
    text: {
      ru: '',
      en: 'Equipment cannot relocate separately from its host. When the host relocates, the equipment relocates simultaneously to the same cell. Every feature that forbids the equipment to relocate to some cell forbids the host too.',
    },
    enforceable: true,
  },
  'B12-212.9': {
    chapter: 'B12-212',
    title: { ru: '', en: 'Equipment cannot be attacked or wounded' },
    text: {
      ru: '',
      en: 'Equipment cannot be the target of an attack and cannot receive wounds. An attack cannot be redirected to equipment.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
