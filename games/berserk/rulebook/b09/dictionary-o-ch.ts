import type { RuleRow } from '@vigrid/kernel';

/** Dictionary of named features, Russian names from О to Ч. */
export const dictionaryOToCh = {
  'B09-D-experience-in-attack': [
    { ru: 'Опыт в атаке (X)', en: 'Experience in Attack (X)' },
    'Постоянная особенность, модификатор; если X не указан, это 1. Карта получает +X к броску, когда нападает простым ударом.',
    'Constant modifier; X is 1 if not given. +X to the die roll when assaulting with a simple strike.',
  ],
  'B09-D-experience-in-defence': [
    { ru: 'Опыт в защите (X)', en: 'Experience in Defence (X)' },
    'Постоянная особенность, модификатор; если X не указан, это 1. Карта получает +X к своему броску, когда отражает ближний удар.',
    'Constant modifier; X is 1 if not given. +X to its die roll when repelling a close strike.',
  ],
  'B09-D-experience-in-shooting': [
    { ru: 'Опыт в стрельбе (X)', en: 'Experience in Shooting (X)' },
    'Постоянная особенность, модификатор; если X не указан, это 1. Карта получает +X к своему броску, когда нападает выстрелом.',
    'Constant modifier; X is 1 if not given. +X to its die roll when assaulting with a shot.',
  ],
  'B09-D-experience-in-throwing': [
    { ru: 'Опыт в метании (X)', en: 'Experience in Throwing (X)' },
    'Постоянная особенность, модификатор; если X не указан, это 1. Карта получает +X к своему броску, когда нападает метанием.',
    'Constant modifier; X is 1 if not given. +X to its die roll when assaulting with a throw.',
  ],
  'B09-D-experience-in-discharging': [
    { ru: 'Опыт в разряде (X)', en: 'Experience in Discharging (X)' },
    'Постоянная особенность, модификатор; если X не указан, это 1. Карта получает +X к своему броску, когда нападает разрядом.',
    'Constant modifier; X is 1 if not given. +X to its die roll when assaulting with a discharge.',
  ],
  'B09-D-horde': [
    { ru: 'Орда', en: 'Horde' },
    'Постоянная особенность. До начала игры в колоде может быть до пяти копий этой карты, а не трёх.',
    'Constant. Before the game your deck may contain up to five copies of this card instead of three.',
    { see: ['B09-100.2b'] },
  ],
  'B09-D-poisoning': [
    { ru: 'Отравление на X', en: 'Poisoning X' },
    'Срабатывающая особенность, только у существ; существо, сменившее тип, её теряет. «Отравить на X» — дать её; существо с ней — отравленное. В начале вашего хода, если существо открылось в этот ход или было в этот ход открыто, оно ранится на X. Бестелесное существо — нелегальная цель. Отравленное существо, ставшее бестелесным или получившее Защиту от яда, тут же теряет Отравление; это базовые эффекты.',
    'Triggered; creatures only; a creature that changes type loses it. “Poison for X” gives it; such a creature is poisoned. At the start of your turn, if this creature opened this turn or was open during this turn, it is wounded for X. An incorporeal creature is an illegal target. A poisoned creature that becomes incorporeal or gains Protection from Poison loses Poisoning at once; these are base effects.',
    { see: ['B09-311.4', 'B09-G-wounds-itself'] },
  ],
  'B09-D-redistribution': [
    { ru: 'Перераспределение (на X)', en: 'Redistribution (X)' },
    'Срабатывающая или играемая особенность; на карте — «перераспределить (X ран)», а если X нет, число задаёт текст. Излечивает одно существо от этих ран и ранит существ в сумме на столько же; кому сколько, решает игрок, контролирующий источник. Кого можно ранить, перечислено на карте. Существу можно дать больше ран, чем у него текущих жизней.',
    'Triggered or playable; written “redistribute (X wounds)”; without X the amount is given in the text. It heals one creature of these wounds and wounds creatures for the same total; the controller of the source decides how many each receives. Legal recipients are listed on the card. A creature may be given more wounds than its current lives.',
  ],
  'B09-D-flight': [
    { ru: 'Полёт', en: 'Flight' },
    'Свойство, только у существ; неотделимо от подтипа: у каждого летающего есть Полёт, и каждое существо с Полётом — летающее. Смена типа или подтипа лишает Полёта, потеря Полёта меняет тип или подтип. Если не сказано иное, летающее, лишившееся Полёта или подтипа, становится существом с запасом движения 1 и встаёт на свободную клетку поля боя по выбору контролирующего его игрока, а если такой нет, погибает. Ставшее артефактом тоже встаёт на свободную клетку или погибает. Ставшее местностью остаётся в дополнительной зоне. Ставшее экипировкой, симбиотом или паразитом погибает.',
    'A property of creatures only, inseparable from the subtype: every flyer has Flight and every creature with Flight is a flyer. Changing type or subtype loses Flight, and losing Flight changes the type or subtype. Unless stated otherwise, a flyer that loses Flight or its subtype becomes a creature with movement stock 1 and is put on a free cell of the Battlefield chosen by its controller; if there is none, it dies. One that becomes an artifact is likewise put on a free cell or dies. One that becomes a terrain stays in the Additional Zone. One that becomes equipment, a symbiont or a parasite dies.',
    { see: ['B09-211.1', 'B09-208.4'] },
  ],
  'B09-D-curse': [
    { ru: 'Проклятье', en: 'Curse' },
    'Постоянная особенность, модификатор: −1 ко всем броскам кубика карты. «Проклясть» — дать Проклятье; карта с ним называется проклятой.',
    'Constant modifier: −1 to all die rolls of the card. To curse is to give Curse; a card with it is called cursed.',
    { see: ['B09-D-blessing'] },
  ],
  'B09-D-jump': [
    { ru: 'Прыжок', en: 'Jump' },
    'Обычно играемая особенность, но бывает и срабатывающей; тогда это просто перемещение на любую незанятую клетку. Играемый Прыжок невнезапен и доступен только существам без подтипа (сменив тип или получив подтип, карта не применяет его, пока это не пройдёт): существо тратит все единицы движения и перемещается на любую незанятую клетку, если оно открыто, не тратило в этот ход единиц движения и не действовало. У Прыжка и Телепортации один текст, но это разные особенности.',
    'Playable by default, may be triggered; then it is simply a relocation to any unoccupied cell. Playable Jump is non-sudden and only for creatures without subtypes (not usable after a change of type or gain of a subtype until reversed): this creature spends all movement units and relocates to any unoccupied cell, if it is open, spent no movement units this turn and has not acted. Jump and Teleportation have the same text but are different features.',
    { see: ['B09-D-teleportation', 'B09-G-action-of-a-card'] },
  ],
  'B09-D-discharge': [
    { ru: 'Разряд', en: 'Discharge' },
    'Дальняя магическая атака; срабатывающая или играемая особенность.',
    'A ranged magic attack; triggered or playable.',
    { see: ['B09-401.4'] },
  ],
  'B09-D-regeneration': [
    { ru: 'Регенерация X', en: 'Regeneration X' },
    'Срабатывающая особенность, только у существ. В начале вашего хода существо излечивается на X, если открылось в этот ход или было открыто, когда ход начался.',
    'Triggered; creatures only. At the start of your turn, if this creature opened this turn or was open when this turn started, heal it for X.',
    { see: ['B09-311.4', 'B09-D-heal'] },
  ],
  'B09-D-stealth': [
    { ru: 'Скрытность', en: 'Stealth' },
    'Постоянная особенность. Карту можно не вскрывать на шаге вскрытия; её владелец может вскрыть её, имея приоритет. Такое вскрытие — играемая особенность, не использующая стек.',
    'Constant. This card need not be revealed in the Reveal step; its owner may reveal it when they have priority. Revealing it is a playable feature that does not use the stack.',
    { see: ['B09-415.5'] },
  ],
  'B09-D-steadfastness': [
    { ru: 'Стойкость', en: 'Steadfastness' },
    'Постоянная особенность. Карта не получает ран от воздействий, которые контролирует противник. От ран, которые карта наносит самой себе («ранится»), Стойкость не защищает.',
    'Constant. This card receives no wounds from influences controlled by the opponent. It does not protect from wounds that the card deals to itself (“is wounded”).',
    { see: ['B09-G-wounds-itself'] },
  ],
  'B09-D-fear': [
    { ru: 'Страх X', en: 'Fear X' },
    'Срабатывающая особенность. При атаке по этой карте атакующая карта ранится на X, если у неё нет Страха.',
    'Triggered. On an attack against this card, the attacker is wounded for X unless it has Fear.',
  ],
  'B09-D-formation': [
    { ru: 'Строй', en: 'Formation' },
    'Постоянная особенность существ без подтипа; запись «Строй: [текст]», где [текст] — особенности строя. Сами по себе, если не сказано иное, они не действуют: существо получает их, пока рядом с ним не по диагонали стоит другое ваше существо со Строем. Такое существо — в строю, и особенности строя для него приобретённые. Существо разрывает строй, если было в строю, заявило перемещение и после него не в строю; образует строй, если не было в строю, заявило перемещение и после него в строю.',
    'Constant; only creatures without subtypes. Written “Formation: [text]”, [text] being the formation features. Unless stated otherwise they do not work by themselves: this creature gains them while another creature of yours with Formation is on an orthogonally neighbouring cell. Such a creature is in formation, and its formation features are acquired. A creature breaks formation if it was in formation, declared a relocation and afterwards is not; it forms formation if it was not, declared a relocation and afterwards is.',
    { see: ['B09-407.1'] },
  ],
  'B09-D-hideout': [
    { ru: 'Схрон', en: 'Hideout' },
    'Постоянная особенность. Карта не может стать начальной целью никакой атаки летающего существа. Защитником и целью перенаправления она быть может.',
    'Constant. This card cannot become the initial target of any attack by a flyer. It can still be a defender or the target of a redirection.',
    { see: ['B09-400.2a', 'B09-408.6'] },
  ],
  'B09-D-teleportation': [
    { ru: 'Телепортация', en: 'Teleportation' },
    'Играемая невнезапная особенность существ без подтипа (сменив тип или получив подтип, карта не применяет её, пока это не пройдёт). Существо тратит все единицы движения и перемещается на любую незанятую клетку, если оно открыто, не тратило в этот ход единиц движения и не действовало. Это не Прыжок.',
    'Playable, non-sudden; only creatures without subtypes (not usable after a change of type or gain of a subtype until reversed). This creature spends all movement units and relocates to any unoccupied cell, if it is open, spent no movement units this turn and has not acted. It is not Jump.',
    { see: ['B09-D-jump', 'B09-G-action-of-a-card'] },
  ],
  'B09-D-thick-skin': [
    { ru: 'Толстокожесть', en: 'Thick Skin' },
    'Постоянная особенность. Если на карту нападают, у неё есть Защита от особенностей нападающей карты «при атаке», «при нападении» и «после атаки».',
    'Constant: Protection from features “on attack”, “when assaulting” and “after attack” of cards that assault this card.',
    { see: ['B09-D-protection'] },
  ],
  'B09-D-accuracy': [
    { ru: 'Точность', en: 'Accuracy' },
    'Постоянная особенность. Свойства и особенности, исходящие от этой карты, нельзя перенаправить. Кроме того, карта игнорирует особенности, обязывающие её нападать.',
    'Constant. Properties and features produced by this card cannot be redirected. The card also ignores features that oblige it to assault.',
    { see: ['B09-412.3', 'B09-G-oblige-to-attack'] },
  ],
  'B09-D-corpse-eating': [
    { ru: 'Трупоедство', en: 'Corpse-Eating' },
    'Срабатывающая особенность, только у существ. Уничтожив небестелесное существо противника, стоящее рядом, — любой особенностью или свойством, но не дальней атакой, — это существо полностью излечивается и теряет Отравление. Летающее применяет Трупоедство к любому существу противника; к летающему существу противника его применяет любое.',
    'Triggered; creatures only. If this creature destroyed an adjacent non-incorporeal opposing creature with any of its own properties or features except a ranged attack, it heals fully and loses Poisoning. A flyer may use it on any opposing creature; any creature may use it on an opposing flyer.',
    { see: ['B09-D-heal', 'B09-D-poisoning'] },
  ],
  'B09-D-fading': [
    { ru: 'Угасание X', en: 'Fading X' },
    'Срабатывающая особенность. В начале вашего хода, если карта открылась в этот ход или была в этот ход открыта, она ранится на X.',
    'Triggered. At the start of your turn, if this card opened this turn or was open during this turn, it is wounded for X.',
    { see: ['B09-311.4'] },
  ],
  'B09-D-strike-over-row': [
    { ru: 'Удар через ряд', en: 'Strike over a Row' },
    'Дальняя немагическая атака; срабатывающая или играемая особенность. Легальная цель — карта на одной горизонтали или вертикали с источником, если между ними ровно одна клетка, незанятая или занятая вашей картой. Это удар, хотя и не ближний.',
    'A ranged non-magic attack; triggered or playable. Legal target: a card in the same row or column as the source with exactly one cell between them, unoccupied or occupied by your own card. It is a strike, though not a close one.',
    { see: ['B09-401.5'] },
  ],
  'B09-D-uniqueness': [
    { ru: 'Уникальность', en: 'Uniqueness' },
    'Постоянная особенность. Карту с Уникальностью нельзя взять в отряд, где уже есть карта с таким названием.',
    'Constant. A card with Uniqueness cannot be taken into a squad that already contains a card of the same name.',
    { see: ['B09-G-take-into-the-squad'] },
  ],
  'B09-D-vulnerability': [
    { ru: 'Уязвимость', en: 'Vulnerability' },
    'Постоянная особенность. У всех атак по этой карте +1 к числовому значению.',
    'Constant. All attacks on this card have +1 to their numeric value.',
  ],
  'B09-D-vulnerability-to': [
    { ru: 'Уязвимость от [текст]', en: 'Vulnerability to [text]' },
    'Постоянная особенность. У любых особенностей и свойств вида [текст], наносящих раны этой карте, +1 к числовому значению.',
    'Constant. Any feature or property of kind [text] that deals wounds to this card has +1 to its numeric value.',
  ],
  'B09-D-plague': [
    { ru: 'Чума', en: 'Plague' },
    'Срабатывающая особенность, только у существ. Ближним ударом существо передаёт Чуму тому, кого атаковало. Если у него самого на кубике выпало нечётное число без модификаторов, оно ранится на X, где X — результат этого броска с модификаторами.',
    'Triggered; creatures only. On a close strike by this creature the attacked creature gains Plague. If this creature rolls an odd number before modifiers, it is wounded for X, where X is the result of that roll after modifiers.',
    { see: ['B09-G-die-roll'] },
  ],
} as const satisfies Record<string, RuleRow>;
