import type { Rule } from '@vigrid/kernel';

/** Glossary, Russian terms from Г to З. */
export const glossaryGToZ = {
  'B12-G-death': {
    chapter: 'B12-G',
    title: { ru: 'Гибель (существа, карты)', en: 'Death (of a creature, card)' },
    text: {
      ru: '',
      en: 'The transfer of a card from the play zone to the graveyard.',
    },
    enforceable: true,
  },
  'B12-G-wrath': {
    chapter: 'B12-G',
    title: { ru: 'Гнев', en: 'Wrath' },
    text: {
      ru: '',
      en: 'Attack modifier: +1 to this card’s simple strike against cards that have already received wounds from attacks during the current turn.',
    },
    enforceable: true,
  },
  'B12-G-range-x': {
    chapter: 'B12-G',
    title: { ru: 'Дальность X', en: 'Range X' },
    text: {
      ru: '',
      en: '“[Text], range X” may be declared only against objects that can be reached by counting X or fewer cells from the source, vertically, horizontally or diagonally in any mixture. Without a stated range there is no distance limit. Against a card in the auxiliary zone a shot, discharge, throw, spell or influence may be used regardless of range. A card in the auxiliary zone may declare game actions that have a range against any card in the play zone.',
    },
    enforceable: true,
  },
  'B12-G-ranged-attack': {
    chapter: 'B12-G',
    title: { ru: 'Дальняя атака', en: 'Ranged attack' },
    text: {
      ru: '',
      en: 'Ranged attacks are: shot, throw, discharge, strike over a row. A shot, throw or discharge may be declared against any card, including cards in the auxiliary zone, except an adjacent card. (The strike over a row has its own targeting rule.)',
    },
    enforceable: true,
  },
  'B12-G-gift-of-life-x': {
    chapter: 'B12-G',
    title: { ru: 'Дар жизни X', en: 'Gift of Life X' },
    text: {
      ru: '',
      en: 'When this card dies, a chosen creature of the same element in your squad gains X extra lives.',
    },
    enforceable: true,
  },
  'B12-G-move': {
    chapter: 'B12-G',
    title: { ru: 'Двигаться', en: 'Move (movement)' },
    text: {
      ru: '',
      en: 'To move is to use the movement stock. A move of one cell ahead, back, right or left costs one movement unit. Only an open creature with a movement stock above 0 may move, and only onto an unoccupied cell. The stock is restored at the start of the turn and whenever the card opens. When a card acts it loses its entire movement stock. Only the Active player may declare a move, in the Choice subphase.',
    },
    enforceable: true,
  },
  'B12-G-card-action': {
    chapter: 'B12-G',
    title: { ru: 'Действие (карты)', en: 'Action (of a card)' },
    text: {
      ru: '',
      en: 'Using a feature whose payment contains the closing icon. Also actions: attacking with a simple strike, closing for a strike against a flyer, accumulating a chip, assigning a defender.',
    },
    enforceable: true,
  },
  'B12-G-diagonal': {
    chapter: 'B12-G',
    title: { ru: 'Диагональ', en: 'Diagonal' },
    text: {
      ru: '',
      en: 'Several consecutive cells that touch only at corners and lie on one straight line. A cell or card “diagonally” from a source is a neighbouring one that is oblique to it (not left, right, above or below).',
    },
    enforceable: true,
  },
  'B12-G-gains-until-end-of-battle': {
    chapter: 'B12-G',
    title: { ru: 'До конца боя получает [текст]', en: 'Gains [text] until the end of the battle' },
    text: {
      ru: '',
      en: 'Any acquired feature or property whose text states no duration stays until the end of the battle. If a card loses such a battle-long feature or property for a stated period, it gets it back when that period ends.',
    },
    enforceable: true,
  },
  'B12-G-loses-until-end-of-battle': {
    chapter: 'B12-G',
    title: { ru: 'До конца боя теряет [текст]', en: 'Loses [text] until the end of the battle' },
    text: {
      ru: '',
      en: 'A loss of an acquired feature or property with no stated period lasts until the end of the battle. The card may nevertheless gain [text] again through features of other cards.',
    },
    enforceable: true,
  },
  'B12-G-before-recruiting': {
    chapter: 'B12-G',
    title: { ru: 'До набора отряда', en: 'Before recruiting the squad' },
    text: {
      ru: '',
      en: 'A triggered feature beginning “before recruiting the squad” is used when the Recruitment subphase begins.',
    },
    enforceable: true,
  },
  'B12-G-finishing-off-x': {
    chapter: 'B12-G',
    title: { ru: 'Добивание на X', en: 'Finishing-off X' },
    text: {
      ru: '',
      en: 'An influence: destroy an adjacent non-incorporeal creature that has X or fewer current lives; symbionts cannot be chosen. It inflicts no wounds.',
    },
    enforceable: true,
  },
  'B12-G-additional-zone': {
    chapter: 'B12-G',
    title: { ru: 'Дополнительная зона', en: 'Additional zone' },
    text: {
      ru: '',
      en: 'Obsolete name of the auxiliary zone (вспомогательная зона, section 203).',
    },
    enforceable: false,
  },
  'B12-G-extra-lives': {
    chapter: 'B12-G',
    title: { ru: 'Дополнительные жизни', en: 'Extra lives' },
    text: {
      ru: '',
      en: 'An effect that raises a card’s number of lives. Inflicting wounds does not remove extra lives, and adding extra lives does not remove wounds: the two are tracked separately.',
    },
    enforceable: true,
  },
  'B12-G-soul-catcher-x': {
    chapter: 'B12-G',
    title: { ru: 'Душелов X', en: 'Soul Catcher X' },
    text: {
      ru: '',
      en: 'When a creature dies (the text does not restrict whose), this card gains a chip. The card can hold at most X chips.',
    },
    enforceable: true,
  },
  'B12-G-union-x': {
    chapter: 'B12-G',
    title: { ru: 'Единение X', en: 'Union X' },
    text: {
      ru: '',
      en: 'When this creature strikes, you may show from your deck up to X different cards that have Union and cost less than the attacking card, use their “on strike” features that accompany this type of strike, and then shuffle those cards back into the deck.',
    },
    enforceable: true,
  },
  'B12-G-thirst-x': {
    chapter: 'B12-G',
    title: { ru: 'Жажда X', en: 'Thirst X' },
    text: {
      ru: '',
      en: 'An influence. Before the start of its own turn, if this creature is closed, it may inflict X wounds on an adjacent non-incorporeal creature. If it has not inflicted X wounds on that creature, it does not open at the start of its turn. Flying creatures cannot gain Thirst; a creature with Thirst that becomes flying loses it.',
    },
    enforceable: true,
  },
  'B12-G-current-lives': {
    chapter: 'B12-G',
    title: { ru: 'Жизни карты (текущее число жизней)', en: 'Lives of a card (current lives)' },
    text: {
      ru: '',
      en: 'The card’s number of lives at the given moment: initial lives (the number at the lives icon), plus extra lives, minus wounds, plus or minus certain other effects.',
    },
    enforceable: true,
  },
  'B12-G-spell': {
    chapter: 'B12-G',
    title: { ru: 'Заклинание', en: 'Spell' },
    text: {
      ru: '',
      en: 'A magical ability that is not an attack. It is described in a feature text that contains the italic word “Spell”. If, with all modifiers, a spell should inflict 0 wounds or fewer, it inflicts no wounds and features accompanying the infliction of wounds do not trigger.',
    },
    enforceable: true,
  },
  'B12-G-close-card': {
    chapter: 'B12-G',
    title: { ru: 'Закрыть (существо, карту)', en: 'Close (a creature, card)' },
    text: {
      ru: '',
      en: 'An open card (upright) closes: it is turned 90 degrees clockwise and lies horizontally. Closing after execution is part of the payment of every card action. A closed card can neither declare nor execute actions and cannot move. A card closed by a feature of another card has not used its action; it merely can no longer pay for one.',
    },
    enforceable: true,
  },
  'B12-G-occupied-cell': {
    chapter: 'B12-G',
    title: { ru: 'Занятая клетка поля боя', en: 'Occupied battlefield cell' },
    text: {
      ru: '',
      en: 'A cell with a card on it is occupied. Some effects may make a cell occupied although no card is on it.',
    },
    enforceable: true,
  },
  'B12-G-movement-stock': {
    chapter: 'B12-G',
    title: { ru: 'Запас движения', en: 'Movement stock' },
    text: {
      ru: '',
      en: 'A base property: the number at the movement icon. It is the number of times the creature can use its own movement during its turn. It is restored at the start of the turn of the card’s controller and whenever the card opens.',
    },
    enforceable: true,
  },
  'B12-G-charge-x': {
    chapter: 'B12-G',
    title: { ru: 'Заряд X: [текст]', en: 'Charge X: [text]' },
    text: {
      ru: '',
      en: 'While the card has X or more chips it has [text]. The card can hold at most X chips, where this X is the largest Charge value on the card. A card with at least one “Charge X: [text]” automatically also has “At the start of your turn: may gain a chip”.',
    },
    enforceable: true,
  },
  'B12-G-protection-from': {
    chapter: 'B12-G',
    title: { ru: 'Защита от [текст]', en: 'Protection from [text]' },
    text: {
      ru: '',
      en: 'The card receives no effects (wounds included) from [text], receives no markers of kind [text], and no feature accompanying [text] triggers with respect to this card. Features that put effects on other targets still trigger.',
    },
    enforceable: true,
  },
  'B12-G-protection-from-attacks': {
    chapter: 'B12-G',
    title: { ru: 'Защита от атак', en: 'Protection from attacks' },
    text: {
      ru: '',
      en: 'Shorthand for seven independent features: protection from simple strikes, from special strikes, from magic strikes, from shots, from throws, from discharges, from strikes over a row.',
    },
    enforceable: true,
  },
  'B12-G-protection-from-sudden-actions': {
    chapter: 'B12-G',
    title: { ru: 'Защита от внезапных действий (ЗОВД)', en: 'Protection from sudden actions' },
    text: {
      ru: '',
      en: 'A sudden action, and every feature accompanying a sudden action, puts no effects on this card. Has its own icon.',
    },
    enforceable: true,
  },
  'B12-G-protection-from-shots': {
    chapter: 'B12-G',
    title: { ru: 'Защита от выстрелов (ЗОВ)', en: 'Protection from shots' },
    text: {
      ru: '',
      en: 'A shot, and every feature accompanying a shot, puts no effects on this card. Has its own icon.',
    },
    enforceable: true,
  },
  'B12-G-protection-from-ranged-attacks': {
    chapter: 'B12-G',
    title: { ru: 'Защита от дальних атак (ЗОДА)', en: 'Protection from ranged attacks' },
    text: {
      ru: '',
      en: 'Shorthand for four independent features: protection from shots, from throws, from discharges, from strikes over a row.',
    },
    enforceable: true,
  },
  'B12-G-protection-from-ranged-non-magical-attacks': {
    chapter: 'B12-G',
    title: {
      ru: 'Защита от дальних немагических атак (ЗДНА)',
      en: 'Protection from ranged non-magical attacks',
    },
    text: {
      ru: '',
      en: 'Shorthand for three independent features: protection from shots, from throws, from strikes over a row.',
    },
    enforceable: true,
  },
  'B12-G-protection-from-spells': {
    chapter: 'B12-G',
    title: { ru: 'Защита от заклинаний (ЗОЗ)', en: 'Protection from spells' },
    text: {
      ru: '',
      en: 'A spell, and every feature accompanying a spell, puts no effects on this card. Has its own icon.',
    },
    enforceable: true,
  },
  'B12-G-protection-from-magic': {
    chapter: 'B12-G',
    title: { ru: 'Защита от магии (ЗОМ)', en: 'Protection from magic' },
    text: {
      ru: '',
      en: 'Shorthand for three independent features: protection from spells, from magic strikes, from discharges. Has its own icon.',
    },
    enforceable: true,
  },
  'B12-G-protection-from-poison': {
    chapter: 'B12-G',
    title: { ru: 'Защита от отравления (яда) (ЗОЯ)', en: 'Protection from poisoning (poison)' },
    text: {
      ru: '',
      en: 'The creature cannot receive Poisoning. A poisoned creature that gains this protection loses its Poisoning. Has its own icon.',
    },
    enforceable: true,
  },
  'B12-G-protection-from-discharges': {
    chapter: 'B12-G',
    title: { ru: 'Защита от разрядов (ЗОР)', en: 'Protection from discharges' },
    text: {
      ru: '',
      en: 'A discharge, and every feature accompanying a discharge, puts no effects on this card. Has its own icon.',
    },
    enforceable: true,
  },
  'B12-G-strike-value': {
    chapter: 'B12-G',
    title: { ru: 'Значение удара', en: 'Strike value' },
    text: {
      ru: '',
      en: 'The number in the card’s properties or features that sets the strength of its strike. Where a card text says “strike value”, the number is taken without modifiers.',
    },
    enforceable: true,
  },
  'B12-G-gold-crystal': {
    chapter: 'B12-G',
    title: { ru: 'Золотой кристалл', en: 'Gold crystal' },
    text: {
      ru: '',
      en: 'A resource of the game with its own icon; used to pay card costs when recruiting the squad. A cost containing gold makes the card elite.',
    },
    enforceable: true,
  },
  'B12-G-zones': {
    chapter: 'B12-G',
    title: { ru: 'Зона (зоны)', en: 'Zone (zones)' },
    text: {
      ru: '',
      en: 'The zones are: the play zone (battlefield plus auxiliary zones), the deck, the graveyard.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
