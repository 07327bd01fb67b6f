import type { Rule } from '@vigrid/kernel';

/** Dictionary of named features, Russian names from О to Ч. */
export const dictionaryOToCh = {
  'B09-D-experience-in-attack': {
    chapter: 'B09-D',
    title: { ru: 'Опыт в атаке (X)', en: 'Experience in Attack (X)' },
    text: {
      ru: 'Постоянная особенность, модификатор; если X не указан, это 1. Карта получает +X к броску, когда нападает простым ударом.',
      en: 'Constant modifier; X is 1 if not given. +X to the die roll when assaulting with a simple strike.',
    },
    enforceable: true,
  },
  'B09-D-experience-in-defence': {
    chapter: 'B09-D',
    title: { ru: 'Опыт в защите (X)', en: 'Experience in Defence (X)' },
    text: {
      ru: 'Постоянная особенность, модификатор; если X не указан, это 1. Карта получает +X к своему броску, когда отражает ближний удар.',
      en: 'Constant modifier; X is 1 if not given. +X to its die roll when repelling a close strike.',
    },
    enforceable: true,
  },
  'B09-D-experience-in-shooting': {
    chapter: 'B09-D',
    title: { ru: 'Опыт в стрельбе (X)', en: 'Experience in Shooting (X)' },
    text: {
      ru: 'Постоянная особенность, модификатор; если X не указан, это 1. Карта получает +X к своему броску, когда нападает выстрелом.',
      en: 'Constant modifier; X is 1 if not given. +X to its die roll when assaulting with a shot.',
    },
    enforceable: true,
  },
  'B09-D-experience-in-throwing': {
    chapter: 'B09-D',
    title: { ru: 'Опыт в метании (X)', en: 'Experience in Throwing (X)' },
    text: {
      ru: 'Постоянная особенность, модификатор; если X не указан, это 1. Карта получает +X к своему броску, когда нападает метанием.',
      en: 'Constant modifier; X is 1 if not given. +X to its die roll when assaulting with a throw.',
    },
    enforceable: true,
  },
  'B09-D-experience-in-discharging': {
    chapter: 'B09-D',
    title: { ru: 'Опыт в разряде (X)', en: 'Experience in Discharging (X)' },
    text: {
      ru: 'Постоянная особенность, модификатор; если X не указан, это 1. Карта получает +X к своему броску, когда нападает разрядом.',
      en: 'Constant modifier; X is 1 if not given. +X to its die roll when assaulting with a discharge.',
    },
    enforceable: true,
  },
  'B09-D-horde': {
    chapter: 'B09-D',
    title: { ru: 'Орда', en: 'Horde' },
    text: {
      ru: 'Постоянная особенность. До начала игры в колоде может быть до пяти копий этой карты, а не трёх.',
      en: 'Constant. Before the game your deck may contain up to five copies of this card instead of three.',
    },
    enforceable: true,
    see: ['B09-100.2b'],
  },
  'B09-D-poisoning': {
    chapter: 'B09-D',
    title: { ru: 'Отравление на X', en: 'Poisoning X' },
    text: {
      ru: 'Срабатывающая особенность, только у существ; существо, сменившее тип, её теряет. «Отравить на X» — дать её; существо с ней — отравленное. В начале вашего хода, если существо открылось в этот ход или было в этот ход открыто, оно ранится на X. Бестелесное существо — нелегальная цель. Отравленное существо, ставшее бестелесным или получившее Защиту от яда, тут же теряет Отравление; это базовые эффекты.',
      en: 'Triggered; creatures only; a creature that changes type loses it. “Poison for X” gives it; such a creature is poisoned. At the start of your turn, if this creature opened this turn or was open during this turn, it is wounded for X. An incorporeal creature is an illegal target. A poisoned creature that becomes incorporeal or gains Protection from Poison loses Poisoning at once; these are base effects.',
    },
    enforceable: true,
    see: ['B09-311.4', 'B09-G-wounds-itself'],
  },
  'B09-D-redistribution': {
    chapter: 'B09-D',
    title: { ru: 'Перераспределение (на X)', en: 'Redistribution (X)' },
    text: {
      ru: 'Срабатывающая или играемая особенность; на карте — «перераспределить (X ран)», а если X нет, число задаёт текст. Излечивает одно существо от этих ран и ранит существ в сумме на столько же; кому сколько, решает игрок, контролирующий источник. Кого можно ранить, перечислено на карте. Существу можно дать больше ран, чем у него текущих жизней.',
      en: 'Triggered or playable; written “redistribute (X wounds)”; without X the amount is given in the text. It heals one creature of these wounds and wounds creatures for the same total; the controller of the source decides how many each receives. Legal recipients are listed on the card. A creature may be given more wounds than its current lives.',
    },
    enforceable: true,
  },
  'B09-D-flight': {
    chapter: 'B09-D',
    title: { ru: 'Полёт', en: 'Flight' },
    text: {
      ru: 'Свойство, только у существ; неотделимо от подтипа: у каждого летающего есть Полёт, и каждое существо с Полётом — летающее. Смена типа или подтипа лишает Полёта, потеря Полёта меняет тип или подтип. Если не сказано иное, летающее, лишившееся Полёта или подтипа, становится существом с запасом движения 1 и встаёт на свободную клетку поля боя по выбору контролирующего его игрока, а если такой нет, погибает. Ставшее артефактом тоже встаёт на свободную клетку или погибает. Ставшее местностью остаётся в дополнительной зоне. Ставшее экипировкой, симбиотом или паразитом погибает.',
      en: 'A property of creatures only, inseparable from the subtype: every flyer has Flight and every creature with Flight is a flyer. Changing type or subtype loses Flight, and losing Flight changes the type or subtype. Unless stated otherwise, a flyer that loses Flight or its subtype becomes a creature with movement stock 1 and is put on a free cell of the Battlefield chosen by its controller; if there is none, it dies. One that becomes an artifact is likewise put on a free cell or dies. One that becomes a terrain stays in the Additional Zone. One that becomes equipment, a symbiont or a parasite dies.',
    },
    enforceable: true,
    see: ['B09-211.1', 'B09-208.4'],
  },
  'B09-D-curse': {
    chapter: 'B09-D',
    title: { ru: 'Проклятье', en: 'Curse' },
    text: {
      ru: 'Постоянная особенность, модификатор: −1 ко всем броскам кубика карты. «Проклясть» — дать Проклятье; карта с ним называется проклятой.',
      en: 'Constant modifier: −1 to all die rolls of the card. To curse is to give Curse; a card with it is called cursed.',
    },
    enforceable: true,
    see: ['B09-D-blessing'],
  },
  'B09-D-jump': {
    chapter: 'B09-D',
    title: { ru: 'Прыжок', en: 'Jump' },
    text: {
      ru: 'Обычно играемая особенность, но бывает и срабатывающей; тогда это просто перемещение на любую незанятую клетку. Играемый Прыжок невнезапен и доступен только существам без подтипа (сменив тип или получив подтип, карта не применяет его, пока это не пройдёт): существо тратит все единицы движения и перемещается на любую незанятую клетку, если оно открыто, не тратило в этот ход единиц движения и не действовало. У Прыжка и Телепортации один текст, но это разные особенности.',
      en: 'Playable by default, may be triggered; then it is simply a relocation to any unoccupied cell. Playable Jump is non-sudden and only for creatures without subtypes (not usable after a change of type or gain of a subtype until reversed): this creature spends all movement units and relocates to any unoccupied cell, if it is open, spent no movement units this turn and has not acted. Jump and Teleportation have the same text but are different features.',
    },
    enforceable: true,
    see: ['B09-D-teleportation', 'B09-G-action-of-a-card'],
  },
  'B09-D-discharge': {
    chapter: 'B09-D',
    title: { ru: 'Разряд', en: 'Discharge' },
    text: {
      ru: 'Дальняя магическая атака; срабатывающая или играемая особенность.',
      en: 'A ranged magic attack; triggered or playable.',
    },
    enforceable: true,
    see: ['B09-401.4'],
  },
  'B09-D-regeneration': {
    chapter: 'B09-D',
    title: { ru: 'Регенерация X', en: 'Regeneration X' },
    text: {
      ru: 'Срабатывающая особенность, только у существ. В начале вашего хода существо излечивается на X, если открылось в этот ход или было открыто, когда ход начался.',
      en: 'Triggered; creatures only. At the start of your turn, if this creature opened this turn or was open when this turn started, heal it for X.',
    },
    enforceable: true,
    see: ['B09-311.4', 'B09-D-heal'],
  },
  'B09-D-stealth': {
    chapter: 'B09-D',
    title: { ru: 'Скрытность', en: 'Stealth' },
    text: {
      ru: 'Постоянная особенность. Карту можно не вскрывать на шаге вскрытия; её владелец может вскрыть её, имея приоритет. Такое вскрытие — играемая особенность, не использующая стек.',
      en: 'Constant. This card need not be revealed in the Reveal step; its owner may reveal it when they have priority. Revealing it is a playable feature that does not use the stack.',
    },
    enforceable: true,
    see: ['B09-415.5'],
  },
  'B09-D-steadfastness': {
    chapter: 'B09-D',
    title: { ru: 'Стойкость', en: 'Steadfastness' },
    text: {
      ru: 'Постоянная особенность. Карта не получает ран от воздействий, которые контролирует противник. От ран, которые карта наносит самой себе («ранится»), Стойкость не защищает.',
      en: 'Constant. This card receives no wounds from influences controlled by the opponent. It does not protect from wounds that the card deals to itself (“is wounded”).',
    },
    enforceable: true,
    see: ['B09-G-wounds-itself'],
  },
  'B09-D-fear': {
    chapter: 'B09-D',
    title: { ru: 'Страх X', en: 'Fear X' },
    text: {
      ru: 'Срабатывающая особенность. При атаке по этой карте атакующая карта ранится на X, если у неё нет Страха.',
      en: 'Triggered. On an attack against this card, the attacker is wounded for X unless it has Fear.',
    },
    enforceable: true,
  },
  'B09-D-formation': {
    chapter: 'B09-D',
    title: { ru: 'Строй', en: 'Formation' },
    text: {
      ru: 'Постоянная особенность существ без подтипа; запись «Строй: [текст]», где [текст] — особенности строя. Сами по себе, если не сказано иное, они не действуют: существо получает их, пока рядом с ним не по диагонали стоит другое ваше существо со Строем. Такое существо — в строю, и особенности строя для него приобретённые. Существо разрывает строй, если было в строю, заявило перемещение и после него не в строю; образует строй, если не было в строю, заявило перемещение и после него в строю.',
      en: 'Constant; only creatures without subtypes. Written “Formation: [text]”, [text] being the formation features. Unless stated otherwise they do not work by themselves: this creature gains them while another creature of yours with Formation is on an orthogonally neighbouring cell. Such a creature is in formation, and its formation features are acquired. A creature breaks formation if it was in formation, declared a relocation and afterwards is not; it forms formation if it was not, declared a relocation and afterwards is.',
    },
    enforceable: true,
    see: ['B09-407.1'],
  },
  'B09-D-hideout': {
    chapter: 'B09-D',
    title: { ru: 'Схрон', en: 'Hideout' },
    text: {
      ru: 'Постоянная особенность. Карта не может стать начальной целью никакой атаки летающего существа. Защитником и целью перенаправления она быть может.',
      en: 'Constant. This card cannot become the initial target of any attack by a flyer. It can still be a defender or the target of a redirection.',
    },
    enforceable: true,
    see: ['B09-400.2a', 'B09-408.6'],
  },
  'B09-D-teleportation': {
    chapter: 'B09-D',
    title: { ru: 'Телепортация', en: 'Teleportation' },
    text: {
      ru: 'Играемая невнезапная особенность существ без подтипа (сменив тип или получив подтип, карта не применяет её, пока это не пройдёт). Существо тратит все единицы движения и перемещается на любую незанятую клетку, если оно открыто, не тратило в этот ход единиц движения и не действовало. Это не Прыжок.',
      en: 'Playable, non-sudden; only creatures without subtypes (not usable after a change of type or gain of a subtype until reversed). This creature spends all movement units and relocates to any unoccupied cell, if it is open, spent no movement units this turn and has not acted. It is not Jump.',
    },
    enforceable: true,
    see: ['B09-D-jump', 'B09-G-action-of-a-card'],
  },
  'B09-D-thick-skin': {
    chapter: 'B09-D',
    title: { ru: 'Толстокожесть', en: 'Thick Skin' },
    text: {
      ru: 'Постоянная особенность. Если на карту нападают, у неё есть Защита от особенностей нападающей карты «при атаке», «при нападении» и «после атаки».',
      en: 'Constant: Protection from features “on attack”, “when assaulting” and “after attack” of cards that assault this card.',
    },
    enforceable: true,
    see: ['B09-D-protection'],
  },
  'B09-D-accuracy': {
    chapter: 'B09-D',
    title: { ru: 'Точность', en: 'Accuracy' },
    text: {
      ru: 'Постоянная особенность. Свойства и особенности, исходящие от этой карты, нельзя перенаправить. Кроме того, карта игнорирует особенности, обязывающие её нападать.',
      en: 'Constant. Properties and features produced by this card cannot be redirected. The card also ignores features that oblige it to assault.',
    },
    enforceable: true,
    see: ['B09-412.3', 'B09-G-oblige-to-attack'],
  },
  'B09-D-corpse-eating': {
    chapter: 'B09-D',
    title: { ru: 'Трупоедство', en: 'Corpse-Eating' },
    text: {
      ru: 'Срабатывающая особенность, только у существ. Уничтожив небестелесное существо противника, стоящее рядом, — любой особенностью или свойством, но не дальней атакой, — это существо полностью излечивается и теряет Отравление. Летающее применяет Трупоедство к любому существу противника; к летающему существу противника его применяет любое.',
      en: 'Triggered; creatures only. If this creature destroyed an adjacent non-incorporeal opposing creature with any of its own properties or features except a ranged attack, it heals fully and loses Poisoning. A flyer may use it on any opposing creature; any creature may use it on an opposing flyer.',
    },
    enforceable: true,
    see: ['B09-D-heal', 'B09-D-poisoning'],
  },
  'B09-D-fading': {
    chapter: 'B09-D',
    title: { ru: 'Угасание X', en: 'Fading X' },
    text: {
      ru: 'Срабатывающая особенность. В начале вашего хода, если карта открылась в этот ход или была в этот ход открыта, она ранится на X.',
      en: 'Triggered. At the start of your turn, if this card opened this turn or was open during this turn, it is wounded for X.',
    },
    enforceable: true,
    see: ['B09-311.4'],
  },
  'B09-D-strike-over-row': {
    chapter: 'B09-D',
    title: { ru: 'Удар через ряд', en: 'Strike over a Row' },
    text: {
      ru: 'Дальняя немагическая атака; срабатывающая или играемая особенность. Легальная цель — карта на одной горизонтали или вертикали с источником, если между ними ровно одна клетка, незанятая или занятая вашей картой. Это удар, хотя и не ближний.',
      en: 'A ranged non-magic attack; triggered or playable. Legal target: a card in the same row or column as the source with exactly one cell between them, unoccupied or occupied by your own card. It is a strike, though not a close one.',
    },
    enforceable: true,
    see: ['B09-401.5'],
  },
  'B09-D-uniqueness': {
    chapter: 'B09-D',
    title: { ru: 'Уникальность', en: 'Uniqueness' },
    text: {
      ru: 'Постоянная особенность. Карту с Уникальностью нельзя взять в отряд, где уже есть карта с таким названием.',
      en: 'Constant. A card with Uniqueness cannot be taken into a squad that already contains a card of the same name.',
    },
    enforceable: true,
    see: ['B09-G-take-into-the-squad'],
  },
  'B09-D-vulnerability': {
    chapter: 'B09-D',
    title: { ru: 'Уязвимость', en: 'Vulnerability' },
    text: {
      ru: 'Постоянная особенность. У всех атак по этой карте +1 к числовому значению.',
      en: 'Constant. All attacks on this card have +1 to their numeric value.',
    },
    enforceable: true,
  },
  'B09-D-vulnerability-to': {
    chapter: 'B09-D',
    title: { ru: 'Уязвимость от [текст]', en: 'Vulnerability to [text]' },
    text: {
      ru: 'Постоянная особенность. У любых особенностей и свойств вида [текст], наносящих раны этой карте, +1 к числовому значению.',
      en: 'Constant. Any feature or property of kind [text] that deals wounds to this card has +1 to its numeric value.',
    },
    enforceable: true,
  },
  'B09-D-plague': {
    chapter: 'B09-D',
    title: { ru: 'Чума', en: 'Plague' },
    text: {
      ru: 'Срабатывающая особенность, только у существ. Ближним ударом существо передаёт Чуму тому, кого атаковало. Если у него самого на кубике выпало нечётное число без модификаторов, оно ранится на X, где X — результат этого броска с модификаторами.',
      en: 'Triggered; creatures only. On a close strike by this creature the attacked creature gains Plague. If this creature rolls an odd number before modifiers, it is wounded for X, where X is the result of that roll after modifiers.',
    },
    enforceable: true,
    see: ['B09-G-die-roll'],
  },
} as const satisfies Record<string, Rule>;
