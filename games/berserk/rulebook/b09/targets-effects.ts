import type { Rule } from '@vigrid/kernel';

/** Sections 412–418: targets, combined and named features, hidden cards, kinds of effects. */
export const targetsToEffects = {
  'B09-412.1': {
    chapter: 'B09-412',
    title: { ru: 'Начальную цель называют', en: 'Name the initial target' },
    text: {
      ru: 'Начальную цель или цели нужно назвать при заявке; без этого особенность заявить нельзя.',
      en: 'The initial target(s) must be named on declaration; a feature cannot be declared without them.',
    },
    enforceable: true,
  },
  'B09-412.2': {
    chapter: 'B09-412',
    title: { ru: 'Цель становится конечной', en: 'Target becomes final' },
    text: {
      ru: 'Когда выполнен объект цели, начальная цель становится целью особенности, если ту не перенаправили.',
      en: 'When the target object is executed, the initial target becomes the target unless the feature was redirected.',
    },
    enforceable: true,
  },
  'B09-412.3': {
    chapter: 'B09-412',
    title: { ru: 'Когда перенаправляют', en: 'Time for redirects' },
    text: {
      ru: 'Перенаправить особенность можно только тогда, когда её объект цели лежит верхним в стеке.',
      en: 'A feature can be redirected only while its target object is on top of the stack.',
    },
    enforceable: true,
  },
  'B09-412.4': {
    chapter: 'B09-412',
    title: { ru: 'Цепочка перенаправления', en: 'Redirection chain' },
    text: {
      ru: 'Перенаправление — особенность особого рода, у неё в стеке лишь два объекта: ран и оплаты. Поэтому само его нельзя ни перенаправить, ни заблокировать. Но его можно сделать нелегальным, заставив источник потратить нужные ресурсы.',
      en: 'Redirection is a special feature with only two stack objects, wounds and payment; so it cannot itself be redirected or blocked. It can be made illegal by forcing its source to spend the resources it needs.',
    },
    enforceable: true,
  },
  'B09-412.5': {
    chapter: 'B09-412',
    title: { ru: 'Выполнение перенаправления', en: 'Executing a redirection' },
    text: {
      ru: 'Объект ран перенаправления заменяет начальную цель другой, и та становится целью. Если цель уже не начальная, перенаправление становится нелегальным; поэтому дважды перенаправить ничего нельзя.',
      en: 'Its wounds object replaces the initial target by another one, which becomes the target. If the target is already not the initial one, the redirection becomes illegal; hence nothing can be redirected twice.',
    },
    enforceable: true,
  },
  'B09-412.6': {
    chapter: 'B09-412',
    title: { ru: 'Не дважды сразу', en: 'One redirect at a time per card' },
    text: {
      ru: 'Карта, заявившая перенаправление, не может заявить его снова, пока объекты первого лежат в стеке.',
      en: 'A card that has declared a redirection cannot declare it again while objects of the first are on the stack.',
    },
    enforceable: true,
  },
  'B09-413.1': {
    chapter: 'B09-413',
    title: { ru: 'Совмещённая особенность', en: 'Combined feature' },
    text: {
      ru: 'Совмещённая особенность — одновременно играемая и срабатывающая.',
      en: 'A combined feature is both playable and triggered.',
    },
    enforceable: false,
  },
  'B09-413.2': {
    chapter: 'B09-413',
    title: { ru: 'Вид совмещённой особенности', en: 'Form of a combined feature' },
    text: {
      ru: 'Обычно у неё есть условие и точка срабатывания, а записана она как «[оплата]: [текст]».',
      en: 'It usually has a condition and a trigger point, and is written as [payment]: [text].',
    },
    enforceable: false,
  },
  'B09-413.3': {
    chapter: 'B09-413',
    title: { ru: 'Заявляется как срабатывающая', en: 'Declared like a triggered one' },
    text: {
      ru: 'К ней относятся все правила о срабатывающих и играемых особенностях, но заявляют её по правилам срабатывающих.',
      en: 'All rules for triggered and playable features apply to it, except that it is declared under the rules for triggered features.',
    },
    enforceable: true,
    see: ['B09-405.2'],
  },
  'B09-414.1': {
    chapter: 'B09-414',
    title: { ru: 'Именная особенность', en: 'Named feature' },
    text: {
      ru: 'У именной особенности есть имя, которое заменяет её полный текст; полные тексты собраны в словаре.',
      en: 'A named feature has a name that stands for its full text; the full texts are in the dictionary.',
    },
    enforceable: false,
  },
  'B09-414.2': {
    chapter: 'B09-414',
    title: { ru: 'Классы именных особенностей', en: 'Classes of named features' },
    text: {
      ru: 'Именные особенности бывают постоянными, играемыми и срабатывающими.',
      en: 'Named features may be constant, playable or triggered.',
    },
    enforceable: false,
  },
  'B09-414.3': {
    chapter: 'B09-414',
    title: { ru: 'X в именной особенности', en: 'X in a named feature' },
    text: {
      ru: 'При имени особенности может стоять X — заданный прямо или вычисляемый, как сказано в тексте карты. Это число и берётся в её тексте.',
      en: 'A named feature may carry an X, given directly or computed as the card text says; it is the amount used in the feature’s text.',
    },
    enforceable: false,
  },
  'B09-414.4': {
    chapter: 'B09-414',
    title: { ru: 'Повторы: наибольший X', en: 'Duplicates: largest X' },
    text: {
      ru: 'Если у карты несколько именных особенностей с одним названием, срабатывающих или постоянных, всякий раз срабатывает или действует только та, у которой X наибольший.',
      en: 'If a card has several triggered or constant named features of one name, only the one with the largest X triggers or applies each time.',
    },
    enforceable: true,
  },
  'B09-414.5': {
    chapter: 'B09-414',
    title: { ru: 'Повторы: самая ранняя', en: 'Duplicates: earliest' },
    text: {
      ru: 'Если X у них одинаков или его нет вовсе, срабатывает или действует та, которую карта получила раньше других.',
      en: 'If they have the same X or no X, the one gained earliest in the game triggers or applies.',
    },
    enforceable: true,
  },
  'B09-414.6': {
    chapter: 'B09-414',
    title: { ru: 'Повторы: играемые', en: 'Duplicates: playable' },
    text: {
      ru: 'Из нескольких играемых именных особенностей карта может применить любую.',
      en: 'A card with several playable named features may use any of them.',
    },
    enforceable: true,
  },
  'B09-415.1': {
    chapter: 'B09-415',
    title: { ru: 'Скрытая карта', en: 'Hidden card' },
    text: {
      ru: 'Скрытая карта лежит рубашкой вверх. До шага вскрытия все карты скрыты.',
      en: 'A hidden card lies face down. Before the Reveal step all cards are hidden.',
    },
    enforceable: true,
  },
  'B09-415.2': {
    chapter: 'B09-415',
    title: { ru: 'Когда скрытую карту вскрывают', en: 'When a hidden card is revealed' },
    text: {
      ru: 'Скрытую карту вскрывают, как только она становится целью особенности или свойства, заявляет внезапную особенность или внезапное действие, срабатывает одна из её особенностей или её постоянные особенности начинают влиять на игру. Стек при этом не используется; это базовый эффект.',
      en: 'A hidden card is revealed as soon as it becomes the target of a feature or property, declares a sudden feature (a sudden action included), one of its features triggers, or its constant features start to influence the game. This does not use the stack; it is a base effect.',
    },
    enforceable: true,
  },
  'B09-415.2a': {
    chapter: 'B09-415',
    title: { ru: '«Только на эту карту»', en: '“Only on this card” reveals' },
    text: {
      ru: 'Скрытая карта, текст которой говорит, что какие-то особенности или свойства можно использовать только на неё, считается имеющей постоянную особенность, которая влияет на игру, и сразу вскрывается.',
      en: 'A hidden card whose text says that certain features or properties can be used only on it counts as having a constant feature that influences the game, and is revealed at once.',
    },
    enforceable: true,
  },
  'B09-415.2b': {
    chapter: 'B09-415',
    title: { ru: 'Общее вскрытие и исключения', en: 'General reveal and exceptions' },
    text: {
      ru: 'На шаге вскрытия скрытыми могут остаться только карты третьего ряда второго игрока и карты со Скрытностью; все прочие вскрывают.',
      en: 'All cards are revealed in the Reveal step except cards in the second player’s third row and cards with Stealth.',
    },
    enforceable: true,
    see: ['B09-306.2-2', 'B09-D-stealth'],
  },
  'B09-415.3': {
    chapter: 'B09-415',
    title: { ru: 'Скрытая карта — легальная цель', en: 'Hidden cards are legal targets' },
    text: {
      ru: 'Скрытая карта — легальная цель для любой играемой или срабатывающей особенности, способной до неё дотянуться: все условия из текста особенности считаются для неё выполненными.',
      en: 'A hidden card is a legal target for any playable or triggered feature that could reach it; every condition in the feature’s text counts as met for it.',
    },
    enforceable: true,
  },
  'B09-415.3a': {
    chapter: 'B09-415',
    title: { ru: '«Все карты, которые…»', en: '“All cards that …” includes hidden ones' },
    text: {
      ru: 'Если карта должна выбрать все карты, отвечающие условию, она непременно выбирает и все скрытые, которые может выбрать.',
      en: 'If a card must choose all cards meeting a condition, it also chooses all hidden cards that it can choose.',
    },
    enforceable: true,
  },
  'B09-415.4': {
    chapter: 'B09-415',
    title: { ru: 'Вскрылась — и цель не подошла', en: 'Illegal after reveal means blocked' },
    text: {
      ru: 'Особенность или свойство, ставшее нелегальным из-за вскрытия цели, блокируется: из стека уходит, но оплачивается. Стек при этом не используется; это базовый эффект.',
      en: 'A feature or property that becomes illegal because its target was revealed is blocked: removed, but paid. This does not use the stack; it is a base effect.',
    },
    enforceable: true,
    see: ['B09-410.1'],
  },
  'B09-415.5': {
    chapter: 'B09-415',
    title: { ru: 'По желанию не вскрывают', en: 'No voluntary reveal' },
    text: {
      ru: 'Вскрыть свою карту просто по желанию нельзя, если этого не разрешает правило или особенность, например Скрытность.',
      en: 'A player cannot reveal their own card at will, except where a rule or feature allows it, e.g. Stealth.',
    },
    enforceable: true,
    see: ['B09-D-stealth'],
  },
  'B09-416.1': {
    chapter: 'B09-416',
    title: { ru: 'Эффект', en: 'Effect' },
    text: {
      ru: 'Эффект — то, к чему приводит выполнение особенности. Постоянные особенности создают продолжительные эффекты, прочие — одноразовые или продолжительные. Базовые эффекты создают не особенности, а сами правила.',
      en: 'An effect is what executing a feature results in. Constant features produce continuous effects; others produce one-shot or continuous effects. Base effects come from the rules, not from features.',
    },
    enforceable: false,
    see: ['B09-417.1', 'B09-418.1', 'B09-421.1'],
  },
  'B09-416.2': {
    chapter: 'B09-416',
    title: { ru: 'Сколько возможно', en: 'Do as much as possible' },
    text: {
      ru: 'Если эффект должен сделать невозможное, он делает столько, сколько возможно.',
      en: 'If an effect has to do something impossible, it does as much as is possible.',
    },
    enforceable: true,
    see: ['B09-103.3'],
  },
  'B09-416.3': {
    chapter: 'B09-416',
    title: { ru: 'Маркеры — эффекты', en: 'Markers are effects' },
    text: {
      ru: 'Маркеры тоже относятся к эффектам.',
      en: 'Markers are effects.',
    },
    enforceable: false,
  },
  'B09-416.4': {
    chapter: 'B09-416',
    title: { ru: 'Чей эффект', en: 'Whose effect' },
    text: {
      ru: 'Эффект принадлежит игроку, который контролировал создавшую его карту, когда она его создала.',
      en: 'An effect belongs to the player who controlled the creating card at the time of creation.',
    },
    enforceable: true,
  },
  'B09-416.5': {
    chapter: 'B09-416',
    title: { ru: 'Эффекты вне стека', en: 'Effects do not use the stack' },
    text: {
      ru: 'Стека эффекты не используют.',
      en: 'Effects do not use the stack.',
    },
    enforceable: true,
  },
  'B09-416.6': {
    chapter: 'B09-416',
    title: { ru: 'Эффекты — игродействия', en: 'Effects are game actions' },
    text: {
      ru: 'Эффекты тоже относятся к игродействиям.',
      en: 'Effects are game actions.',
    },
    enforceable: false,
  },
  'B09-417.1': {
    chapter: 'B09-417',
    title: { ru: 'Одноразовый эффект', en: 'One-shot effect' },
    text: {
      ru: 'Одноразовый эффект применяется один раз и не длится: нанести раны, переместить карту, уничтожить существо.',
      en: 'A one-shot effect applies once and has no duration: dealing wounds, relocating a card, destroying a creature.',
    },
    enforceable: false,
  },
  'B09-417.2': {
    chapter: 'B09-417',
    title: { ru: 'Одноразовый эффект с продолжением', en: 'One-shot effect with a later part' },
    text: {
      ru: 'Если одноразовый эффект предлагает игроку что-то сделать позже, обычно в определённый момент, карта-источник на время получает срабатывающую особенность, которая ждёт этого момента; выполнив её, карта её теряет.',
      en: 'If a one-shot effect offers a player something later in the game, usually at a set time, its source card gains for a while a triggered feature that awaits that moment, and loses it after execution.',
    },
    enforceable: true,
    see: ['B09-405.5'],
  },
  'B09-418.1': {
    chapter: 'B09-418',
    title: { ru: 'Продолжительный эффект', en: 'Continuous effect' },
    text: {
      ru: 'Продолжительный эффект влияет на игру некоторое время; какое — обычно говорит создавшая его особенность.',
      en: 'A continuous effect influences the game for a period, usually given by the feature that produced it.',
    },
    enforceable: false,
  },
  'B09-418.2': {
    chapter: 'B09-418',
    title: { ru: 'Срок по умолчанию', en: 'Default duration' },
    text: {
      ru: 'Если срок не указан, эффект длится до конца боя.',
      en: 'Without a stated duration it lasts until the end of the battle.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
