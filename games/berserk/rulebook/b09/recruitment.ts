import type { Rule } from '@vigrid/kernel';

/** Sections 300–304: the course of a battle, from the deal to the recruited squad. */
export const recruitment = {
  'B09-300.1': {
    chapter: 'B09-300',
    title: { ru: '', en: 'Battle' },
    text: {
      ru: '',
      en: 'A battle is one Preliminary Phase followed by an unlimited number of turns. The end of the Preliminary Phase starts the first player’s turn. Players alternate turns.',
    },
    enforceable: true,
  },
  'B09-300.2': {
    chapter: 'B09-300',
    title: { ru: '', en: 'Turn' },
    text: {
      ru: '',
      en: 'A turn has three phases in this order: Beginning, Main, Final. All occur every turn even if nothing happens in them. Some phases are divided into steps, which also all occur every turn in order.',
    },
    enforceable: true,
  },
  'B09-300.3': {
    chapter: 'B09-300',
    title: { ru: '', en: 'End of a turn, phase or step' },
    text: {
      ru: '',
      en: 'A turn, phase or step ends when the stack is empty and both players have passed. Nothing can happen between turns, phases or steps; the end of one automatically starts the next.',
    },
    enforceable: true,
  },
  'B09-300.4': {
    chapter: 'B09-300',
    title: { ru: '', en: 'Start triggers' },
    text: {
      ru: '',
      en: 'Features that trigger on the start of a turn, phase or step are added to the stack automatically when it starts.',
    },
    enforceable: true,
  },
  'B09-300.5': {
    chapter: 'B09-300',
    title: { ru: '', en: 'Start-of-battle triggers' },
    text: {
      ru: '',
      en: 'Features that trigger on the start of the battle are executed under special rules in the Battle Start step.',
    },
    enforceable: false,
  },
  'B09-300.6': {
    chapter: 'B09-300',
    title: { ru: '', en: 'Priority on entering' },
    text: {
      ru: '',
      en: 'When a player’s turn, phase or step begins, that player receives priority, except in the Preliminary Phase and its steps.',
    },
    enforceable: true,
  },
  'B09-301.1': {
    chapter: 'B09-301',
    title: { ru: '', en: 'Seven steps' },
    text: {
      ru: '',
      en: 'The Preliminary Phase has seven steps: Deal, Recruit Preparation, Squad Recruitment, Deployment, Reveal, Battle Start, Vanguard.',
    },
    enforceable: true,
  },
  'B09-301.1a': {
    chapter: 'B09-301',
    title: { ru: '', en: 'Step order' },
    text: {
      ru: '',
      en: 'The steps are carried out in the order of B09-301.1.',
    },
    enforceable: true,
  },
  'B09-301.2': {
    chapter: 'B09-301',
    title: { ru: '', en: 'No stack in the Preliminary Phase' },
    text: {
      ru: '',
      en: 'There is no stack in the Preliminary Phase. Every triggered feature is executed immediately after it is declared, and features cannot be declared simultaneously. Executing a triggered feature, or passing, hands priority to the opponent.',
    },
    enforceable: true,
  },
  'B09-301.3': {
    chapter: 'B09-301',
    title: { ru: '', en: 'No playable features' },
    text: {
      ru: '',
      en: 'Players cannot declare actions or playable features in the Preliminary Phase, except in the Recruit Preparation step.',
    },
    enforceable: true,
  },
  'B09-302.1': {
    chapter: 'B09-302',
    title: { ru: '', en: 'Dealing' },
    text: {
      ru: '',
      en: 'At the start of the Deal step each player automatically moves a number of cards, set by the game format and the Tournament Rules, from the top of their deck to their Deal zone, and receives 23 gold and 22 silver crystals.',
    },
    enforceable: true,
  },
  'B09-302.2': {
    chapter: 'B09-302',
    title: { ru: '', en: 'Turn order' },
    text: {
      ru: '',
      en: 'After the deal the players roll a die; the higher roller decides who goes first. In a match of several games the winner of the previous game decides; if that game was a draw, they roll again. The player going first is the first player, the other the second player.',
    },
    enforceable: true,
  },
  'B09-302.3': {
    chapter: 'B09-302',
    title: { ru: '', en: 'Redeal (mulligan)' },
    text: {
      ru: '',
      en: 'A player dissatisfied with the deal may pay 1 gold crystal: shuffle the dealt cards into the deck and deal the same number anew. This may be repeated any number of times, 1 gold each, until the gold crystals run out. A satisfied player announces that they keep the cards in the Deal zone.',
    },
    enforceable: true,
  },
  'B09-302.3a': {
    chapter: 'B09-302',
    title: { ru: '', en: 'Order of redeals' },
    text: {
      ru: '',
      en: 'The first player takes all their redeals first; only after they announce keeping their cards may the second player take redeals.',
    },
    enforceable: true,
  },
  'B09-302.3b': {
    chapter: 'B09-302',
    title: { ru: '', en: 'Keeping is final' },
    text: {
      ru: '',
      en: 'Announcing that the cards are kept forfeits further redeals in this game.',
    },
    enforceable: true,
  },
  'B09-302.4': {
    chapter: 'B09-302',
    title: { ru: '', en: 'Nothing is played in this step' },
    text: {
      ru: '',
      en: 'No feature or property can be played during the Deal step.',
    },
    enforceable: true,
  },
  'B09-303.1': {
    chapter: 'B09-303',
    title: { ru: '', en: '“Before recruitment” features' },
    text: {
      ru: '',
      en: 'The first player receives priority to declare playable features “before recruitment” of cards in the Deal zone.',
    },
    enforceable: true,
  },
  'B09-303.2': {
    chapter: 'B09-303',
    title: { ru: '', en: 'Passing forfeits' },
    text: {
      ru: '',
      en: 'A player who passes in this step can no longer declare “before recruitment” features.',
    },
    enforceable: true,
  },
  'B09-304.1': {
    chapter: 'B09-304',
    title: { ru: '', en: 'Recruiting' },
    text: {
      ru: '',
      en: 'Players move cards from Deal to Recruit, paying the corresponding crystals.',
    },
    enforceable: true,
  },
  'B09-304.2': {
    chapter: 'B09-304',
    title: { ru: '', en: 'No priority' },
    text: {
      ru: '',
      en: 'No player receives priority in this step.',
    },
    enforceable: true,
  },
  'B09-304.3': {
    chapter: 'B09-304',
    title: { ru: '', en: 'One by one' },
    text: {
      ru: '',
      en: 'Cards enter Recruit one at a time and influence the recruiting of later cards.',
    },
    enforceable: true,
  },
  'B09-304.4': {
    chapter: 'B09-304',
    title: { ru: '', en: '“Starts the battle with”' },
    text: {
      ru: '',
      en: 'A card gains its “starts the battle with …” features at the moment it is put in the Recruit zone; in the Deal zone it does not have them.',
    },
    enforceable: true,
  },
  'B09-304.5': {
    chapter: 'B09-304',
    title: { ru: '', en: 'At most 15 recruited cards' },
    text: {
      ru: '',
      en: 'A player cannot put more than 15 cards in Recruit.',
    },
    enforceable: true,
  },
  'B09-304.6': {
    chapter: 'B09-304',
    title: { ru: '', en: 'Element penalty and bonus' },
    text: {
      ru: '',
      en: 'For each element in Recruit beyond the second, the player loses 1 gold crystal. If all elemental cards in Recruit are of a single element, the player gains 1 additional gold crystal. Neutral cards count for no element.',
    },
    enforceable: true,
  },
  'B09-304.6a': {
    chapter: 'B09-304',
    title: { ru: '', en: 'Penalty is paid first' },
    text: {
      ru: '',
      en: 'The penalty crystal is lost before the card of the additional element actually enters Recruit.',
    },
    enforceable: true,
  },
  'B09-304.7': {
    chapter: 'B09-304',
    title: { ru: '', en: 'End of recruitment' },
    text: {
      ru: '',
      en: 'Each player announces the end of recruiting. When both have, the cards left in Deal are shuffled into the deck and the next step begins.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
