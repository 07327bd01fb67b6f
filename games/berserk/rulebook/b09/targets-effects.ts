import type { RuleRow } from '@vigrid/kernel';

/** Sections 412–418: targets, combined and named features, hidden cards, kinds of effects. */
export const targetsToEffects = {
  'B09-412.1': [
    { ru: 'Начальную цель называют', en: 'Name the initial target' },
    'Начальную цель или цели нужно назвать при заявке; без этого особенность заявить нельзя.',
    'The initial target(s) must be named on declaration; a feature cannot be declared without them.',
  ],
  'B09-412.2': [
    { ru: 'Цель становится конечной', en: 'Target becomes final' },
    'Когда выполнен объект цели, начальная цель становится целью особенности, если ту не перенаправили.',
    'When the target object is executed, the initial target becomes the target unless the feature was redirected.',
  ],
  'B09-412.3': [
    { ru: 'Когда перенаправляют', en: 'Time for redirects' },
    'Перенаправить особенность можно только тогда, когда её объект цели лежит верхним в стеке.',
    'A feature can be redirected only while its target object is on top of the stack.',
  ],
  'B09-412.4': [
    { ru: 'Цепочка перенаправления', en: 'Redirection chain' },
    'Перенаправление — особенность особого рода, у неё в стеке лишь два объекта: ран и оплаты. Поэтому само его нельзя ни перенаправить, ни заблокировать. Но его можно сделать нелегальным, заставив источник потратить нужные ресурсы.',
    'Redirection is a special feature with only two stack objects, wounds and payment; so it cannot itself be redirected or blocked. It can be made illegal by forcing its source to spend the resources it needs.',
  ],
  'B09-412.5': [
    { ru: 'Выполнение перенаправления', en: 'Executing a redirection' },
    'Объект ран перенаправления заменяет начальную цель другой, и та становится целью. Если цель уже не начальная, перенаправление становится нелегальным; поэтому дважды перенаправить ничего нельзя.',
    'Its wounds object replaces the initial target by another one, which becomes the target. If the target is already not the initial one, the redirection becomes illegal; hence nothing can be redirected twice.',
  ],
  'B09-412.6': [
    { ru: 'Не дважды сразу', en: 'One redirect at a time per card' },
    'Карта, заявившая перенаправление, не может заявить его снова, пока объекты первого лежат в стеке.',
    'A card that has declared a redirection cannot declare it again while objects of the first are on the stack.',
  ],
  'B09-413.1': [
    { ru: 'Совмещённая особенность', en: 'Combined feature' },
    'Совмещённая особенность — одновременно играемая и срабатывающая.',
    'A combined feature is both playable and triggered.',
    { enforceable: false },
  ],
  'B09-413.2': [
    { ru: 'Вид совмещённой особенности', en: 'Form of a combined feature' },
    'Обычно у неё есть условие и точка срабатывания, а записана она как «[оплата]: [текст]».',
    'It usually has a condition and a trigger point, and is written as [payment]: [text].',
    { enforceable: false },
  ],
  'B09-413.3': [
    { ru: 'Заявляется как срабатывающая', en: 'Declared like a triggered one' },
    'К ней относятся все правила о срабатывающих и играемых особенностях, но заявляют её по правилам срабатывающих.',
    'All rules for triggered and playable features apply to it, except that it is declared under the rules for triggered features.',
    { see: ['B09-405.2'] },
  ],
  'B09-414.1': [
    { ru: 'Именная особенность', en: 'Named feature' },
    'У именной особенности есть имя, которое заменяет её полный текст; полные тексты собраны в словаре.',
    'A named feature has a name that stands for its full text; the full texts are in the dictionary.',
    { enforceable: false },
  ],
  'B09-414.2': [
    { ru: 'Классы именных особенностей', en: 'Classes of named features' },
    'Именные особенности бывают постоянными, играемыми и срабатывающими.',
    'Named features may be constant, playable or triggered.',
    { enforceable: false },
  ],
  'B09-414.3': [
    { ru: 'X в именной особенности', en: 'X in a named feature' },
    'При имени особенности может стоять X — заданный прямо или вычисляемый, как сказано в тексте карты. Это число и берётся в её тексте.',
    'A named feature may carry an X, given directly or computed as the card text says; it is the amount used in the feature’s text.',
    { enforceable: false },
  ],
  'B09-414.4': [
    { ru: 'Повторы: наибольший X', en: 'Duplicates: largest X' },
    'Если у карты несколько именных особенностей с одним названием, срабатывающих или постоянных, всякий раз срабатывает или действует только та, у которой X наибольший.',
    'If a card has several triggered or constant named features of one name, only the one with the largest X triggers or applies each time.',
  ],
  'B09-414.5': [
    { ru: 'Повторы: самая ранняя', en: 'Duplicates: earliest' },
    'Если X у них одинаков или его нет вовсе, срабатывает или действует та, которую карта получила раньше других.',
    'If they have the same X or no X, the one gained earliest in the game triggers or applies.',
  ],
  'B09-414.6': [
    { ru: 'Повторы: играемые', en: 'Duplicates: playable' },
    'Из нескольких играемых именных особенностей карта может применить любую.',
    'A card with several playable named features may use any of them.',
  ],
  'B09-415.1': [
    { ru: 'Скрытая карта', en: 'Hidden card' },
    'Скрытая карта лежит рубашкой вверх. До шага вскрытия все карты скрыты.',
    'A hidden card lies face down. Before the Reveal step all cards are hidden.',
  ],
  'B09-415.2': [
    { ru: 'Когда скрытую карту вскрывают', en: 'When a hidden card is revealed' },
    'Скрытую карту вскрывают, как только она становится целью особенности или свойства, заявляет внезапную особенность или внезапное действие, срабатывает одна из её особенностей или её постоянные особенности начинают влиять на игру. Стек при этом не используется; это базовый эффект.',
    'A hidden card is revealed as soon as it becomes the target of a feature or property, declares a sudden feature (a sudden action included), one of its features triggers, or its constant features start to influence the game. This does not use the stack; it is a base effect.',
  ],
  'B09-415.2a': [
    { ru: '«Только на эту карту»', en: '“Only on this card” reveals' },
    'Скрытая карта, текст которой говорит, что какие-то особенности или свойства можно использовать только на неё, считается имеющей постоянную особенность, которая влияет на игру, и сразу вскрывается.',
    'A hidden card whose text says that certain features or properties can be used only on it counts as having a constant feature that influences the game, and is revealed at once.',
  ],
  'B09-415.2b': [
    { ru: 'Общее вскрытие и исключения', en: 'General reveal and exceptions' },
    'На шаге вскрытия скрытыми могут остаться только карты третьего ряда второго игрока и карты со Скрытностью; все прочие вскрывают.',
    'All cards are revealed in the Reveal step except cards in the second player’s third row and cards with Stealth.',
    { see: ['B09-306.2-2', 'B09-D-stealth'] },
  ],
  'B09-415.3': [
    { ru: 'Скрытая карта — легальная цель', en: 'Hidden cards are legal targets' },
    'Скрытая карта — легальная цель для любой играемой или срабатывающей особенности, способной до неё дотянуться: все условия из текста особенности считаются для неё выполненными.',
    'A hidden card is a legal target for any playable or triggered feature that could reach it; every condition in the feature’s text counts as met for it.',
  ],
  'B09-415.3a': [
    { ru: '«Все карты, которые…»', en: '“All cards that …” includes hidden ones' },
    'Если карта должна выбрать все карты, отвечающие условию, она непременно выбирает и все скрытые, которые может выбрать.',
    'If a card must choose all cards meeting a condition, it also chooses all hidden cards that it can choose.',
  ],
  'B09-415.4': [
    { ru: 'Вскрылась — и цель не подошла', en: 'Illegal after reveal means blocked' },
    'Особенность или свойство, ставшее нелегальным из-за вскрытия цели, блокируется: из стека уходит, но оплачивается. Стек при этом не используется; это базовый эффект.',
    'A feature or property that becomes illegal because its target was revealed is blocked: removed, but paid. This does not use the stack; it is a base effect.',
    { see: ['B09-410.1'] },
  ],
  'B09-415.5': [
    { ru: 'По желанию не вскрывают', en: 'No voluntary reveal' },
    'Вскрыть свою карту просто по желанию нельзя, если этого не разрешает правило или особенность, например Скрытность.',
    'A player cannot reveal their own card at will, except where a rule or feature allows it, e.g. Stealth.',
    { see: ['B09-D-stealth'] },
  ],
  'B09-416.1': [
    { ru: 'Эффект', en: 'Effect' },
    'Эффект — то, к чему приводит выполнение особенности. Постоянные особенности создают продолжительные эффекты, прочие — одноразовые или продолжительные. Базовые эффекты создают не особенности, а сами правила.',
    'An effect is what executing a feature results in. Constant features produce continuous effects; others produce one-shot or continuous effects. Base effects come from the rules, not from features.',
    { enforceable: false, see: ['B09-417.1', 'B09-418.1', 'B09-421.1'] },
  ],
  'B09-416.2': [
    { ru: 'Сколько возможно', en: 'Do as much as possible' },
    'Если эффект должен сделать невозможное, он делает столько, сколько возможно.',
    'If an effect has to do something impossible, it does as much as is possible.',
    { see: ['B09-103.3'] },
  ],
  'B09-416.3': [
    { ru: 'Маркеры — эффекты', en: 'Markers are effects' },
    'Маркеры тоже относятся к эффектам.',
    'Markers are effects.',
    { enforceable: false },
  ],
  'B09-416.4': [
    { ru: 'Чей эффект', en: 'Whose effect' },
    'Эффект принадлежит игроку, который контролировал создавшую его карту, когда она его создала.',
    'An effect belongs to the player who controlled the creating card at the time of creation.',
  ],
  'B09-416.5': [
    { ru: 'Эффекты вне стека', en: 'Effects do not use the stack' },
    'Стека эффекты не используют.',
    'Effects do not use the stack.',
  ],
  'B09-416.6': [
    { ru: 'Эффекты — игродействия', en: 'Effects are game actions' },
    'Эффекты тоже относятся к игродействиям.',
    'Effects are game actions.',
    { enforceable: false },
  ],
  'B09-417.1': [
    { ru: 'Одноразовый эффект', en: 'One-shot effect' },
    'Одноразовый эффект применяется один раз и не длится: нанести раны, переместить карту, уничтожить существо.',
    'A one-shot effect applies once and has no duration: dealing wounds, relocating a card, destroying a creature.',
    { enforceable: false },
  ],
  'B09-417.2': [
    { ru: 'Одноразовый эффект с продолжением', en: 'One-shot effect with a later part' },
    'Если одноразовый эффект предлагает игроку что-то сделать позже, обычно в определённый момент, карта-источник на время получает срабатывающую особенность, которая ждёт этого момента; выполнив её, карта её теряет.',
    'If a one-shot effect offers a player something later in the game, usually at a set time, its source card gains for a while a triggered feature that awaits that moment, and loses it after execution.',
    { see: ['B09-405.5'] },
  ],
  'B09-418.1': [
    { ru: 'Продолжительный эффект', en: 'Continuous effect' },
    'Продолжительный эффект влияет на игру некоторое время; какое — обычно говорит создавшая его особенность.',
    'A continuous effect influences the game for a period, usually given by the feature that produced it.',
    { enforceable: false },
  ],
  'B09-418.2': [
    { ru: 'Срок по умолчанию', en: 'Default duration' },
    'Если срок не указан, эффект длится до конца боя.',
    'Without a stated duration it lasts until the end of the battle.',
  ],
} as const satisfies Record<string, RuleRow>;
