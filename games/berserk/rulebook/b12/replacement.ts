import type { Rule } from '@vigrid/kernel';

/** Rules 530–532: prevention, replacement, taking cards into the squad. */
export const replacement = {
  'B12-530.1': {
    chapter: 'B12-530',
    title: { ru: '', en: 'Prevention acts on wounds, not on strength' },
    text: {
      ru: '',
      en: 'Prevention is an effect applied to inflicted wounds that decreases their number. It does not change the strength of the attack (spell, influence), only the number of wounds inflicted.',
    },
    enforceable: true,
  },
  'B12-530.2': {
    chapter: 'B12-530',
    title: { ru: '', en: 'Prevention comes after modifiers' },
    text: {
      ru: '',
      en: 'Prevention is always used after all modifiers of the attack (spell, influence) have been applied.',
    },
    enforceable: true,
  },
  'B12-530.3': {
    chapter: 'B12-530',
    title: { ru: '', en: 'Order of several preventions' },
    text: {
      ru: '',
      en: 'Prevention effects with a numeric value are applied one by one: first the Inactive player applies all of theirs, then the Active player. All of them may be applied if the number of inflicted wounds allows it.',
    },
    enforceable: true,
  },
  'B12-530.4': {
    chapter: 'B12-530',
    title: { ru: '', en: 'Partial use and carry-over' },
    text: {
      ru: '',
      en: 'A prevention effect may be used partially if full use would bring the number of wounds below zero. The unused amount is kept for later application, unless re-application contradicts the text of the effect.',
    },
    enforceable: true,
  },
  'B12-530.5': {
    chapter: 'B12-530',
    title: { ru: '', en: 'Prevention is a constant feature' },
    text: {
      ru: '',
      en: 'A prevention effect is a constant feature, applied at the moment it becomes relevant.',
    },
    enforceable: true,
  },
  'B12-530.6': {
    chapter: 'B12-530',
    title: { ru: '', en: 'Prevention ends when its source leaves' },
    text: {
      ru: '',
      en: 'If the card that is the source of a prevention effect leaves the play zone, the prevention effect of that card is not applied.',
    },
    enforceable: true,
  },
  'B12-531.1': {
    chapter: 'B12-531',
    title: { ru: '', en: 'Replacement effect' },
    text: {
      ru: '',
      en: "In a feature of the form '[text 1], instead of this - [text 2]' the part [text 2] is a replacement effect. A replacement effect waits for a specific effect to be applied and replaces it, wholly or partly, with another.",
    },
    enforceable: true,
  },
  'B12-531.1.1': {
    chapter: 'B12-531',
    title: { ru: '', en: "'Receives no wounds from' is a replacement effect" },
    text: {
      ru: '',
      en: "Effects of the forms 'Receives no wounds from [text]' and 'Receives wounds only from [text]' are also replacement effects.",
    },
    enforceable: true,
  },
  'B12-531.2': {
    chapter: 'B12-531',
    title: { ru: '', en: 'When a replacement applies' },
    text: {
      ru: '',
      en: 'A replacement effect may be applied only at the moment the feature executes (after all modifiers and prevention effects). Replacement effects do not influence game actions already executed.',
    },
    enforceable: true,
  },
  'B12-531.3': {
    chapter: 'B12-531',
    title: { ru: '', en: 'The replaced effect did not happen' },
    text: { ru: '', en: 'An effect that was replaced counts as not executed (not put on the card).' },
    enforceable: true,
  },
  'B12-531.4': {
    chapter: 'B12-531',
    title: { ru: '', en: 'Once per game action' },
    text: { ru: '', en: 'One and the same replacement effect may be applied to each game action only once.' },
    enforceable: true,
  },
  'B12-531.4.1': {
    chapter: 'B12-531',
    title: { ru: '', en: 'Several replacements of one player' },
    text: {
      ru: '',
      en: 'If a player may apply several replacement effects to the same game action, that player chooses which one is applied.',
    },
    enforceable: true,
  },
  'B12-531.4.2': {
    chapter: 'B12-531',
    title: { ru: '', en: 'Replacements of both players' },
    text: {
      ru: '',
      en: 'If both players may apply replacement effects to the same game action, the Active player chooses which one is applied.',
    },
    enforceable: true,
  },
  'B12-531.5': {
    chapter: 'B12-531',
    title: { ru: '', en: 'Replacing the result of a replacement' },
    text: {
      ru: '',
      en: 'A replacement effect may be applied to an effect that itself resulted from another replacement effect.',
    },
    enforceable: true,
  },
  'B12-532.1': {
    chapter: 'B12-532',
    title: { ru: '', en: 'Ways of taking a card into the squad' },
    text: {
      ru: '',
      en: "Taking a card into the squad means any of: recruiting it in the Recruitment subphase, summoning it, reviving it, incarnating it, or taking control of an opponent's card.",
    },
    enforceable: true,
  },
  'B12-532.2': {
    chapter: 'B12-532',
    title: { ru: '', en: 'Recruiting gives control' },
    text: {
      ru: '',
      en: 'Cards are recruited into the squad by B12-403.2. The player who took a card into the squad in the Recruitment subphase becomes the player controlling it.',
    },
    enforceable: true,
  },
  'B12-532.3': {
    chapter: 'B12-532',
    title: { ru: '', en: 'Summoning and its defaults' },
    text: {
      ru: '',
      en: "To summon a card is to take it out of the deck and place it in the play zone. Defaults: (1) from one's own deck; (2) next to the card using the summoning; (3) open; (4) revealed; (5) onto a free cell; (6) at most 1 card per cell if several cards are summoned; (7) under one's own control. Flyers, terrains and cards with the text 'Is located in the auxiliary zone' are summoned directly into the auxiliary zone instead of onto a battlefield cell.",
    },
    enforceable: true,
  },
  'B12-532.3.1': {
    chapter: 'B12-532',
    title: { ru: '', en: 'Searching the deck is part of the summoning declaration' },
    text: {
      ru: '',
      en: 'Looking through the deck for the card to be summoned is part of declaring the summoning. If the player does not find the card (or does not want to find it), the declaration is cancelled and the deck is shuffled.',
    },
    enforceable: true,
  },
  'B12-532.3.2': {
    chapter: 'B12-532',
    title: { ru: '', en: 'A triggered summoning may be skipped' },
    text: {
      ru: '',
      en: 'If a triggered feature requires a definite card to be summoned from the deck, the player may skip that triggered feature as though the card were not in the deck.',
    },
    enforceable: true,
  },
  'B12-532.4': {
    chapter: 'B12-532',
    title: { ru: '', en: 'Reviving and its defaults' },
    text: {
      ru: '',
      en: "To revive a card is to take it out of the graveyard and place it in the play zone. Defaults: (1) from one's own graveyard; (2) next to the card using the revival; (3) open; (4) revealed; (5) onto a free cell; (6) at most 1 card per cell if several cards are revived; (7) under one's own control. Flyers, terrains and cards with the text 'Is located in the auxiliary zone' are revived directly in the auxiliary zone instead of on a battlefield cell.",
    },
    enforceable: true,
  },
  'B12-532.5': {
    chapter: 'B12-532',
    title: { ru: '', en: 'Incarnation and its defaults' },
    text: {
      ru: '',
      en: "To incarnate a card is to take it out of the graveyard and place it in the play zone. Defaults: (1) from one's own graveyard; (2) in one's own third row (relative to the player controlling the card); (3) closed; (4) revealed; (5) onto a free cell; (6) at most 1 card per cell if several cards incarnate; (7) under one's own control. Flyers, terrains and cards with the text 'Is located in the auxiliary zone' incarnate directly into the auxiliary zone instead of onto a battlefield cell.",
    },
    enforceable: true,
  },
  'B12-532.5.1': {
    chapter: 'B12-532',
    title: { ru: '', en: 'Incarnation chips' },
    text: {
      ru: '',
      en: "At the start of its own turn a card that is in the graveyard and has an unused feature 'Incarnation X' receives one special incarnation chip. The card incarnates when the number of its incarnation chips reaches X. At the moment it is placed in the play zone by incarnation it loses all its incarnation chips (this game action does not use the stack).",
    },
    enforceable: true,
  },
  'B12-532.5.2': {
    chapter: 'B12-532',
    title: { ru: '', en: 'Delayed incarnation' },
    text: {
      ru: '',
      en: 'If the incarnation would break any rules, the card stays in the graveyard and incarnates (is placed in the play zone, losing all its incarnation chips) as soon as the rules would no longer be broken.',
    },
    enforceable: true,
  },
  'B12-532.5.3': {
    chapter: 'B12-532',
    title: { ru: '', en: 'One incarnation per battle' },
    text: { ru: '', en: 'Each creature may use incarnation once per battle.' },
    enforceable: true,
  },
  'B12-532.5.4': {
    chapter: 'B12-532',
    title: { ru: '', en: 'Incarnation is a named feature' },
    text: {
      ru: '',
      en: "Incarnation is a named feature. If a creature has several features 'Incarnation X', only one of them applies: the one with the largest X.",
    },
    enforceable: true,
  },
  'B12-532.6': {
    chapter: 'B12-532',
    title: { ru: '', en: 'The destination cell is declared' },
    text: {
      ru: '',
      en: "Declaring a summoning (revival, incarnation) requires naming the cell on which it will take place. No cell is named if the card is a flyer, a terrain, or has the feature 'is located in the auxiliary zone'.",
    },
    enforceable: true,
  },
  'B12-532.7': {
    chapter: 'B12-532',
    title: { ru: '', en: 'Taking control' },
    text: {
      ru: '',
      en: "To take control of a card is to become the player controlling it; at the same moment the opponent stops controlling it. If because of some effect a player loses control of a card, that player's opponent automatically becomes the controlling player.",
    },
    enforceable: true,
  },
  'B12-532.7.1': {
    chapter: 'B12-532',
    title: { ru: '', en: 'Control that cannot pass' },
    text: {
      ru: '',
      en: "If a player has lost control of a card but the card for some reason cannot be taken into the opponent's squad, the player goes on controlling it until some other effect orders this card to change hands.",
    },
    enforceable: true,
  },
  'B12-532.8': {
    chapter: 'B12-532',
    title: { ru: '', en: "'Cannot be taken into a squad with [text]'" },
    text: {
      ru: '',
      en: "If a card has the feature 'cannot be taken into a squad with [text]': (1) in the Recruitment subphase a player cannot recruit this card if [text] is already present in the squad, and cannot recruit [text] if this card is present in the squad; (2) a player cannot summon, revive, incarnate or take control of this card if [text] is present in the squad.",
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
