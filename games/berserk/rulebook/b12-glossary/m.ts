import type { Rule } from '@vigrid/kernel';

/** Glossary, Russian terms from М. */
export const glossaryM = {
  'B12-G-magical-attack': {
    chapter: 'B12-G',
    title: { ru: 'Магическая атака', en: 'Magical attack' },
    text: {
      ru: '',
      en: 'A magic strike or a discharge.',
    },
    enforceable: true,
  },
  'B12-G-magic-armour-x': {
    chapter: 'B12-G',
    title: { ru: 'Магическая броня X', en: 'Magic Armour X' },
    text: {
      ru: '',
      en: 'Works like Armour X, but prevents the first X wounds inflicted on this card by magical attacks (magic strikes and discharges) during each player’s turn. A feature that restores a card’s Armour does not restore its Magic Armour.',
    },
    enforceable: true,
  },
  'B12-G-magical-feature': {
    chapter: 'B12-G',
    title: { ru: 'Магическая особенность', en: 'Magical feature' },
    text: {
      ru: '',
      en: 'A feature whose text contains a magical ability, except where that ability is merely given to other cards.',
    },
    enforceable: true,
  },
  'B12-G-magical-ability': {
    chapter: 'B12-G',
    title: { ru: 'Магическая способность', en: 'Magical ability' },
    text: {
      ru: '',
      en: 'A spell, a magic strike or a discharge.',
    },
    enforceable: true,
  },
  'B12-G-magic-strike': {
    chapter: 'B12-G',
    title: { ru: 'Магический удар на X (на X-Y-Z)', en: 'Magic strike for X (X-Y-Z)' },
    text: {
      ru: '',
      en: 'An ability; a close magical attack. No defender can be assigned against it. Only the card that declared it fights (rolls). Grade and strength of a magic strike for X-Y-Z come from one die roll: 3 or less = X (weak), 4 or 5 = Y (medium), 6 = Z (strong). “Magic strike for X” always means X-X-X.',
    },
    enforceable: true,
  },
  'B12-G-blood-magic': {
    chapter: 'B12-G',
    title: { ru: 'Магия крови', en: 'Blood Magic' },
    text: {
      ru: '',
      en: 'When the card receives wounds it may gain a chip (one chip per triggering, whatever the number of wounds).',
    },
    enforceable: true,
  },
  'B12-G-maximum-lives': {
    chapter: 'B12-G',
    title: { ru: 'Максимум жизней', en: 'Maximum of lives' },
    text: {
      ru: '',
      en: 'The sum of a card’s initial lives and extra lives.',
    },
    enforceable: true,
  },
  'B12-G-maximum-x-lives': {
    chapter: 'B12-G',
    title: { ru: 'Максимум X жизней', en: 'Maximum X lives' },
    text: {
      ru: '',
      en: 'The card’s maximum of lives cannot exceed X. If it should become greater than X, the extra lives above X are not put on the card; if the card somehow has more, the surplus extra lives are removed.',
    },
    enforceable: true,
  },
  'B12-G-maximum-x-chips': {
    chapter: 'B12-G',
    title: { ru: 'Максимум X фишек', en: 'Maximum X chips' },
    text: {
      ru: '',
      en: 'X is the largest number of chips the card may accumulate or receive. If the number should become greater than X, chips above X are not put on the card; if the card somehow has more, the surplus chips are removed.',
    },
    enforceable: true,
  },
  'B12-G-maneuver': {
    chapter: 'B12-G',
    title: { ru: 'Манёвр', en: 'Maneuver' },
    text: {
      ru: '',
      en: 'Used instead of movement. Payment: spend all movement units. Effect: the creature is relocated by exchanging places with another creature of the same squad standing on the cell ahead, behind, right or left of it. Only creatures may use it. It cannot be used if the creature has already moved. It may be used even if the number of movement units is 0 or the card has no movement units at all.',
    },
    enforceable: true,
  },
  'B12-G-marker': {
    chapter: 'B12-G',
    title: { ru: 'Маркер', en: 'Marker' },
    text: {
      ru: '',
      en: 'Alongside chips, markers record certain states of a card (wounds, poisonings and others).',
    },
    enforceable: true,
  },
  'B12-G-camouflage': {
    chapter: 'B12-G',
    title: { ru: 'Маскировка', en: 'Camouflage' },
    text: {
      ru: '',
      en: 'If this card is closed, it receives no wounds from the first attack against it during a turn. Features accompanying that attack trigger as usual.',
    },
    enforceable: true,
  },
  'B12-G-meditation': {
    chapter: 'B12-G',
    title: { ru: 'Медитация', en: 'Meditation' },
    text: {
      ru: '',
      en: 'The card may use, as if they were its own, chips of other cards of its squad that belong to the same element. Neutral cards belong to no element and cannot use Meditation. When declaring a feature that uses chips, the player must name the cards whose chips are used.',
    },
    enforceable: true,
  },
  'B12-G-slow-game-action': {
    chapter: 'B12-G',
    title: { ru: 'Медленное игродействие', en: 'Slow game action' },
    text: {
      ru: '',
      en: 'A game action that a player may declare in the Choice subphase of his own turn; also card features used in a specific subphase of the Preliminary phase.',
    },
    enforceable: true,
  },
  'B12-G-terrain': {
    chapter: 'B12-G',
    title: { ru: 'Местность', en: 'Terrain' },
    text: {
      ru: '',
      en: 'A card type (a property). While in a player’s squad a terrain is located in the auxiliary zone.',
    },
    enforceable: true,
  },
  'B12-G-throw': {
    chapter: 'B12-G',
    title: { ru: 'Метание на X (на X-Y-Z)', en: 'Throw for X (X-Y-Z)' },
    text: {
      ru: '',
      en: 'An ability; a ranged non-magical attack. Grade and strength of a throw for X-Y-Z come from one die roll: 3 or less = X (weak), 4 or 5 = Y (medium), 6 = Z (strong). “Throw for X” always means X-X-X. Protection from shots or from discharges gives no protection from throws.',
    },
    enforceable: true,
  },
  'B12-G-modifier': {
    chapter: 'B12-G',
    title: { ru: 'Модификатор', en: 'Modifier' },
    text: {
      ru: '',
      en: 'An effect that changes the numeric value of a feature or property.',
    },
    enforceable: true,
  },
  'B12-G-mulligan': {
    chapter: 'B12-G',
    title: { ru: 'Муллиган', en: 'Mulligan' },
    text: {
      ru: '',
      en: 'Another name of the redeal (пересдача, B12-402.4).',
    },
    enforceable: false,
  },
} as const satisfies Record<string, Rule>;
