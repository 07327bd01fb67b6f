import type { Rule } from '@vigrid/kernel';

/** Dictionary of named features, Russian names from Б to Н. */
export const dictionaryAToN = {
  'B09-D-vanguard': {
    chapter: 'B09-D',
    title: { ru: 'Авангард', en: 'Vanguard' },
    text: {
      ru: '',
      en: 'Full text: at the start of the Vanguard step this creature may declare an assault with a simple strike on an adjacent opposing card; the strike is dealt as if the creature had Unanswerable Strike. Triggered feature; trigger point is the arrival of the Vanguard step. As everything in the Preliminary Phase it is executed immediately. Optional.',
    },
    enforceable: true,
  },
  'B09-D-unanswerable-strike': {
    chapter: 'B09-D',
    title: { ru: 'Безответный Удар', en: 'Unanswerable Strike' },
    text: {
      ru: '',
      en: 'Constant. Includes Directed Strike. Full text: Directed Strike; a card attacked by this card’s simple or special strike does not fight this card.',
    },
    enforceable: true,
  },
  'B09-D-incorporeality': {
    chapter: 'B09-D',
    title: { ru: 'Бестелесность', en: 'Incorporeal' },
    text: {
      ru: '',
      en: 'Constant; only creatures can have it. Incorporeal creatures may declare movement onto an occupied cell. An incorporeal creature standing on a cell occupied by another card (its own symbiont or parasite excepted) dies if its controller undertakes any game action other than passing, declaring movement of this creature, or declaring triggered features; it also dies if the turn is handed over while it stands there. It can host only an incorporeal symbiont. Features tied to it are written “Incorporeal: [text1, text2]” and may be playable, triggered or constant; losing Incorporeal loses them, and an object that ignores Incorporeal ignores them too.',
    },
    enforceable: true,
  },
  'B09-D-blessing': {
    chapter: 'B09-D',
    title: { ru: 'Благословление', en: 'Blessing' },
    text: {
      ru: '',
      en: 'Constant modifier. Full text: +1 to all die rolls of the card. “Bless” means give Blessing; such a card is called blessed.',
    },
    enforceable: true,
  },
  'B09-D-armour': {
    chapter: 'B09-D',
    title: { ru: 'Броня Х', en: 'Armour X' },
    text: {
      ru: '',
      en: 'Constant. Full text: during each player’s turn, prevent the first X wounds from non-magic attacks on this card. X is given for each Armour feature. If a card loses Armour and later gains Armour, the gained one is a new feature and can again prevent its X.',
    },
    enforceable: true,
  },
  'B09-D-vampirism': {
    chapter: 'B09-D',
    title: { ru: 'Вампиризм', en: 'Vampirism' },
    text: {
      ru: '',
      en: 'Triggered. Full text: when this card deals X wounds to a non-incorporeal creature with a simple strike, it heals X. If it has fewer than X wounds, the remainder is gained as extra lives.',
    },
    enforceable: true,
  },
  'B09-D-revival': {
    chapter: 'B09-D',
    title: { ru: 'Возрождение', en: 'Revival' },
    text: {
      ru: '',
      en: 'Playable or triggered; keyword “revive”. Legal targets are listed after the keyword: a card in the graveyard of the player using it or, if stated, of the opponent. Result: the card is taken into that player’s squad adjacent to the reviving card and open, unless stated otherwise. The destination cell is also a target and is chosen on declaration. If the cell becomes occupied before the wounds object is executed, the revival is cancelled without payment.',
    },
    enforceable: true,
  },
  'B09-D-summon': {
    chapter: 'B09-D',
    title: { ru: 'Вызов', en: 'Summon' },
    text: {
      ru: '',
      en: 'Playable or triggered; keyword “summon”. A card from one’s own deck (or, if stated, the opponent’s) is taken into the squad adjacent to the summoning card and open, unless stated otherwise. The destination cell is the target; the summoned card is not a target. The conditions on the card follow the keyword. On executing the wounds object the controller chooses one card of the deck that meets the conditions and summons it. If the cell becomes occupied before that, the summon is cancelled without payment. If no card in the deck meets the conditions, the summon is cancelled but paid. The player may choose to summon nothing; the summon is still paid.',
    },
    enforceable: true,
  },
  'B09-D-shot': {
    chapter: 'B09-D',
    title: { ru: 'Выстрел', en: 'Shot' },
    text: {
      ru: '',
      en: 'A ranged non-magic attack; playable or triggered.',
    },
    enforceable: true,
  },
  'B09-D-wrath': {
    chapter: 'B09-D',
    title: { ru: 'Гнев', en: 'Wrath' },
    text: {
      ru: '',
      en: 'Constant. Full text: this card has +1 to its simple strike against cards that received wounds from attacks this turn.',
    },
    enforceable: true,
  },
  'B09-D-range': {
    chapter: 'B09-D',
    title: { ru: 'Дальность Х', en: 'Range X' },
    text: {
      ru: '',
      en: 'Modifies the choice of targets of a feature or property: only a card or cell that can be reached from the source by counting X or fewer cells vertically, horizontally or diagonally in any combination is a legal target. Cards in the Additional Zone cannot be chosen by features with range, except by ranged attacks, unless stated.',
    },
    enforceable: true,
  },
  'B09-D-gift-of-life': {
    chapter: 'B09-D',
    title: { ru: 'Дар Жизни Х', en: 'Gift of Life X' },
    text: {
      ru: '',
      en: 'Triggered. Full text: when this card dies, a chosen creature of the same element in your squad gains X extra lives, but not above its maximum.',
    },
    enforceable: true,
  },
  'B09-D-finishing-off': {
    chapter: 'B09-D',
    title: { ru: 'Добивание на Х', en: 'Finishing-off X' },
    text: {
      ru: '',
      en: 'Playable or triggered. Full text: destroy an adjacent non-incorporeal creature with X or fewer current lives. Not usable on symbionts (B09-210.10).',
    },
    enforceable: true,
  },
  'B09-D-union': {
    chapter: 'B09-D',
    title: { ru: 'Единение Х', en: 'Union X' },
    text: {
      ru: '',
      en: 'Triggered; creatures only. Full text: when this creature assaults, you may find in your deck exactly X different creatures of lesser cost than it and show them to the opponent. Until the wounds object of that assault is executed, this creature has all features of the shown creatures of the form “on [attack type] …” whose attack type matches the type of this assault.',
    },
    enforceable: true,
  },
  'B09-D-thirst': {
    chapter: 'B09-D',
    title: { ru: 'Жажда Х', en: 'Thirst X' },
    text: {
      ru: '',
      en: 'Triggered. Flyers cannot gain it; a creature that gains flight loses it. Full text: if this creature is closed, before the start of the turn it may wound an adjacent non-incorporeal creature for X; if it did not wound an adjacent creature for X before the start of the turn, it does not open at the start of the turn.',
    },
    enforceable: true,
  },
  'B09-D-protection': {
    chapter: 'B09-D',
    title: { ru: 'Защита от [текст]', en: 'Protection from [text]' },
    text: {
      ru: '',
      en: 'Constant. Full text: features and properties of kind [text] have no effect on this card. Triggered features produced by such a feature applied to the protected card do not affect this card either.',
    },
    enforceable: true,
  },
  'B09-D-heal': {
    chapter: 'B09-D',
    title: { ru: 'Излечение (на Х)', en: 'Heal (X)' },
    text: {
      ru: '',
      en: 'Triggered or playable. The target is given by the feature text: “heals itself (X)” if it is the source, “heal (X)” if it may be another card. Without a number: “heal fully”. Full text of heal X: if the non-incorporeal target has X or fewer wounds remove all, otherwise remove X. Without a number: remove all wounds from the non-incorporeal target.',
    },
    enforceable: true,
  },
  'B09-D-incarnation': {
    chapter: 'B09-D',
    title: { ru: 'Инкарнация Х', en: 'Incarnation X' },
    text: {
      ru: '',
      en: 'Triggered; works only while the card is in the graveyard. Full text: at the start of your turn put a chip on this card. When the number of chips reaches or exceeds X: remove all chips, give it an incarnation marker and take it into the squad on any unoccupied cell of your third row, closed. If a card with an incarnation marker goes to the graveyard it loses Incarnation. If the third row has no unoccupied cell, it happens as soon as one is freed. Flyers go straight on to the Additional Zone. Symbionts, parasites and equipment die immediately after incarnating. Incarnation is not Revival. A card that may use incarnation without limit never loses it; one that may use it Y times per battle keeps it (and its markers) while it has fewer than Y incarnation markers.',
    },
    enforceable: true,
  },
  'B09-D-concentration': {
    chapter: 'B09-D',
    title: { ru: 'Концентрация', en: 'Concentration' },
    text: {
      ru: '',
      en: 'Triggered. Full text: at the end of the opponent’s turn, if this card received no wounds during that turn, it gains a chip. If it receives wounds after the feature has triggered, it does not gain the chip.',
    },
    enforceable: true,
  },
  'B09-D-maneuver': {
    chapter: 'B09-D',
    title: { ru: 'Манёвр', en: 'Maneuver' },
    text: {
      ru: '',
      en: 'Playable, non-sudden; only creatures without subtypes (if the card changes type or gains a subtype it cannot use it until it is again a creature without subtype). Full text: if this creature is open, has spent no movement units this turn and has not acted, it may swap places with an orthogonally adjacent creature of yours without subtypes, spending all movement units.',
    },
    enforceable: true,
  },
  'B09-D-meditation': {
    chapter: 'B09-D',
    title: { ru: 'Медитация', en: 'Meditation' },
    text: {
      ru: '',
      en: 'Constant. Full text: this card may pay for its playable features with chips of other cards of the same element in your squad. Neutral cards have no element and cannot use it.',
    },
    enforceable: true,
  },
  'B09-D-throw': {
    chapter: 'B09-D',
    title: { ru: 'Метание', en: 'Throw' },
    text: {
      ru: '',
      en: 'A ranged non-magic attack; triggered or playable.',
    },
    enforceable: true,
  },
  'B09-D-directed-strike': {
    chapter: 'B09-D',
    title: { ru: 'Направленный Удар', en: 'Directed Strike' },
    text: {
      ru: '',
      en: 'Constant. Full text: no defender can be assigned against this card’s simple or special strike.',
    },
    enforceable: true,
  },
  'B09-D-clumsiness': {
    chapter: 'B09-D',
    title: { ru: 'Неповоротливость (Х)', en: 'Clumsiness (X)' },
    text: {
      ru: '',
      en: 'Constant modifier; creatures only; X is 1 if not given. Full text: -X to the die roll when assaulting with a simple strike or repelling a CLOSE strike.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
