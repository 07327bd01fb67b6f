import type { Rule } from '@vigrid/kernel';

/** Sections 405–411: triggered and constant features; losing, ignoring, cancelling, blocking. */
export const triggersToBlocks = {
  'B09-405.1': {
    chapter: 'B09-405',
    title: { ru: 'Срабатывающая особенность', en: 'Triggered feature' },
    text: {
      ru: 'Срабатывающая особенность обычно начинается словами «при», «до», «после», «если», «когда» и содержит условие, задающее точку срабатывания.',
      en: 'A triggered feature usually starts with “on”, “before”, “after”, “if” or “when” and contains a condition that sets its trigger point.',
    },
    enforceable: false,
    see: ['B09-G-trigger-point', 'B09-G-trigger-condition'],
  },
  'B09-405.2': {
    chapter: 'B09-405',
    title: { ru: 'Сработала — заявляй', en: 'Must be declared' },
    text: {
      ru: 'Сработавшую особенность игрок обязан заявить, как только получит приоритет.',
      en: 'A feature that has triggered must be declared as soon as its player receives priority.',
    },
    enforceable: true,
  },
  'B09-405.3': {
    chapter: 'B09-405',
    title: { ru: '«Может» решается при выполнении', en: '“May” is decided on execution' },
    text: {
      ru: 'Слово «может» в срабатывающей особенности позволяет отказаться от её выполнения, но не от её заявки.',
      en: '“May” in a triggered feature lets the player decline to execute it, but not to declare it.',
    },
    enforceable: true,
  },
  'B09-405.4': {
    chapter: 'B09-405',
    title: { ru: 'Источник мог уйти', en: 'Source may be gone' },
    text: {
      ru: 'Заявленная срабатывающая особенность выполняется, в какой бы зоне к тому времени ни был её источник.',
      en: 'A declared triggered feature is executed whatever zone its source is in by then.',
    },
    enforceable: true,
  },
  'B09-405.5': {
    chapter: 'B09-405',
    title: { ru: 'Отложенные особенности', en: 'Delayed triggered features' },
    text: {
      ru: 'Некоторые эффекты создают отложенную срабатывающую особенность: цель эффекта получает срабатывающую особенность, которая исчезает, когда её заявили или когда её в нужный момент заявить нельзя.',
      en: 'Some effects create a delayed triggered feature: the target of the effect acquires a triggered feature that vanishes once it is declared, or when it cannot be declared at its moment.',
    },
    enforceable: true,
    see: ['B09-417.2'],
  },
  'B09-406.1': {
    chapter: 'B09-406',
    title: { ru: 'Постоянная особенность', en: 'Constant feature' },
    text: {
      ru: 'Постоянные особенности влияют на игру всё время. Есть ли у карты такая особенность, проверяют всякий раз, когда игрок получает приоритет.',
      en: 'Constant features influence the game at all times. Whether a card has one is checked each time a player receives priority.',
    },
    enforceable: true,
  },
  'B09-407.1': {
    chapter: 'B09-407',
    title: { ru: 'Приобретённые особенности', en: 'Acquired features' },
    text: {
      ru: 'Карты могут сообщать другим картам особенности и отнимать их. Особенность, полученная от другой карты, называется приобретённой.',
      en: 'Cards may give features to, or take features from, other cards. Features given by other cards are acquired.',
    },
    enforceable: true,
  },
  'B09-407.2': {
    chapter: 'B09-407',
    title: { ru: 'Получение — до конца боя', en: 'Gain lasts until the end of battle' },
    text: {
      ru: 'Если срок не назван, особенность сообщается до конца боя.',
      en: 'If no duration is stated, a given feature lasts until the end of the battle.',
    },
    enforceable: true,
  },
  'B09-407.3': {
    chapter: 'B09-407',
    title: { ru: 'Потеря — до конца боя', en: 'Loss lasts until the end of battle' },
    text: {
      ru: 'Если срок не назван, особенность отнимается до конца боя.',
      en: 'If no duration is stated, a feature is taken away until the end of the battle.',
    },
    enforceable: true,
  },
  'B09-407.4': {
    chapter: 'B09-407',
    title: { ru: '«Теряет все особенности»', en: '“Loses all features”' },
    text: {
      ru: 'Потеря всех особенностей не касается приобретённых.',
      en: 'Losing all features does not touch acquired ones.',
    },
    enforceable: true,
  },
  'B09-407.5': {
    chapter: 'B09-407',
    title: { ru: 'Потеря названной особенности', en: 'Losing a specific feature' },
    text: {
      ru: 'Если у карты отнимают одну названную особенность (обычно именную), она теряет и собственную, и приобретённую и не может получить её снова, пока потеря длится.',
      en: 'When one specific feature, usually a named one, is taken away, the card loses both its own and its acquired instances and cannot regain it while the loss lasts.',
    },
    enforceable: true,
  },
  'B09-408.1': {
    chapter: 'B09-408',
    title: { ru: 'Игнорирование', en: 'Ignoring' },
    text: {
      ru: 'Особенности карты могут быть проигнорированы. При каких условиях — говорит текст игнорирующей карты; это условия игнорирования.',
      en: 'Features of a card may be ignored; under which conditions is told by the ignoring card’s text. These are the ignore conditions.',
    },
    enforceable: false,
  },
  'B09-408.2': {
    chapter: 'B09-408',
    title: { ru: 'Что можно игнорировать', en: 'What can be ignored' },
    text: {
      ru: 'Игнорировать можно либо все неприобретённые особенности карты, либо одну отдельную, обычно именную, в том числе приобретённую.',
      en: 'Either all non-acquired features of a card can be ignored, or one particular (usually named) feature, including an acquired one.',
    },
    enforceable: false,
  },
  'B09-408.3': {
    chapter: 'B09-408',
    title: { ru: 'Как работает игнорирование', en: 'How ignoring works' },
    text: {
      ru: 'Пока условия выполнены, каждый объект стека, источник которого — игнорирующая карта, как бы дополнен словами «игнорирует особенности (такую-то особенность) цели этого объекта». Для эффектов этого объекта у цели таких особенностей нет.',
      en: 'While the ignore conditions hold, every stack object whose source is the ignoring card carries the extra text “ignores the features (that feature) of this object’s target”: its effects treat the target as lacking them.',
    },
    enforceable: true,
  },
  'B09-408.4': {
    chapter: 'B09-408',
    title: { ru: 'Игнорируемое не срабатывает', en: 'Ignored triggers do not fire' },
    text: {
      ru: 'Для срабатывающих особенностей цели эффекты игнорирующего объекта — не точка срабатывания.',
      en: 'For triggered features of the target, effects produced by the ignoring object are no trigger points.',
    },
    enforceable: true,
  },
  'B09-408.5': {
    chapter: 'B09-408',
    title: { ru: 'Играть особенности можно', en: 'Playable features remain usable' },
    text: {
      ru: 'Играемые особенности цели игнорирующего объекта играют как обычно.',
      en: 'Playable features of the target of an ignoring object can be played as usual.',
    },
    enforceable: true,
  },
  'B09-408.6': {
    chapter: 'B09-408',
    title: { ru: 'Игнорирование Схрона', en: 'Ignoring Hideout' },
    text: {
      ru: 'Карта, игнорирующая Схрон, может заявить атаку по карте со Схроном, хотя Схрон это запрещает.',
      en: 'A card that ignores Hideout may declare an attack on a card with Hideout although Hideout forbids it.',
    },
    enforceable: true,
    see: ['B09-D-hideout'],
  },
  'B09-409.1': {
    chapter: 'B09-409',
    title: { ru: 'Отмена', en: 'Cancel' },
    text: {
      ru: 'Отмена особенности или свойства убирает из стека все их объекты, включая объект оплаты, и все объекты порождённых ими особенностей.',
      en: 'Cancelling a feature or property removes from the stack all its objects, including the payment object, and all objects of features it produced.',
    },
    enforceable: true,
  },
  'B09-409.2': {
    chapter: 'B09-409',
    title: { ru: 'Нелегальное отменяется', en: 'Illegal means cancelled' },
    text: {
      ru: 'Отмена наступает, когда особенность или свойство стало нелегальным во время выполнения.',
      en: 'Cancellation happens when a feature or property becomes illegal while being executed.',
    },
    enforceable: true,
    see: ['B09-423.1'],
  },
  'B09-409.3': {
    chapter: 'B09-409',
    title: { ru: 'Отменённое не заявлялось', en: 'Cancelled counts as not declared' },
    text: {
      ru: 'Отменённые особенность или свойство считаются незаявленными; карта не закрывается и не считается их использовавшей.',
      en: 'A cancelled feature or property counts as not declared; its card does not close and does not count as having used it.',
    },
    enforceable: true,
    see: ['B09-423.1a'],
  },
  'B09-410.1': {
    chapter: 'B09-410',
    title: { ru: 'Блокирование', en: 'Block' },
    text: {
      ru: 'Блокирование убирает особенность или свойство из стека целиком, кроме объекта оплаты: заплатить всё равно придётся.',
      en: 'Blocking removes a feature or property from the stack entirely except for its payment object, so it is still paid.',
    },
    enforceable: true,
  },
  'B09-410.2': {
    chapter: 'B09-410',
    title: { ru: 'Блокирующая особенность', en: 'Blocking feature' },
    text: {
      ru: 'Заблокировать особенность или свойство можно только другой особенностью; она называется блокирующей.',
      en: 'A feature or property can be blocked only by another feature, the blocking feature.',
    },
    enforceable: false,
  },
  'B09-410.2a': {
    chapter: 'B09-410',
    title: { ru: 'Классы блокирующих особенностей', en: 'Classes of blocking features' },
    text: {
      ru: 'Блокирующая особенность бывает играемой, срабатывающей и постоянной.',
      en: 'A blocking feature may be playable, triggered or constant.',
    },
    enforceable: false,
  },
  'B09-410.3': {
    chapter: 'B09-410',
    title: { ru: 'Когда играют блок', en: 'Time for playable blocks' },
    text: {
      ru: 'Играемый блок заявляют, только пока в стеке верхним лежит объект цели той особенности, которую блокируют.',
      en: 'A playable blocking feature may be declared only while the target object of the blocked feature is on top of the stack.',
    },
    enforceable: true,
    see: ['B09-216.3', 'B09-216.9'],
  },
  'B09-410.4': {
    chapter: 'B09-410',
    title: { ru: 'Срабатывающие блоки', en: 'Triggered blocks' },
    text: {
      ru: 'Точки срабатывания срабатывающих блокирующих особенностей заданы в их текстах.',
      en: 'Trigger points of triggered blocking features are given by their texts.',
    },
    enforceable: false,
  },
  'B09-410.5': {
    chapter: 'B09-410',
    title: { ru: 'Постоянные блоки', en: 'Constant blocks' },
    text: {
      ru: 'Постоянная блокирующая особенность не даёт карте получить эффект блокируемой особенности: вместо этого она убирает ту из стека. Это эффект замещения.',
      en: 'A constant blocking feature does not let the card receive an effect of the blocked feature; it removes that feature from the stack instead. This is a replacement effect.',
    },
    enforceable: true,
    see: ['B09-419.1'],
  },
  'B09-411.1': {
    chapter: 'B09-411',
    title: { ru: 'Защита', en: 'Protection' },
    text: {
      ru: 'Защита — особый вид блокирования. Защищённая карта не получает эффектов от особенности или свойства. Особенности, сработавшие от попадания в защиту, всё же ложатся в стек и могут подействовать на другие карты, но не на защищённую.',
      en: 'Protection is a special kind of blocking. The protected card receives no effects from the feature or property. Features triggered by hitting the protection still go on the stack and may affect other cards, but never the protected one.',
    },
    enforceable: true,
  },
  'B09-411.2': {
    chapter: 'B09-411',
    title: { ru: 'Как записана защита', en: 'Form of protection' },
    text: {
      ru: 'Защита — постоянная особенность, записанная как «Защита от [текст]». Чаще всего это виды атак, именные особенности и свойства.',
      en: 'Protection is a constant feature written “Protection from [text]”; most often the text is a kind of attack, a named feature or a property.',
    },
    enforceable: false,
    see: ['B09-D-protection'],
  },
  'B09-411.3': {
    chapter: 'B09-411',
    title: { ru: 'Защита — именная особенность', en: 'Protection is named' },
    text: {
      ru: 'Защита относится к именным особенностям.',
      en: 'Protection is a named feature.',
    },
    enforceable: false,
  },
  'B09-411.4': {
    chapter: 'B09-411',
    title: { ru: 'Общая защита включает частные', en: 'General protection contains particular ones' },
    text: {
      ru: 'Защита от общего типа особенностей — это и защита от каждого частного, который в него входит.',
      en: 'Protection from a general type includes protection from every particular type in it.',
    },
    enforceable: true,
  },
  'B09-411.4a': {
    chapter: 'B09-411',
    title: { ru: 'Часть общей защиты', en: 'Ignoring or losing a part' },
    text: {
      ru: 'Если особенность игнорирует или отнимает защиту от частного типа, это действует и против карты с более общей защитой.',
      en: 'If a feature ignores or takes away protection from a particular type, this also works against a card with the more general protection.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
