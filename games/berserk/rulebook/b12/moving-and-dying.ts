import type { Rule } from '@vigrid/kernel';

/** Rules 506–510: movement, wounds, destruction, card actions. */
export const movingAndDying = {
  'B12-506.1': {
    chapter: 'B12-506',
    title: { ru: '', en: 'Movement and its payment' },
    text: {
      ru: '',
      en: 'Movement is the relocation of a creature to an unoccupied battlefield cell adjacent vertically or horizontally, at the price of one movement unit. The movement stock (number of movement units) is a base property printed on the card. A creature may keep moving until all its movement units are spent. Spending one movement unit is the payment for one movement.',
    },
    enforceable: true,
  },
  'B12-506.2': {
    chapter: 'B12-506',
    title: { ru: '', en: 'Who may declare movement and when' },
    text: {
      ru: '',
      en: 'Movement may be declared only by the Active player and only in the Choice subphase.',
    },
    enforceable: true,
  },
  'B12-506.3': {
    chapter: 'B12-506',
    title: { ru: '', en: 'Only open creatures move' },
    text: { ru: '', en: 'Only an open creature may use movement.' },
    enforceable: true,
  },
  'B12-506.4': {
    chapter: 'B12-506',
    title: { ru: '', en: 'Restoring the movement stock' },
    text: {
      ru: '',
      en: "A card's movement stock is restored at the start of the turn. If a card opens during a turn, it restores its movement stock and may again move and use features 'instead of movement'.",
    },
    enforceable: true,
  },
  'B12-506.5': {
    chapter: 'B12-506',
    title: { ru: '', en: 'Acting forfeits movement' },
    text: { ru: '', en: 'When a card performs a card action it loses its whole movement stock.' },
    enforceable: true,
  },
  'B12-506.6': {
    chapter: 'B12-506',
    title: { ru: '', en: 'Features that replace movement are movement' },
    text: {
      ru: '',
      en: 'A feature that replaces movement (Jump, Teleportation and the like) is also movement. Only creatures may use features that replace movement.',
    },
    enforceable: true,
  },
  'B12-506.7': {
    chapter: 'B12-506',
    title: { ru: '', en: "'Instead of movement' needs an unspent full stock" },
    text: {
      ru: '',
      en: "Any feature used 'instead of movement' may be declared in the Choice subphase provided the card's movement stock is full (nothing spent), even if that full stock is 0 or less after modifiers or does not exist at all.",
    },
    enforceable: true,
  },
  'B12-507.1': {
    chapter: 'B12-507',
    title: { ru: '', en: 'Relocation' },
    text: {
      ru: '',
      en: "A game action that changes a card's position on the battlefield is a relocation. Besides its own movement stock, a card may change position through card features, in which case no movement stock is spent. Movement is a special case of relocation.",
    },
    enforceable: true,
  },
  'B12-507.2': {
    chapter: 'B12-507',
    title: { ru: '', en: 'Relocation only to an unoccupied cell' },
    text: {
      ru: '',
      en: 'A relocation may be declared and executed only to an unoccupied cell (checked at both moments).',
    },
    enforceable: true,
  },
  'B12-507.3': {
    chapter: 'B12-507',
    title: { ru: '', en: "'Placed', 'transferred', 'located' are not relocation" },
    text: {
      ru: '',
      en: "If the text says that a card 'is placed', 'is transferred' or 'is located', this is not a relocation of the card.",
    },
    enforceable: true,
  },
  'B12-508.1': {
    chapter: 'B12-508',
    title: { ru: '', en: 'Initial maximum of lives' },
    text: {
      ru: '',
      en: 'When a card appears in the play zone its current maximum of lives, before any effects put on it, equals its initial number of lives. During the game the current maximum may decrease or increase.',
    },
    enforceable: true,
  },
  'B12-508.2': {
    chapter: 'B12-508',
    title: { ru: '', en: 'Extra lives' },
    text: {
      ru: '',
      en: 'Extra lives are an effect put on a card that increases its number of current lives.',
    },
    enforceable: true,
  },
  'B12-508.3': {
    chapter: 'B12-508',
    title: { ru: '', en: 'Wounds' },
    text: {
      ru: '',
      en: 'Wounds are an effect put on a card that decreases its number of current lives. The effect arises when abilities of the kinds [attack of X-Y-Z], [spell of X] and [influence of X] are used against the card.',
    },
    enforceable: true,
  },
  'B12-508.4': {
    chapter: 'B12-508',
    title: { ru: '', en: 'Reduction of lives is not wounding' },
    text: {
      ru: '',
      en: 'Reduction of lives is an effect that is not wounds (nothing that depends on wounds sees it).',
    },
    enforceable: true,
  },
  'B12-508.5': {
    chapter: 'B12-508',
    title: { ru: '', en: 'Separate records for extra lives, wounds and reductions' },
    text: {
      ru: '',
      en: 'Extra lives, wounds and reductions of lives are recorded on a card by three separate kinds of marker. Inflicting wounds does not remove extra lives; adding extra lives does not remove wounds.',
    },
    enforceable: true,
  },
  'B12-509.1': {
    chapter: 'B12-509',
    title: { ru: '', en: 'Zero lives destroys at once' },
    text: {
      ru: '',
      en: "When a card's number of current lives becomes zero or less, the card is destroyed immediately; this game action does not use the stack. The result of destruction is the card's death: its transfer to its owner's graveyard.",
    },
    enforceable: true,
  },
  'B12-509.1.1': {
    chapter: 'B12-509',
    title: { ru: '', en: 'What a card died from' },
    text: {
      ru: '',
      en: 'A card transferred to the graveyard counts as having died from [text] if it was destroyed by means of [text], or if the execution of [text] made its current lives zero or less.',
    },
    enforceable: true,
  },
  'B12-509.2': {
    chapter: 'B12-509',
    title: { ru: '', en: 'Destruction without wounds' },
    text: {
      ru: '',
      en: "A card may be destroyed without wounds being inflicted, by a spell or influence whose text contains the construction 'Destroy [text]'.",
    },
    enforceable: true,
  },
  'B12-509.3': {
    chapter: 'B12-509',
    title: { ru: '', en: 'Death triggers and their reference cell' },
    text: {
      ru: '',
      en: "If destruction transfers a card to its owner's graveyard, its features 'on death' ('on destruction') trigger, as do all its other features whose trigger condition includes the destruction of this card. If a cell is needed as the reference point for an 'on death' feature, it is the cell the card stood on before it died.",
    },
    enforceable: true,
  },
  'B12-509.4': {
    chapter: 'B12-509',
    title: { ru: '', en: 'Lethal wounds are a rules effect' },
    text: {
      ru: '',
      en: 'Destruction caused by a lethal number of wounds is a rules effect: it has no source and no target and is not declared by a player.',
    },
    enforceable: true,
  },
  'B12-510.1': {
    chapter: 'B12-510',
    title: { ru: '', en: 'What a card action is and when it may be declared' },
    text: {
      ru: '',
      en: 'Cards start upright (open). A card action is the use of a played feature or played property that has the close icon in its payment. A card may declare a card action only if: (1) the card is open and has not yet acted this turn; and (2) it can pay with the resources written before the colon in the text of the feature or property (the payment for the card action).',
    },
    enforceable: true,
  },
  'B12-510.2': {
    chapter: 'B12-510',
    title: { ru: '', en: 'Acting closes the card' },
    text: {
      ru: '',
      en: 'After a card acts it closes (is turned horizontally) and loses the ability to act. The close icon stands for this turning. A game action without the close icon in its payment is not a card action.',
    },
    enforceable: true,
  },
  'B12-510.3': {
    chapter: 'B12-510',
    title: { ru: '', en: 'Sudden and slow card actions' },
    text: {
      ru: '',
      en: "Card actions are sudden (fast) or non-sudden (slow). A sudden card action has the sudden icon together with the close icon in its payment and may be used in any phase of either player's turn, except the Initial phase, whenever the player has priority. A slow card action may be declared only by the Active player in the Choice subphase.",
    },
    enforceable: true,
  },
  'B12-510.4': {
    chapter: 'B12-510',
    title: { ru: '', en: 'One card action per turn; opening refreshes it' },
    text: {
      ru: '',
      en: 'Any card may act only once per turn. If the card opens, it regains the ability to act once per turn.',
    },
    enforceable: true,
  },
  'B12-510.5': {
    chapter: 'B12-510',
    title: { ru: '', en: 'Acting forfeits movement' },
    text: { ru: '', en: 'When acting, a card loses its whole movement stock.' },
    enforceable: true,
  },
  'B12-510.6': {
    chapter: 'B12-510',
    title: { ru: '', en: "'May attack (act) X times per turn'" },
    text: {
      ru: '',
      en: "Some cards have a constant feature 'May assault (act) X times per turn'. If such a card opens, it regains the ability to act X times per turn.",
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
