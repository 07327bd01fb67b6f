import type { Rule } from '@vigrid/kernel';

/** Sections 305–313: from deployment to the first blow, and the phases of a turn. */
export const deploymentToTurn = {
  'B09-305.1': {
    chapter: 'B09-305',
    title: { ru: '', en: 'Deployment order' },
    text: {
      ru: '',
      en: 'The first player has priority and places all their Recruit cards in their deployment zone, then passes; the second player then does the same.',
    },
    enforceable: true,
  },
  'B09-305.2': {
    chapter: 'B09-305',
    title: { ru: '', en: 'Face down, one per cell' },
    text: {
      ru: '',
      en: 'Cards are placed hidden (face down), at most one card per cell.',
    },
    enforceable: true,
  },
  'B09-305.3': {
    chapter: 'B09-305',
    title: { ru: '', en: 'First extension of the zone' },
    text: {
      ru: '',
      en: 'As soon as a player has filled every cell of their deployment zone, the edge cells of their second and third rows are added to it.',
    },
    enforceable: true,
  },
  'B09-305.4': {
    chapter: 'B09-305',
    title: { ru: '', en: 'Second extension of the zone' },
    text: {
      ru: '',
      en: 'As soon as the player has again filled every cell of the zone, the edge cells of their first row are added to it. (The second player has these from the start.)',
    },
    enforceable: true,
  },
  'B09-306.1': {
    chapter: 'B09-306',
    title: { ru: '', en: '“Before reveal” features' },
    text: {
      ru: '',
      en: 'At the start of the step the first player may declare features worded “before reveal”; after the first player passes, the second player may.',
    },
    enforceable: true,
  },
  'B09-306.2': {
    chapter: 'B09-306',
    title: { ru: '', en: 'Variable-cost cards first' },
    text: {
      ru: '',
      en: 'After the second player passes, all cards with cost X or N+X, or recruited at an alternative cost, are revealed, stating the value of X and the use of the alternative cost.',
    },
    enforceable: true,
  },
  'B09-306.2-2': {
    chapter: 'B09-306',
    title: { ru: '', en: 'General reveal' },
    text: {
      ru: '',
      en: 'All other cards on the Battlefield are revealed, the first player’s first. The second player may leave any cards of their third row hidden, except symbionts and equipment, at the latest until the end of the first player’s turn. (Printed as a second 306.2.)',
    },
    enforceable: true,
  },
  'B09-306.3': {
    chapter: 'B09-306',
    title: { ru: '', en: 'To the Additional Zone' },
    text: {
      ru: '',
      en: 'The first player moves to the Additional Zone all their terrains, flyers and cards with the property “is located in the Additional Zone”; then the second player does the same.',
    },
    enforceable: true,
  },
  'B09-306.4': {
    chapter: 'B09-306',
    title: { ru: '', en: 'Hosts for equipment' },
    text: {
      ru: '',
      en: 'The first player names hosts for all their equipment, then the second player.',
    },
    enforceable: true,
  },
  'B09-306.5': {
    chapter: 'B09-306',
    title: { ru: '', en: 'Hosts for symbionts' },
    text: {
      ru: '',
      en: 'Then the first player names hosts for all their symbionts, then the second player.',
    },
    enforceable: true,
  },
  'B09-306.6': {
    chapter: 'B09-306',
    title: { ru: '', en: 'Hosts for parasites' },
    text: {
      ru: '',
      en: 'Then the first player names hosts for all their parasites, then the second player.',
    },
    enforceable: true,
  },
  'B09-306.7': {
    chapter: 'B09-306',
    title: { ru: '', en: 'Assignment is mandatory' },
    text: {
      ru: '',
      en: 'A player may not decline to name hosts for equipment, symbionts and parasites if hosts can be named.',
    },
    enforceable: true,
  },
  'B09-306.8': {
    chapter: 'B09-306',
    title: { ru: '', en: 'End of the Reveal step' },
    text: {
      ru: '',
      en: 'The step ends once every card that can have a host has one.',
    },
    enforceable: true,
  },
  'B09-307.1': {
    chapter: 'B09-307',
    title: { ru: '', en: 'Hostless cards die' },
    text: {
      ru: '',
      en: 'At the start of the step all equipment, symbionts and parasites without a host die.',
    },
    enforceable: true,
  },
  'B09-307.2': {
    chapter: 'B09-307',
    title: { ru: '', en: '“At the start of the battle”' },
    text: {
      ru: '',
      en: 'Starting with the first player, players declare triggered features “at the start of the battle” under the general rules of the Preliminary Phase (B09-301.2).',
    },
    enforceable: true,
  },
  'B09-307.3': {
    chapter: 'B09-307',
    title: { ru: '', en: 'Death triggers join in' },
    text: {
      ru: '',
      en: 'Triggered features caused by the deaths under B09-307.1 count as “at the start of the battle” features and are used together with them.',
    },
    enforceable: true,
  },
  'B09-307.4': {
    chapter: 'B09-307',
    title: { ru: '', en: 'Passing ends participation' },
    text: {
      ru: '',
      en: 'A player who passes in this step can declare no further features in it.',
    },
    enforceable: true,
  },
  'B09-307.5': {
    chapter: 'B09-307',
    title: { ru: '', en: 'End of the Battle Start step' },
    text: {
      ru: '',
      en: 'The step ends after both players have passed.',
    },
    enforceable: true,
  },
  'B09-308.1': {
    chapter: 'B09-308',
    title: { ru: '', en: 'Using Vanguard' },
    text: {
      ru: '',
      en: 'Starting with the first player, players declare the Vanguard features of their cards under the general rules of the Preliminary Phase.',
    },
    enforceable: true,
  },
  'B09-308.2': {
    chapter: 'B09-308',
    title: { ru: '', en: 'Passing ends participation' },
    text: {
      ru: '',
      en: 'A player who passes in this step can declare no further features in it.',
    },
    enforceable: true,
  },
  'B09-308.3': {
    chapter: 'B09-308',
    title: { ru: '', en: 'End of the Preliminary Phase' },
    text: {
      ru: '',
      en: 'After both players have passed, the Vanguard step and the Preliminary Phase end.',
    },
    enforceable: true,
  },
  'B09-309.1': {
    chapter: 'B09-309',
    title: { ru: '', en: 'Two steps' },
    text: {
      ru: '',
      en: 'The Beginning Phase has two steps: Turn Preparation and Turn Start.',
    },
    enforceable: true,
  },
  'B09-310.1': {
    chapter: 'B09-310',
    title: { ru: '', en: 'No priority' },
    text: {
      ru: '',
      en: 'No player receives priority in this step.',
    },
    enforceable: true,
  },
  'B09-310.2': {
    chapter: 'B09-310',
    title: { ru: '', en: 'Decisions before the turn' },
    text: {
      ru: '',
      en: 'At the start of the step all decisions available ’before the start of the player’s turn’ are made, including whether cards that may stay closed will open; the active player decides first, then the inactive player.',
    },
    enforceable: true,
  },
  'B09-310.3': {
    chapter: 'B09-310',
    title: { ru: '', en: 'Opening-related start triggers' },
    text: {
      ru: '',
      en: '“At the start of the turn” features connected with opening cards trigger and are executed here, except Poisoning, Regeneration and Fading.',
    },
    enforceable: true,
  },
  'B09-311.1': {
    chapter: 'B09-311',
    title: { ru: '', en: 'Opening' },
    text: {
      ru: '',
      en: 'All closed cards of the active player open, except those that cannot open or were chosen not to.',
    },
    enforceable: true,
  },
  'B09-311.2': {
    chapter: 'B09-311',
    title: { ru: '', en: 'Movement markers removed' },
    text: {
      ru: '',
      en: 'All cards of the active player lose all movement markers.',
    },
    enforceable: true,
  },
  'B09-311.3': {
    chapter: 'B09-311',
    title: { ru: '', en: '“Until the start of the turn” ends' },
    text: {
      ru: '',
      en: 'Effects lasting “until the start of the turn” end.',
    },
    enforceable: true,
  },
  'B09-311.4': {
    chapter: 'B09-311',
    title: { ru: '', en: 'Start-of-turn triggers' },
    text: {
      ru: '',
      en: 'All “at the start of the turn” features not connected with opening trigger, and so do Regeneration, Poisoning and Fading. The active player receives priority.',
    },
    enforceable: true,
  },
  'B09-311.5': {
    chapter: 'B09-311',
    title: { ru: '', en: 'Late-gained start triggers wait' },
    text: {
      ru: '',
      en: 'An “at the start of the turn” feature (including a delayed one) granted during this phase triggers at the next Turn Start step.',
    },
    enforceable: true,
  },
  'B09-312.1': {
    chapter: 'B09-312',
    title: { ru: '', en: 'Main Phase' },
    text: {
      ru: '',
      en: 'The Main Phase has no steps and is the central phase of a turn.',
    },
    enforceable: false,
  },
  'B09-312.2': {
    chapter: 'B09-312',
    title: { ru: '', en: 'What may be done' },
    text: {
      ru: '',
      en: 'In the Main Phase, with an empty stack, the active player may declare any of their actions, playable features or properties, except those tied by a rule or feature to a particular moment, which must be declared exactly then.',
    },
    enforceable: true,
  },
  'B09-313.1': {
    chapter: 'B09-313',
    title: { ru: '', en: 'End-of-turn triggers' },
    text: {
      ru: '',
      en: 'All “at the end of the turn” features trigger.',
    },
    enforceable: true,
  },
  'B09-313.1a': {
    chapter: 'B09-313',
    title: { ru: '', en: 'Late-gained end triggers wait' },
    text: {
      ru: '',
      en: 'An “at the end of the turn” feature (including a delayed one) granted during this phase triggers at the next Final Phase.',
    },
    enforceable: true,
  },
  'B09-313.2': {
    chapter: 'B09-313',
    title: { ru: '', en: 'Handing over the turn' },
    text: {
      ru: '',
      en: 'When both players pass with an empty stack in this phase, effects “until the end of the turn” end; then, simultaneously, the active player becomes inactive and the inactive player becomes active.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
