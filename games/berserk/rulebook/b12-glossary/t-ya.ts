import type { Rule } from '@vigrid/kernel';

/** Glossary, Russian terms from Т to Я. */
export const glossaryTToYa = {
  'B12-G-teleportation': {
    chapter: 'B12-G',
    title: { ru: 'Телепортация', en: 'Teleportation' },
    text: {
      ru: '',
      en: 'Used instead of movement. Payment: spend all movement units. Effect: the creature is relocated to any unoccupied battlefield cell. Only creatures may use it. It cannot be used if the creature has already moved. It may be used even if the number of movement units is 0 or the card has no movement units at all.',
    },
    enforceable: true,
  },
  'B12-G-class-toa-dan': {
    chapter: 'B12-G',
    title: { ru: 'Тоа-Дан', en: 'Toa-Dan (class)' },
    text: {
      ru: '',
      en: 'A creature class. Card texts refer to a creature of this class as “Member of the Toa-Dan order” (Член ордена Тоа-Дан).',
    },
    enforceable: true,
  },
  'B12-G-thick-skin': {
    chapter: 'B12-G',
    title: { ru: 'Толстокожесть (толстокожий)', en: 'Thick Skin' },
    text: {
      ru: '',
      en: 'The card receives no effects from features that trigger on an attack against it.',
    },
    enforceable: true,
  },
  'B12-G-accuracy': {
    chapter: 'B12-G',
    title: { ru: 'Точность', en: 'Accuracy' },
    text: {
      ru: '',
      en: 'This card’s attack cannot be redirected, and this card ignores all features that oblige it to attack.',
    },
    enforceable: true,
  },
  'B12-G-third-row': {
    chapter: 'B12-G',
    title: { ru: 'Третий ряд игрока', en: "A player's third row" },
    text: {
      ru: '',
      en: 'The five horizontal cells that touch only the second row of the player’s half of the battlefield.',
    },
    enforceable: true,
  },
  'B12-G-corpse-eating': {
    chapter: 'B12-G',
    title: { ru: 'Трупоедство', en: 'Corpse-eating' },
    text: {
      ru: '',
      en: 'If this creature, by its attack or another feature, destroys an adjacent non-incorporeal creature of the opponent, it is healed fully and loses poisoning. A flying creature may use it when it destroys any card in the play zone.',
    },
    enforceable: true,
  },
  'B12-G-put-into-graveyard': {
    chapter: 'B12-G',
    title: { ru: 'Убрать (положить, поместить) на кладбище', en: 'Put (lay, place) into the graveyard' },
    text: {
      ru: '',
      en: 'A game action that lays a card in the graveyard (from the deck or the play zone). It is not a destruction of the card.',
    },
    enforceable: true,
  },
  'B12-G-put-away-to-deck': {
    chapter: 'B12-G',
    title: { ru: 'Убрать в колоду', en: 'Put away into the deck' },
    text: {
      ru: '',
      en: 'Same as return to the deck (B12-G-return-to-deck).',
    },
    enforceable: false,
  },
  'B12-G-fading-x': {
    chapter: 'B12-G',
    title: { ru: 'Угасание X', en: 'Fading X' },
    text: {
      ru: '',
      en: 'An influence. At the start of its own turn, if the card is open, it is wounded for X. It does not trigger if the card did not open at the start of its turn, but it does trigger if the card was already open when the Opening phase began.',
    },
    enforceable: true,
  },
  'B12-G-strike': {
    chapter: 'B12-G',
    title: { ru: 'Удар', en: 'Strike' },
    text: {
      ru: '',
      en: 'A simple strike, special strike, magic strike or strike over a row. Every strike, an answering strike included, is an attack.',
    },
    enforceable: true,
  },
  'B12-G-strike-with-range-x': {
    chapter: 'B12-G',
    title: { ru: 'Удар с дальностью X', en: 'Strike with range X' },
    text: {
      ru: '',
      en: 'A variety of close strike. A defender against a simple strike with range X is assigned under the usual rules for defenders. It cannot be declared against a card in the auxiliary zone.',
    },
    enforceable: true,
  },
  'B12-G-strike-over-row': {
    chapter: 'B12-G',
    title: { ru: 'Удар через ряд (УЧР) на X (на X-Y-Z)', en: 'Strike over a row for X (X-Y-Z)' },
    text: {
      ru: '',
      en: 'An ability; a non-magical ranged attack with its own icon. If its strength is not stated it is 1. It may be declared across a card of your own or across an empty cell, vertically or horizontally but not diagonally; never across an opponent’s card. Grade and strength of a strike over a row for X-Y-Z come from one die roll: 3 or less = X (weak), 4 or 5 = Y (medium), 6 = Z (strong). “Strike over a row for X” always means X-X-X.',
    },
    enforceable: true,
  },
  'B12-G-uniqueness': {
    chapter: 'B12-G',
    title: { ru: 'Уникальность', en: 'Uniqueness' },
    text: {
      ru: '',
      en: 'Has its own icon. A card with Uniqueness cannot be taken into your squad if a card of that name is already in it, and a card cannot be taken if a unique card of the same name is already in your squad. If several unique cards of the same name appear in the play zone under one player’s control, the opponent chooses one that stays and the others return to their owners’ decks.',
    },
    enforceable: true,
  },
  'B12-G-destroy': {
    chapter: 'B12-G',
    title: { ru: 'Уничтожить (карту)', en: 'Destroy (a card)' },
    text: {
      ru: '',
      en: 'Transfer a card from the play zone to the graveyard. Some features destroy cards without inflicting wounds.',
    },
    enforceable: true,
  },
  'B12-G-vulnerability-x': {
    chapter: 'B12-G',
    title: { ru: 'Уязвимость X', en: 'Vulnerability X' },
    text: {
      ru: '',
      en: 'Attack modifier: every attack against this card gets +X to attack. X is 1 if not stated. A card may have partial vulnerability, limited to one kind of attack. A feature that should put an effect on a card with vulnerability does not put it on a card that has only partial vulnerability.',
    },
    enforceable: true,
  },
  'B12-G-chip': {
    chapter: 'B12-G',
    title: { ru: 'Фишка', en: 'Chip' },
    text: {
      ru: '',
      en: 'Has its own icon. A card may accumulate it by itself (see accumulate a chip) or receive it when certain conditions are met. Chips pay for some card features.',
    },
    enforceable: true,
  },
  'B12-G-incarnation-chip': {
    chapter: 'B12-G',
    title: { ru: 'Фишка инкарнации', en: 'Incarnation chip' },
    text: {
      ru: '',
      en: 'A card with Incarnation lying in the graveyard gains one at the start of its turn. A card cannot have incarnation chips while it is in the play zone.',
    },
    enforceable: true,
  },
  'B12-G-players-turn': {
    chapter: 'B12-G',
    title: { ru: 'Ход игрока', en: 'A player’s turn' },
    text: {
      ru: '',
      en: 'All phases, subphases and steps of the Beginning phase (Начальная), Opening phase (Фаза Открытия), Main phase (Главная) and Final phase (Заключительная), up to handing the turn to the opponent.',
    },
    enforceable: true,
  },
  'B12-G-symbiont-host': {
    chapter: 'B12-G',
    title: { ru: 'Хозяин симбиота', en: 'Host of a symbiont' },
    text: {
      ru: '',
      en: 'The creature on whose cell the symbiont is placed.',
    },
    enforceable: true,
  },
  'B12-G-target': {
    chapter: 'B12-G',
    title: { ru: 'Цель (атаки, заклинания, воздействия)', en: 'Target (of an attack, spell, influence)' },
    text: {
      ru: '',
      en: 'The card a game action is aimed at becomes its target unless the game action is redirected to another card or, for an attack by simple strike, a defender is assigned. The legality of the target is checked when the game action is put on the stack and again when it leaves the stack.',
    },
    enforceable: true,
  },
  'B12-G-scales': {
    chapter: 'B12-G',
    title: { ru: 'Чешуя', en: 'Scales' },
    text: {
      ru: '',
      en: 'While 5 or more wounds, the card receives wounds only from simple strikes. (The condition is elliptical in the text: read as “while there are 5 or more wounds on the card”.)',
    },
    enforceable: true,
  },
  'B12-G-plague': {
    chapter: 'B12-G',
    title: { ru: 'Чума', en: 'Plague' },
    text: {
      ru: '',
      en: 'If this creature rolls an odd number on the die it is wounded for X, where X is that die roll (no type of ability is stated, so an influence by B12-111.2). On a close strike of this creature the attacked creature gains Plague.',
    },
    enforceable: true,
  },
  'B12-G-archaal-shield-x': {
    chapter: 'B12-G',
    title: { ru: 'Щит Архааля X', en: 'Shield of Archaal X' },
    text: {
      ru: '',
      en: 'Attack modifier: the card has -1 from non-magical attacks for each poisoned creature next to it, at most -X.',
    },
    enforceable: true,
  },
  'B12-G-equipment': {
    chapter: 'B12-G',
    title: { ru: 'Экипировка', en: 'Equipment' },
    text: {
      ru: '',
      en: 'A card type (a property). Equipment is assigned to a creature that has a class and is placed on the same cell as that creature.',
    },
    enforceable: true,
  },
  'B12-G-elite': {
    chapter: 'B12-G',
    title: { ru: 'Элитное существо (карта)', en: 'Elite creature (card)' },
    text: {
      ru: '',
      en: 'A base property: a card whose cost contains a gold crystal or gold crystals.',
    },
    enforceable: true,
  },
  'B12-G-effect': {
    chapter: 'B12-G',
    title: { ru: 'Эффект', en: 'Effect' },
    text: {
      ru: '',
      en: 'The result of an executed game action. On cards it is shown as wounds, markers and chips.',
    },
    enforceable: true,
  },
  'B12-G-replacement-effect': {
    chapter: 'B12-G',
    title: { ru: 'Эффект замещения', en: 'Replacement effect' },
    text: {
      ru: '',
      en: 'Waits for a particular effect to be applied and replaces it with another. Recognised by the forms “[text 1], instead - [text 2]”, “receives no wounds from [text]”, “receives wounds only from [text]”. The replaced effect counts as not executed (not put on the card).',
    },
    enforceable: true,
  },
  'B12-G-prevention-effect': {
    chapter: 'B12-G',
    title: { ru: 'Эффект предотвращения', en: 'Prevention effect' },
    text: {
      ru: '',
      en: 'Same as prevention (B12-G-prevention).',
    },
    enforceable: false,
  },
  'B12-G-rage-x': {
    chapter: 'B12-G',
    title: { ru: 'Ярость X', en: 'Rage X' },
    text: {
      ru: '',
      en: 'At the end of your turn, if this card did not assault (declare an attack) during that turn, it gains 1 chip; it can hold at most X chips. It also has a sudden played feature (payment: the sudden icon only, no closing): lose a chip and thereby open, at most X times during your turn.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
