import type { Rule } from '@vigrid/kernel';

/** Sections 209–211: creatures, symbionts, parasites and flyers. */
export const creatures = {
  'B09-209.1': {
    chapter: 'B09-209',
    title: { ru: '', en: 'Basic type' },
    text: {
      ru: '',
      en: 'Creature is the basic card type; this section covers creatures without a subtype.',
    },
    enforceable: false,
  },
  'B09-209.2': {
    chapter: 'B09-209',
    title: { ru: '', en: 'Properties of a creature' },
    text: {
      ru: '',
      en: 'A creature has: name, cost, eliteness, movement stock, life stock, simple strike X-Y-Z; and the usable properties movement, assault with a simple strike, acting as defender, closing to attack flyers, and fighting an open opposing creature.',
    },
    enforceable: true,
  },
  'B09-209.3': {
    chapter: 'B09-209',
    title: { ru: '', en: 'Only open creatures use these' },
    text: {
      ru: '',
      en: 'Movement, assault with a simple strike, defending, closing to attack flyers, and fighting an open opposing creature can be used only by an open creature.',
    },
    enforceable: true,
  },
  'B09-209.4': {
    chapter: 'B09-209',
    title: { ru: '', en: 'Deployed on a cell' },
    text: {
      ru: '',
      en: 'In the Deployment step a creature is placed on a Battlefield cell.',
    },
    enforceable: true,
  },
  'B09-210.1': {
    chapter: 'B09-210',
    title: { ru: '', en: 'Symbiont properties' },
    text: {
      ru: '',
      en: 'Symbionts have all the properties of ordinary creatures except movement.',
    },
    enforceable: true,
  },
  'B09-210.2': {
    chapter: 'B09-210',
    title: { ru: '', en: 'Deploying a symbiont' },
    text: {
      ru: '',
      en: 'In the Deployment step a symbiont is placed on its own cell. In the Reveal step its owner names a creature of their squad as host, and the symbiont is put on the host’s cell.',
    },
    enforceable: true,
  },
  'B09-210.3': {
    chapter: 'B09-210',
    title: { ru: '', en: 'Legal host of a symbiont' },
    text: {
      ru: '',
      en: 'Only a creature on the Battlefield without a subtype can be host. If the host later gains a subtype or stops being a creature, the symbiont dies.',
    },
    enforceable: true,
  },
  'B09-210.4': {
    chapter: 'B09-210',
    title: { ru: '', en: 'One symbiont per creature' },
    text: {
      ru: '',
      en: 'A creature can be host to at most one symbiont.',
    },
    enforceable: true,
  },
  'B09-210.5': {
    chapter: 'B09-210',
    title: { ru: '', en: 'Incorporeal hosts' },
    text: {
      ru: '',
      en: 'An incorporeal creature can only host an incorporeal symbiont. If a host becomes incorporeal, its corporeal symbiont dies.',
    },
    enforceable: true,
  },
  'B09-210.6': {
    chapter: 'B09-210',
    title: { ru: '', en: 'Destruction of the host' },
    text: {
      ru: '',
      en: 'When the host receives a destroy effect, its symbiont receives the same destroy effect. On execution both go to the graveyard, host first, then symbiont. If the destroy effect is cancelled, both stay.',
    },
    enforceable: true,
  },
  'B09-210.7': {
    chapter: 'B09-210',
    title: { ru: '', en: 'Host leaves its zone' },
    text: {
      ru: '',
      en: 'If the host changes zone, its symbiont receives a destroy effect that can neither be cancelled nor blocked. This is a base effect.',
    },
    enforceable: true,
  },
  'B09-210.8': {
    chapter: 'B09-210',
    title: { ru: '', en: 'Moves with the host' },
    text: {
      ru: '',
      en: 'When the host relocates on the Battlefield, the symbiont relocates with it. The symbiont does not count as using movement even if the host does.',
    },
    enforceable: true,
  },
  'B09-210.9': {
    chapter: 'B09-210',
    title: { ru: '', en: 'Adjacency of a symbiont' },
    text: {
      ru: '',
      en: 'A symbiont is adjacent to every card adjacent to its host, and vice versa.',
    },
    enforceable: true,
  },
  'B09-210.9a': {
    chapter: 'B09-210',
    title: { ru: '', en: 'Host and symbiont are adjacent' },
    text: {
      ru: '',
      en: 'A symbiont and its host are adjacent to each other.',
    },
    enforceable: true,
  },
  'B09-210.10': {
    chapter: 'B09-210',
    title: { ru: '', en: 'No finishing of symbionts' },
    text: {
      ru: '',
      en: 'Finishing-off cannot be applied to a symbiont.',
    },
    enforceable: true,
  },
  'B09-210.11': {
    chapter: 'B09-210',
    title: { ru: '', en: 'No separate relocation' },
    text: {
      ru: '',
      en: 'A symbiont cannot be relocated apart from its host, except under B09-210.11a. Features that would relocate the symbiont (other than relocating the host) are blocked. Host and symbiont arrive on the cell simultaneously.',
    },
    enforceable: true,
  },
  'B09-210.11a': {
    chapter: 'B09-210',
    title: { ru: '', en: 'Changing host' },
    text: {
      ru: '',
      en: 'Features that give a symbiont a new host relocate it without the old host and cause no destroy effect.',
    },
    enforceable: true,
  },
  'B09-210.12': {
    chapter: 'B09-210',
    title: { ru: '', en: 'Control stays' },
    text: {
      ru: '',
      en: 'If the host passes under the opponent’s control, the symbiont remains under your control.',
    },
    enforceable: true,
  },
  'B09-210.13': {
    chapter: 'B09-210',
    title: { ru: '', en: 'Parasites' },
    text: {
      ru: '',
      en: 'Rules for parasites are the same as for symbionts except B09-210.14 and B09-210.15.',
    },
    enforceable: false,
  },
  'B09-210.14': {
    chapter: 'B09-210',
    title: { ru: '', en: 'Legal host of a parasite' },
    text: {
      ru: '',
      en: 'A parasite’s host is chosen among the opponent’s cards, and only those standing in the opponent’s first row.',
    },
    enforceable: true,
  },
  'B09-210.15': {
    chapter: 'B09-210',
    title: { ru: '', en: 'Parasite keeps its controller' },
    text: {
      ru: '',
      en: 'In the Deployment step, placing a parasite does not bring it under the control of the player who controls the host.',
    },
    enforceable: true,
  },
  'B09-211.1': {
    chapter: 'B09-211',
    title: { ru: '', en: 'Flyer properties' },
    text: {
      ru: '',
      en: 'Flying creatures have all the properties of ordinary creatures except movement and closing to attack flyers.',
    },
    enforceable: true,
  },
  'B09-211.2': {
    chapter: 'B09-211',
    title: { ru: '', en: 'Flyers go to the Additional Zone' },
    text: {
      ru: '',
      en: 'Flyers are deployed on Battlefield cells like others, but in the Reveal step they are moved to the Additional Zone. This is not a relocation; it is a base effect.',
    },
    enforceable: true,
  },
  'B09-211.2a': {
    chapter: 'B09-211',
    title: { ru: '', en: 'Flyers entering later' },
    text: {
      ru: '',
      en: 'A flyer also goes to the Additional Zone when it was hidden and is revealed, when it is summoned or revived onto a cell, when it incarnates, or when it is taken into the squad in any other way. This is a base effect. Features and effects belonging to the cell do not trigger on it.',
    },
    enforceable: true,
  },
  'B09-211.3': {
    chapter: 'B09-211',
    title: { ru: '', en: 'Flyers cannot be relocated' },
    text: {
      ru: '',
      en: 'Features that relocate cards cannot be declared on flyers.',
    },
    enforceable: true,
  },
  'B09-211.4': {
    chapter: 'B09-211',
    title: { ru: '', en: 'Flyers are adjacent to nothing' },
    text: {
      ru: '',
      en: 'A flyer is not adjacent to any card in any squad.',
    },
    enforceable: true,
  },
  'B09-211.5': {
    chapter: 'B09-211',
    title: { ru: '', en: 'Flyers strike anything' },
    text: {
      ru: '',
      en: 'A flyer may assault with a simple strike any card on the Battlefield or in the Additional Zone.',
    },
    enforceable: true,
  },
  'B09-211.6': {
    chapter: 'B09-211',
    title: { ru: '', en: 'Defending and flyers' },
    text: {
      ru: '',
      en: 'A flyer may defend another flyer. A flyer may defend a card on the Battlefield against another flyer’s assault, but not against a non-flyer’s assault. A non-flyer adjacent to the target may defend against a flyer’s assault.',
    },
    enforceable: true,
  },
  'B09-211.7': {
    chapter: 'B09-211',
    title: { ru: '', en: '15-crystal cap on flyers' },
    text: {
      ru: '',
      en: 'At most 15 crystals in total, gold and silver together, may be spent on recruiting flyers.',
    },
    enforceable: true,
  },
  'B09-211.8': {
    chapter: 'B09-211',
    title: { ru: '', en: 'Non-flyers cannot strike flyers' },
    text: {
      ru: '',
      en: 'Non-flying creatures cannot assault flyers with a simple strike except under B09-211.9.',
    },
    enforceable: true,
  },
  'B09-211.9': {
    chapter: 'B09-211',
    title: { ru: '', en: 'Closing to attack flyers' },
    text: {
      ru: '',
      en: 'If the opponent’s squad has no non-flying creatures, your non-flying creatures gain this property: in your turn close, and in your next turn you may once assault a flyer with a simple strike. It is called “closing to attack flyers” and is a slow (non-sudden) action.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
