import type { Rule } from '@vigrid/kernel';

/** Dictionary of named features, Russian names from О to Ч. */
export const dictionaryOToCh = {
  'B09-D-experience-in-attack': {
    chapter: 'B09-D',
    title: { ru: 'Опыт в Атаке (Х)', en: 'Experience in Attack (X)' },
    text: {
      ru: '',
      en: 'Constant modifier; X is 1 if not given. Full text: +X to the die roll when assaulting with a simple strike.',
    },
    enforceable: true,
  },
  'B09-D-experience-in-defence': {
    chapter: 'B09-D',
    title: { ru: 'Опыт в Защите (Х)', en: 'Experience in Defence (X)' },
    text: {
      ru: '',
      en: 'Constant modifier; X is 1 if not given. Full text: +X to its die roll when repelling a CLOSE strike.',
    },
    enforceable: true,
  },
  'B09-D-experience-in-shooting': {
    chapter: 'B09-D',
    title: { ru: 'Опыт в Стрельбе (Х)', en: 'Experience in Shooting (X)' },
    text: {
      ru: '',
      en: 'Constant modifier; X is 1 if not given. Full text: +X to its die roll when assaulting with a shot.',
    },
    enforceable: true,
  },
  'B09-D-experience-in-throwing': {
    chapter: 'B09-D',
    title: { ru: 'Опыт в Метании (Х)', en: 'Experience in Throwing (X)' },
    text: {
      ru: '',
      en: 'Constant modifier; X is 1 if not given. Full text: +X to its die roll when assaulting with a throw.',
    },
    enforceable: true,
  },
  'B09-D-experience-in-discharging': {
    chapter: 'B09-D',
    title: { ru: 'Опыт в Разряде (Х)', en: 'Experience in Discharging (X)' },
    text: {
      ru: '',
      en: 'Constant modifier; X is 1 if not given. Full text: +X to its die roll when assaulting with a discharge.',
    },
    enforceable: true,
  },
  'B09-D-horde': {
    chapter: 'B09-D',
    title: { ru: 'Орда', en: 'Horde' },
    text: {
      ru: '',
      en: 'Constant. Full text: before the game your deck may contain at most five copies of this card (instead of three, B09-100.2b).',
    },
    enforceable: true,
  },
  'B09-D-poisoning': {
    chapter: 'B09-D',
    title: { ru: 'Отравление на Х', en: 'Poisoning X' },
    text: {
      ru: '',
      en: 'Triggered; creatures only; a creature that changes type loses it. “Poison for X” in a text gives it; such a creature is poisoned. An incorporeal creature is an illegal target; a poisoned creature that becomes incorporeal, or gains Protection from Poison, immediately loses Poisoning (base effects). Full text: at the start of your turn, if this creature opened this turn or was open during this turn, it is wounded for X.',
    },
    enforceable: true,
  },
  'B09-D-redistribution': {
    chapter: 'B09-D',
    title: { ru: 'Перераспределение (на Х)', en: 'Redistribution (X)' },
    text: {
      ru: '',
      en: 'Triggered or playable; written “redistribute (X wounds)”; without X the amount is given in the text. It heals one creature of (X) wounds and wounds creatures for the same total; the controller of the source decides how many wounds each receives. Legal recipients are listed on the card. A creature may legally be given more wounds than its current lives.',
    },
    enforceable: true,
  },
  'B09-D-flight': {
    chapter: 'B09-D',
    title: { ru: 'Полёт', en: 'Flight' },
    text: {
      ru: '',
      en: 'A property of creatures only, inseparable from the subtype flying creature: every flyer has Flight and every creature with Flight is a flyer. Changing type or subtype loses Flight, and losing Flight changes the type or subtype. Unless stated otherwise: a flyer that loses Flight or its subtype becomes a creature with movement stock 1 and is put on a free Battlefield cell chosen by its controller; if there is none it dies. A flyer that becomes an artifact is likewise put on a free cell, or dies if none. A flyer that becomes a terrain stays in the Additional Zone. A flyer that becomes equipment, symbiont or parasite dies.',
    },
    enforceable: true,
  },
  'B09-D-curse': {
    chapter: 'B09-D',
    title: { ru: 'Проклятье', en: 'Curse' },
    text: {
      ru: '',
      en: 'Constant modifier. Full text: -1 to all die rolls of the card. “Curse a card” means give Curse; such a card is called cursed.',
    },
    enforceable: true,
  },
  'B09-D-jump': {
    chapter: 'B09-D',
    title: { ru: 'Прыжок', en: 'Jump' },
    text: {
      ru: '',
      en: 'Playable by default, may be triggered. If triggered it is simply a relocation to any unoccupied cell. Playable Jump is non-sudden; only creatures without subtypes have it (not usable after a change of type or gain of a subtype until reversed). Full text: this creature relocates to any unoccupied cell, spending all movement units, if it is open, spent no movement units this turn and has not acted this turn. Jump and Teleportation have identical text but are different features.',
    },
    enforceable: true,
  },
  'B09-D-discharge': {
    chapter: 'B09-D',
    title: { ru: 'Разряд', en: 'Discharge' },
    text: {
      ru: '',
      en: 'A ranged magic attack; triggered or playable.',
    },
    enforceable: true,
  },
  'B09-D-regeneration': {
    chapter: 'B09-D',
    title: { ru: 'Регенерация Х', en: 'Regeneration X' },
    text: {
      ru: '',
      en: 'Triggered; creatures only. Full text: at the start of your turn, if this creature opened this turn or was open at the moment this turn started, heal it for X.',
    },
    enforceable: true,
  },
  'B09-D-stealth': {
    chapter: 'B09-D',
    title: { ru: 'Скрытность', en: 'Stealth' },
    text: {
      ru: '',
      en: 'Constant. Full text: this card need not be revealed in the Reveal step; its owner may reveal it when they have priority. Revealing it is a playable feature that does not use the stack.',
    },
    enforceable: true,
  },
  'B09-D-steadfastness': {
    chapter: 'B09-D',
    title: { ru: 'Стойкость', en: 'Steadfastness' },
    text: {
      ru: '',
      en: 'Constant. Full text: this card receives no wounds from influences controlled by the opponent. It does not protect from “is wounded” (self-wounding) effects, see B09-G-wounds-itself.',
    },
    enforceable: true,
  },
  'B09-D-fear': {
    chapter: 'B09-D',
    title: { ru: 'Страх Х', en: 'Fear X' },
    text: {
      ru: '',
      en: 'Triggered. Full text: on an attack against this card, the attacker is wounded for X unless it has Fear.',
    },
    enforceable: true,
  },
  'B09-D-formation': {
    chapter: 'B09-D',
    title: { ru: 'Строй', en: 'Formation' },
    text: {
      ru: '',
      en: 'Constant; only creatures without subtypes. Written “Formation: [text]”, [text] being the formation features. A creature has no formation features by itself. Full text: this creature gains all its formation features while another creature of yours with Formation is on an orthogonally neighbouring cell. Such a creature is in formation; its formation features are acquired. A creature breaks formation if it was in formation, declared a relocation and afterwards is not in formation; it forms formation if it was not in formation, declared a relocation and afterwards is.',
    },
    enforceable: true,
  },
  'B09-D-hideout': {
    chapter: 'B09-D',
    title: { ru: 'Схрон', en: 'Hideout' },
    text: {
      ru: '',
      en: 'Constant. Full text: this card cannot become the initial target of any attack by a flyer. (It can still be a defender or the target of a redirection.)',
    },
    enforceable: true,
  },
  'B09-D-teleportation': {
    chapter: 'B09-D',
    title: { ru: 'Телепортация', en: 'Teleportation' },
    text: {
      ru: '',
      en: 'Playable, non-sudden; only creatures without subtypes (not usable after a change of type or gain of a subtype until reversed). Full text: this creature relocates to any unoccupied cell, spending all movement units, if it is open, spent no movement units this turn and has not acted this turn. Distinct from Jump.',
    },
    enforceable: true,
  },
  'B09-D-thick-skin': {
    chapter: 'B09-D',
    title: { ru: 'Толстокожесть', en: 'Thick Skin' },
    text: {
      ru: '',
      en: 'Constant. Full text: Protection from features “on attack”, “when assaulting” and “after attack” of cards that assault this card.',
    },
    enforceable: true,
  },
  'B09-D-accuracy': {
    chapter: 'B09-D',
    title: { ru: 'Точность', en: 'Accuracy' },
    text: {
      ru: '',
      en: 'Constant. All properties and features produced by this card gain “cannot be redirected”. The card also ignores features that oblige it to assault.',
    },
    enforceable: true,
  },
  'B09-D-corpse-eating': {
    chapter: 'B09-D',
    title: { ru: 'Трупоедство', en: 'Corpse-Eating' },
    text: {
      ru: '',
      en: 'Triggered; creatures only. Full text: if this creature destroyed an adjacent non-incorporeal opposing creature with any of its own properties or features except a ranged attack, it heals fully and loses Poisoning. A flyer may use it on any opposing creature; any creature may use it on an opposing flyer.',
    },
    enforceable: true,
  },
  'B09-D-fading': {
    chapter: 'B09-D',
    title: { ru: 'Угасание Х', en: 'Fading X' },
    text: {
      ru: '',
      en: 'Triggered. Full text: at the start of your turn, if this card opened this turn or was open during this turn, it is wounded for X.',
    },
    enforceable: true,
  },
  'B09-D-strike-over-row': {
    chapter: 'B09-D',
    title: { ru: 'Удар Через Ряд', en: 'Strike over a Row' },
    text: {
      ru: '',
      en: 'A ranged non-magic attack; triggered or playable. Legal target: a card on the same row or column as the source with exactly one cell between them, that cell being unoccupied or occupied by your own card. It is a strike, though not a close strike.',
    },
    enforceable: true,
  },
  'B09-D-uniqueness': {
    chapter: 'B09-D',
    title: { ru: 'Уникальность', en: 'Uniqueness' },
    text: {
      ru: '',
      en: 'Constant. A card with Uniqueness cannot be taken into a squad that already contains a card of the same name.',
    },
    enforceable: true,
  },
  'B09-D-vulnerability': {
    chapter: 'B09-D',
    title: { ru: 'Уязвимость', en: 'Vulnerability' },
    text: {
      ru: '',
      en: 'Constant. Full text: all attacks on this card have +1 to their numeric value.',
    },
    enforceable: true,
  },
  'B09-D-vulnerability-to': {
    chapter: 'B09-D',
    title: { ru: 'Уязвимость от [текст]', en: 'Vulnerability to [text]' },
    text: {
      ru: '',
      en: 'Constant. Full text: any feature or property of kind [text] that deals wounds to this card has +1 to its numeric value.',
    },
    enforceable: true,
  },
  'B09-D-plague': {
    chapter: 'B09-D',
    title: { ru: 'Чума', en: 'Plague' },
    text: {
      ru: '',
      en: 'Triggered; creatures only. Full text: on a close strike by this creature the attacked creature gains Plague. If this creature rolls an odd number before modifiers, it is wounded for X, where X is the result of that roll after modifiers.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
